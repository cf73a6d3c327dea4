import { millisecondsInDay } from 'date-fns/constants';
import { RENEWAL_LEAD_DAYS, RENEWAL_RETRY_DAYS } from '@storefront/shared/domain';

export { RENEWAL_LEAD_DAYS as LEAD_DAYS, RENEWAL_RETRY_DAYS as RETRY_DAYS };

const later = (date: Date, days: number): Date => new Date(date.getTime() + days * millisecondsInDay);
const latest = (...dates: readonly Date[]): Date => new Date(Math.max(...dates.map((date) => date.getTime())));

/** Returns the charge date of a renewal announced `now`: `daysBefore` its expiry, but never before the lead time. */
export function firstCharge(expiry: Date, daysBefore: number, now: Date): Date {
  return latest(later(expiry, -daysBefore), earliestChargeDate(now));
}

/** Returns the earliest charge date of a price announced `now`. */
export function earliestChargeDate(now: Date): Date {
  return later(now, RENEWAL_LEAD_DAYS);
}

/** Returns the last date for an automatic renewal: the end of the grace period. */
export function lastCharge(expiry: Date, graceDays: number): Date {
  return later(expiry, graceDays);
}

/** Returns the date of the next attempt after `attempts` failed ones; null if there is none or it would be too late. */
export function nextAttempt(attempts: number, now: Date, last: Date): Date | null {
  const days = RENEWAL_RETRY_DAYS[attempts - 1];
  if (days === undefined) return null;
  const next = later(now, days);
  return next <= last ? next : null;
}
