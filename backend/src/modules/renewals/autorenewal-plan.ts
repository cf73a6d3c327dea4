import { millisecondsInDay } from 'date-fns/constants';
import { RENEWAL_LEAD_DAYS, RENEWAL_RETRY_DAYS } from '@storefront/shared/domain';

export { RENEWAL_LEAD_DAYS as LEAD_DAYS, RENEWAL_RETRY_DAYS as RETRY_DAYS };

const later = (date: Date, days: number): Date => new Date(date.getTime() + days * millisecondsInDay);
const latest = (...dates: readonly Date[]): Date => new Date(Math.max(...dates.map((date) => date.getTime())));

/** When a domain is charged whose price is announced `now`: a fixed number of days before its expiry, never sooner than the lead time. */
export function firstCharge(expiry: Date, daysBefore: number, now: Date): Date {
  return latest(later(expiry, -daysBefore), leadFrom(now));
}

/** The earliest charge of a price that is announced `now`. */
export function leadFrom(now: Date): Date {
  return later(now, RENEWAL_LEAD_DAYS);
}

/** Until when a renewal costs the usual price; nothing renews automatically after that. */
export function lastCharge(expiry: Date, graceDays: number): Date {
  return later(expiry, graceDays);
}

/** When the next attempt is made after attempt number `attempts` failed `now`; null when there is none, or it would be too late. */
export function nextAttempt(attempts: number, now: Date, last: Date): Date | null {
  const days = RENEWAL_RETRY_DAYS[attempts - 1];
  if (days === undefined) return null;
  const next = later(now, days);
  return next <= last ? next : null;
}
