/** Days in which the registrant of a generic name has to confirm the email address (ICANN RAA 2013, WHOIS Accuracy Program Specification, section 1). */
export const VERIFICATION_DAYS = 15;

const DAY_MS = 86_400_000;

/** Whether ICANN's rule holds for a TLD: for generic ones; extensions of two letters belong to countries with rules of their own. */
export function needsRegistrantVerification(tld: string): boolean {
  const last = tld.replace(/^\./, '').split('.').at(-1) ?? '';
  return last.length > 2;
}

/** Until when the address has to be confirmed, counted from the registration, the transfer or the change of registrant. */
export function verifyBy(from: Date): Date {
  return new Date(from.getTime() + VERIFICATION_DAYS * DAY_MS);
}

/**
 * The tuple that is verified: given name, family name and address exactly as written, since a change of one letter asks anew.
 * Only the outer spaces do not count, which no registry keeps.
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
