import type { TldOffer } from '@storefront/shared/contract';
import { useTranslate } from '@storefront/shared/i18n';
import { Money } from '@storefront/shared/ui/price';
import { getTransferPrice } from '../../../model/price-facts';
import * as messages from '../messages';

/** The price of a transfer under an extension, or that its domains are not transferred by a code. */
export function TransferPrice({ offer }: { readonly offer: TldOffer }) {
  const t = useTranslate();
  const minor = getTransferPrice(offer);
  return minor === null ? t(messages.byTag) : <Money minor={minor} currency={offer.currency_code} />;
}
