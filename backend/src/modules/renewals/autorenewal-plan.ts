import { millisecondsInDay } from 'date-fns/constants';
import { RENEWAL_LEAD_DAYS, RENEWAL_RETRY_DAYS } from '@storefront/shared/domain';

export { RENEWAL_LEAD_DAYS as LEAD_DAYS, RENEWAL_RETRY_DAYS as RETRY_DAYS };

const later = (date: Date, days: number): Date => new Date(date.getTime() + days * millisecondsInDay);
const latest = (...dates: readonly Date[]): Date => new Date(Math.max(...dates.map((date) => date.getTime())));

/** When a name is charged for whose price is told `now`: so many days before its expiry, never sooner than the lead. */
export function firstCharge(expiry: Date, daysBefore: number, now: Date): Date {
  return latest(later(expiry, -daysBefore), leadFrom(now));
}

/** The earliest charge of a price that is told `now`. */
export function leadFrom(now: Date): Date {
  return later(now, RENEWAL_LEAD_DAYS);
}

/** Until when a renewal costs the usual price; nothing is renewed by itself after that. */
export function lastCharge(expiry: Date, graceDays: number): Date {
  return later(expiry, graceDays);
}

/** When the attempt after the `attempts`-th is made, which failed `now`; null when there is none, or it would come too late. */
export function nextAttempt(attempts: number, now: Date, last: Date): Date | null {
  const days = RENEWAL_RETRY_DAYS[attempts - 1];
  if (days === undefined) return null;
  const next = later(now, days);
  return next <= last ? next : null;
}
