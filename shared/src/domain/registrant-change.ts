import type { Contact } from '../contract/contact';

/** The fields of a registrant in the order of the form, with what a person calls them. */
const FIELDS = {
  kind: 'person or organisation',
  org_name: 'organisation',
  first_name: 'given name',
  last_name: 'family name',
  email: 'email',
  phone: 'phone',
  address1: 'street address',
  address2: 'second address line',
  city: 'town or city',
  state: 'state or region',
  postal_code: 'postal code',
  country: 'country',
} as const satisfies Record<keyof Contact, string>;

const MATERIAL: ReadonlySet<keyof Contact> = new Set(['kind', 'org_name', 'first_name', 'last_name', 'email']);

/** Days for which a name cannot be transferred after a material change of its registrant (ICANN Transfer Policy, section II.C.2). */
export const REGISTRANT_LOCK_DAYS = 60;

/** Which fields differ between two registrants. */
export const changedKeys = (before: Contact, after: Contact) =>
  (Object.keys(FIELDS) as (keyof Contact)[]).filter(
    (field) => (before[field] ?? '').trim() !== (after[field] ?? '').trim(),
  );

/** What differs between two registrants, in words; names and addresses themselves are not among them. */
export function changedFields(before: Contact, after: Contact): string[] {
  return changedKeys(before, after).map((field) => FIELDS[field]);
}

/** Whether another person or organisation holds the name afterwards, or is reached elsewhere: name, organisation or email differ. */
export function isMaterialChange(before: Contact, after: Contact): boolean {
  return changedKeys(before, after).some((field) => MATERIAL.has(field));
}
