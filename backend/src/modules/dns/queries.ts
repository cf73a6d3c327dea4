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
  /** ASCII. */
  readonly name: string;
}

/** The records of a zone, in a stable order. */
export async function findRecords({ db }: Pick<Deps, 'db'>, zoneId: ZoneId): Promise<ZoneRecordRow[]> {
  return db
    .select()
    .from(zone_records)
    .where(eq(zone_records.zone_id, zoneId))
    .orderBy(asc(zone_records.name), asc(zone_records.type), asc(zone_records.rdata), asc(zone_records.id));
}

/**
 * Records, in the transaction that adds a domain, that it needs a zone. `settleSoon` creates it immediately; otherwise the job for
 * unsettled zones does.
 */
export async function wantZone(tx: Tx, { id, name }: ZoneDomain, at: Date): Promise<void> {
  await tx
    .insert(zones)
    .values({ domain_id: id, name, batch_since: at, created_at: at, updated_at: at })
    .onConflictDoNothing();
}

/**
 * Records, in the transaction that changes a domain's forwarding, that its zone has to follow. `keepZone`, or `settleSoon` for an order,
 * updates it immediately; otherwise the job for unsettled zones does.
 */
export async function wantKeptRecords(tx: Tx, domainId: DomainId, at: Date): Promise<void> {
  await tx.update(zones).set({ kept_since: at }).where(eq(zones.domain_id, domainId));
}

/** Removes the mark of `wantKeptRecords`, unless it was set anew since. */
export async function forgetKept(db: Db, zoneId: ZoneId, noted: Date): Promise<void> {
  await db
    .update(zones)
    .set({ kept_since: null })
    .where(and(eq(zones.id, zoneId), eq(zones.kept_since, noted)));
}

/** A customer's domain with its zone; the zone is null where there is none yet. */
export async function domainWithZone(db: Db, customerId: CustomerId, name: string) {
  const [found] = await db
    .select({ domain: domains, zone: zones })
    .from(domains)
    .leftJoin(zones, eq(zones.domain_id, domains.id))
    .where(and(eq(domains.name, name), eq(domains.customer_id, customerId), isNull(domains.ended_at)))
    .limit(1);
  return found;
}

/** The first of some names that is a domain of a customer. */
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

/** Where visitors of a domain are sent; null where nowhere. */
export async function findForwardingUrl(db: Db, domainId: DomainId): Promise<string | null> {
  const [domain] = await db.select({ url: domains.forwarding_url }).from(domains).where(eq(domains.id, domainId));
  return domain?.url ?? null;
}

