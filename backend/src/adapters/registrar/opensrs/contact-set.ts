import type { Contact, ContactRole } from '@storefront/shared/contract';
import { besideOwner, contactRolesOf } from '../../../core/contact-roles';
import type { RoleContacts } from '../../../ports/registrar';
import { objectAt, textAt, xcpObject, type XcpObject } from './xcp-value';

/** Our fields that XCP has under the same name. */
const SAME = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'address1',
  'address2',
  'city',
  'state',
  'postal_code',
  'country',
] as const;

/** A registrant as XCP takes it. An organisation only where it is the holder: a filled-in one makes the name its own. */
export function xcpContact(contact: Contact): XcpObject {
  const organisation = contact.kind === 'organization' ? contact.org_name : undefined;
  return xcpObject([...SAME.map((field) => [field, contact[field] ?? ''] as const), ['org_name', organisation ?? '']]);
}

/** The contacts of a name under a TLD: for each role that its registry keeps, its own contact or the owner. */
export function contactSet(owner: Contact, tld: string, contacts: RoleContacts = {}): XcpObject {
  return xcpObject([
    ['owner', xcpContact(owner)],
    ...contactRolesOf(tld).map((role) => [role, xcpContact(contacts[role] ?? owner)] as const),
  ]);
}

/** The owner in a reply of `get`; null where it names none. */
export function readOwner(attributes: XcpObject): Contact | null {
  return readContact(attributes, 'owner');
}

/** The other contacts of a name under a TLD in a reply of `get`. */
export function readRoleContacts(attributes: XcpObject, tld: string, owner: Contact): RoleContacts {
  return Object.fromEntries(
    contactRolesOf(tld).map((role) => [role, besideOwner(owner, readContact(attributes, role))] as const),
  );
}

function readContact(attributes: XcpObject, role: 'owner' | ContactRole): Contact | null {
  const found = objectAt(attributes, 'contact_set', role);
  const text = (field: string): string => textAt(found, field)?.trim() ?? '';
  if (text('last_name') === '' && text('org_name') === '') return null;
  const organisation = text('org_name');
  const optional = (field: 'address2' | 'state' | 'postal_code') =>
    text(field) === '' ? {} : { [field]: text(field) };
  return {
    kind: organisation === '' ? 'individual' : 'organization',
    first_name: text('first_name'),
    last_name: text('last_name'),
    ...(organisation !== '' && { org_name: organisation }),
    email: text('email'),
    phone: text('phone'),
    address1: text('address1'),
    ...optional('address2'),
    city: text('city'),
    ...optional('state'),
    ...optional('postal_code'),
    country: text('country').toUpperCase(),
  };
}
