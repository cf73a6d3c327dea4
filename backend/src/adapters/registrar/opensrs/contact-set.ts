import type { Contact } from '@storefront/shared/contract';
import { objectAt, textAt, xcpObject, type XcpObject } from './xcp-value';

/** The roles that the registrant fills. The technical contact is the reseller's own (`custom_tech_contact=0`). */
const ROLES = ['owner', 'admin', 'billing'] as const;
/** Registries without a contact for bills. */
const WITHOUT_BILLING: ReadonlySet<string> = new Set(['ca']);

/** Our fields that XCP has under the same name. */
const SAME = ['first_name', 'last_name', 'email', 'phone', 'address1', 'address2', 'city', 'state', 'postal_code', 'country'] as const;

/** A registrant as XCP takes it. An organisation only where it is the holder: a filled-in one makes the name its own. */
export function xcpContact(contact: Contact): XcpObject {
  const organisation = contact.kind === 'organization' ? contact.org_name : undefined;
  return xcpObject([...SAME.map((field) => [field, contact[field] ?? ''] as const), ['org_name', organisation ?? '']]);
}

/** The contacts of a name under a TLD, all of them the registrant. */
export function contactSet(contact: Contact, tld: string): XcpObject {
  const written = xcpContact(contact);
  return xcpObject(ROLES.filter((role) => role !== 'billing' || !WITHOUT_BILLING.has(tld)).map((role) => [role, written] as const));
}

/** The owner in a reply of `get`; null where it names none. */
export function readOwner(attributes: XcpObject): Contact | null {
  const owner = objectAt(attributes, 'contact_set', 'owner');
  const text = (field: string): string => textAt(owner, field)?.trim() ?? '';
  if (text('last_name') === '' && text('org_name') === '') return null;
  const organisation = text('org_name');
  const optional = (field: 'address2' | 'state' | 'postal_code') => (text(field) === '' ? {} : { [field]: text(field) });
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
