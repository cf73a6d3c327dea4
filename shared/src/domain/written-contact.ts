import type { Contact } from '../contract/contact';
import { pageLanguage } from './page-language';

type Person = Pick<Contact, 'first_name' | 'last_name'>;
type PostalAddress = Pick<Contact, 'address1' | 'address2' | 'city' | 'state' | 'postal_code'>;

/** Whether the family name comes first in forms and addresses. @param language BCP 47; on a page, that of the page */
export const isFamilyNameFirst = (language = pageLanguage()): boolean => /^ja\b/.test(language);

/** A person's full name, in the order of the language. */
export const formatPersonName = ({ first_name, last_name }: Person, language = pageLanguage()): string =>
  (isFamilyNameFirst(language) ? [last_name, first_name] : [first_name, last_name]).join(' ').trim();

/**
 * Whether address fields and lines go from the largest unit to the smallest, as for Japanese readers with an address in Japan.
 * @param country ISO 3166-1 alpha-2
 */
export const isLargestFirst = (country: string, language = pageLanguage()): boolean =>
  country === 'JP' && isFamilyNameFirst(language);

/**
 * An address as it is written on a letter, without its country; parts may be empty. For Japanese readers an address in Japan goes from
 * large to small, with its postal code marked; addresses elsewhere keep the order of their own postal service.
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

/** The parts of an address in one line, with what stands between them in its language, and in its country. */
export function joinAddress(parts: readonly string[], language = pageLanguage(), country = ''): string {
  if (isLargestFirst(country, language)) return parts.join(' ');
  return parts.join(/^ar\b/.test(language) ? '، ' : isFamilyNameFirst(language) ? '、' : ', ');
}
