import type { Contact } from '@storefront/shared/contract';
import { formatPersonName, joinAddress } from '@storefront/shared/domain';

/** The legal holder that a contact names: the organisation if it is filled in, else the person (ICANN Registration Data Policy). */
export function holderName(contact: Contact): string {
  const { kind, org_name } = contact;
  return kind === 'organization' && org_name ? org_name : formatPersonName(contact);
}

/** What tells contacts of one holder apart: person, address and place, in one line. */
export function contactLine(contact: Contact): string {
  const person = contact.kind === 'organization' ? [formatPersonName(contact)] : [];
  return joinAddress([...person, contact.email, contact.city, contact.country]);
}
