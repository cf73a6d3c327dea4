import { createHash } from 'node:crypto';
import type { Contact, ContactRole, DomainRegistrant } from '@storefront/shared/contract';
import { conflict } from '../../http/errors';
import type { RegistrantRecord } from '../../ports/registrar';

type Role = 'owner' | ContactRole;

/** The answers are a part of who owns a domain; identity numbers, which nobody is shown, are not. */
type Held = Pick<RegistrantRecord, 'registrant' | 'contacts'> & { readonly shownAnswers: RegistrantRecord['tldData'] };

/** A hash of what a change of a contact is based on: different details have different hashes. */
function toVersion(contact: Contact, answers: RegistrantRecord['tldData'] = {}): string {
  const facts = [contact, answers].map((part) =>
    Object.entries(part)
      .map(([field, value]) => [field, String(value).trim()] as const)
      .filter(([, value]) => value !== '')
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 22);
}

const versionIn = ({ registrant, contacts, shownAnswers }: Held, role: Role): string =>
  role === 'owner' ? toVersion(registrant, shownAnswers) : toVersion(contacts[role] ?? registrant);

/** The version of each contact that the registrar keeps of a domain. */
export function listVersions(held: Held): NonNullable<DomainRegistrant['versions']> {
  const roles = ['owner', ...Object.keys(held.contacts)] as Role[];
  return Object.fromEntries(roles.map((role) => [role, versionIn(held, role)]));
}

/**
 * Refuses a change that was made to other details than those that are held now: it would undo what somebody else has changed.
 * @param version undefined where the caller does not say what its change was made to
 * @throws HttpError 409
 */
export function requireVersion(domain: string, held: Held, role: Role, version: string | undefined): void {
  if (version === undefined || version === versionIn(held, role)) return;
  throw conflict('These details were changed elsewhere in the meantime. Read them again before you change them.', {
    code: 'contact_changed',
    params: { domain },
  });
}
