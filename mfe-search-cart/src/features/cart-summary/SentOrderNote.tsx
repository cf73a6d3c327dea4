import { useTranslate } from '@storefront/shared/i18n';
import { Banner } from '@storefront/shared/ui/feedback';
import * as messages from './messages';

/** Says why this cart cannot be checked out: an order was sent from it. Stands above the cart, as on phones the summary is far below. */
export function SentOrderNote({ isConfirmed }: { readonly isConfirmed: boolean }) {
  const t = useTranslate();
  return <Banner>{t(isConfirmed ? messages.orderSent : messages.orderUnconfirmed)}</Banner>;
}
