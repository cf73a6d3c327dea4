import type { ZoneRecordId } from '@storefront/shared/contract';
import { newId } from '../../db/uuid';
import type { Deps } from '../../deps';
import { unavailable } from '../../http/errors';
import { domainRow } from '../portfolio';
import { defaultRecords, withInternalRecords } from './default-records';
import { listCopiedRecords, openFirstBatch, takeOverBatch, type ZoneDomain, getZone, type ZoneRow } from './queries';
import { settleBatch, type SettlingDeps } from './zone-settling';
import type { Actor } from '../audit';

export type ZoneDeps = SettlingDeps & Pick<Deps, 'config' | 'log'>;

/**
 * Creates a pending zone with the default records; an existing one stays as it is.
 * @throws HttpError 503 if the nameserver does not respond; the zone stays pending
 */
export async function createZone(deps: ZoneDeps, domain: ZoneDomain, by: Actor): Promise<ZoneRow> {
  const now = deps.clock.now();
  // A transferred domain keeps its records instead of getting the parking page (TR-05).
  const copied = await listCopiedRecords(deps.db, domain.id);
  const row = await domainRow(deps.db, domain.id);
  if (!row) throw new Error(`Domain of zone ${domain.name} not found`);
  const usual = copied.length > 0 ? withInternalRecords(copied, row, deps.config) : defaultRecords(row, deps.config);
  const records = usual.map((record) => ({ ...record, id: newId<ZoneRecordId>() }));
  const first = await openFirstBatch(deps.db, domain.id, { records, action: 'zone.created', ...by }, now);
  const open = first ?? (await takeOverBatch(deps.db, domain.id, deps.clock.now()));
  const outcome = open?.batch ? await settleBatch(deps, open, open.batch) : undefined;
  const zone = await getZone(deps.db, domain.id);
  if (zone.version > 0) return zone;
  deps.log.warn({ event: 'zone.make_failed', zone: domain.name, outcome }, 'Failed to create zone');
  throw unavailable('The nameservers are not responding. Try again in a moment.', 10, {
    code: 'name_server_away',
    params: { what: 'read' },
  });
}
