import { labelToAscii } from './labels';
import { pageLanguage } from './page-language';
import { decodePunycode } from './punycode';

/** Converts a domain to its own script, for display. A label that is not a valid A-label stays unchanged. Never throws. */
export function toUnicode(name: string): string {
  return name
    .split('.')
    .map((label) => {
      const lower = label.toLowerCase();
      if (!lower.startsWith('xn--')) return label;
      const decoded = decodePunycode(lower.slice(4));
      return decoded !== null && labelToAscii(decoded) === lower ? decoded : label;
    })
    .join('.');
}

/**
 * Formats a TLD for text, `.com`. On a right-to-left page it is isolated; otherwise its dot would move to the other end.
 * @param language BCP 47; by default, that of the page
 */
export const dottedTld = (tld: string, language = pageLanguage()): string =>
  language.startsWith('ar') ? `\u2066.${toUnicode(tld)}\u2069` : `.${toUnicode(tld)}`;
