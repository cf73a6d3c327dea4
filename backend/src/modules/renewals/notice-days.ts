import { millisecondsInDay } from 'date-fns/constants';
import { EXPIRY_NOTICE_DAYS } from '@storefront/shared/domain';

export { EXPIRY_NOTICE_DAYS as NOTICE_DAYS };

/** The notice after the expiry has to be out within this many days; later it would come too late to count. */
export const LAST_DAY_AFTER = 5;

/**
 * The notice that a name is due at this moment; null where none is. Of several that have come due meanwhile only the newest
 * counts: a name that came here with ten days left gets the one of 14 days, once.
 */
export function noticeDue(expiry: Date, now: Date): number | null {
  const daysLeft = (expiry.getTime() - now.getTime()) / millisecondsInDay;
  if (daysLeft < -LAST_DAY_AFTER) return null;
  const due = EXPIRY_NOTICE_DAYS.filter((day) => daysLeft <= day);
  const newest = due.at(-1);
  // Between the expiry and the notice after it, the one of the day before is old news.
  return newest === undefined || (newest > 0 && daysLeft <= 0) ? null : newest;
}
