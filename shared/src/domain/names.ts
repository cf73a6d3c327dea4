import type { z } from 'zod/mini';
import { decodePunycode } from './punycode';
import { DEFAULT_TLD } from './constants';
import { pageLanguage } from './page-language';

/**
 * A full name in its canonical form: A-labels in lower case, without a trailing dot. What is typed, pasted or in an address is none before
 * it was read, by `toAscii`, `readSearchWord`, `readNameList` or the contract.
 */
export type DomainName = string & z.core.$brand<'DomainName'>;

/**
 * Extensions of more than one label that are sold or asked for; every other name ends at its last dot. The registrar, which
 * knows the whole public suffix list, has the last word.
 */
const LONG_TLDS: ReadonlySet<string> = new Set(
  (
    'co.uk org.uk me.uk ltd.uk plc.uk net.uk com.au net.au org.au asn.au id.au co.nz net.nz org.nz co.za com.br net.br com.mx ' +
    'co.in net.in org.in firm.in gen.in ind.in co.jp com.sg com.hk com.tw com.cn com.tr com.pl com.ar com.co net.co nom.co co.il ' +
    'co.kr com.es nom.es org.es com.fr com.pt com.ua com.ph com.my co.th co.id uk.com us.com eu.com de.com'
  ).split(' '),
);

/** The longest label and the longest name, in octets (RFC 1035 section 2.3.4). */
export const LABEL_MAX = 63;
export const NAME_MAX = 253;

/**
 * Splits a full name where its TLD begins: `shop.example.co.uk` gives `shop.example` and `co.uk`. A word without a dot has an
 * empty `tld`.
 */
export function splitDomain(name: string): { sld: string; tld: string } {
  const labels = name.toLowerCase().split('.');
  if (labels.length < 2) return { sld: name.toLowerCase(), tld: '' };
  const long = labels.slice(-2).join('.');
  const size = labels.length > 2 && LONG_TLDS.has(long) ? 2 : 1;
  return { sld: labels.slice(0, -size).join('.'), tld: labels.slice(-size).join('.') };
}

/** Full stops of other scripts that IDNA reads as dots (UTS 46 section 4). */
const DOTS = /[\u3002\uff0e\uff61]/g;

const isAscii = (text: string): boolean => /^[\x00-\x7f]*$/.test(text);

/**
 * One label as an A-label, by the URL parser's UTS 46 processing, which browsers and Node share; null where it refuses. The
 * extension keeps the parser from reading a number as an IPv4 address.
 */
function labelToAscii(label: string): string | null {
  try {
    const host = new URL(`http://${label}.invalid`).hostname;
    return host.endsWith('.invalid') && host.split('.').length === 2 ? host.slice(0, -'.invalid'.length) : null;
  } catch {
    return null;
  }
}

