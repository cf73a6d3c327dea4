import { differenceInCalendarDays } from 'date-fns';
import type { Translate } from '../../i18n';
import * as messages from './messages';

/** Beyond this many days a date stands alone. */
const NEAR_DAYS = 60;

/** How a date lies to today in words ("in 9 days", "3 weeks ago"), or nothing beyond 60 days. */
export function relationToToday(date: Date, today: Date, t: Translate): string | undefined {
  const days = differenceInCalendarDays(date, today);
  const distance = Math.abs(days);
  if (distance > NEAR_DAYS) return undefined;
  if (days === 0) return t(messages.today);
  if (distance < 14) return t(days > 0 ? messages.inDays : messages.daysAgo, { count: distance });
  return t(days > 0 ? messages.inWeeks : messages.weeksAgo, { count: Math.round(distance / 7) });
}
