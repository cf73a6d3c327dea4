import { sumMinor, timesMinor, type Minor } from './money';

/** The periods over which the cost of keeping a domain is shown (PR-01). */
export const COST_YEARS = [1, 3, 5, 10] as const;

/** The yearly costs of a domain, before tax, in minor units of one currency. */
export interface YearPrices {
  readonly first: Minor;
  /** For every renewal. */
  readonly renewal: Minor;
  /**
   * `first` is an introductory or premium price, available for one year only. Otherwise every year of the first term costs `first`, as
   * registries charge a registration of several years.
   */
  readonly firstYearOnly: boolean;
}

/**
 * The cost of a first term of `years`, before tax: $25.80 for two years of a domain at $12.90, but $4.90 and one renewal if the first price
 * is introductory. The server charges this amount, and every display of a term uses it.
 * @throws RangeError when a price is not an amount or `years` not a count.
 */
export function termCost({ first, renewal, firstYearOnly }: YearPrices, years: number): Minor {
  if (!firstYearOnly || years === 0) return timesMinor(first, years);
  return sumMinor([first, timesMinor(renewal, years - 1)]);
}

/** The yearly costs of a domain, and how many years of it can be bought at once. */
export interface TermPrices extends YearPrices {
  readonly shortest: number;
  readonly longest: number;
}

/**
 * The total cost of having the domain for `years`, before tax and without add-ons (PR-01): bought at once, as the server charges it. Costs
 * at least the shortest term; years beyond the longest are renewals at today's price.
 * @throws RangeError when a price is not an amount or `years` not a count.
 */
export function costOverYears({ shortest, longest, ...prices }: TermPrices, years: number): Minor {
  const bought = Math.min(Math.max(years, shortest), longest);
  return sumMinor([termCost(prices, bought), timesMinor(prices.renewal, Math.max(0, years - bought))]);
}
