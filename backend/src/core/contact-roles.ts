import type { Contact, ContactRole } from '@storefront/shared/contract';
import { listChangedKeys, splitDomain } from '@storefront/shared/domain';

const ROLES = ['admin', 'tech', 'billing'] as const satisfies readonly ContactRole[];
/** Registries without a billing contact (CIRA). */
const WITHOUT_BILLING: ReadonlySet<string> = new Set(['ca']);

/** Returns the contact roles that the registry of a TLD keeps besides the registrant. */
export function getContactRoles(tld: string): readonly ContactRole[] {
  return ROLES.filter((role) => role !== 'billing' || !WITHOUT_BILLING.has(tld));
}

export function hasContactRole(domain: string, role: ContactRole): boolean {
  return getContactRoles(splitDomain(domain).tld).includes(role);
}

/** Returns a contact as stored besides the registrant: null if they are identical, so that it changes with the registrant. */
export function unlessSameAsOwner(owner: Contact, contact: Contact | null | undefined): Contact | null {
  return contact && listChangedKeys(owner, contact).length > 0 ? contact : null;
}
