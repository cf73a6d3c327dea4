import { pageLanguage } from './page-language';

/**
 * The times that the product keeps to and that screens, emails, help and terms speak of. Code and words both read them here, so
 * that neither can change without the other.
 */

const HOUR = 60 * 60;

/** Purposes of links in emails, and for how many seconds each works. */
export const LINK_SECONDS = {
  verify_email: 24 * HOUR,
  reset_password: HOUR,
  change_email: 24 * HOUR,
  restore_email: 24 * HOUR,
  begin_factor_removal: 24 * HOUR,
} as const;

/**
 * Days before the expiry (after it: negative) on which the holder is written to (LG-02). ICANN's ERRP (section 2.1) asks for about 30
 * and about 7 before, and one within 5 days after.
 */
export const EXPIRY_NOTICE_DAYS = [60, 30, 14, 7, 3, 1, -3] as const;

/** Days that lie at least between the email that tells the price of an automatic renewal and its charge (LG-04). */
export const RENEWAL_LEAD_DAYS = 5;

/** Days after a failed automatic renewal on which the next is tried. */
export const RENEWAL_RETRY_DAYS = [3, 7] as const;

/** Hours for which a draft of the registrant form stays in the browser (RG-08). */
export const DRAFT_HOURS = 24;

/**
 * A time in words: "30 minutes", "1 hour", "24 hours", and days from two of them on.
 * @param seconds a whole number of minutes
 * @param language BCP 47; on a page, that of the page
 */
export function formatDuration(seconds: number, language = pageLanguage()): string {
  const counted = (count: number, unit: 'minute' | 'hour' | 'day'): string =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  if (seconds % HOUR !== 0) return counted(seconds / 60, 'minute');
  const hours = seconds / HOUR;
  return hours >= 48 && hours % 24 === 0 ? counted(hours / 24, 'day') : counted(hours, 'hour');
}
