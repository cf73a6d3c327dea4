import type { ZoneId } from '@storefront/shared/contract';
import { changeBetween, changeFromServed, toRrsets, wholeZone } from '../../dns/rrsets';
import type { ZoneChange, ZoneOutcome } from '../../ports/name-server';
import type { Rrset } from '../../core/rrset';
import type { Tx } from '../../db/client';
import type { BatchRecord, ZoneBatch } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import type { Deps } from '../../deps';
import { failpoint } from '../../core/failpoints';
import { audit } from '../audit';
import { closeBatch, deleteRecords, upsertRecords, findRecords, type ZoneRecordRow, type ZoneRow } from './queries';

/** Action of a batch that restores our records on a nameserver that has others. */
export const REPAIRED = 'zone.repaired' as const;

export type SettlingDeps = Pick<Deps, 'db' | 'clock' | 'nameServer'>;

/**
 * Completes a batch: changes the nameserver first, then our records, with an audit entry (I6, I7). Safe to repeat, because the same batch
 * gives the same zone, and safe to be late, because the nameserver ignores a batch that a later one has overtaken. A batch that was refused
 * or never arrived leaves everything unchanged.
 */
export async function settleBatch(deps: SettlingDeps, zone: ZoneRow, batch: ZoneBatch): Promise<ZoneOutcome> {
  const before = await findRecords(deps, zone.id);
  const after = toRrsets(zone.name, batch.records);
  const isRepair = batch.action === REPAIRED;
  const change =
    zone.version === 0 || isRepair
      ? await changeOfServed(deps, zone, after)
      : changeBetween(toRrsets(zone.name, before), after);
  if (change === 'unknown') return { kind: 'unknown', cause: 'the nameserver does not say what it has' };
  failpoint('before-zone-change');
  const made = await deps.nameServer.change(zone.name, change, zone.edition);
  // A nameserver that has lost the zone gets all of it.
  const outcome =
    made.kind === 'absent' ? await deps.nameServer.change(zone.name, wholeZone([], after), zone.edition) : made;
  failpoint('after-zone-change');
  if (outcome.kind === 'unknown' || outcome.kind === 'overtaken' || outcome.kind === 'absent') return outcome;
  const isDone = outcome.kind === 'done';
  const isNewVersion = isDone && !isRepair;
  const isSettled = await inTransaction(deps.db, async (tx) => {
    const at = deps.clock.now();
    const set = {
      // A zone that could not be created stays pending.
      batch_since: isDone || zone.version > 0 ? null : at,
      updated_at: at,
      ...(isNewVersion && { version: zone.version + 1 }),
    };
    // A failed delivery of this request says nothing about other requests with the same batch.
    const isSettledNow = await closeBatch(tx, zone, set, { isSentOnce: outcome.kind === 'away' });
    // If another process has settled the same batch, it has written exactly these records.
    if (!isSettledNow || !isNewVersion) return isSettledNow;
    await writeRecords(tx, zone.id, before, batch.records);
    await audit(tx, {
      at,
      actor: batch.actor,
      action: batch.action,
      subject: `zone:${zone.name}`,
      before: before.map(plain),
      after: batch.records.map(plain),
      requestId: batch.requestId,
    });
    return true;
  });
  return outcome.kind === 'away' && !isSettled ? { kind: 'unknown', cause: outcome.cause } : outcome;
}

/**
 * Returns the change from the served zone to the wanted one. A zone served before ours was first settled is a previous customer's, and none
 * of it is kept (D7).
 */
async function changeOfServed(
  { nameServer }: SettlingDeps,
  zone: ZoneRow,
  after: readonly Rrset[],
): Promise<ZoneChange | 'unknown'> {
  const served = await nameServer.zone(zone.name);
  if (served === 'unknown') return served;
  return zone.version === 0 || served === null ? wholeZone(served ?? [], after) : changeFromServed(served, after);
}

/** Writes the differences, in two statements for any number of records. */
async function writeRecords(
  tx: Tx,
  zoneId: ZoneId,
  before: readonly ZoneRecordRow[],
  after: readonly BatchRecord[],
): Promise<void> {
  const remaining = new Set(after.map(({ id }) => id));
  const known = new Map(before.map((record) => [record.id, plain(record)]));
  const removed = before.filter(({ id }) => !remaining.has(id)).map(({ id }) => id);
  const written = after.filter((record) => known.get(record.id) !== plain(record));
  if (removed.length > 0) await deleteRecords(tx, removed);
  if (written.length > 0) await upsertRecords(tx, zoneId, written);
}

const plain = ({ name, type, ttl, rdata }: Pick<ZoneRecordRow, 'name' | 'type' | 'ttl' | 'rdata'>): string =>
  `${name} ${ttl} ${type} ${rdata}`;
