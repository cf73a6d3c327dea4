import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { isRecordType, type DnsChanges, type ErrorItem, type ZoneRecordId } from '@storefront/shared/contract';
import { ADD_ONS, checkRecord, zoneProblems, type RecordProblem } from '@storefront/shared/domain';
import type { Tx } from '../../db/client';
import type { BatchRecord } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import { newId } from '../../db/uuid';
import { conflict, notFound, problemAt, ruleProblem, unavailable, unprocessable } from '../../http/errors';
import { domainRow } from '../portfolio';
import { defaultRecords, listConflictingRecords, type ForwardedDomain } from './default-records';
import type { ZoneUser } from './own-zone';
import { hasDnssec, openBatch, findRecords, getZone, type ZoneRecordRow, type ZoneRow } from './queries';
import type { ZoneDeps } from './create-zone';
import { settleBatch } from './zone-settling';

/** The message for every rejected record (NT-08); `detail` says which one and why. */
const INVALID = 'Invalid DNS record';

export interface SavedZone {
  readonly records: readonly ZoneRecordRow[];
  readonly version: number;
}

const findDetails = (loc: string, problems: readonly RecordProblem[]): ErrorItem[] =>
  problems.map((problem) => ruleProblem(`${loc}.${problem.field}`, problem));

const RECORDS_MAX = 10_000;

const zoneChanged = (zone: ZoneRow) =>
  conflict(`${zone.name} was changed elsewhere in the meantime. Reload it and save what is still missing.`, {
    code: 'zone_changed',
    params: { domain: zone.name },
  });

/** How often a program's change is retried when others save first, and the pause between attempts in milliseconds. */
const TRIES_MAX = 25;
const PAUSE_MS = 200;

/**
 * Changes records of a zone without a known version, for programs that manage one record each. If another save comes first, the change is
 * applied to its result. A change that was sent to the nameserver and overtaken there is not sent again, because it might restore what has
 * been removed since. Pauses are randomised, so that concurrent programs do not collide again.
 * @param changesOf what to change, given the present records; null if nothing is left to do
 * @throws HttpError as `saveZone`; 409 `zone_changed` also when all attempts lost to other saves
 */
export async function changeRecords(
  deps: ZoneDeps,
  user: ZoneUser,
  zone: ZoneRow,
  changesOf: (records: readonly ZoneRecordRow[]) => DnsChanges | null,
): Promise<SavedZone> {
  let present = zone;
  for (let tries = 1; ; tries += 1) {
    const records = await findRecords(deps, present.id);
    const changes = changesOf(records);
    if (!changes) return { records, version: present.version };
    const after = applyChanges(deps, present, await getDomain(deps, present), records, changes);
    const saved = await upsertRecords(deps, user, present, after, 'zone.saved');
    if (saved) return saved;
    if (tries === TRIES_MAX) throw zoneChanged(zone);
    await sleep(PAUSE_MS * (0.5 + Math.random()));
    present = await getZone(deps.db, zone.domain_id);
  }
}

/**
 * Applies a batch of additions, updates and removals, all or nothing (DN-02, DN-10).
 * @throws HttpError 404 for records that are not in this zone, 409 if the zone has changed since the given version or another save is still
 *   open, 422 'Invalid DNS record' with all problems at once, 503 if the nameserver does not respond
 */
export async function saveZone(
  deps: ZoneDeps,
  user: ZoneUser,
  zone: ZoneRow,
  changes: DnsChanges,
  madeTo: number | null,
): Promise<SavedZone> {
  if (madeTo !== null && madeTo !== zone.version) throw zoneChanged(zone);
  const records = await findRecords(deps, zone.id);
  const after = applyChanges(deps, zone, await getDomain(deps, zone), records, changes);
  return orChanged(zone, await upsertRecords(deps, user, zone, after, 'zone.saved'));
}

function orChanged(zone: ZoneRow, saved: SavedZone | null): SavedZone {
  if (!saved) throw zoneChanged(zone);
  return saved;
}

/** Replaces all records with the default ones (DN-06). */
export async function resetZone(
  deps: ZoneDeps,
  user: ZoneUser,
  zone: ZoneRow,
  madeTo: number | null,
): Promise<SavedZone> {
  if (madeTo !== null && madeTo !== zone.version) throw zoneChanged(zone);
  const records = defaultRecords(await getDomain(deps, zone), deps.config).map((record) => ({
    ...record,
    id: newId<ZoneRecordId>(),
  }));
  return orChanged(zone, await upsertRecords(deps, user, zone, records, 'zone.reset'));
}

async function getDomain({ db }: Pick<ZoneDeps, 'db'>, zone: ZoneRow): Promise<ForwardedDomain> {
  const domain = await domainRow(db, zone.domain_id);
  if (!domain) throw new Error(`Domain of zone ${zone.name} not found`);
  return domain;
}

