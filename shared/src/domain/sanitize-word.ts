import { DOTS, isAscii, labelToAscii } from './labels';
import { LONG_TLDS } from './long-tlds';

/** Characters often copied around a name: quotation marks and brackets. */
const WRAPPING = /^["'`<([{\u2018\u201c\u00ab]+|["'`>)\]}\u2019\u201d\u00bb]+$/g;

/** A host with an extension and the path, query or fragment after it. A slash after a word without one, as in "ac/dc", does not match. */
const AFTER_HOST = /^([^/?#\s]*[^/?#\s.]\.[^/?#\s.][^/?#\s]*)[/?#].*$/s;

/**
 * The domain in pasted text: the host of a web address, without scheme, account, port and path, or the domain of an email address (SE-01).
 * Other text is returned as it was.
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

/**
 * Removes `www.` from a domain that is still one without it: `www.co.uk` may be somebody's domain, `www.example.co.uk` is a host in one.
 */
function withoutWww(name: string): string {
  const rest = name.replace(/^(?:www\.)+(?=[^.]+\.)/, '');
  return rest !== name && LONG_TLDS.has(rest) ? `www.${rest}` : rest;
}

/**
 * A search word as the specification defines it (SE-01): the domain in a pasted address, internationalised labels as A-labels, then only
 * letters, digits, dots and hyphens, in lower case and without `www.` and trailing dots. Idempotent. Characters that no domain can contain
 * are removed; compare with the input to tell the user.
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
