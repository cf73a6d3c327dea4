/** Full stops of other scripts that IDNA treats as dots (UTS 46 section 4). */
export const DOTS = /[\u3002\uff0e\uff61]/g;

export const isAscii = (text: string): boolean => /^[\x00-\x7f]*$/.test(text);

/**
 * Converts one label to an A-label, with the UTS 46 processing of the URL parser, which browsers and Node share; null if that rejects it.
 * An extension is appended, so that the parser does not read a number as an IPv4 address.
 */
export function labelToAscii(label: string): string | null {
  try {
    const host = new URL(`http://${label}.invalid`).hostname;
    return host.endsWith('.invalid') && host.split('.').length === 2 ? host.slice(0, -'.invalid'.length) : null;
  } catch {
    return null;
  }
}
