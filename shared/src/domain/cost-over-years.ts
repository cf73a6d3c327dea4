import { sumMinor, timesMinor, type Minor } from './money';

/** The spans over which the cost of keeping a name is told (PR-01). */
export const COST_YEARS = [1, 3, 5, 10] as const;

/** What a name costs by the year, before tax, in minor units of one currency. */
export interface YearPrices {
  readonly first: Minor;
  /** Every renewal. */
  readonly renewal: Minor;
  /**
   * `first` is an introduction or a premium: only one year can be had for it. Otherwise every year of the first term costs
   * `first`, as registries charge a registration of several years.
   */
  readonly firstYearOnly: boolean;
}

/**
 * What a first term of `years` costs at once, before tax: $25.80 for two years of a name at $12.90, but $4.90 and one renewal
 * where the first price is an introduction. The server charges by it, and everything that shows a term computes with it.
 * @throws RangeError when a price is no amount or `years` no count.
 */
export function termCost({ first, renewal, firstYearOnly }: YearPrices, years: number): Minor {
  if (!firstYearOnly || years === 0) return timesMinor(first, years);
  return sumMinor([first, timesMinor(renewal, years - 1)]);
}

/** What a name costs by the year, and how many years of it can be bought at once. */
export interface TermPrices extends YearPrices {
  readonly shortest: number;
  readonly longest: number;
}

/**
 * What having the name for `years` costs in all, before tax and without add-ons (PR-01): bought at once, as the server charges
 * it. Never less than the shortest term, which is paid whole; years beyond the longest are renewals at today's price.
 * @throws RangeError when an amount is none or `years` no count.
 */
export function costOverYears({ shortest, longest, ...prices }: TermPrices, years: number): Minor {
  const bought = Math.min(Math.max(years, shortest), longest);
  return sumMinor([termCost(prices, bought), timesMinor(prices.renewal, Math.max(0, years - bought))]);
}
