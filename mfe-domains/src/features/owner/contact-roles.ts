import type { ContactRole } from '@storefront/shared/contract';

/** The contacts beside the owner, in the order in which they are listed. */
export const CONTACT_ROLES: readonly ContactRole[] = ['admin', 'tech', 'billing'];

/** Everybody whom a registry has for a domain. */
export type DomainRole = 'owner' | ContactRole;

/** What they are called at the head of a line, and within a sentence. */
export const contactLabels: Readonly<Record<DomainRole, { title: string; inSentence: string }>> = {
  owner: { title: 'Owner', inSentence: 'owner' },
  admin: { title: 'Administrative', inSentence: 'administrative contact' },
  tech: { title: 'Technical', inSentence: 'technical contact' },
  billing: { title: 'Billing', inSentence: 'billing contact' },
};
