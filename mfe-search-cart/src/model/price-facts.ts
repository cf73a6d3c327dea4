import type { TldOffer } from '@storefront/shared/contract';
import {
  COST_YEARS,
  costOverYears,
  formatMoney,
  termCost,
  toMinor,
  type FirstTerm,
  type Minor,
} from '@storefront/shared/domain';

export type PriceService = 'register' | 'renew' | 'transfer' | 'restore' | 'late';

/** What stands where a price would, for extensions whose names are handed from tag to tag (.uk). */
export const BY_TAG = 'By tag change';

/** One price of an extension in minor units. */
export const priceOf = (offer: TldOffer, service: Exclude<PriceService, 'transfer'>): Minor =>
  toMinor(offer[service], offer.currency_code);

/** What bringing a name in costs, in minor units; null where names do not move by a code. */
export const transferPriceOf = ({ transfer, currency_code }: TldOffer): Minor | null =>
  transfer === null ? null : toMinor(transfer, currency_code);

/** The shortest term that the extension is sold for. */
export function firstTermOf(offer: TldOffer): FirstTerm {
  const [first, renewal] = [priceOf(offer, 'register'), priceOf(offer, 'renew')];
  const period = Math.max(1, offer.min_years);
  return {
    period,
    cost: termCost({ first, renewal, firstYearOnly: offer.first_year_only }, period),
    renewal_price: renewal,
  };
}

/** What the extension costs over 1, 3, 5 and 10 years in all, with today's renewal price (PR-01). */
export function costsOverYears(offer: TldOffer): { readonly years: number; readonly cost: Minor }[] {
  const term = firstTermOf(offer);
  return COST_YEARS.map((years) => ({ years, cost: costOverYears(term, years) }));
}

/** `1 year`, `10 years` */
export const inYears = (years: number): string => (years === 1 ? '1 year' : `${years} years`);

/** For how long the extension is sold, and what each year of a longer first term costs. */
export function termInWords(offer: TldOffer): string {
  const { min_years: least, max_years: most, currency_code: currency } = offer;
  if (least === most) return `Sold for ${inYears(least)} at a time.`;
  const sold = `Sold for ${least} to ${inYears(most)} at once.`;
  const [first, renewal] = [priceOf(offer, 'register'), priceOf(offer, 'renew')];
  if (first === renewal) return sold;
  return offer.first_year_only
    ? `${sold} The first price is for the first year only; every further year costs ${formatMoney(renewal, currency)}.`
    : `${sold} Every year that you take at once costs ${formatMoney(first, currency)}; renewals cost ${formatMoney(renewal, currency)}.`;
}

const inDays = (days: number): string => (days === 1 ? '1 day' : `${days} days`);

/** What can be done after the name has expired, for how long, and what it costs then (LG-02). */
export function afterExpiryInWords(offer: TldOffer): string {
  const { grace_days: grace, redemption_days: redemption, currency_code: currency } = offer;
  const late = priceOf(offer, 'late');
  const price = late > 0 ? `with a late fee of ${formatMoney(late, currency)}` : 'at the usual price';
  const renew =
    grace > 0 ? `After expiry it can be renewed ${price} for ${inDays(grace)}` : 'It cannot be renewed after expiry';
  return redemption > 0
    ? `${renew}; for ${inDays(redemption)} ${grace > 0 ? 'more ' : ''}it can only be restored.`
    : `${renew}; then anybody can register it.`;
}
