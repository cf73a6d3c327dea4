import type { Contact, ContactRole, DomainRegistrant } from '@storefront/shared/contract';
import { formatPersonName } from '@storefront/shared/domain';

/** Somebody whom a registry has for a domain. */
export type Role = 'owner' | ContactRole;

/** A contact as it was read, which changes of it are made to. */
export interface ReadContact {
  readonly contact: Contact;
  /** Of the owner: what the registry knows beyond the contact. Identity numbers are not among it and are asked again. */
  readonly answers: DomainRegistrant['tld_data'];
  /** Undefined where the registrar did not say. */
  readonly version: string | undefined;
}

/** The contact of a role; undefined where the domain has no owner that the shop knows. */
export function readContact(
  { registrant, contacts, tld_data, versions }: DomainRegistrant,
  role: Role,
): ReadContact | undefined {
  if (!registrant) return undefined;
  const contact = role === 'owner' ? registrant : (contacts?.[role] ?? registrant);
  return { contact, answers: role === 'owner' ? tld_data : {}, version: versions?.[role] };
}

/** Who a contact is, in one line: the person, or the organisation with its person. */
export function contactTitle(contact: Contact): string {
  const person = formatPersonName(contact);
  return contact.kind === 'organization' ? `${contact.org_name ?? ''}, ${person}` : person;
}

/** Where what is typed for a contact is kept. */
export const contactPlace = (domain: string, role: Role): string => `contact ${domain} ${role}`;
