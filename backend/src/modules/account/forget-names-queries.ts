import { and, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ZoneId } from '@storefront/shared/contract';
import type { Db, Tx } from '../../db/client';
import { customers, domains, zone_editions, zone_records, zones } from '../../db/schema';

export async function eraseRegistrants(db: Db, endedBefore: Date): Promise<void> {
  await db
    .update(domains)
    .set({ registrant: null, tld_data: {} })
    .where(and(isNotNull(domains.registrant), lt(domains.ended_at, endedBefore)));
}

export async function nextZoneEdition(db: Db): Promise<number> {
  const { rows } = await db.execute<{ edition: string }>(sql`select nextval(${zone_editions.seqName}) as edition`);
  return Number(rows[0]?.edition);
}

/** Zones of ended domains of closed accounts, each with the id of the live domain if the name was registered again. */
export function listFormerZones(db: Db, limit: number) {
  const anew = alias(domains, 'anew');
  return db
    .select({ id: zones.id, name: zones.name, heldAnew: anew.id })
    .from(zones)
    .innerJoin(domains, eq(domains.id, zones.domain_id))
    .innerJoin(customers, eq(customers.id, domains.customer_id))
    .leftJoin(anew, and(eq(anew.name, zones.name), isNull(anew.ended_at)))
    .where(and(isNotNull(customers.closed_at), isNotNull(domains.ended_at)))
    .limit(limit);
}

export async function deleteZones(tx: Tx, ids: ZoneId[]): Promise<void> {
  await tx.delete(zone_records).where(inArray(zone_records.zone_id, ids));
  await tx.delete(zones).where(inArray(zones.id, ids));
}
