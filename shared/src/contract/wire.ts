import { z } from 'zod/mini';

/**
 * An amount: a decimal with at most two places, such as `12.99`.
 */
// Code works in integer minor units; `toMinor` and `toWire` of `shared/domain` are the only conversion.
export const wireAmount = z.number().check(
  z.gte(0),
  z.lte(1e10),
  z.refine((value) => Math.abs(Math.round(value * 100) - value * 100) < 1e-6, 'An amount has at most two decimals'),
);

/** An ISO 4217 code in capitals, such as `USD`. */
export const currencyCode = z.string().check(z.regex(/^[A-Z]{3}$/, 'A currency code has three capital letters'));

/** An ISO 3166-1 alpha-2 code in capitals, such as `NO`. */
export const countryCode = z.string().check(z.regex(/^[A-Z]{2}$/, 'A country code has two capital letters'));

/** A full domain name in its ASCII form: lower case, letters, digits, hyphens, at least two labels, no trailing dot, such as `alder-quay.com`. */
export const domainName = z
  .string()
  .check(
    z.maxLength(253),
    z.regex(
      /^(?=.{3,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/,
      'This is not a complete domain name',
    ),
  );

/** `domainName` in a request: once validated it has the type of shared/domain, and the server does not parse it again. */
export const askedDomain = domainName.brand<'DomainName'>();

/** An instant in ISO 8601 with a zone, such as `2027-03-01T09:30:00.000Z`. */
export const instant = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/));

/** A calendar day, without a time zone, such as `2027-03-01`. */
export const calendarDay = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** Years of registration, such as `1`. */
export const periodYears = z.int().check(z.gte(1), z.lte(10));

/** Years that a line adds; 0 in a renewal that buys add-ons alone, until the domain's current expiry (DM-09), such as `1`. */
export const addedYears = z.int().check(z.gte(0), z.lte(10));

/** A numeric query parameter, which browsers send as text, such as `1`. */
export const queryNumber = z.coerce.number();

/** An email address and nothing else, such as `mara@example.com`. */
// Only a bare address. Email programs interpret some characters: `words<name@example.com>` is an address with a display name, and a comma
// ends an address. Otherwise anyone could have mail sent to any address, in many spellings and with their own text.
export const emailAddress = z.string().check(
  // Ends the checks, because the time of the pattern grows with the square of the length.
  z.maxLength(254, { abort: true }),
  z.regex(
    /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:"]+$/,
    'Enter an email address, such as name@example.com',
  ),
);

export const domainParams = z.object({ domainName });

/** The parameters of a message that is looked up by its code, such as `{"domain":"alder-quay.com"}`. */
export const messageParams = z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())]));
