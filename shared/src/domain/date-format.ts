// Apart from the arithmetic of dates, which every page has in its first script: this half carries the formatter.
import { format } from 'date-fns';

/** A date in words, date-fns format PPP, in the person's zone: `April 29th, 2027` (BC-01). */
export function formatDate(value: Date | string | number): string {
  return format(new Date(value), 'PPP');
}

/** A date for file names, `yyyyMMdd_HHmmss`, in the person's time zone (BC-01). */
export function fileDate(value: Date | string | number): string {
  return format(new Date(value), 'yyyyMMdd_HHmmss');
}
