import type { CartItem } from './cart-item';
import { RENEWAL_YEARS_MAX } from './constants';
import { addYears } from './dates';

/**
 * Returns the most years for which a domain can be renewed now: a registration may not extend beyond 10 years from today, including the
 * remaining years (CT-09). 0 if not even one more year is possible.
 */
export function maxRenewalYears(expiry: Date | string, now: Date): number {
  const limit = addYears(now, RENEWAL_YEARS_MAX).getTime();
  for (let years = RENEWAL_YEARS_MAX; years > 0; years -= 1) {
    if (addYears(expiry, years).getTime() <= limit) return years;
  }
  return 0;
}

/** Returns how many years a line adds; some registries transfer a domain without adding one. */
export const getAddedYears = ({
  type,
  period,
  years_added,
}: Pick<CartItem, 'type' | 'period' | 'years_added'>): number =>
  type === 'transfer' ? (years_added ?? period) : period;

/**
 * Lists the years that can be chosen for a line, ascending: those that its registry offers, between 1 and 10 and at most `max_year`
 * (CT-09). Nothing can be chosen for a transfer or an add-ons-only line.
 */
export function getPeriods(
  item: Pick<CartItem, 'type' | 'tld_registration_years' | 'renewalPeriods' | 'max_year'> &
    Partial<Pick<CartItem, 'period'>>,
): number[] {
  if (item.type === 'transfer') return [1];
  if (item.period === 0) return [0];
  const offered = item.type === 'new' ? item.tld_registration_years : item.renewalPeriods;
  const most = Math.min(item.max_year ?? RENEWAL_YEARS_MAX, RENEWAL_YEARS_MAX);
  const years = offered ?? Array.from({ length: RENEWAL_YEARS_MAX }, (_, index) => index + 1);
  return [...new Set(years)]
    .filter((year) => Number.isInteger(year) && year >= 1 && year <= most)
    .sort((a, b) => a - b);
}

/** Returns the possible period closest to the requested one. */
export function nearestPeriod(item: Parameters<typeof getPeriods>[0], years: number): number {
  const periods = getPeriods(item);
  return periods.reduce(
    (best, period) => (Math.abs(period - years) < Math.abs(best - years) ? period : best),
    periods[0] ?? 1,
  );
}
