import type { SearchResult } from '@storefront/shared/contract';
import { ADD_ONS, toMinor } from '@storefront/shared/domain';
import { NameCosts } from '../../../components/NameCosts';
import { useOfferTax } from '../api/use-offer-tax';
import { offerPrice } from '../../../model/offer-state';

/** What a name costs beside its first term, on demand: over the years, to bring in, to get back, tax and extras (PR-01, SE-07). */
export function OfferDetails({ result }: { result: SearchResult }) {
  const price = offerPrice(result);
  const tax = useOfferTax(result);
  if (!price) return null;
  const { currency, years } = price;
  const { transfer_by_tag, transfer_price, restore_price } = result;
  return (
    <NameCosts
      term={{ cost: price.first, period: years, renewal_price: price.renewal }}
      currency={currency}
      transfer={
        transfer_by_tag ? 'by-tag' : transfer_price === undefined ? undefined : toMinor(transfer_price, currency)
      }
      restore={restore_price === undefined ? undefined : toMinor(restore_price, currency)}
      tax={tax}
      taxed={`the first ${years === 1 ? 'year' : `${years} years`}`}
      addOns={addOnWords(result)}
    />
  );
}

function addOnWords({ privacy_allowed, tld }: SearchResult): string {
  const { label } = ADD_ONS.contact_privacy;
  return privacy_allowed
    ? `${label} and forwarding can be added in the cart.`
    : `Forwarding can be added in the cart; ${label} is not offered for .${tld} names.`;
}
