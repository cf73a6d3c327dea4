import { DOTS, isAscii, labelToAscii } from './labels';
import { LONG_TLDS } from './long-tlds';

/** Characters often copied around a name, at its start and at its end: quotation marks and brackets. */
const OPENING = '"\'`<([{\u2018\u201c\u00ab';
const CLOSING = '"\'`>)]}\u2019\u201d\u00bb';

/** Removes characters from both ends; a pattern for those at the end would take time that grows with the square of the length. */
function trimSigns(text: string, opening: string, closing = opening): string {
  let [start, end] = [0, text.length];
  while (start < end && opening.includes(text.charAt(start))) start += 1;
  while (start < end && closing.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/**
 * Extracts the domain from pasted text: the host of a URL, without scheme, account, port and path, or the domain of an email address
 * (SE-01). Other text is returned unchanged.
 */
export function nameInAddress(text: string): string {
  const plain = trimSigns(text.trim(), OPENING, CLOSING);
  const scheme = /^(?:[^/?#.]*?\b[a-z][a-z0-9+-]{0,30}:)?\/\/+(?=.)/i.exec(plain);
  const address = plain.slice(scheme?.[0].length ?? 0);
  const [host = ''] = address.split(/[/?#]/, 1);
  // Without a scheme, only a host with an extension is followed by a path, unlike the word in "ac/dc".
  const isHost = scheme ?? (!/\s/.test(host) && /[^.]\.[^.]/.test(host));
  return trimSigns((isHost ? host : address).replace(/^.*@(?=.)/s, '').replace(/:\d*$/, ''), '.');
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
  return withoutWww(trimSigns(labels.join('.'), '.'));
}

function sanitizeLabel(label: string): string {
  const ascii = label.replace(/[^a-z0-9-]/gi, '').toLowerCase();
  if (isAscii(label)) return ascii;
  const letters = label.replace(/[^\p{L}\p{M}\p{N}-]/gu, '');
  const converted = isAscii(letters) ? letters : labelToAscii(letters);
  return converted === null ? ascii : converted.toLowerCase().replace(/[^a-z0-9-]/g, '');
}
