import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { ApiKeyId, CustomerId } from '@storefront/shared/contract';
import type { Db, Tx } from '../../db/client';
import { api_keys, customers, domains } from '../../db/schema';
import { isUuid } from '../../db/uuid';
import { customerColumns } from '../sessions';

export type ApiKeyRow = typeof api_keys.$inferSelect;

export function prepareFindKey(db: Db) {
  const statement = db
    .select({ key: api_keys, customer: customerColumns })
    .from(api_keys)
    .innerJoin(customers, and(eq(customers.id, api_keys.customer_id), isNull(customers.closed_at)))
    .where(eq(api_keys.prefix, sql.placeholder('prefix')))
    .prepare('api_key');
  return async (prefix: string) => (await statement.execute({ prefix }))[0];
}

export async function recordKeyUse(db: Db, id: ApiKeyId, now: Date): Promise<void> {
  await db.update(api_keys).set({ last_used_at: now }).where(eq(api_keys.id, id));
}

export const findKeys = (db: Db, customerId: CustomerId): Promise<ApiKeyRow[]> =>
  db
    .select()
    .from(api_keys)
    .where(eq(api_keys.customer_id, customerId))
    .orderBy(desc(api_keys.created_at), api_keys.id);

/** Counts the keys of an open account and locks it against concurrent counts. @returns undefined if it is closed */
export async function lockAndCountKeys(tx: Tx, customerId: CustomerId): Promise<number | undefined> {
  const [open] = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.id, customerId), isNull(customers.closed_at)))
    .for('update');
  if (!open) return undefined;
  const [counted] = await tx.select({ keys: count() }).from(api_keys).where(eq(api_keys.customer_id, customerId));
  return counted?.keys ?? 0;
}

/** @throws a unique violation if another key has the same prefix */
export async function insertKey(tx: Tx, row: typeof api_keys.$inferInsert): Promise<ApiKeyRow> {
  const [inserted] = await tx.insert(api_keys).values(row).returning();
  if (!inserted) throw new Error('API key insert returned no row');
  return inserted;
}

const isOwn = (customerId: CustomerId, id: ApiKeyId) => and(eq(api_keys.customer_id, customerId), eq(api_keys.id, id));

export async function hasKey(db: Db, customerId: CustomerId, id: ApiKeyId): Promise<boolean> {
  if (!isUuid(id)) return false;
  return (await db.select({ id: api_keys.id }).from(api_keys).where(isOwn(customerId, id))).length > 0;
}

/** @returns the deleted key; undefined if the account has none with that id */
export async function deleteKey(tx: Tx, customerId: CustomerId, id: ApiKeyId): Promise<ApiKeyRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [deleted] = await tx.delete(api_keys).where(isOwn(customerId, id)).returning();
  return deleted;
}

/** @returns all keys of the account, which are deleted */
export const deleteKeys = (tx: Tx, customerId: CustomerId): Promise<ApiKeyRow[]> =>
  tx.delete(api_keys).where(eq(api_keys.customer_id, customerId)).returning();

/** @param name in A-labels */
export async function hasDomain(db: Db, customerId: CustomerId, name: string): Promise<boolean> {
  const found = await db
    .select({ id: domains.id })
    .from(domains)
    .where(and(eq(domains.customer_id, customerId), eq(domains.name, name), isNull(domains.ended_at)));
  return found.length > 0;
}
