import { and, asc, eq, gt, isNull, lte, max, or, sql } from 'drizzle-orm';
import type { DomainId, ZoneId } from '@storefront/shared/contract';
import type { Db, Tx } from '../../db/client';
import { audit_entries, domain_dnssec, domains, zone_records, zones } from '../../db/schema';
import type { DomainRow } from '../portfolio';

export type DnssecRow = typeof domain_dnssec.$inferSelect;
type ZoneRow = typeof zones.$inferSelect;

/** Changed columns of a row; `revision` may be incremented. */
type DnssecChange = Partial<Omit<DnssecRow, 'revision'>> & { readonly revision?: typeof nextRevision };

export const nextRevision = sql<number>`${domain_dnssec.revision} + 1`;

export async function dnssecRow(db: Db | Tx, domainId: DomainId): Promise<DnssecRow | undefined> {
  const [row] = await db.select().from(domain_dnssec).where(eq(domain_dnssec.domain_id, domainId));
  return row;
}

export async function lockDnssec(tx: Tx, domainId: DomainId): Promise<DnssecRow | undefined> {
  const [row] = await tx.select().from(domain_dnssec).where(eq(domain_dnssec.domain_id, domainId)).for('update');
  return row;
}

export async function insertDnssec(tx: Tx, row: typeof domain_dnssec.$inferInsert): Promise<void> {
  await tx.insert(domain_dnssec).values(row);
}

/** @returns false if the row already exists */
export async function insertFoundDnssec(tx: Tx, row: typeof domain_dnssec.$inferInsert): Promise<boolean> {
  const added = await tx
    .insert(domain_dnssec)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: domain_dnssec.domain_id });
  return added.length > 0;
}

export async function changeDnssec(tx: Tx, domainId: DomainId, set: DnssecChange): Promise<void> {
  await tx.update(domain_dnssec).set(set).where(eq(domain_dnssec.domain_id, domainId));
}

export async function deleteDnssec(db: Db | Tx, domainId: DomainId): Promise<void> {
  await db.delete(domain_dnssec).where(eq(domain_dnssec.domain_id, domainId));
}

/** Matches a row that has not changed since it was read. */
const asRead = ({ domain_id, revision }: DnssecRow) =>
  and(eq(domain_dnssec.domain_id, domain_id), eq(domain_dnssec.revision, revision));

/** @returns the updated row; undefined if it has changed since it was read */
export async function updateUnchangedDnssec(
  tx: Tx,
  read: DnssecRow,
  set: DnssecChange,
): Promise<DnssecRow | undefined> {
  const [changed] = await tx.update(domain_dnssec).set(set).where(asRead(read)).returning();
  return changed;
}

/** @returns the deleted row; undefined if it has changed since it was read */
export async function deleteUnchangedDnssec(tx: Tx, read: DnssecRow): Promise<DnssecRow | undefined> {
  const [deleted] = await tx.delete(domain_dnssec).where(asRead(read)).returning();
  return deleted;
}

const isDue = (now: Date) =>
  and(lte(domain_dnssec.next_step_at, now), or(isNull(domain_dnssec.lease_until), lte(domain_dnssec.lease_until, now)));

export const dueDnssec = (db: Db, now: Date, limit: number) =>
  db
    .select({ id: domain_dnssec.domain_id })
    .from(domain_dnssec)
    .where(isDue(now))
    .orderBy(asc(domain_dnssec.next_step_at))
    .limit(limit);

/** Claims a domain that is due; undefined if it is not due or another process holds the lease. */
export async function claimDnssec(
  db: Db,
  domainId: DomainId,
  now: Date,
  leaseUntil: Date,
): Promise<DnssecRow | undefined> {
  const [row] = await db
    .update(domain_dnssec)
    .set({ lease_until: leaseUntil })
    .where(and(eq(domain_dnssec.domain_id, domainId), isDue(now)))
    .returning();
  return row;
}

export async function releaseDnssec(db: Db, domainId: DomainId, leaseUntil: Date): Promise<void> {
  await db
    .update(domain_dnssec)
    .set({ lease_until: null })
    .where(and(eq(domain_dnssec.domain_id, domainId), eq(domain_dnssec.lease_until, leaseUntil)));
}

