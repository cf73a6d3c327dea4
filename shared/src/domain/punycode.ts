// Our own decoder instead of a package (docs/adr/0027): every browser's URL parser can encode, so only decoding is missing.

const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;

/** RFC 3492 section 6.1. */
function adapt(delta: number, points: number, first: boolean): number {
  let rest = first ? Math.floor(delta / DAMP) : delta >> 1;
  rest += Math.floor(rest / points);
  let k = 0;
  for (; rest > ((BASE - T_MIN) * T_MAX) >> 1; k += BASE) rest = Math.floor(rest / (BASE - T_MIN));
  return k + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
}

function toDigit(character: string): number {
  if (/^[a-z]$/.test(character)) return character.charCodeAt(0) - 97;
  return /^[0-9]$/.test(character) ? character.charCodeAt(0) - 22 : BASE;
}

/** Decodes the part of an A-label after `xn--`, in lower case (RFC 3492 section 6.2); null if it is not valid Punycode. */
export function decodePunycode(encoded: string): string | null {
  const cut = encoded.lastIndexOf('-');
  const output = cut > 0 ? [...encoded.slice(0, cut)].map((character) => character.charCodeAt(0)) : [];
  let n = 128;
  let i = 0;
  let bias = 72;
  let index = cut > 0 ? cut + 1 : 0;
  while (index < encoded.length) {
    const before = i;
    for (let weight = 1, k = BASE; ; k += BASE) {
      const digit = toDigit(encoded.charAt(index++));
      if (digit >= BASE) return null;
      i += digit * weight;
      if (i > 0x7fffffff) return null;
      const threshold = k <= bias ? T_MIN : Math.min(k - bias, T_MAX);
      if (digit < threshold) break;
      weight *= BASE - threshold;
    }
    const points = output.length + 1;
    bias = adapt(i - before, points, before === 0);
    n += Math.floor(i / points);
    if (n > 0x10ffff || (n >= 0xd800 && n <= 0xdfff)) return null;
    i %= points;
    output.splice(i++, 0, n);
  }
  return String.fromCodePoint(...output);
}
