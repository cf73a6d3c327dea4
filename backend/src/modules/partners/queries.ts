import type { PartnerId } from '@storefront/shared/contract';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client';
import { partner_keys, partners } from '../../db/schema';
import type { Partner, PartnerKey } from '../../core/partners';

type PartnerRow = typeof partners.$inferSelect;
type KeyRow = typeof partner_keys.$inferSelect;

/** Returns a number that grows with every change of any partner; partners are never deleted. */
export async function readPartnersVersion(db: Db): Promise<number> {
  const [row] = await db
    .select({ version: sql<number>`coalesce(sum(${partners.version}), 0)`.mapWith(Number) })
    .from(partners);
  return row?.version ?? 0;
}

/** The current key first, then by date of issue, newest first. */
const byUse = [desc(partner_keys.is_current), desc(partner_keys.issued_at), asc(partner_keys.key)];

const toKey = ({ key, is_current, issued_at, ends_at }: KeyRow): PartnerKey => ({
  key,
  isCurrent: is_current,
  issuedAt: issued_at,
  endsAt: ends_at,
});

const toPartner = ({ id, name, origins, version, disabled_at }: PartnerRow, keys: readonly KeyRow[]): Partner => ({
  id,
  name,
  origins,
  version,
  disabledAt: disabled_at,
  keys: keys.map(toKey),
});

/** Returns all partners with their keys, as one snapshot. */
export async function listPartners(db: Db): Promise<Partner[]> {
  const rows = await db
    .select({ partner: partners, key: partner_keys })
    .from(partners)
    .innerJoin(partner_keys, eq(partner_keys.partner_id, partners.id))
    .orderBy(asc(partners.id), ...byUse);
  const keys = new Map<PartnerId, KeyRow[]>();
  for (const { key } of rows) keys.set(key.partner_id, [...(keys.get(key.partner_id) ?? []), key]);
  const each = new Map(rows.map(({ partner }) => [partner.id, partner]));
  return [...each.values()].map((partner) => toPartner(partner, keys.get(partner.id) ?? []));
}

export async function lockPartner(tx: Tx, id: PartnerId): Promise<Partner | undefined> {
  const [row] = await tx.select().from(partners).where(eq(partners.id, id)).for('update');
  const keys = await tx
    .select()
    .from(partner_keys)
    .where(eq(partner_keys.partner_id, id))
    .orderBy(...byUse);
  return row && toPartner(row, keys);
}

/** @throws a unique violation if the id exists or the key ever did */
export async function insertPartner(
  tx: Tx,
  {
    id,
    name,
    origins,
    key,
  }: { readonly id: PartnerId; readonly name: string; readonly origins: readonly string[]; readonly key: string },
  now: Date,
): Promise<void> {
  await tx.insert(partners).values({ id, name, origins: [...origins], version: 1, created_at: now, updated_at: now });
  await insertKey(tx, id, key, now);
}

export async function updatePartner(
  tx: Tx,
  id: PartnerId,
  set: Partial<Pick<PartnerRow, 'name' | 'origins' | 'disabled_at'>>,
  now: Date,
): Promise<void> {
  await tx
    .update(partners)
    .set({ ...set, version: sql`${partners.version} + 1`, updated_at: now })
    .where(eq(partners.id, id));
}

/** Inserts the current key; the previous one must have been retired already. */
export async function insertKey(tx: Tx, partnerId: PartnerId, key: string, now: Date): Promise<void> {
  await tx.insert(partner_keys).values({ key, partner_id: partnerId, is_current: true, issued_at: now });
}

export async function retireCurrentKey(tx: Tx, partnerId: PartnerId, endsAt: Date | null): Promise<void> {
  await tx
    .update(partner_keys)
    .set({ is_current: false, ends_at: endsAt })
    .where(and(eq(partner_keys.partner_id, partnerId), partner_keys.is_current));
}

export async function endKey(tx: Tx, key: string, now: Date): Promise<void> {
  await tx.update(partner_keys).set({ ends_at: now }).where(eq(partner_keys.key, key));
}