/** Returns when the nameservers last changed, or the latest time at which a request without an answer may change them; null if never. */
export async function nameserversChangedAt(
  db: Db,
  { id, nameservers_at }: Pick<DomainRow, 'id' | 'nameservers_at'>,
): Promise<Date | null> {
  // Changes from before the column existed, and those of instances without it, are in the audit log only.
  const [logged] = await db
    .select({ at: max(audit_entries.at) })
    .from(audit_entries)
    .where(and(eq(audit_entries.subject, `domain:${id}`), eq(audit_entries.action, 'domain.nameservers_set')));
  const known = [nameservers_at, logged?.at ?? null].filter((at) => at !== null);
  return known.length > 0 ? new Date(Math.max(...known.map((at) => at.getTime()))) : null;
}

export async function recordNameserversAt(tx: Tx, domainId: DomainId, at: Date): Promise<void> {
  await tx.update(domains).set({ nameservers_at: at }).where(eq(domains.id, domainId));
}

/** Restores the time from before a mark, unless another one has been set since. */
export async function restoreNameserversAt(
  db: Db,
  domainId: DomainId,
  { noted, before }: { readonly noted: Date; readonly before: Date | null },
): Promise<void> {
  await db
    .update(domains)
    .set({ nameservers_at: before })
    .where(and(eq(domains.id, domainId), eq(domains.nameservers_at, noted)));
}

export async function findZone(db: Db, domainId: DomainId): Promise<ZoneRow | undefined> {
  const [zone] = await db.select().from(zones).where(eq(zones.domain_id, domainId));
  return zone;
}

export async function lockZone(tx: Tx, zoneId: ZoneId): Promise<void> {
  await tx.select({ id: zones.id }).from(zones).where(eq(zones.id, zoneId)).for('update');
}

/** Whether a zone has an ALIAS record, or is about to get one in an open batch. */
export async function hasAlias(db: Db | Tx, zoneId: ZoneId): Promise<boolean> {
  const [alias] = await db
    .select({ id: zone_records.id })
    .from(zone_records)
    .where(and(eq(zone_records.zone_id, zoneId), eq(zone_records.type, 'ALIAS')))
    .limit(1);
  if (alias) return true;
  const [coming] = await db
    .select({ id: zones.id })
    .from(zones)
    .where(and(eq(zones.id, zoneId), sql`${zones.batch}->'records' @> '[{"type":"ALIAS"}]'::jsonb`));
  return coming !== undefined;
}

export const listUnsignedZones = (db: Db, after: ZoneId | undefined, limit: number) =>
  db
    .select({ zone: zones })
    .from(zones)
    .innerJoin(domains, and(eq(domains.id, zones.domain_id), isNull(domains.ended_at)))
    .where(and(isNull(zones.signed_since), gt(zones.version, 0), after === undefined ? undefined : gt(zones.id, after)))
    .orderBy(asc(zones.id))
    .limit(limit);

export async function forgetSigning(db: Db, zoneId: ZoneId): Promise<void> {
  await db.update(zones).set({ signed_with: null, signed_since: null, signed_ttl: null }).where(eq(zones.id, zoneId));
}

/** Records with which keys a zone was seen signed, unless these keys are already recorded. */
export async function recordSigning(
  db: Db,
  zoneId: ZoneId,
  seen: { readonly signed_with: string; readonly signed_since: Date; readonly signed_ttl: number },
): Promise<void> {
  await db
    .update(zones)
    .set(seen)
    .where(and(eq(zones.id, zoneId), sql`${zones.signed_with} is distinct from ${seen.signed_with}`));
}

/** Returns since when a zone was seen signed, and the longest TTL in seconds of its records until then. */
export async function findSigning(db: Db, zoneId: ZoneId) {
  const [row] = await db
    .select({ since: zones.signed_since, ttl: zones.signed_ttl })
    .from(zones)
    .where(eq(zones.id, zoneId));
  return row;
}

/** Returns the longest TTL of a zone's records in seconds; null for a zone without records. */
export async function longestTtl(db: Db, zoneId: ZoneId): Promise<number | null> {
  const [longest] = await db
    .select({ ttl: max(zone_records.ttl) })
    .from(zone_records)
    .where(eq(zone_records.zone_id, zoneId));
  return longest?.ttl ?? null;
}