/** Returns the records after the changes. @throws HttpError 404, 422 with all that is wrong with them */
function applyChanges(
  { nameServer, config }: Pick<ZoneDeps, 'nameServer' | 'config'>,
  zone: ZoneRow,
  domain: ForwardedDomain,
  records: readonly ZoneRecordRow[],
  changes: DnsChanges,
): BatchRecord[] {
  const byId = new Map(records.map(({ zone_id: _zone, ...record }) => [record.id, record as BatchRecord]));
  const before = new Map(byId);
  const details: ErrorItem[] = [];
  const touch = (id: ZoneRecordId, loc: string): BatchRecord | undefined => {
    const record = byId.get(id);
    if (!record)
      throw notFound(
        `There is no record ${id} in ${zone.name}. It may have been removed in the meantime; reload the DNS records.`,
        { code: 'no_such_record', params: { domain: zone.name } },
      );
    if (!record.is_internal) return record;
    details.push(
      problemAt(
        loc,
        { code: 'internal_record', params: { name: record.name, type: record.type } },
        `The ${record.type} record of ${record.name} is managed by us and cannot be changed.`,
      ),
    );
    return undefined;
  };
  const put = (loc: string, id: ZoneRecordId, input: Parameters<typeof checkRecord>[0]): void => {
    const result = checkRecord(input, zone.name);
    if ('problems' in result) details.push(...findDetails(loc, result.problems));
    else if (!nameServer.serves.has(result.record.type))
      details.push(
        problemAt(
          `${loc}.type`,
          { code: 'type_not_served', params: { type: result.record.type } },
          `Our nameservers do not serve ${result.record.type} records.`,
        ),
      );
    else byId.set(id, { ...result.record, id, is_internal: false });
  };

  changes.remove.forEach((id, index) => touch(id, `remove.${index}`) && byId.delete(id));
  changes.update.forEach(({ id, ...input }, index) => {
    const record = touch(id, `update.${index}`);
    if (!record) return;
    const { type } = record;
    if (isRecordType(type)) put(`update.${index}`, id, { ...input, type });
    else
      details.push(ruleProblem(`update.${index}`, { code: 'type_not_changed', params: { name: record.name, type } }));
  });
  changes.add.forEach((input, index) => put(`add.${index}`, newId<ZoneRecordId>(), input));

  const after = [...byId.values()];
  details.push(...findZoneDetails(config, zone, domain, after, before));
  if (details.length) throw unprocessable(INVALID, { code: 'invalid_record', detail: details });
  return after;
}

/** Returns what is wrong with the zone as a whole. @param before the records by ID, which may stay as they are */
function findZoneDetails(
  config: ZoneDeps['config'],
  zone: ZoneRow,
  domain: ForwardedDomain,
  after: readonly BatchRecord[],
  before: ReadonlyMap<ZoneRecordId, BatchRecord>,
): ErrorItem[] {
  const details: ErrorItem[] = [];
  if (after.length > RECORDS_MAX)
    details.push(
      problemAt(
        'add',
        { code: 'too_many_records', params: { max: RECORDS_MAX, has: after.length } },
        `A zone holds at most ${RECORDS_MAX} records; this would make ${after.length}.`,
      ),
    );
  for (const record of listConflictingRecords(after, domain, config)) {
    const { id, name, type } = record;
    if (isDeepStrictEqual(before.get(id), record)) continue;
    const add_on = type === 'MX' ? 'email_forwarding' : 'domain_forwarding';
    details.push(
      problemAt(
        name,
        { code: 'forwarding_needs_name', params: { domain: zone.name, add_on, name, type } },
        `${ADD_ONS[add_on].label} is on for ${zone.name}, and needs ${name} for its own records. Stop it before you add a ${type} record there.`,
      ),
    );
  }
  for (const problem of zoneProblems(after)) details.push(ruleProblem(problem.name, problem));
  return details;
}

/** @returns null if the zone has changed or is being saved, so that nothing was sent @throws HttpError 409, 422, 503 */
async function upsertRecords(
  deps: ZoneDeps,
  user: ZoneUser,
  zone: ZoneRow,
  records: readonly BatchRecord[],
  action: 'zone.saved' | 'zone.reset',
): Promise<SavedZone | null> {
  const batch = { records, action, actor: `customer:${user.customerId}`, requestId: user.requestId };
  const claimed = await inTransaction(deps.db, async (tx) => {
    const row = await openBatch(tx, zone, batch, deps.clock.now());
    if (row) await refuseUnsignedAlias(tx, deps, zone, records);
    return row;
  });
  if (!claimed) return null;
  const outcome = await settleBatch(deps, claimed, batch);
  switch (outcome.kind) {
    case 'done':
      return { records: await findRecords(deps, zone.id), version: zone.version + 1 };
    case 'overtaken':
      throw zoneChanged(zone);
    case 'refused':
      throw unprocessable(INVALID, { code: 'invalid_record', detail: outcome.message });
    case 'away':
      throw unavailable(
        'The nameservers are not responding. Nothing was changed, and what you entered is kept. Try again in a moment.',
        10,
        { code: 'name_server_away', params: { what: 'save' } },
      );
    case 'absent':
    case 'unknown':
      throw unavailable(
        'The nameservers did not respond. We keep trying until your changes are live; check again in a moment.',
        10,
        { code: 'zone_unsettled' },
      );
  }
}

/**
 * Rejects an ALIAS in a signed zone if the nameserver cannot sign its addresses: validating resolvers would not resolve it. Turning DNSSEC
 * on waits for the zone row that this transaction has locked, so that one of the two sees the other.
 */
async function refuseUnsignedAlias(
  tx: Tx,
  { nameServer }: Pick<ZoneDeps, 'nameServer'>,
  zone: ZoneRow,
  records: readonly BatchRecord[],
): Promise<void> {
  const alias = nameServer.signsAlias ? undefined : records.find(({ type }) => type === 'ALIAS');
  if (!alias) return;
  if (!(await hasDnssec(tx, zone.domain_id))) return;
  const msg = `DNSSEC is on for ${zone.name}, and our nameservers cannot sign an ALIAS record. Use A and AAAA records, or turn DNSSEC off first.`;
  throw unprocessable(INVALID, {
    code: 'invalid_record',
    detail: [problemAt(alias.name, { code: 'unsigned_alias', params: { domain: zone.name } }, msg)],
  });
}
