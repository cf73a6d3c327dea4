import { pageLanguage } from './page-language';

/**
 * Times that the product guarantees and that screens, emails, help and terms state. Code and texts both use these constants, so that they
 * cannot diverge.
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
 * Days before the expiry (negative: after it) on which the customer gets a notice (LG-02). ICANN's ERRP (section 2.1) requires about 30
 * and about 7 before, and one within 5 days after.
 */
export const EXPIRY_NOTICE_DAYS = [60, 30, 14, 7, 3, 1, -3] as const;

/** The minimum number of days between the email that announces the price of an automatic renewal and its charge (LG-04). */
export const RENEWAL_LEAD_DAYS = 5;

/** Days after which a failed automatic renewal is retried, each counted from the attempt before it. */
export const RENEWAL_RETRY_DAYS = [3, 7] as const;

/** Days for which the record of an email is kept, and the text of one about an order or a domain. */
export const EMAIL_RECORD_DAYS = 90;

/** Days for which an address from which the owner of an account has signed in is recognised. */
export const KNOWN_ADDRESS_DAYS = 90;

/** Hours for which a draft of the registrant form stays in the browser (RG-08). */
export const DRAFT_HOURS = 24;

/**
 * Formats a duration: "30 minutes", "1 hour", "24 hours", and in days from two days on.
 * @param seconds a whole number of minutes
 * @param language BCP 47; by default, that of the page
 */
export function formatDuration(seconds: number, language = pageLanguage()): string {
  const counted = (count: number, unit: 'minute' | 'hour' | 'day'): string =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  if (seconds % HOUR !== 0) return counted(seconds / 60, 'minute');
  const hours = seconds / HOUR;
  return hours >= 48 && hours % 24 === 0 ? counted(hours / 24, 'day') : counted(hours, 'hour');
}
