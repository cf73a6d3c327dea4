import { z } from 'zod/mini';

/** `null` is what browsers send from a sandboxed frame, such as the preview of the playground. */
const OPAQUE = 'null';
/** Origins that match any port, for partners in development. */
const EVERY_PORT = ['http://localhost:*', 'http://127.0.0.1:*'];

/**
 * A host name, an IPv4 address or an IPv6 address. URLs allow more characters, but commas and semicolons are separators in a content
 * security policy.
 */
const HOST = /^(?:[a-z\d_](?:[a-z\d_-]*[a-z\d_])?(?:\.[a-z\d_](?:[a-z\d_-]*[a-z\d_])?)*|\[[\da-f:.]+\])$/;

const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text) && URL.canParse(text);

/** Whether this is an origin as browsers send it (RFC 6454), or matches any port of the local machine. */
export function isPartnerOrigin(text: string): boolean {
  if (text === OPAQUE || EVERY_PORT.includes(text)) return true;
  if (!isWebAddress(text)) return false;
  const { origin, hostname } = new URL(text);
  return origin === text && HOST.test(hostname);
}

/** Reads typed or pasted origins, one per line, normalised and without duplicates; `wrong` lists what is not an origin. */
export function readPartnerOrigins(text: string): { origins: string[]; wrong: string[] } {
  const typed = text.split(/[\s,]+/).filter((each) => each !== '');
  const read = typed.map((each) => {
    if (isPartnerOrigin(each) || !isWebAddress(each)) return each;
    const { origin, pathname, search, hash, username, password } = new URL(each);
    // A pasted site URL such as `https://Partner.example/` is accepted, but not the URL of a page.
    return pathname === '/' && !search && !hash && !username && !password ? origin : each;
  });
  const each = [...new Set(read)];
  return { origins: each.filter(isPartnerOrigin), wrong: each.filter((origin) => !isPartnerOrigin(origin)) };
}

/** `http://localhost:8080` → `http://localhost:*` */
const withoutPort = (origin: string): string =>
  origin.replace(/(^http:\/\/(?:localhost|127\.0\.0\.1))(?::\d{1,5})?$/, '$1:*');

/** Whether pages of this origin may use the keys of a partner with these origins. */
export const coversOrigin = (origins: readonly string[], origin: string): boolean =>
  origins.includes(origin) || (EVERY_PORT.includes(withoutPort(origin)) && origins.includes(withoutPort(origin)));

export const partnerId = z
  .string()
  .check(z.regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'Use at most 40 lower-case letters, digits and hyphens'))
  .brand<'PartnerId'>();

/** Shown to shoppers. */
export const partnerName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: 'Enter a name', abort: true }),
    z.maxLength(60, 'Use at most 60 characters'),
    z.regex(/^\P{Cc}*$/u, 'Use letters, digits and signs on one line'),
  );

/** The most origins of a partner. */
export const PARTNER_ORIGINS_MAX = 50;

export const partnerOrigins = z
  .array(
    z
      .string()
      .check(
        z.maxLength(300, 'Use at most 300 characters'),
        z.refine(isPartnerOrigin, 'Use origins such as https://partner.example, without a path'),
      ),
  )
  .check(z.minLength(1, 'Enter an origin'), z.maxLength(PARTNER_ORIGINS_MAX, 'Use at most 50 origins'));
