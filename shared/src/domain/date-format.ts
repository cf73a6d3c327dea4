// Separate from date arithmetic, which is in every page's first script: this module contains the formatter. It is written by hand, because
// that of date-fns adds 6 KB, with every format and the words of its locale, to each remote and to the host.
import { isEnglish, pageLanguage } from './page-language';

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

const twoDigits = (value: number): string => String(value).padStart(2, '0');

function ordinal(day: number): string {
  const isTeen = day > 10 && day < 20;
  return `${day}${(!isTeen && ['th', 'st', 'nd', 'rd'][day % 10]) || 'th'}`;
}

/** @throws RangeError if the text is not a date, as the formatters of other languages do */
function readDate(value: Date | string | number): Date {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) throw new RangeError(`Not a date: ${String(value)}`);
  return date;
}

const englishDate = (date: Date): string =>
  `${MONTHS[date.getMonth()] ?? ''} ${ordinal(date.getDate())}, ${date.getFullYear()}`;

/**
 * Formats a date in the local time zone: `April 29th, 2027` in English, date-fns format PPP (BC-01), and in the usual long format of other
 * languages.
 * @param language BCP 47; by default, that of the page
 */
export function formatDate(value: Date | string | number, language = pageLanguage()): string {
  const date = readDate(value);
  return isEnglish(language)
    ? englishDate(date)
    : new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(date);
}

/** Formats a date and time in the local time zone: `April 29th, 2027, 13:05`. @param language BCP 47; by default, that of the page */
export function formatDateTime(value: Date | string | number, language = pageLanguage()): string {
  const date = readDate(value);
  return isEnglish(language)
    ? `${englishDate(date)}, ${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`
    : new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(date);
}

/** Formats a date for file names, `yyyyMMdd_HHmmss`, in the local time zone (BC-01). */
export function fileDate(value: Date | string | number): string {
  const date = readDate(value);
  const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(twoDigits).join('');
  return `${day}_${[date.getHours(), date.getMinutes(), date.getSeconds()].map(twoDigits).join('')}`;
}
