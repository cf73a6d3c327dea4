import { millisecondsInDay } from 'date-fns/constants';
import { EXPIRY_NOTICE_DAYS } from '@storefront/shared/domain';
import { addDays } from '../../core/days';

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

/** A notice not sent yet: its day before the expiry (negative after it), and whether it is due now. */
interface NextNotice {
  readonly day: number;
  readonly isDue: boolean;
}

/**
 * Returns the notice of a domain that is due now or within a day. Notices due within a day join the email of those due now, so that a
 * customer gets at most one email a day for each kind of notice. @param lastSent day of the last notice sent for this expiry
 */
export function nextNotice(expiry: Date, lastSent: number | null, now: Date): NextNotice | null {
  const isOpen = (day: number | null): day is number => day !== null && (lastSent === null || lastSent > day);
  const due = noticeDue(expiry, now);
  if (isOpen(due)) return { day: due, isDue: true };
  const soon = noticeDue(expiry, addDays(now, 1));
  return isOpen(soon) ? { day: soon, isDue: false } : null;
}
