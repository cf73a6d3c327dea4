import type { TldOffer } from '@storefront/shared/contract';
import { COST_YEARS, costOverYears, termCost, toMinor, type FirstTerm, type Minor } from '@storefront/shared/domain';

export type PriceService = 'register' | 'renew' | 'transfer' | 'restore' | 'late';

/** One price of an extension in minor units. */
export const getPrice = (offer: TldOffer, service: Exclude<PriceService, 'transfer'>): Minor =>
  toMinor(offer[service], offer.currency_code);

/** What bringing a name in costs, in minor units; null where names do not move by a code. */
export const getTransferPrice = ({ transfer, currency_code }: TldOffer): Minor | null =>
  transfer === null ? null : toMinor(transfer, currency_code);

/** The shortest term that the extension is sold for. */
export function getFirstTerm(offer: TldOffer): FirstTerm {
  const [first, renewal] = [getPrice(offer, 'register'), getPrice(offer, 'renew')];
  const period = Math.max(1, offer.min_years);
  return {
    period,
    cost: termCost({ first, renewal, firstYearOnly: offer.first_year_only }, period),
    renewal_price: renewal,
  };
}

/** What the extension costs over 1, 3, 5 and 10 years in all, with today's renewal price (PR-01). */
export function costsOverYears(offer: TldOffer): { readonly years: number; readonly cost: Minor }[] {
  const term = getFirstTerm(offer);
  return COST_YEARS.map((years) => ({ years, cost: costOverYears(term, years) }));
}
