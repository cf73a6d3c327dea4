import type { Contact } from '@storefront/shared/contract';
import { formatPersonName, joinAddress } from '@storefront/shared/domain';

/** Returns the legal holder of a contact: the organisation if given, else the person (ICANN Registration Data Policy). */
export function holderName(contact: Contact): string {
  const { kind, org_name } = contact;
  return kind === 'organization' && org_name ? org_name : formatPersonName(contact);
}

/** Formats what distinguishes contacts of one holder in one line: person, address and place. */
export function contactLine(contact: Contact): string {
  const person = contact.kind === 'organization' ? [formatPersonName(contact)] : [];
  return joinAddress([...person, contact.email, contact.city, contact.country]);
}
