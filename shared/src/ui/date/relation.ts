import { differenceInCalendarDays } from 'date-fns';

/** Beyond this many days a date stands alone. */
const NEAR_DAYS = 60;

/** How a date lies to today in words ("in 9 days", "3 weeks ago"), or nothing beyond 60 days. */
export function relationToToday(date: Date, today: Date): string | undefined {
  const days = differenceInCalendarDays(date, today);
  const distance = Math.abs(days);
  if (distance > NEAR_DAYS) return undefined;
  if (days === 0) return 'today';
  const [count, unit] = distance < 14 ? [distance, 'day'] : [Math.round(distance / 7), 'week'];
  const words = `${count} ${unit}${count === 1 ? '' : 's'}`;
  return days > 0 ? `in ${words}` : `${words} ago`;
}
