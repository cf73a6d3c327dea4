import { millisecondsInDay } from 'date-fns/constants';
import { addYears } from './dates';
import { assertMinor, sumMinor, timesMinor, type Minor } from './money';

export interface PartOfTerm {
  /** For one year, before tax. */
  readonly yearly: Minor;
  readonly from: Date;
  /** The expiry of the domain, at which every year of its term ends. */
  readonly until: Date;
  /** The minimum charge, such as the smallest amount that a card can be charged. */
  readonly least: Minor;
}

/**
 * Computes the price of an add-on from now until the expiry of its domain, before tax. Whole years, counted back from the expiry, cost the
 * yearly price. In the current year, each remaining day, including a started one, costs its share of that year's 365 or 366 days; the sum
 * is rounded half up, once. The price is at least `least`, at most the full price of the years involved, and 0 if the add-on is free
 * (DM-09).
 * @throws RangeError when `from` is not before `until`, or an amount is invalid.
 */
export function proratedCost({ yearly, from, until, least }: PartOfTerm): Minor {
  if (!(from < until)) throw new RangeError('Nothing is left of the term');
  let whole = 0;
  while (addYears(until, -(whole + 1)) >= from) whole += 1;
  const [start, end] = [addYears(until, -(whole + 1)), addYears(until, -whole)];
  const days = Math.round((end.getTime() - start.getTime()) / millisecondsInDay);
  const left = Math.ceil((end.getTime() - from.getTime()) / millisecondsInDay);
  const share = assertMinor(Math.floor((2 * timesMinor(yearly, left) + days) / (2 * days)));
  const cost = sumMinor([timesMinor(yearly, whole), share]);
  return assertMinor(Math.min(Math.max(cost, least), timesMinor(yearly, whole + (left > 0 ? 1 : 0))));
}
