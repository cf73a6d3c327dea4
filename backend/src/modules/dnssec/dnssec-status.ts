import type { Dnssec } from '@storefront/shared/contract';
import { dnssecProblemText } from '../../dns/dnssec-problem';
import { dsText } from '../../dns/signing-proof';
import { inTransaction } from '../../db/transaction';
import type { Deps } from '../../deps';
import { audit } from '../audit';
import { isServedHere } from '../dns';
import type { DomainRow } from '../portfolio';
import { forgottenAt, publication } from './dnssec-machine';
import { dnssecRow, type DnssecRow, insertFoundDnssec, nameserversChangedAt, findZone } from './queries';

export type StatusDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'registrar'>;

export const findKeptAt = (
  { config }: Pick<Deps, 'config'>,
  { nameservers }: Pick<DomainRow, 'nameservers'>,
): Dnssec['kept'] => (isServedHere(nameservers, config.nameservers) ? 'here' : 'elsewhere');

/** Returns the DNSSEC state from the database, or else from the registry: a transferred domain may have brought DS records along. */
export async function getDnssecStatus(deps: StatusDeps, domain: DomainRow): Promise<DnssecRow | undefined | 'unknown'> {
  const known = await dnssecRow(deps.db, domain.id);
  if (known || !deps.registrar.keepsDs(domain.name)) return known;
  const registered = await deps.registrar.dsRecords(domain.name);
  if (registered === 'unknown') return 'unknown';
  if (registered.length === 0) return undefined;
  const at = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    const isNew = await insertFoundDnssec(tx, {
      domain_id: domain.id,
      kept: findKeptAt(deps, domain),
      state: 'on',
      state_since: at,
      ds_records: [...registered],
      sent_at: at,
      next_step_at: at,
      created_at: at,
      updated_at: at,
    });
    if (isNew)
      await audit(tx, {
        at,
        actor: 'system',
        action: 'domain.dnssec_found',
        subject: `domain:${domain.id}`,
        after: { ds_records: registered.map(dsText) },
      });
  });
  return dnssecRow(deps.db, domain.id);
}

export async function viewDnssec(deps: StatusDeps, domain: DomainRow, row: DnssecRow | undefined): Promise<Dnssec> {
  const offered = deps.registrar.keepsDs(domain.name);
  const kept = row?.kept ?? findKeptAt(deps, domain);
  if (!row)
    return {
      offered,
      kept,
      state: 'off',
      since: null,
      ds_records: [],
      publish_at: null,
      waits_for: null,
      free_at: null,
      problems: [],
      problem: null,
    };
  const wait = row.state === 'checking' ? await getWait(deps, domain, row) : null;
  return {
    offered,
    kept,
    state: row.state,
    since: row.state_since.toISOString(),
    ds_records: row.ds_records,
    publish_at: wait?.at.toISOString() ?? null,
    waits_for: wait?.waitsFor ?? null,
    free_at: row.state === 'expiring' && row.removed_at ? forgottenAt(row.removed_at).toISOString() : null,
    ...(row.problems && {
      problems: row.problems.map((problem) => ({
        code: problem.code,
        ...(problem.params && { params: { ...problem.params } }),
        message: dnssecProblemText(problem),
      })),
    }),
    problem: row.problem,
  };
}

/** Returns what must still expire before DS records may be published. */
async function getWait(
  deps: StatusDeps,
  domain: DomainRow,
  { kept }: DnssecRow,
): Promise<ReturnType<typeof publication>> {
  const zone = kept === 'here' ? await findZone(deps.db, domain.id) : undefined;
  const signed =
    zone?.signed_since && zone.signed_ttl !== null ? { since: zone.signed_since, ttl: zone.signed_ttl } : null;
  const found = publication({ nameserversAt: await nameserversChangedAt(deps.db, domain), signed });
  return found && found.at > deps.clock.now() ? found : null;
}
