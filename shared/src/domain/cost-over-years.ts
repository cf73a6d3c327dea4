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

/** The first term of a name and what follows it. A cart line is one. */
export interface FirstTerm {
  /** The whole term, before tax. */
  readonly cost: Minor;
  /** Years. */
  readonly period: number;
  /** Each year after the term. */
  readonly renewal_price: Minor;
}

/**
 * What having the name for `years` costs in all, before tax and without add-ons, if renewals keep today's price: the first term
 * as chosen, then a renewal for each further year (PR-01). Never less than the first term, which is paid whole.
 * @throws RangeError when an amount is none or `years` no count.
 */
export function costOverYears({ cost, period, renewal_price }: FirstTerm, years: number): Minor {
  return sumMinor([cost, timesMinor(renewal_price, Math.max(0, years - period))]);
}
