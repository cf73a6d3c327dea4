import type { Contact } from '@storefront/shared/contract';

/** Who a contact makes the legal holder: an organisation that is filled in, else the person (ICANN Registration Data Policy). */
export function holderName({ kind, org_name, first_name, last_name }: Contact): string {
  return kind === 'organization' && org_name ? org_name : `${first_name} ${last_name}`;
}

/** What tells contacts of one holder apart: person, address and place, in one line. */
export function contactLine(contact: Contact): string {
  const person = contact.kind === 'organization' ? [`${contact.first_name} ${contact.last_name}`] : [];
  return [...person, contact.email, `${contact.city}, ${contact.country}`].join(', ');
}
