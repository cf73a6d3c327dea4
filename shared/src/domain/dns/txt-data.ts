/** Octets of one character-string (RFC 1035 section 3.3). */
const STRING_MAX = 255;
/** The most octets of all strings together; longer responses exceed what resolvers accept over UDP. */
export const TXT_MAX = 4_000;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

const escaped = (octet: number): string => {
  if (octet === 0x22 || octet === 0x5c) return `\\${String.fromCharCode(octet)}`;
  return octet >= 0x20 && octet < 0x7f ? String.fromCharCode(octet) : `\\${String(octet).padStart(3, '0')}`;
};

/** Formats octets as quoted character-strings of at most 255 octets each. */
function quoteOctets(octets: Uint8Array): string {
  const strings: string[] = [];
  for (let start = 0; start < octets.length || start === 0; start += STRING_MAX) {
    strings.push(`"${Array.from(octets.subarray(start, start + STRING_MAX), escaped).join('')}"`);
  }
  return strings.join(' ');
}

/** Formats text as quoted character-strings of at most 255 octets each, with characters beyond ASCII as UTF-8 octets. */
export function quoteTxt(text: string): string {
  return quoteOctets(encoder.encode(text));
}

/** Formats character-strings, each in quotes; splits those that are too long. */
export function quoteStrings(strings: readonly Uint8Array[]): string {
  return strings.map(quoteOctets).join(' ');
}

/** Normalises quoted character-strings and splits those that are too long; null if they cannot be parsed. */
export function requoteTxt(rdata: string): string | null {
  const strings = txtStrings(rdata);
  return strings && quoteStrings(strings);
}

/** Parses the octets of each character-string; null if a quote or escape is not closed. */
export function txtStrings(rdata: string): Uint8Array[] | null {
  const strings: Uint8Array[] = [];
  let rest = rdata.trim();
  while (rest !== '') {
    const [whole, inner] = /^"((?:[^"\\]|\\\d{3}|\\\D)*)"(?=\s|$)/.exec(rest) ?? [];
    if (whole === undefined || inner === undefined) return null;
    const octets: number[] = [];
    for (const [part] of inner.matchAll(/\\\d{3}|\\\D|[^\\]/gu)) {
      if (/^\\\d/.test(part)) octets.push(Number(part.slice(1)));
      else octets.push(...encoder.encode(part.length > 1 && part.startsWith('\\') ? part.slice(1) : part));
    }
    if (octets.some((octet) => octet > 255)) return null;
    strings.push(Uint8Array.from(octets));
    rest = rest.slice(whole.length).trimStart();
  }
  return strings.length ? strings : null;
}

/** Returns the concatenated text of character-strings; null if they cannot be parsed. */
export function unquoteTxt(rdata: string): string | null {
  const strings = txtStrings(rdata);
  return strings && decoder.decode(Uint8Array.from(strings.flatMap((octets) => [...octets])));
}
