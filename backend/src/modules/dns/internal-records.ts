import type { DomainId, ZoneRecordId } from '@storefront/shared/contract';
import { newId } from '../../db/uuid';
import type { Deps } from '../../deps';
import { listConflictingRecords, withInternalRecords, type ForwardedDomain } from './default-records';
import { clearInternalMark, openBatch, findRecords, type ZoneRow, zoneWithDomain } from './queries';
import { settleBatch, type SettlingDeps } from './zone-settling';
import type { Actor } from '../audit';

type InternalRecordDeps = SettlingDeps & Pick<Deps, 'config' | 'log'>;

/**
 * Updates the records that the shop keeps in a zone, and no others, to match the settings of its domain (DN-01). The customer's records
 * stay and take precedence, unless the customer agreed to replace them (`replaces`). A zone that does not exist yet gets them when it is
 * created; one that is being saved is left for the next check.
 * @returns whether the zone has them now
 */
export async function writeInternalRecords(
  deps: InternalRecordDeps,
  domainId: DomainId,
  by: Actor,
  { replaces = false } = {},
): Promise<boolean> {
  const found = await zoneWithDomain(deps.db, domainId);
  if (!found || found.zone.version === 0 || found.zone.batch) return false;
  const { zone, domain } = found;
  const ours = (await findRecords(deps, zone.id)).map(({ zone_id: _zone, ...record }) => record);
  const conflicting = replaces ? listConflictingRecords(ours, domain, deps.config) : [];
  const completed = withInternalRecords(
    ours.filter((record) => !conflicting.includes(record)),
    domain,
    deps.config,
  );
  if (completed.length === ours.length && completed.every((record) => 'id' in record)) return clearMark(deps, zone);
  const records = completed.map((record) => ({ id: newId<ZoneRecordId>(), ...record }));
  const batch = { records, action: 'zone.kept' as const, ...by };
  const claimed = await openBatch(deps.db, zone, batch, deps.clock.now());
  if (!claimed) return false;
  const outcome = await settleBatch(deps, claimed, batch);
  if (outcome.kind === 'done') return clearMark(deps, zone);
  deps.log.warn(
    { event: 'zone.managed_records_failed', zone: zone.name, outcome },
    'Failed to write internal records to zone; will retry',
  );
  return false;
}

/** Whether the records that the shop keeps in a zone differ from what its domain's settings require. */
export async function needsInternalRecords(
  deps: Pick<Deps, 'db' | 'config'>,
  zone: ZoneRow,
  domain: ForwardedDomain,
): Promise<boolean> {
  const ours = await findRecords(deps, zone.id);
  const completed = withInternalRecords(ours, domain, deps.config);
  return completed.length !== ours.length || !completed.every((record) => 'id' in record);
}

/** Clears the mark, unless it has been set again in the meantime. */
async function clearMark({ db }: Pick<Deps, 'db'>, { id, kept_since }: ZoneRow): Promise<boolean> {
  if (kept_since) await clearInternalMark(db, id, kept_since);
  return true;
}
