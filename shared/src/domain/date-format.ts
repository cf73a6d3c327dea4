// Separate from date arithmetic, which is in every page's first script: this module contains the formatter.
import { format } from 'date-fns';
import { isEnglish, pageLanguage } from './page-language';

/**
 * Formats a date in the local time zone: `April 29th, 2027` in English, date-fns format PPP (BC-01), and in the usual long format of other
 * languages.
 * @param language BCP 47; by default, that of the page
 */
export function formatDate(value: Date | string | number, language = pageLanguage()): string {
  const date = new Date(value);
  return isEnglish(language)
    ? format(date, 'PPP')
    : new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(date);
}

/** Formats a date and time in the local time zone: `April 29th, 2027, 13:05`. @param language BCP 47; by default, that of the page */
export function formatDateTime(value: Date | string | number, language = pageLanguage()): string {
  const date = new Date(value);
  return isEnglish(language)
    ? format(date, 'PPP, HH:mm')
    : new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(date);
}

/** Formats a date for file names, `yyyyMMdd_HHmmss`, in the local time zone (BC-01). */
export function fileDate(value: Date | string | number): string {
  return format(new Date(value), 'yyyyMMdd_HHmmss');
}