/** What people copy around a name: quotation marks and brackets. */
const WRAPPING = /^["'`<([{\u2018\u201c\u00ab]+|["'`>)\]}\u2019\u201d\u00bb]+$/g;

/** A host with an extension and what follows it in an address: a path, a query or a fragment. A slash after one word, as in "ac/dc", is none. */
const AFTER_HOST = /^([^/?#\s]*[^/?#\s.]\.[^/?#\s.][^/?#\s]*)[/?#].*$/s;

/**
 * The name in what was pasted: the host of a web address, without scheme, account, port and path, or the domain of an email address
 * (SE-01). Text that is neither comes back as it was.
 */
export function nameInAddress(text: string): string {
  const plain = text.trim().replace(WRAPPING, '');
  const scheme = /^(?:[^/?#.]*?\b[a-z][a-z0-9+-]*:)?\/\/+(?=.)/i.exec(plain);
  const address = plain.slice(scheme?.[0].length ?? 0);
  const host = scheme ? address.replace(/[/?#].*$/s, '') : address.replace(AFTER_HOST, '$1');
  return host
    .replace(/^.*@(?=.)/s, '')
    .replace(/:\d*$/, '')
    .replace(/^\.+|\.+$/g, '');
}

/** Takes `www.` off a name that goes on being one without it: `www.co.uk` may be somebody's name, `www.example.co.uk` is a host of one. */
function withoutWww(name: string): string {
  const rest = name.replace(/^(?:www\.)+(?=[^.]+\.)/, '');
  return rest !== name && LONG_TLDS.has(rest) ? `www.${rest}` : rest;
}

/**
 * A search word as the specification wants it (SE-01): the name in a pasted address, internationalised labels as A-labels, then only
 * letters, digits, dots and hyphens, in lower case and without `www.` and trailing dots. Idempotent. Characters no name can hold
 * are left out; compare with the input to tell the person.
 */
export function sanitizeWord(input: string): string {
  const labels = nameInAddress(input.normalize('NFC').replace(DOTS, '.')).split('.').map(sanitizeLabel);
  return withoutWww(labels.join('.').replace(/^\.+|\.+$/g, ''));
}

function sanitizeLabel(label: string): string {
  const ascii = label.replace(/[^a-z0-9-]/gi, '').toLowerCase();
  if (isAscii(label)) return ascii;
  const letters = label.replace(/[^\p{L}\p{M}\p{N}-]/gu, '');
  const converted = isAscii(letters) ? letters : labelToAscii(letters);
  return converted === null ? ascii : converted.toLowerCase().replace(/[^a-z0-9-]/g, '');
}

/** A word with the default extension where it has none (SE-03); an empty word stays empty. */
export function withDefaultTld(word: string): string {
  return word === '' || word.includes('.') ? word : `${word}${DEFAULT_TLD}`;
}

/**
 * A full name in its ASCII form, lower case and without a trailing dot; null where it cannot be a domain name (RFC 1035 and
 * 5891: labels of 1 to 63 letters, digits and inner hyphens, 253 in all, A-labels that decode).
 */
export function toAscii(name: string): DomainName | null {
  const labels = name
    .trim()
    .normalize('NFC')
    .replace(DOTS, '.')
    .replace(/\.$/, '')
    .split('.')
    .map((label) => asciiLabel(label));
  if (labels.length < 2 || labels.includes(null)) return null;
  const ascii = labels.join('.');
  // An extension of digits alone would be an address, not a name (RFC 3696 section 2).
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

/**
 * A TLD as a text names it, `.com`. On a page from right to left it is isolated, or its dot would move to the other end.
 * @param language BCP 47; on a page, that of the page
 */
export const dottedTld = (tld: string, language = pageLanguage()): string =>
  language.startsWith('ar') ? `\u2066.${toUnicode(tld)}\u2069` : `.${toUnicode(tld)}`;

/** A name in its own script, for reading; a label that is no true A-label stays as it is. Never throws. */
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

/** Scripts that are written together in one word (UTS 39 section 5.2, "highly restrictive", without Latin). */
const TOGETHER: readonly (readonly string[])[] = [
  ['Han', 'Hiragana', 'Katakana'],
  ['Han', 'Hangul'],
  ['Han', 'Bopomofo'],
];

const SCRIPTS = (
  'Latin Cyrillic Greek Armenian Georgian Hebrew Arabic Syriac Thaana Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu ' +
  'Kannada Malayalam Sinhala Thai Lao Tibetan Myanmar Khmer Ethiopic Cherokee Mongolian Hangul Han Hiragana Katakana Bopomofo'
)
  .split(' ')
  .map((name) => ({ name, pattern: new RegExp(`^\\p{Script_Extensions=${name}}$`, 'u') }));

/**
 * Whether a label mixes letters of scripts that are not written together, as look-alike names do (`раypal` with a Cyrillic
 * start). Takes the label in its own script or as an A-label.
 */
export function mixesScripts(label: string): boolean {
  const seen = new Set<string>();
  for (const character of toUnicode(label)) {
    if (!/\p{L}/u.test(character)) continue;
    const scripts = SCRIPTS.filter(({ pattern }) => pattern.test(character)).map(({ name }) => name);
    // A letter of several scripts (the Katakana length mark) proves nothing; one of none of these counts for itself.
    if (scripts.length < 2) seen.add(scripts[0] ?? 'other');
  }
  return seen.size > 1 && !TOGETHER.some((set) => [...seen].every((script) => set.includes(script)));
}
