import type { Contact, DomainRegistrant } from '@storefront/shared/contract';
import { listChangedKeys, IDENTITY_FIELDS, isMaterialChange, validateTldData } from '@storefront/shared/domain';
import type { RegistrantRecord } from '../../ports/registrar';
import type { Deps } from '../../deps';
import { registrarUnavailable, ruleProblem, unprocessable } from '../../http/errors';
import { requireHeld } from '../missing-domains';
import { countNewRegistrant } from '../registrant-verification';
import type { DomainRow, OwnDomain } from '../portfolio';
import { type ChangeDeps, type Editor, makeChange, settleEarlier } from './make-change';
import { listVersions, requireVersion } from './contact-version';
import { recordRegistrant } from './queries';
import { isLocked } from './settle-change';
import type { RegistrantEdit } from './wanted-change';

/** TLDs whose registry cannot change the registrant, only transfer the domain to another one. */
const FIXED_HOLDER: ReadonlySet<string> = new Set(['be']);

/** Returns the registrant as the registrar has it now, which is then saved; if the registrar does not respond, the last saved one. */
export async function viewRegistrant(
  { db, clock, registrar }: Pick<Deps, 'db' | 'clock' | 'registrar'>,
  { domain }: OwnDomain,
): Promise<DomainRegistrant> {
  const found = await registrar.findRegistrant(domain.name);
  if (found === 'unknown' || found === null) {
    return {
      registrant: domain.registrant,
      tld_data: withoutIdentityAnswers(domain.tld_data),
      as_of: (domain.registrant_at ?? domain.created_at).toISOString(),
      is_current: found === null,
    };
  }
  const at = clock.now();
  await recordRegistrant(db, domain.id, { registrant: found.registrant, tld_data: found.tldData, registrant_at: at });
  return {
    registrant: found.registrant,
    tld_data: withoutIdentityAnswers(found.tldData),
    contacts: found.contacts,
    versions: listVersions({ ...found, shownAnswers: withoutIdentityAnswers(found.tldData) }),
    as_of: at.toISOString(),
    is_current: true,
  };
}

/** Leaves out identity numbers, which the customer enters again each time (RG-08). */
function withoutIdentityAnswers(answers: RegistrantRecord['tldData']): RegistrantRecord['tldData'] {
  return Object.fromEntries(Object.entries(answers).filter(([field]) => !IDENTITY_FIELDS.has(field)));
}

/**
 * Changes the registrant. A new name, organisation or address must be confirmed (LG-01) and, at generic registries, locks the domain
 * against transfers for 60 days. The differences are determined before the registrar is called, from its data and ours: afterwards both may
 * already have the new owner.
 * @throws HttpError 409 if the registrar refuses, 422 if the registry would not accept it, 429 for too many changes of owner, 503 if the
 *   registrar does not respond
 */
export async function changeRegistrant(
  deps: ChangeDeps,
  editor: Editor,
  own: OwnDomain,
  { registrant, tld_data: answers, version }: RegistrantEdit,
): Promise<DomainRow> {
  const domain = await settleEarlier(deps, own.domain, { registrant, tld_data: answers ?? {} });
  const held = await deps.registrar.findRegistrant(domain.name);
  if (held === 'unknown') throw registrarUnavailable('nothing_changed');
  // An earlier request without an answer may have been carried out: identical details need no version check.
  if (held && listChangedKeys(held.registrant, registrant).length > 0)
    requireVersion(domain.name, { ...held, shownAnswers: withoutIdentityAnswers(held.tldData) }, 'owner', version);
  if ((held === null || isMaterialChange(held.registrant, registrant)) && FIXED_HOLDER.has(domain.tld)) {
    throw unprocessable(
      `The registry of .${domain.tld} does not change the owner of a domain online. Contact us, and we will start the change with you.`,
      { code: 'holder_fixed', params: { tld: domain.tld } },
    );
  }
  const tld_data = answers ?? held?.tldData ?? {};
  const problems = validateTldData(domain.tld, tld_data, registrant);
  if (problems.length > 0)
    throw unprocessable('The registry would not accept these details', {
      code: 'invalid_registrant',
      detail: problems.map((problem) =>
        ruleProblem(`${problem.scope === 'contact' ? 'registrant' : 'tld_data'}.${problem.field}`, problem),
      ),
    });
  const known = [held?.registrant ?? null, domain.registrant].filter((owner) => owner !== null);
  const is_material = held === null || known.some((owner) => isMaterialChange(owner, registrant));
  await requireHeld(deps, domain);
  if (is_material) await countNewRegistrant(deps, editor.customer.id, { tld: domain.tld, registrant });
  return makeChange(deps, editor, domain, {
    wanted: { registrant, tld_data },
    notes: { fields: held ? listChangedFields(known, registrant) : ['owner'], is_material },
    describe: async () => ({ isLocked: await isLocked(deps, domain) }),
  });
}

/** Returns the fields in which the new registrant differs from any known owner, each once. */
const listChangedFields = (known: readonly Contact[], registrant: Contact): (keyof Contact)[] => [
  ...new Set(known.flatMap((owner) => listChangedKeys(owner, registrant))),
];
