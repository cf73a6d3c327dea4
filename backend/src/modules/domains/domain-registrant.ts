import type { DomainEdit, DomainRegistrant } from '@storefront/shared/contract';
import { changedKeys, IDENTITY_FIELDS, isMaterialChange, validateTldData } from '@storefront/shared/domain';
import type { RegistrantRecord } from '../../ports/registrar';
import { inTransaction } from '../../db/transaction';
import { notYourDomain, registrarRefused, ruleProblem, unavailable, unprocessable } from '../../http/errors';
import { audit } from '../audit';
import { askRegistrant, countNewRegistrant } from '../registrant-verification';
import { registrantChangedEmail } from './domain-emails';
import type { EditDeps, Editor } from './edit-domain';
import type { DomainRow, OwnDomain } from '../portfolio';
import { changeDomain, noteRegistrant } from './queries';

type RegistrantEdit = Extract<DomainEdit, { registrant: unknown }>;

/** TLDs whose registry has no change of registrant, only a transfer to another registrant. */
const FIXED_HOLDER: ReadonlySet<string> = new Set(['be']);

/** Who holds a domain: as the registrar says now, which is kept, or as it last said. */
export async function viewRegistrant(
  { db, clock, registrar }: Pick<EditDeps, 'db' | 'clock' | 'registrar'>,
  { domain }: OwnDomain,
): Promise<DomainRegistrant> {
  const found = await registrar.findRegistrant(domain.name);
  if (found === 'unknown' || found === null) {
    return {
      registrant: domain.registrant,
      tld_data: shownAnswers(domain.tld_data),
      as_of: (domain.registrant_at ?? domain.created_at).toISOString(),
      is_current: found === null,
    };
  }
  const at = clock.now();
  await noteRegistrant(db, domain.id, { registrant: found.registrant, tld_data: found.tldData, registrant_at: at });
  return {
    registrant: found.registrant,
    tld_data: shownAnswers(found.tldData),
    contacts: found.contacts,
    as_of: at.toISOString(),
    is_current: true,
  };
}

/** Identity numbers are asked for again whenever they are needed (RG-08). */
function shownAnswers(answers: RegistrantRecord['tldData']): RegistrantRecord['tldData'] {
  return Object.fromEntries(Object.entries(answers).filter(([field]) => !IDENTITY_FIELDS.has(field)));
}

/**
 * Changes who holds a domain. Another name, organisation or address is confirmed anew (LG-01) and, at generic registries, locks the
 * name against transfers for 60 days. The audit log says which fields changed, not what they hold.
 * @throws HttpError 409 where the registrar refuses, 422 for what the registry would not take, 429 for too many new owners, 503 without an answer
 */
export async function changeRegistrant(
  deps: EditDeps,
  { customer, requestId }: Editor,
  { domain }: OwnDomain,
  { registrant, tld_data: answers }: RegistrantEdit,
): Promise<DomainRow> {
  const before = await deps.registrar.findRegistrant(domain.name);
  if (before === 'unknown') throw silent();
  const material = before === null || isMaterialChange(before.registrant, registrant);
  if (material && FIXED_HOLDER.has(domain.tld)) {
    throw unprocessable(
      `The registry of .${domain.tld} does not change the owner of a domain online. Contact us, and we will start the change with you.`,
      { code: 'holder_fixed', params: { tld: domain.tld } },
    );
  }
  const tld_data = answers ?? before?.tldData ?? {};
  const problems = validateTldData(domain.tld, tld_data, registrant);
  if (problems.length > 0)
    throw unprocessable('The registry would not accept these details', {
      code: 'invalid_registrant',
      detail: problems.map((problem) =>
        ruleProblem(`${problem.scope === 'contact' ? 'registrant' : 'tld_data'}.${problem.field}`, problem),
      ),
    });
  if (material) await countNewRegistrant(deps, customer.id, { tld: domain.tld, registrant });
  const fields = before ? changedKeys(before.registrant, registrant) : (['owner'] as const);

  const outcome = await deps.registrar.change(domain.name, { registrant, tldData: tld_data });
  if (outcome.kind === 'refused') throw registrarRefused(outcome);
  const [held, name] = await Promise.all([
    deps.registrar.findRegistrant(domain.name),
    deps.registrar.info(domain.name),
  ]);
  const holds = held !== null && held !== 'unknown' && changedKeys(held.registrant, registrant).length === 0;
  if (outcome.kind === 'unknown' && !holds) throw silent();
  return inTransaction(deps.db, async (tx) => {
    const at = deps.clock.now();
    const isLocked = name !== null && name !== 'unknown' && name.locked;
    const changed = await changeDomain(tx, domain.id, customer.id, {
      registrant,
      tld_data,
      registrant_at: at,
      updated_at: at,
      ...(isLocked && { is_locked: true }),
    });
    if (!changed) throw notYourDomain(domain.name);
    if (fields.length === 0) return changed;
    await audit(tx, {
      at,
      actor: `customer:${customer.id}`,
      action: 'domain.registrant_set',
      subject: `domain:${domain.id}`,
      after: { fields },
      requestId,
    });
    await deps.mail.send(registrantChangedEmail(deps.config, customer, domain.name, fields), tx);
    if (material)
      await askRegistrant(tx, deps, {
        customerId: customer.id,
        domainId: domain.id,
        domain: domain.name,
        tld: domain.tld,
        registrant,
        at,
        requestId,
      });
    return changed;
  });
}

function silent() {
  return unavailable('The registrar did not respond. Check again in a moment whether the change was made.', 10, {
    code: 'registrar_silent',
    params: { what: 'change' },
  });
}
