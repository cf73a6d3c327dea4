import type { Contact } from '../contract/contact';
import { getDirection } from '../contract/languages';
import { pageLanguage } from './page-language';

type Person = Pick<Contact, 'first_name' | 'last_name'>;
type PostalAddress = Pick<Contact, 'address1' | 'address2' | 'city' | 'state' | 'postal_code'>;

/** Whether the family name comes first in forms and addresses. @param language BCP 47; by default, that of the page */
export const isFamilyNameFirst = (language = pageLanguage()): boolean => /^ja\b/.test(language);

/** Formats a person's full name, in the order of the language. */
export const formatPersonName = ({ first_name, last_name }: Person, language = pageLanguage()): string =>
  (isFamilyNameFirst(language) ? [last_name, first_name] : [first_name, last_name]).join(' ').trim();

/**
 * Whether address fields and lines go from the largest unit to the smallest: for an address in Japan on a Japanese page.
 * @param country ISO 3166-1 alpha-2
 */
export const isLargestFirst = (country: string, language = pageLanguage()): boolean =>
  country === 'JP' && isFamilyNameFirst(language);

/**
 * Formats an address as on a letter, without its country; parts may be empty. On a Japanese page, an address in Japan goes from the largest
 * unit to the smallest, with its postal code marked; addresses elsewhere keep the order of their own postal service.
 * @param country ISO 3166-1 alpha-2
 */
export function formatAddressLines(address: PostalAddress, country: string, language = pageLanguage()): string[] {
  const { address1, address2, city, state, postal_code } = address;
  const inOneLine = (parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(' ');
  const lines = isLargestFirst(country, language)
    ? [postal_code && `〒${postal_code}`, inOneLine([state, city]), address1, address2]
    : [address1, address2, inOneLine([postal_code, city]), state];
  return lines.filter((line): line is string => line !== undefined && line !== '');
}

/** Joins the parts of an address in one line, with the separator of the language and country. */
export function joinAddress(parts: readonly string[], language = pageLanguage(), country = ''): string {
  if (isLargestFirst(country, language)) return parts.join(' ');
  return parts.join(/^ar\b/.test(language) ? '، ' : isFamilyNameFirst(language) ? '、' : ', ');
}

/**
 * Formats a phone number of the registries' format for text: `+47.22000000` as `+47 22000000`. On a right-to-left page it is isolated;
 * otherwise its plus sign would move to the other end.
 * @param language BCP 47; by default, that of the page
 */
export function writtenPhone(phone: string, language = pageLanguage()): string {
  const text = phone.replace('.', '\u00a0').replace('x', '\u00a0x');
  return getDirection(language) === 'rtl' ? `\u2066${text}\u2069` : text;
}
