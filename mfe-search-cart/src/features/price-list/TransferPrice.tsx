import type { TldOffer } from '@storefront/shared/contract';
import { Money } from '@storefront/shared/ui/price';
import { BY_TAG, transferPriceOf } from '../../model/price-facts';

/** What bringing a name with this extension in costs, or that it does not move by a code. */
export function TransferPrice({ offer }: { readonly offer: TldOffer }) {
  const minor = transferPriceOf(offer);
  return minor === null ? <>{BY_TAG}</> : <Money minor={minor} currency={offer.currency_code} />;
}
