import type { z } from 'zod/mini';
import { DEFAULT_TLD } from './constants';
import { DOTS, isAscii, labelToAscii } from './labels';
import { LONG_TLDS } from './long-tlds';

/**
 * A full domain name in canonical form: A-labels in lower case, without a trailing dot. Typed or pasted text becomes one by `toAscii`,
 * `readSearchWord`, `readNameList` or the contract.
 */
export type DomainName = string & z.core.$brand<'DomainName'>;

/** The longest label and the longest name, in octets (RFC 1035 section 2.3.4). */
export const LABEL_MAX = 63;
export const NAME_MAX = 253;
/** The longest text that can still be a name: converting text to A-labels takes time that grows with the square of its length. */
export const TYPED_MAX = 4 * NAME_MAX;

/** Splits a domain at its TLD: `shop.example.co.uk` gives `shop.example` and `co.uk`. A word without a dot has an empty `tld`. */
export function splitDomain(name: string): { sld: string; tld: string } {
  const labels = name.toLowerCase().split('.');
  if (labels.length < 2) return { sld: name.toLowerCase(), tld: '' };
  const long = labels.slice(-2).join('.');
  const size = labels.length > 2 && LONG_TLDS.has(long) ? 2 : 1;
  return { sld: labels.slice(0, -size).join('.'), tld: labels.slice(-size).join('.') };
}

/** Appends the default extension to a word without one (SE-03); an empty word stays empty. */
export function withDefaultTld(word: string): string {
  return word === '' || word.includes('.') ? word : `${word}${DEFAULT_TLD}`;
}

/**
 * Converts a domain to its ASCII form, lower case and without a trailing dot; null if it cannot be a domain name (RFC 1035 and 5891: labels
 * of 1 to 63 letters, digits and inner hyphens, 253 in all, A-labels that decode).
 */
export function toAscii(name: string): DomainName | null {
  if (name.length > TYPED_MAX) return null;
  const labels = name
    .trim()
    .normalize('NFC')
    .replace(DOTS, '.')
    .replace(/\.$/, '')
    .split('.')
    .map((label) => asciiLabel(label));
  if (labels.length < 2 || labels.includes(null)) return null;
  const ascii = labels.join('.');
  // With a numeric extension it would be an IP address, not a name (RFC 3696 section 2).
  return ascii.length <= NAME_MAX && !/^\d+$/.test(labels.at(-1) ?? '') ? (ascii as DomainName) : null;
}

function asciiLabel(label: string): string | null {
  const lower = label.toLowerCase();
  const plain = isAscii(label) && !lower.startsWith('xn--');
  if (!plain && !/^[\p{L}\p{M}\p{N}\u00b7\u200c\u200d-]+$/u.test(label)) return null;
  const ascii = plain ? lower : labelToAscii(label);
  if (ascii === null || !/^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/.test(ascii) || ascii.length > LABEL_MAX) return null;
  return /^..--/.test(ascii) && !ascii.startsWith('xn--') ? null : ascii;
}