/** Since when whoever has a domain now has it. */
export async function heldSince(db: Db, domainId: DomainId): Promise<Date | undefined> {
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

/** The zone of a domain that somebody has. */
export async function liveZone(db: Db, domainId: DomainId): Promise<ZoneRow | undefined> {
  const [found] = await db
    .select({ zone: zones })
    .from(zones)
    .innerJoin(domains, and(eq(domains.id, zones.domain_id), isNull(domains.ended_at)))
    .where(eq(zones.domain_id, domainId));
  return found?.zone;
}

/** Zones that have been wanted, or had an open batch, since a moment; those that have waited longest first. */
export const staleZones = (db: Db, since: Date, limit: number) =>
  db
    .select({ zone: zones })
    .from(zones)
    .innerJoin(domains, and(eq(domains.id, zones.domain_id), isNull(domains.ended_at)))
    .where(lte(zones.batch_since, since))
    .orderBy(asc(zones.batch_since))
    .limit(limit);

/** Marks again, at `now`, the zones that were marked to follow their domain since a given time. @returns their domains */
export const claimStaleKept = (db: Db, since: Date, now: Date, limit: number) =>
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

/** The ids of the zones that are made and not being saved, behind an id. */
export const madeZonesBehind = (db: Db, after: ZoneId | undefined, limit: number) =>
  db
    .select({ id: zones.id })
    .from(zones)
    .innerJoin(domains, and(eq(domains.id, zones.domain_id), isNull(domains.ended_at)))
    .where(and(isMade, after === undefined ? undefined : gt(zones.id, after)))
    .orderBy(asc(zones.id))
    .limit(limit);

/** Those of the zones that still exist, with their domains. */
export const madeZones = (db: Db, ids: readonly ZoneId[]) =>
  db
    .select({ zone: zones, domain: domains })
    .from(zones)
    .innerJoin(domains, and(eq(domains.id, zones.domain_id), isNull(domains.ended_at)))
    .where(and(isMade, inArray(zones.id, [...ids])))
    .orderBy(asc(zones.id));

/** How many zones there are by PostgreSQL's latest estimate; 0 where it has never made one. */
export async function estimateZones(db: Db): Promise<number> {
  const { rows } = await db.execute<{ zones: number }>(
    sql`select greatest(reltuples, 0)::float8 as zones from pg_class where oid = 'zones'::regclass`,
  );
  return Number(rows[0]?.zones ?? 0);
}

/** The columns of a zone whose batch is opened by whoever sends it first. */
function opened(batch: ZoneBatch, at: Date) {
  return { batch, batch_since: at, edition: sql<number>`nextval(${zone_editions.seqName})`, sendings: 1 };
}

/** Opens a batch, ready to be sent. @returns the zone; undefined where it has another version, or an open batch */
export async function openBatch(
  db: Db | Tx,
  { id, version }: Pick<ZoneRow, 'id' | 'version'>,
  batch: ZoneBatch,
  at: Date,
): Promise<ZoneRow | undefined> {
  const [zone] = await db
    .update(zones)
    .set(opened(batch, at))
    .where(and(eq(zones.id, id), eq(zones.version, version), isNull(zones.batch)))
    .returning();
  return zone;
}

/** The same for the batch that makes the zone of a domain. */
export async function openFirstBatch(
  db: Db,
  domainId: DomainId,
  batch: ZoneBatch,
  at: Date,
): Promise<ZoneRow | undefined> {
  const [zone] = await db
    .update(zones)
    .set(opened(batch, at))
    .where(and(eq(zones.domain_id, domainId), eq(zones.version, 0), isNull(zones.batch)))
    .returning();
  return zone;
}

/** Claims the open batch of a domain's zone in order to send it again; undefined where there is none. */
export async function takeUp(db: Db, domainId: DomainId, at: Date): Promise<ZoneRow | undefined> {
  const [zone] = await db
    .update(zones)
    .set({ batch_since: at, sendings: sql`${zones.sendings} + 1` })
    .where(and(eq(zones.domain_id, domainId), isNotNull(zones.batch)))
    .returning();
  return zone;
}

/** Closes the batch that a zone was sent with. @returns false where somebody else has, or has sent it too with `isSentOnce` */
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

/** One statement for any number of records, as is the next. */
export async function deleteRecords(tx: Tx, ids: readonly ZoneRecordId[]): Promise<void> {
  await tx.execute(
    sql`delete from zone_records where id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`,
  );
}

export async function putRecords(tx: Tx, zoneId: ZoneId, records: readonly BatchRecord[]): Promise<void> {
  await tx.execute(sql`
    insert into zone_records (id, zone_id, name, type, ttl, rdata, is_internal)
    select id, ${zoneId}::uuid, name, type, ttl, rdata, is_internal
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as given(id uuid, name text, type text, ttl int, rdata text, is_internal bool)
    on conflict (id) do update set name = excluded.name, type = excluded.type, ttl = excluded.ttl, rdata = excluded.rdata`);
}

/**
 * The records copied before a domain was transferred here, for its zone on our nameservers; none for a domain that did not come by
 * transfer. NS records are left out, since the zone has ours, and so are DS records, which belong to the parent zone.
 */
export async function copiedRecords(db: Db, domainId: DomainId) {
  const [domain] = await db.select({ ref: domains.registrar_ref }).from(domains).where(eq(domains.id, domainId));
  // A name that came here goes by the line of the order that brought it.
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
