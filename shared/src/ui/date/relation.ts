import { differenceInCalendarDays } from 'date-fns';
import type { Translate } from '../../i18n';
import * as messages from './messages';

/** Beyond this many days, only the date is shown. */
const NEAR_DAYS = 60;

/** A date relative to today ("in 9 days", "3 weeks ago"), or undefined beyond 60 days. */
export function relationToToday(date: Date, today: Date, t: Translate): string | undefined {
  const days = differenceInCalendarDays(date, today);
  const distance = Math.abs(days);
  if (distance > NEAR_DAYS) return undefined;
  if (days === 0) return t(messages.today);
  if (distance < 14) return t(days > 0 ? messages.inDays : messages.daysAgo, { count: distance });
  return t(days > 0 ? messages.inWeeks : messages.weeksAgo, { count: Math.round(distance / 7) });
}
