import { contact, type Contact, type ContactRole } from '@storefront/shared/contract';
import { registryKey } from '@storefront/shared/domain';
import { unlessSameAsOwner, getContactRoles } from '../../../core/contact-roles';
import type { RoleContacts } from '../../../ports/registrar';
import { objectAt, textAt, xcpObject, type XcpObject } from './xcp-value';

/** Fields with the same name in XCP: all except the two that say who the holder is. */
const SAME = (Object.keys(contact.shape) as (keyof Contact)[]).filter(
  (field) => field !== 'kind' && field !== 'org_name',
);
const isOptional = (field: keyof Contact): boolean => contact.shape[field].safeParse(undefined).success;

/** Content of `org_name` for a holder who is not an organisation: the person's name, as most clients send it, or empty. */
export interface ContactStyle {
  readonly individualOrgName: 'name' | 'empty';
}

/** Registries that treat any holder with an `org_name` as an organisation. */
const ORG_NAME_MAKES_ORGANISATION: ReadonlySet<string> = new Set(['eu', 'be']);

/** Converts a contact to XCP, with an organisation only if it is the holder: a filled-in one would own the domain. */
function xcpContact(holder: Contact, tld: string, { individualOrgName }: ContactStyle): XcpObject {
  const isNamed = individualOrgName === 'name' && !ORG_NAME_MAKES_ORGANISATION.has(registryKey(tld));
  const organisation = holder.kind === 'organization' ? holder.org_name : isNamed ? getPersonName(holder) : undefined;
  return xcpObject([...SAME.map((field) => [field, holder[field] ?? ''] as const), ['org_name', organisation ?? '']]);
}

const getPersonName = ({ first_name, last_name }: Pick<Contact, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`.trim();

/** Returns the contacts of a domain under a TLD: for each role at its registry, the role's own contact or the owner. */
export function contactSet(owner: Contact, tld: string, contacts: RoleContacts, style: ContactStyle): XcpObject {
  return xcpObject([
    ['owner', xcpContact(owner, tld, style)],
    ...getContactRoles(tld).map((role) => [role, xcpContact(contacts[role] ?? owner, tld, style)] as const),
  ]);
}

export function readOwner(attributes: XcpObject): Contact | null {
  return readContact(attributes, 'owner');
}

export function readRoleContacts(attributes: XcpObject, tld: string, owner: Contact): RoleContacts {
  return Object.fromEntries(
    getContactRoles(tld).map((role) => [role, unlessSameAsOwner(owner, readContact(attributes, role))] as const),
  );
}

function readContact(attributes: XcpObject, role: 'owner' | ContactRole): Contact | null {
  const found = objectAt(attributes, 'contact_set', role);
  const text = (field: string): string => textAt(found, field)?.trim() ?? '';
  if (text('last_name') === '' && text('org_name') === '') return null;
  // A person's own name as organisation does not count, whoever entered it.
  const isPerson = text('org_name') === getPersonName({ first_name: text('first_name'), last_name: text('last_name') });
  const organisation = isPerson ? '' : text('org_name');
  const fields = SAME.map((field) => [field, text(field)] as const);
  return {
    ...Object.fromEntries(fields.filter(([field, value]) => value !== '' || !isOptional(field))),
    kind: organisation === '' ? 'individual' : 'organization',
    ...(organisation !== '' && { org_name: organisation }),
    country: text('country').toUpperCase(),
  } as Contact;
}
