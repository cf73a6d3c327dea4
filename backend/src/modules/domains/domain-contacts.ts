import type { ContactRole, DomainEdit } from '@storefront/shared/contract';
import { changedKeys, validateRoleContact } from '@storefront/shared/domain';
import { besideOwner, hasContactRole } from '../../core/contact-roles';
import type { RegistrantRecord } from '../../ports/registrar';
import { inTransaction } from '../../db/transaction';
import { conflict, registrarRefused, ruleProblem, unavailable, unprocessable } from '../../http/errors';
import { audit } from '../audit';
import { contactChangedEmail } from './domain-emails';
import type { EditDeps, Editor } from './edit-domain';
import type { DomainRow, OwnDomain } from '../portfolio';

type ContactEdit = Extract<DomainEdit, { contact_role: unknown }>;

/**
 * Changes a contact beside the owner; null makes the owner this contact again. It is the registrar's alone to keep. Nobody has to
 * confirm it and it locks nothing, since the name stays the owner's. The audit log says which fields changed, not what they hold.
 * @throws HttpError 409 where the registrar refuses, 422 for what the registry would not take, 503 where nobody knows
 */
export async function changeContact(
  deps: EditDeps,
  { customer, requestId }: Editor,
  { domain }: OwnDomain,
  { contact_role: role, contact }: ContactEdit,
): Promise<DomainRow> {
  if (!hasContactRole(domain.name, role))
    throw unprocessable(`The registry of .${domain.tld} has no contact of this kind.`, {
      code: 'no_such_contact',
      params: { tld: domain.tld },
    });
  const problems = contact ? validateRoleContact(domain.tld, contact) : [];
  if (problems.length > 0)
    throw unprocessable('The registry would not accept these details', {
      code: 'invalid_contact',
      detail: problems.map((problem) => ruleProblem(`contact.${problem.field}`, problem)),
    });
  const before = await deps.registrar.findRegistrant(domain.name);
  if (before === 'unknown') throw silent();
  if (before === null)
    throw conflict('The registrar shows no owner for this domain. Contact us, and we will find out why.', {
      code: 'registrar_refused',
      params: { what: 'no_registrant' },
    });
  const outcome = await deps.registrar.change(domain.name, { role, contact });
  if (outcome.kind === 'refused') throw registrarRefused(outcome);
  if (outcome.kind === 'unknown') {
    const held = await deps.registrar.findRegistrant(domain.name);
    const wanted = contact ?? before.registrant;
    if (held === 'unknown' || held === null || changedKeys(getContact(held, role), wanted).length > 0) throw silent();
  }
  const own = besideOwner(before.registrant, contact);
  const fields = changedKeys(getContact(before, role), own ?? before.registrant);
  if (fields.length === 0) return domain;
  await inTransaction(deps.db, async (tx) => {
    const after = { contact_role: role, same_as_owner: own === null, fields };
    await audit(tx, {
      at: deps.clock.now(),
      actor: `customer:${customer.id}`,
      action: 'domain.contact_set',
      subject: `domain:${domain.id}`,
      after,
      requestId,
    });
    await deps.mail.send(
      contactChangedEmail(deps.config, customer, domain.name, role, own === null ? null : fields),
      tx,
    );
  });
  return domain;
}

const getContact = ({ registrant, contacts }: RegistrantRecord, role: ContactRole) => contacts[role] ?? registrant;

function silent() {
  return unavailable('The registrar did not respond. Check again in a moment whether the change was made.', 10, {
    code: 'registrar_silent',
    params: { what: 'change' },
  });
}
