import type { ContactRole } from '@storefront/shared/contract';
import { listChangedKeys, validateRoleContact } from '@storefront/shared/domain';
import { unlessSameAsOwner, hasContactRole } from '../../core/contact-roles';
import type { RegistrantRecord } from '../../ports/registrar';
import { conflict, registrarUnavailable, ruleProblem, unprocessable } from '../../http/errors';
import { requireHeld } from '../missing-domains';
import type { DomainRow, OwnDomain } from '../portfolio';
import { requireVersion } from './contact-version';
import { type ChangeDeps, type Editor, makeChange, settleEarlier } from './make-change';
import type { ContactEdit } from './wanted-change';

/**
 * Changes a contact other than the owner; null makes the owner this contact again. Only the registrar stores it. The change needs no
 * confirmation and locks nothing, since the owner stays the same.
 * @throws HttpError 409 if the registrar refuses, 422 if the registry would not accept it, 503 if the outcome is unknown
 */
export async function changeContact(
  deps: ChangeDeps,
  editor: Editor,
  own: OwnDomain,
  { version, ...wanted }: ContactEdit,
): Promise<DomainRow> {
  const { contact_role: role, contact } = wanted;
  const { tld } = own.domain;
  if (!hasContactRole(own.domain.name, role))
    throw unprocessable(`The registry of .${tld} has no contact of this kind.`, {
      code: 'no_such_contact',
      params: { tld },
    });
  const problems = contact ? validateRoleContact(tld, contact) : [];
  if (problems.length > 0)
    throw unprocessable('The registry would not accept these details', {
      code: 'invalid_contact',
      detail: problems.map((problem) => ruleProblem(`contact.${problem.field}`, problem)),
    });
  const domain = await settleEarlier(deps, own.domain, wanted);
  const held = await deps.registrar.findRegistrant(domain.name);
  if (held === 'unknown') throw registrarUnavailable('nothing_changed');
  if (held === null)
    throw conflict('The registrar shows no owner for this domain. Contact us, and we will find out why.', {
      code: 'registrar_refused',
      params: { what: 'no_registrant' },
    });
  const present = getContact(held, role);
  // An earlier request without an answer may have been carried out: identical details need no version check.
  if (contact && listChangedKeys(present, contact).length > 0)
    requireVersion(domain.name, { ...held, shownAnswers: {} }, role, version);
  await requireHeld(deps, domain);
  const beside = unlessSameAsOwner(held.registrant, contact);
  return makeChange(deps, editor, domain, {
    wanted,
    notes: { fields: listChangedKeys(present, beside ?? held.registrant), same_as_owner: beside === null },
  });
}

const getContact = ({ registrant, contacts }: RegistrantRecord, role: ContactRole) => contacts[role] ?? registrant;
