import { useTranslate } from '@storefront/shared/i18n';
import { PageLink, paths } from '@storefront/shared/routing';
import { Button, ButtonLink } from '@storefront/shared/ui/button';
import * as messages from './messages';

interface CheckOutProps {
  /** Why checkout is not possible now, shown by the button. */
  readonly block: string | undefined;
  /** The path to the order that was sent from this cart, which is followed instead. */
  readonly order: string | undefined;
  readonly wide?: boolean;
  /** Called when the customer continues to checkout. */
  readonly onCheckOut: () => void;
}

/** Link to the first step of checkout. A guest signs in there and returns with the cart. */
export function CheckOut({ block, order, wide, onCheckOut }: CheckOutProps) {
  const t = useTranslate();
  if (order !== undefined) {
    return (
      <ButtonLink as={PageLink} size="lg" variant="filled" wide={wide} to={order}>
        {t(messages.seeOrder)}
      </ButtonLink>
    );
  }
  if (block !== undefined) {
    return (
      <Button size="lg" variant="filled" wide={wide} disabledReason={block}>
        {t(messages.checkOut)}
      </Button>
    );
  }
  return (
    <ButtonLink as={PageLink} size="lg" variant="filled" wide={wide} to={paths.registrant()} onClick={onCheckOut}>
      {t(messages.checkOut)}
    </ButtonLink>
  );
}
