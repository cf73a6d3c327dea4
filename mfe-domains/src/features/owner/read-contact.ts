import type { Contact, ContactRole, DomainRegistrant } from '@storefront/shared/contract';
import { formatPersonName } from '@storefront/shared/domain';

/** Role of a registry contact. */
export type Role = 'owner' | ContactRole;

/** A contact as fetched, the base of changes to it. */
export interface ReadContact {
  readonly contact: Contact;
  /** Registry data of the owner, without identity numbers, which have to be entered again. */
  readonly answers: DomainRegistrant['tld_data'];
  /** Undefined if the registrar did not respond. */
  readonly version: string | undefined;
}

/** Returns the contact of a role; undefined if the domain's owner is unknown. */
export function readContact(
  { registrant, contacts, tld_data, versions }: DomainRegistrant,
  role: Role,
): ReadContact | undefined {
  if (!registrant) return undefined;
  const contact = role === 'owner' ? registrant : (contacts?.[role] ?? registrant);
  return { contact, answers: role === 'owner' ? tld_data : {}, version: versions?.[role] };
}

/** Formats a contact in one line: the person, or the organisation with its contact person. */
export function contactTitle(contact: Contact): string {
  const person = formatPersonName(contact);
  return contact.kind === 'organization' ? `${contact.org_name ?? ''}, ${person}` : person;
}

/** Returns the key under which unsaved input for a contact is kept. */
export const contactPlace = (domain: string, role: Role): string => `contact ${domain} ${role}`;
