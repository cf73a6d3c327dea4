import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { ApiKeyId, CustomerId } from '@storefront/shared/contract';
import type { Db, Tx } from '../../db/client';
import { api_keys, customers, domains } from '../../db/schema';
import { isUuid } from '../../db/uuid';
import { customerColumns } from '../sessions';

export type ApiKeyRow = typeof api_keys.$inferSelect;

/** The statement of every call with a key, built once. */
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

/** The keys of an account, the newest first. */
export const findKeys = (db: Db, customerId: CustomerId): Promise<ApiKeyRow[]> =>
  db
    .select()
    .from(api_keys)
    .where(eq(api_keys.customer_id, customerId))
    .orderBy(desc(api_keys.created_at), api_keys.id);

/**
 * How many keys an open account has. Locks the account, so that concurrent callers count one after the other. @returns undefined where it
 * was closed
 */
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

/** @throws a violation of uniqueness where another key begins alike */
export async function insertKey(tx: Tx, row: typeof api_keys.$inferInsert): Promise<ApiKeyRow> {
  const [inserted] = await tx.insert(api_keys).values(row).returning();
  if (!inserted) throw new Error('An inserted API key was not returned');
  return inserted;
}

const isOwn = (customerId: CustomerId, id: ApiKeyId) => and(eq(api_keys.customer_id, customerId), eq(api_keys.id, id));

export async function hasKey(db: Db, customerId: CustomerId, id: ApiKeyId): Promise<boolean> {
  if (!isUuid(id)) return false;
  return (await db.select({ id: api_keys.id }).from(api_keys).where(isOwn(customerId, id))).length > 0;
}

/** @returns the key; undefined where the account has none of that id */
export async function deleteKey(tx: Tx, customerId: CustomerId, id: ApiKeyId): Promise<ApiKeyRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [deleted] = await tx.delete(api_keys).where(isOwn(customerId, id)).returning();
  return deleted;
}

/** Deletes all keys of an account. @returns them */
export const deleteKeys = (tx: Tx, customerId: CustomerId): Promise<ApiKeyRow[]> =>
  tx.delete(api_keys).where(eq(api_keys.customer_id, customerId)).returning();

/** Whether a customer has a domain. @param name in A-labels */
export async function hasDomain(db: Db, customerId: CustomerId, name: string): Promise<boolean> {
  const found = await db
    .select({ id: domains.id })
    .from(domains)
    .where(and(eq(domains.customer_id, customerId), eq(domains.name, name), isNull(domains.ended_at)));
  return found.length > 0;
}
