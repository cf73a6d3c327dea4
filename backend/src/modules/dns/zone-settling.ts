import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { changeBetween, changeFromServed, rrsetsOf, wholeZone } from '../../adapters/dns/rrsets';
import type { Rrset, ZoneChange, ZoneOutcome } from '../../adapters/dns/name-server';
import type { Tx } from '../../db/client';
import { zone_editions, zone_records, zones, type BatchRecord, type ZoneBatch } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import type { Deps } from '../../deps';
import { failpoint } from '../../failpoints';
import { audit } from '../audit/audit';

/** The action of a batch that puts our records back in place on a nameserver that has others. */
export const REPAIRED = 'zone.repaired';

export type ZoneRow = typeof zones.$inferSelect;
export type ZoneRecordRow = typeof zone_records.$inferSelect;
export type SettlingDeps = Pick<Deps, 'db' | 'clock' | 'nameServer'>;

/** The records of a zone, in a stable order. */
export async function recordsOf({ db }: Pick<Deps, 'db'>, zoneId: string): Promise<ZoneRecordRow[]> {
  return db
    .select()
    .from(zone_records)
    .where(eq(zone_records.zone_id, zoneId))
    .orderBy(asc(zone_records.name), asc(zone_records.type), asc(zone_records.rdata), asc(zone_records.id));
}

/** The columns of a zone whose batch is opened by whoever sends it first. */
export function opened(batch: ZoneBatch, at: Date) {
  return { batch, batch_since: at, edition: sql<number>`nextval(${zone_editions.seqName})`, sendings: 1 };
}

/** Takes up the open batch of a domain's zone, to send it once more; undefined where there is none. */
export async function takeUp(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  domainId: string,
): Promise<ZoneRow | undefined> {
  const [zone] = await db
    .update(zones)
    .set({ batch_since: clock.now(), sendings: sql`${zones.sendings} + 1` })
    .where(and(eq(zones.domain_id, domainId), isNotNull(zones.batch)))
    .returning();
  return zone;
}

/**
 * Brings a batch that was opened or picked up to its end: the nameserver first, then our records, with its audit row (I6, I7). Safe
 * to repeat, as the same batch leads to the same zone, and safe to be late, as the nameserver makes nothing that a later batch has
 * overtaken. A batch that was refused, or never arrived, leaves everything as it was.
 */
export async function settleBatch(deps: SettlingDeps, zone: ZoneRow, batch: ZoneBatch): Promise<ZoneOutcome> {
  const before = await recordsOf(deps, zone.id);
  const after = rrsetsOf(zone.name, batch.records);
  const isRepair = batch.action === REPAIRED;
  const change =
    zone.version === 0 || isRepair
      ? await changeOfServed(deps, zone, after)
      : changeBetween(rrsetsOf(zone.name, before), after);
  if (change === 'unknown') return { kind: 'unknown', cause: 'the nameserver does not say what it has' };
  failpoint('before-zone-change');
  const made = await deps.nameServer.change(zone.name, change, zone.edition);
  // One that has lost the zone is given all of it.
  const outcome =
    made.kind === 'absent' ? await deps.nameServer.change(zone.name, wholeZone([], after), zone.edition) : made;
  failpoint('after-zone-change');
  if (outcome.kind === 'unknown' || outcome.kind === 'overtaken' || outcome.kind === 'absent') return outcome;
  const isDone = outcome.kind === 'done';
  const isNewVersion = isDone && !isRepair;
  // That this request has not arrived says nothing of others with the same batch.
  const alone = outcome.kind === 'away' ? eq(zones.sendings, 1) : undefined;
  const isSettled = await inTransaction(deps.db, async (tx) => {
    const at = deps.clock.now();
    const [settled] = await tx
      .update(zones)
      // A zone that could not be made stays wanted.
      .set({
        batch: null,
        batch_since: isDone || zone.version > 0 ? null : at,
        updated_at: at,
        ...(isNewVersion && { version: zone.version + 1 }),
      })
      .where(and(eq(zones.id, zone.id), eq(zones.edition, zone.edition), isNotNull(zones.batch), alone))
      .returning({ id: zones.id });
    // Where somebody else has settled the same batch, what they wrote is what would be written here.
    if (!settled || !isNewVersion) return settled !== undefined;
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
 * What leads from the zone that is served to the one that should be. What a nameserver has of a zone that was never settled is
 * somebody else's past, and may be on its way out: none of it stays, none of it is counted on (D7).
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

/** Writes what differs, in two statements for any number of records. */
async function writeRecords(
  tx: Tx,
  zoneId: string,
  before: readonly ZoneRecordRow[],
  after: readonly BatchRecord[],
): Promise<void> {
  const kept = new Set(after.map(({ id }) => id));
  const known = new Map(before.map((record) => [record.id, plain(record)]));
  const removed = before.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
  const written = after.filter((record) => known.get(record.id) !== plain(record));
  if (removed.length)
    await tx.execute(
      sql`delete from zone_records where id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(removed)}::jsonb))`,
    );
  if (!written.length) return;
  await tx.execute(sql`
    insert into zone_records (id, zone_id, name, type, ttl, rdata, is_internal)
    select id, ${zoneId}::uuid, name, type, ttl, rdata, is_internal
    from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as given(id uuid, name text, type text, ttl int, rdata text, is_internal bool)
    on conflict (id) do update set name = excluded.name, type = excluded.type, ttl = excluded.ttl, rdata = excluded.rdata`);
}

const plain = ({ name, type, ttl, rdata }: Pick<ZoneRecordRow, 'name' | 'type' | 'ttl' | 'rdata'>): string =>
  `${name} ${ttl} ${type} ${rdata}`;
