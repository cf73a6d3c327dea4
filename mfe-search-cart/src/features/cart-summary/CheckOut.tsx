import { useTranslate } from '@storefront/shared/i18n';
import { PageLink, paths } from '@storefront/shared/routing';
import { Button, ButtonLink } from '@storefront/shared/ui/button';
import * as messages from './messages';

interface CheckOutProps {
  /** Why checkout is not possible now, shown by the button. */
  readonly block: string | undefined;
  readonly wide?: boolean;
  /** Called when the customer continues to checkout. */
  readonly onCheckOut: () => void;
}

/** Link to the first step of checkout. A guest signs in there and returns with the cart. */
export function CheckOut({ block, wide, onCheckOut }: CheckOutProps) {
  const t = useTranslate();
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
