import type { ContactRole } from '@storefront/shared/contract';

/** The contacts beside the owner, in the order in which they are listed. */
export const CONTACT_ROLES: readonly ContactRole[] = ['admin', 'tech', 'billing'];

/** What a contact is called at the head of a line, and within a sentence. */
export const contactLabels: Readonly<Record<ContactRole, { title: string; inSentence: string }>> = {
  admin: { title: 'Administrative', inSentence: 'administrative contact' },
  tech: { title: 'Technical', inSentence: 'technical contact' },
  billing: { title: 'Billing', inSentence: 'billing contact' },
};
