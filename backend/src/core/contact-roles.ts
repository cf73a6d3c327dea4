import type { Contact, ContactRole } from '@storefront/shared/contract';
import { changedKeys, splitDomain } from '@storefront/shared/domain';

const ROLES = ['admin', 'tech', 'billing'] as const satisfies readonly ContactRole[];
/** Registries without a contact for bills (CIRA). */
const WITHOUT_BILLING: ReadonlySet<string> = new Set(['ca']);

/** The contacts other than the owner that the registry of a TLD keeps. */
export function getContactRoles(tld: string): readonly ContactRole[] {
  return ROLES.filter((role) => role !== 'billing' || !WITHOUT_BILLING.has(tld));
}

/** Whether the registry of a name keeps a contact of this role. */
export function hasContactRole(domain: string, role: ContactRole): boolean {
  return getContactRoles(splitDomain(domain).tld).includes(role);
}

/** A contact other than the owner, as it is stored: null where it is the owner, whom it then follows. */
export function besideOwner(owner: Contact, contact: Contact | null | undefined): Contact | null {
  return contact && changedKeys(owner, contact).length > 0 ? contact : null;
}
