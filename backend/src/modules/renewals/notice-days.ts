import { millisecondsInDay } from 'date-fns/constants';
import { EXPIRY_NOTICE_DAYS } from '@storefront/shared/domain';

export { EXPIRY_NOTICE_DAYS as NOTICE_DAYS };

/** The notice after the expiry must be sent within this many days to count. */
export const LAST_DAY_AFTER = 5;

/**
 * Returns the notice that is due for an expiry now, or null. If several have become due, only the newest counts: a domain that arrives with
 * ten days left gets the 14-day notice, once.
 */
export function noticeDue(expiry: Date, now: Date): number | null {
  const daysLeft = (expiry.getTime() - now.getTime()) / millisecondsInDay;
  if (daysLeft < -LAST_DAY_AFTER) return null;
  const due = EXPIRY_NOTICE_DAYS.filter((day) => daysLeft <= day);
  const newest = due.at(-1);
  // Between the expiry and the notice after it, the one-day notice is outdated.
  return newest === undefined || (newest > 0 && daysLeft <= 0) ? null : newest;
}
