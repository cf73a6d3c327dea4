import { DOTS, isAscii, labelToAscii } from './labels';
import { LONG_TLDS } from './long-tlds';

/** Characters often copied around a name: quotation marks and brackets. */
const WRAPPING = /^["'`<([{\u2018\u201c\u00ab]+|["'`>)\]}\u2019\u201d\u00bb]+$/g;

/** A host with an extension, and the path, query or fragment after it. A word without an extension, as in "ac/dc", does not match. */
const AFTER_HOST = /^([^/?#\s]*[^/?#\s.]\.[^/?#\s.][^/?#\s]*)[/?#].*$/s;

/**
 * Extracts the domain from pasted text: the host of a URL, without scheme, account, port and path, or the domain of an email address
 * (SE-01). Other text is returned unchanged.
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

/** Removes `www.` if the rest is still a domain: `www.co.uk` may be a registered domain, `www.example.co.uk` is a host in one. */
function withoutWww(name: string): string {
  const rest = name.replace(/^(?:www\.)+(?=[^.]+\.)/, '');
  return rest !== name && LONG_TLDS.has(rest) ? `www.${rest}` : rest;
}

/**
 * Sanitises a search word as specified (SE-01): takes the domain from a pasted address, converts internationalised labels to A-labels, and
 * keeps only letters, digits, dots and hyphens, in lower case, without `www.` and trailing dots. Idempotent. To tell the user which
 * characters were removed, compare the result with the input.
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
