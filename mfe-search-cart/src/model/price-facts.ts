import type { TldOffer } from '@storefront/shared/contract';
import { COST_YEARS, costOverYears, toMinor, type Minor } from '@storefront/shared/domain';

export type PriceService = 'register' | 'renew' | 'transfer' | 'restore' | 'late';

/** One price of an extension in minor units. */
export const getPrice = (offer: TldOffer, service: Exclude<PriceService, 'transfer'>): Minor =>
  toMinor(offer[service], offer.currency_code);

/** What bringing a name in costs, in minor units; null where names do not move by a code. */
export const getTransferPrice = ({ transfer, currency_code }: TldOffer): Minor | null =>
  transfer === null ? null : toMinor(transfer, currency_code);

/** The total cost of the extension over 1, 3, 5 and 10 years, bought at once as far as it is sold for that long (PR-01). */
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
