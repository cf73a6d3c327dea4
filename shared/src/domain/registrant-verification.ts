import { millisecondsInDay } from 'date-fns/constants';

/**
 * Days in which the registrant of a generic domain has to confirm the email address (ICANN RAA 2013, WHOIS Accuracy Program Specification,
 * section 1).
 */
export const VERIFICATION_DAYS = 15;

/** Whether ICANN's rule applies to a TLD. It applies to generic ones; two-letter extensions belong to countries with their own rules. */
export function needsRegistrantVerification(tld: string): boolean {
  const last = tld.replace(/^\./, '').split('.').at(-1) ?? '';
  return last.length > 2;
}

/** Returns the deadline for confirming the address, counted from the registration, the transfer or the change of registrant. */
export function verifyBy(from: Date): Date {
  return new Date(from.getTime() + VERIFICATION_DAYS * millisecondsInDay);
}

/**
 * Returns the key of what is verified: given name, family name and email address exactly as written, because a change of one letter has to
 * be confirmed again. Outer spaces are ignored, since no registry keeps them.
 */
export function verifiedTuple({
  first_name,
  last_name,
  email,
}: {
  first_name: string;
  last_name: string;
  email: string;
}): readonly [string, string, string] {
  return [first_name.trim(), last_name.trim(), email.trim()];
}
