import type { TldOffer } from '@storefront/shared/contract';
import { COST_YEARS, costOverYears, toMinor, type Minor } from '@storefront/shared/domain';

export type PriceService = 'register' | 'renew' | 'transfer' | 'restore' | 'late';

/** Returns one price of an extension in minor units. */
export const getPrice = (offer: TldOffer, service: Exclude<PriceService, 'transfer'>): Minor =>
  toMinor(offer[service], offer.currency_code);

/** Returns the price of a transfer to us in minor units; null if domains are not transferred by a code. */
export const getTransferPrice = ({ transfer, currency_code }: TldOffer): Minor | null =>
  transfer === null ? null : toMinor(transfer, currency_code);

/** Returns the total cost of the extension over 1, 3, 5 and 10 years, bought at once as far as such terms are sold (PR-01). */
export function costsOverYears(offer: TldOffer): { readonly years: number; readonly cost: Minor }[] {
  const terms = {
    first: getPrice(offer, 'register'),
    renewal: getPrice(offer, 'renew'),
    firstYearOnly: offer.first_year_only,
    shortest: offer.min_years,
    longest: offer.max_years,
  };
  return COST_YEARS.map((years) => ({ years, cost: costOverYears(terms, years) }));
}
