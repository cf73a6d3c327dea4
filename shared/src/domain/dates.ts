import { millisecondsInDay } from 'date-fns/constants';

/** Adds whole years to an expiry at the same UTC time, as registries count: 29 February becomes 28 February in other years. */
export function addYears(instant: Date | string, years: number): Date {
  const from = new Date(instant);
  const to = new Date(from);
  to.setUTCFullYear(from.getUTCFullYear() + years);
  if (to.getUTCMonth() !== from.getUTCMonth()) to.setUTCDate(0);
  return to;
}

/**
 * Returns the whole days of 24 hours until an instant, never negative. Not calendar days, so that the result is the same in every time zone
 * and on both sides of midnight.
 */
export function daysLeft(expiry: Date | string, now: Date): number {
  return Math.max(0, Math.floor((new Date(expiry).getTime() - now.getTime()) / millisecondsInDay));
}
