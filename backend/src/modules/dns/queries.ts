import {
  isRecordType,
  type CustomerId,
  type DomainId,
  type ZoneId,
  type ZoneRecordId,
  type OrderItemId,
} from '@storefront/shared/contract';
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client';
import {
  type BatchRecord,
  domain_dnssec,
  domains,
  transfers,
  zone_editions,
  zone_records,
  type ZoneBatch,
  zones,
} from '../../db/schema';
import type { Deps } from '../../deps';
import { isUuid } from '../../db/uuid';

export type ZoneRow = typeof zones.$inferSelect;
export type ZoneRecordRow = typeof zone_records.$inferSelect;

export interface ZoneDomain {
  readonly id: DomainId;
  /** In A-labels. */
  readonly name: string;
}

/** Returns the records of a zone in a stable order. */
export async function findRecords({ db }: Pick<Deps, 'db'>, zoneId: ZoneId): Promise<ZoneRecordRow[]> {
  return db
    .select()
    .from(zone_records)
    .where(eq(zone_records.zone_id, zoneId))
    .orderBy(asc(zone_records.name), asc(zone_records.type), asc(zone_records.rdata), asc(zone_records.id));
}

/** Marks, in the transaction that adds a domain, that it needs a zone, for `settleSoon` or the polling job. */
export async function markForZone(tx: Tx, { id, name }: ZoneDomain, at: Date): Promise<void> {
  await tx
    .insert(zones)
    .values({ domain_id: id, name, batch_since: at, created_at: at, updated_at: at })
    .onConflictDoNothing();
}

/**
 * Marks, in the transaction that changes forwarding, that the zone must be updated, by `writeInternalRecords`, `settleSoon` or the polling
 * job.
 */
export async function markForInternalRecords(tx: Tx, domainId: DomainId, at: Date): Promise<void> {
  await tx.update(zones).set({ kept_since: at }).where(eq(zones.domain_id, domainId));
}

/** Clears the mark set by `markForInternalRecords`, unless it has been set again in the meantime. */
export async function clearInternalMark(db: Db, zoneId: ZoneId, markedAt: Date): Promise<void> {
  await db
    .update(zones)
    .set({ kept_since: null })
    .where(and(eq(zones.id, zoneId), eq(zones.kept_since, markedAt)));
}

export async function domainWithZone(db: Db, customerId: CustomerId, name: string) {
  const [found] = await db
    .select({ domain: domains, zone: zones })
    .from(domains)
    .leftJoin(zones, eq(zones.domain_id, domains.id))
    .where(and(eq(domains.name, name), eq(domains.customer_id, customerId), isNull(domains.ended_at)))
    .limit(1);
  return found;
}

export async function ownDomainAbove(
  db: Db,
  customerId: CustomerId,
  names: readonly string[],
): Promise<string | undefined> {
  const found = await db
    .select({ name: domains.name })
    .from(domains)
    .where(and(eq(domains.customer_id, customerId), inArray(domains.name, [...names]), isNull(domains.ended_at)));
  return names.find((name) => found.some((domain) => domain.name === name));
}

export async function findForwardingUrl(db: Db, domainId: DomainId): Promise<string | null> {
  const [domain] = await db.select({ url: domains.forwarding_url }).from(domains).where(eq(domains.id, domainId));
  return domain?.url ?? null;
}

export async function findHeldSince(db: Db, domainId: DomainId): Promise<Date | undefined> {
  const [domain] = await db.select({ created_at: domains.created_at }).from(domains).where(eq(domains.id, domainId));
  return domain?.created_at;
}

export async function hasDnssec(tx: Tx, domainId: DomainId): Promise<boolean> {
  const [row] = await tx
    .select({ id: domain_dnssec.domain_id })
    .from(domain_dnssec)
    .where(eq(domain_dnssec.domain_id, domainId));
  return row !== undefined;
}

export async function getZone(db: Db, domainId: DomainId): Promise<ZoneRow> {
  const [zone] = await db.select().from(zones).where(eq(zones.domain_id, domainId));
  if (!zone) throw new Error(`Zone of domain ${domainId} not found`);
  return zone;
}

export async function zoneWithDomain(db: Db, domainId: DomainId) {
  const [found] = await db
    .select({ zone: zones, domain: domains })
    .from(zones)
    .innerJoin(domains, eq(domains.id, zones.domain_id))
    .where(eq(zones.domain_id, domainId));
  return found;
}

export async function liveZone(db: Db, domainId: DomainId): Promise<ZoneRow | undefined> {
  const [found] = await db
    .select({ zone: zones })
    .from(zones)
    .innerJoin(domains, and(eq(domains.id, zones.domain_id), isNull(domains.ended_at)))
    .where(eq(zones.domain_id, domainId));
  return found?.zone;
}

/** Returns zones that have been waiting to be made, or have had an open batch, since a given time; longest waiting first. */
export const staleZones = (db: Db, since: Date, limit: number) =>
  db
    .select({ zone: zones })
    .from(zones)
    .innerJoin(domains, and(eq(domains.id, zones.domain_id), isNull(domains.ended_at)))
    .where(lte(zones.batch_since, since))
    .orderBy(asc(zones.batch_since))
    .limit(limit);

/** Renews the mark of zones to be updated, so that no other instance takes them too. @returns their domains */
export const claimMarkedZones = (db: Db, since: Date, now: Date, limit: number) =>
  db
    .update(zones)
    .set({ kept_since: now })
    .where(
      inArray(
        zones.id,
        db
          .select({ id: zones.id })
          .from(zones)
          .where(and(lte(zones.kept_since, since), gt(zones.version, 0), isNull(zones.batch)))
          .orderBy(asc(zones.kept_since))
          .limit(limit),
      ),
    )
    .returning({ domainId: zones.domain_id });

