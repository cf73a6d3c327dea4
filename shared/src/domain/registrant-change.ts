import type { Contact } from '../contract/contact';

/** The fields of a registrant in the order of the form. */
const FIELDS = [
  'kind',
  'org_name',
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
] as const satisfies readonly (keyof Contact)[];

const MATERIAL: ReadonlySet<keyof Contact> = new Set(['kind', 'org_name', 'first_name', 'last_name', 'email']);

/** Days for which a domain cannot be transferred after a material change of its registrant (ICANN Transfer Policy, section II.C.2). */
export const REGISTRANT_LOCK_DAYS = 60;

/** Lists the fields that differ between two registrants, without their values. */
export const listChangedKeys = (before: Contact, after: Contact): (typeof FIELDS)[number][] =>
  FIELDS.filter((field) => (before[field] ?? '').trim() !== (after[field] ?? '').trim());

/** Whether a change gives the domain another holder, or its holder another email address: name, organisation or email differ. */
export function isMaterialChange(before: Contact, after: Contact): boolean {
  return listChangedKeys(before, after).some((field) => MATERIAL.has(field));
}
