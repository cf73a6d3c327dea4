import { contact, type Contact, type ContactRole } from '@storefront/shared/contract';
import { besideOwner, getContactRoles } from '../../../core/contact-roles';
import type { RoleContacts } from '../../../ports/registrar';
import { objectAt, textAt, xcpObject, type XcpObject } from './xcp-value';

/** Our fields that XCP has under the same name: all but the two that say who the holder is. */
const SAME = (Object.keys(contact.shape) as (keyof Contact)[]).filter(
  (field) => field !== 'kind' && field !== 'org_name',
);
const isOptional = (field: keyof Contact): boolean => contact.shape[field].safeParse(undefined).success;

/** A registrant as XCP takes it. An organisation only where it is the holder: a filled-in one makes the name its own. */
export function xcpContact(holder: Contact): XcpObject {
  const organisation = holder.kind === 'organization' ? holder.org_name : undefined;
  return xcpObject([...SAME.map((field) => [field, holder[field] ?? ''] as const), ['org_name', organisation ?? '']]);
}

/** The contacts of a name under a TLD: for each role that its registry keeps, its own contact or the owner. */
export function contactSet(owner: Contact, tld: string, contacts: RoleContacts = {}): XcpObject {
  return xcpObject([
    ['owner', xcpContact(owner)],
    ...getContactRoles(tld).map((role) => [role, xcpContact(contacts[role] ?? owner)] as const),
  ]);
}

/** The owner in a reply of `get`; null where it names none. */
export function readOwner(attributes: XcpObject): Contact | null {
  return readContact(attributes, 'owner');
}

/** The other contacts of a name under a TLD in a reply of `get`. */
export function readRoleContacts(attributes: XcpObject, tld: string, owner: Contact): RoleContacts {
  return Object.fromEntries(
    getContactRoles(tld).map((role) => [role, besideOwner(owner, readContact(attributes, role))] as const),
  );
}

function readContact(attributes: XcpObject, role: 'owner' | ContactRole): Contact | null {
  const found = objectAt(attributes, 'contact_set', role);
  const text = (field: string): string => textAt(found, field)?.trim() ?? '';
  if (text('last_name') === '' && text('org_name') === '') return null;
  const organisation = text('org_name');
  const fields = SAME.map((field) => [field, text(field)] as const);
  return {
    ...Object.fromEntries(fields.filter(([field, value]) => value !== '' || !isOptional(field))),
    kind: organisation === '' ? 'individual' : 'organization',
    ...(organisation !== '' && { org_name: organisation }),
    country: text('country').toUpperCase(),
  } as Contact;
}