const isMade = and(gt(zones.version, 0), isNull(zones.batch));

/** Returns ids of zones that exist and are not being saved, after the given id. */
export const listCreatedZoneIds = (db: Db, after: ZoneId | undefined, limit: number) =>
  db
    .select({ id: zones.id })
    .from(zones)
    .innerJoin(domains, and(eq(domains.id, zones.domain_id), isNull(domains.ended_at)))
    .where(and(isMade, after === undefined ? undefined : gt(zones.id, after)))
    .orderBy(asc(zones.id))
    .limit(limit);

/** Returns those of the zones that still exist and are not being saved, with their domains. */
export const selectMadeZones = (db: Db, ids: readonly ZoneId[]) =>
  db
    .select({ zone: zones, domain: domains })
    .from(zones)
    .innerJoin(domains, and(eq(domains.id, zones.domain_id), isNull(domains.ended_at)))
    .where(and(isMade, inArray(zones.id, [...ids])))
    .orderBy(asc(zones.id));

/** Returns PostgreSQL's latest estimate of the number of zones; 0 if there is none yet. */
export async function estimateZones(db: Db): Promise<number> {
  const { rows } = await db.execute<{ zones: number }>(
    sql`select greatest(reltuples, 0)::float8 as zones from pg_class where oid = 'zones'::regclass`,
  );
  return Number(rows[0]?.zones ?? 0);
}

function toOpenBatch(batch: ZoneBatch, at: Date) {
  return { batch, batch_since: at, edition: sql<number>`nextval(${zone_editions.seqName})`, sendings: 1 };
}

/** Opens a batch to be sent. @returns the zone; undefined if its version has changed or another batch is open */
export async function openBatch(
  db: Db | Tx,
  { id, version }: Pick<ZoneRow, 'id' | 'version'>,
  batch: ZoneBatch,
  at: Date,
): Promise<ZoneRow | undefined> {
  const [zone] = await db
    .update(zones)
    .set(toOpenBatch(batch, at))
    .where(and(eq(zones.id, id), eq(zones.version, version), isNull(zones.batch)))
    .returning();
  return zone;
}

/** Like `openBatch`, for the first batch of a zone. */
export async function openFirstBatch(
  db: Db,
  domainId: DomainId,
  batch: ZoneBatch,
  at: Date,
): Promise<ZoneRow | undefined> {
  const [zone] = await db
    .update(zones)
    .set(toOpenBatch(batch, at))
    .where(and(eq(zones.domain_id, domainId), eq(zones.version, 0), isNull(zones.batch)))
    .returning();
  return zone;
}

/** Takes over the open batch of a zone, to send it again; undefined if there is none. */
export async function takeOverBatch(db: Db, domainId: DomainId, at: Date): Promise<ZoneRow | undefined> {
  const [zone] = await db
    .update(zones)
    .set({ batch_since: at, sendings: sql`${zones.sendings} + 1` })
    .where(and(eq(zones.domain_id, domainId), isNotNull(zones.batch)))
    .returning();
  return zone;
}

/** Closes a batch. @returns false if another process closed it, or with `isSentOnce`, if another process has sent it too */
export async function closeBatch(
  tx: Tx,
  { id, edition }: Pick<ZoneRow, 'id' | 'edition'>,
  set: Partial<Pick<ZoneRow, 'batch_since' | 'updated_at' | 'version'>>,
  { isSentOnce }: { readonly isSentOnce: boolean },
): Promise<boolean> {
  const [closed] = await tx
    .update(zones)
    .set({ batch: null, ...set })
    .where(
      and(
        eq(zones.id, id),
        eq(zones.edition, edition),
        isNotNull(zones.batch),
        isSentOnce ? eq(zones.sendings, 1) : undefined,
      ),
    )
    .returning({ id: zones.id });
  return closed !== undefined;
}

/** One statement for any number of records; `upsertRecords` does the same. */
export async function deleteRecords(tx: Tx, ids: readonly ZoneRecordId[]): Promise<void> {
  await tx.execute(
    sql`delete from zone_records where id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`,
  );
}

export async function upsertRecords(tx: Tx, zoneId: ZoneId, records: readonly BatchRecord[]): Promise<void> {
  await tx.execute(sql`
    insert into zone_records (id, zone_id, name, type, ttl, rdata, is_internal)
    select id, ${zoneId}::uuid, name, type, ttl, rdata, is_internal
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as given(id uuid, name text, type text, ttl int, rdata text, is_internal bool)
    on conflict (id) do update set name = excluded.name, type = excluded.type, ttl = excluded.ttl, rdata = excluded.rdata`);
}

/**
 * Returns the records copied before a domain was transferred here, for its new zone; none for a domain that was not transferred.
 * Nameservers are left out because the zone has ours, and DS records because they belong to the parent zone.
 */
export async function listCopiedRecords(db: Db, domainId: DomainId) {
  const [domain] = await db.select({ ref: domains.registrar_ref }).from(domains).where(eq(domains.id, domainId));
  // The registrar reference of a transferred domain is the id of its order item.
  if (!domain?.ref || !isUuid<OrderItemId>(domain.ref)) return [];
  const [found] = await db
    .select({ zone: transfers.zone })
    .from(transfers)
    .where(eq(transfers.order_item_id, domain.ref));
  return (found?.zone?.records ?? []).flatMap(({ name, type, ttl, data }) => {
    return isRecordType(type) && type !== 'DS' && !(type === 'NS' && name === '@')
      ? [{ name, type, ttl, rdata: data, is_internal: false }]
      : [];
  });
}
