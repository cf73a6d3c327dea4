import { createHash } from 'node:crypto';
import type { Contact, ContactRole, DomainRegistrant } from '@storefront/shared/contract';
import { conflict } from '../../http/errors';
import type { RegistrantRecord } from '../../ports/registrar';

type Role = 'owner' | ContactRole;

/** Registry answers are part of the owner's details; identity numbers, which are never shown, are not. */
type VersionedContacts = Pick<RegistrantRecord, 'registrant' | 'contacts'> & {
  readonly shownAnswers: RegistrantRecord['tldData'];
};

/** Returns a hash that identifies the exact details of a contact, so that a change can say which version it was made to. */
function toVersion(contact: Contact, answers: RegistrantRecord['tldData'] = {}): string {
  const facts = [contact, answers].map((part) =>
    Object.entries(part)
      .map(([field, value]) => [field, String(value).trim()] as const)
      .filter(([, value]) => value !== '')
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 22);
}

const versionIn = ({ registrant, contacts, shownAnswers }: VersionedContacts, role: Role): string =>
  role === 'owner' ? toVersion(registrant, shownAnswers) : toVersion(contacts[role] ?? registrant);

/** Returns the version of each contact that the registrar holds for a domain. */
export function listVersions(held: VersionedContacts): NonNullable<DomainRegistrant['versions']> {
  const roles = ['owner', ...Object.keys(held.contacts)] as Role[];
  return Object.fromEntries(roles.map((role) => [role, versionIn(held, role)]));
}

/** Rejects a change of outdated contact details, which would overwrite another. @param version undefined if unknown to the caller */
export function requireVersion(domain: string, held: VersionedContacts, role: Role, version: string | undefined): void {
  if (version === undefined || version === versionIn(held, role)) return;
  throw conflict('These details were changed elsewhere in the meantime. Read them again before you change them.', {
    code: 'contact_changed',
    params: { domain },
  });
}
