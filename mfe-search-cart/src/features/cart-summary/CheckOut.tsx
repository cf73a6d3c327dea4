import { useTranslate } from '@storefront/shared/i18n';
import { PageLink, paths } from '@storefront/shared/routing';
import { Button, ButtonLink } from '@storefront/shared/ui/button';
import * as messages from './messages';

interface CheckOutProps {
  /** Why checkout is not possible now; the button stays and says so. */
  readonly block: string | undefined;
  readonly wide?: boolean;
  /** On the way to checkout. */
  readonly onCheckOut: () => void;
}

/** The link to the first step of checkout. A guest is asked to sign in there and returns with the cart. */
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
