import { z } from 'zod/mini';

/** `null` is what browsers send from a sandboxed frame, as the preview of the playground is. */
const OPAQUE = 'null';
/** Stand for every port, for partners in development. */
const EVERY_PORT = ['http://localhost:*', 'http://127.0.0.1:*'];

/** A host name, an IPv4 address or an IPv6 address. More than these can stand in a URL, but not in a policy, which goes by commas and semicolons. */
const HOST = /^(?:[a-z\d_](?:[a-z\d_-]*[a-z\d_])?(?:\.[a-z\d_](?:[a-z\d_-]*[a-z\d_])?)*|\[[\da-f:.]+\])$/;

const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text) && URL.canParse(text);

/** Whether this is an origin as browsers send it (RFC 6454), or stands for every port of one's own machine. */
export function isPartnerOrigin(text: string): boolean {
  if (text === OPAQUE || EVERY_PORT.includes(text)) return true;
  if (!isWebAddress(text)) return false;
  const { origin, hostname } = new URL(text);
  return origin === text && HOST.test(hostname);
}

/** What somebody typed or pasted, one origin a line: as browsers send them, each once; `wrong` is what is none. */
export function readPartnerOrigins(text: string): { origins: string[]; wrong: string[] } {
  const typed = text.split(/[\s,]+/).filter((each) => each !== '');
  const read = typed.map((each) => {
    if (isPartnerOrigin(each) || !isWebAddress(each)) return each;
    const { origin, pathname, search, hash, username, password } = new URL(each);
    // A copied address of a site, such as `https://Partner.example/`, but not one of a page.
    return pathname === '/' && !search && !hash && !username && !password ? origin : each;
  });
  const each = [...new Set(read)];
  return { origins: each.filter(isPartnerOrigin), wrong: each.filter((origin) => !isPartnerOrigin(origin)) };
}

/** `http://localhost:8080` → `http://localhost:*` */
const withoutPort = (origin: string): string =>
  origin.replace(/(^http:\/\/(?:localhost|127\.0\.0\.1))(?::\d{1,5})?$/, '$1:*');

/** Whether pages of an origin may use the keys of a partner with these origins. */
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

/** Origins that a partner may have. */
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
