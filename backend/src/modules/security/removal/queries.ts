import type { CustomerId, FactorRemovalId, StaffId } from '@storefront/shared/contract';
import { and, asc, desc, eq, gte, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../../db/client';
import { customers, factor_removals, mail_tokens, outbox, staff } from '../../../db/schema';
import { isUuid } from '../../../db/uuid';
import type { NoticeSent, RemovalTimes } from './removal-step';

export type RemovalRow = typeof factor_removals.$inferSelect;
export type RemovalOutcome = NonNullable<RemovalRow['outcome']>;
/** A removal and its customer. */
export interface RemovalKey {
  readonly customerId: CustomerId;
  readonly id: FactorRemovalId;
}

/** Maximum number of removals shown to staff per customer. */
const SHOWN = 50;

/** @throws a unique violation if one is already waiting */
export async function insertRemoval(tx: Tx, removal: typeof factor_removals.$inferInsert): Promise<RemovalRow> {
  const [row] = await tx.insert(factor_removals).values(removal).returning();
  if (!row) throw new Error('Insert of a factor removal returned no row');
  return row;
}

export async function findOpenRemoval(db: Db | Tx, customerId: CustomerId): Promise<RemovalRow | undefined> {
  const [row] = await db
    .select()
    .from(factor_removals)
    .where(and(eq(factor_removals.customer_id, customerId), isNull(factor_removals.ended_at)));
  return row;
}

export async function findRemoval(db: Db | Tx, id: FactorRemovalId): Promise<RemovalRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await db.select().from(factor_removals).where(eq(factor_removals.id, id));
  return row;
}

export async function saveTimes(tx: Tx, id: FactorRemovalId, times: RemovalTimes): Promise<void> {
  await tx.update(factor_removals).set(times).where(eq(factor_removals.id, id));
}

/** Ends a removal in one guarded statement. @returns false if it had already ended */
export async function endRemoval(
  tx: Tx,
  id: FactorRemovalId,
  {
    outcome,
    now,
    staffId = null,
  }: { readonly outcome: RemovalOutcome; readonly now: Date; readonly staffId?: StaffId | null },
): Promise<boolean> {
  const ended = await tx
    .update(factor_removals)
    .set({ outcome, ended_at: now, cancelled_by: staffId })
    .where(and(eq(factor_removals.id, id), isNull(factor_removals.ended_at)))
    .returning({ id: factor_removals.id });
  return ended.length > 0;
}

/** Lists due removals, oldest first: for a notice, to take effect, or to end because the account's address has changed. */
export const listDue = (db: Db, now: Date, limit: number): Promise<RemovalKey[]> =>
  db
    .select({ customerId: factor_removals.customer_id, id: factor_removals.id })
    .from(factor_removals)
    .innerJoin(customers, eq(customers.id, factor_removals.customer_id))
    .where(
      and(
        isNull(factor_removals.ended_at),
        or(lte(factor_removals.next_at, now), ne(customers.email, factor_removals.email)),
      ),
    )
    .orderBy(asc(factor_removals.next_at), asc(factor_removals.id))
    .limit(limit);

/** Returns the email of the last notice, which is the first one to the address since the notice's link was created. */
export async function findLastNotice(tx: Tx, { customer_id, email }: RemovalRow): Promise<NoticeSent> {
  const [link] = await tx
    .select({ at: mail_tokens.created_at })
    .from(mail_tokens)
    .where(and(eq(mail_tokens.customer_id, customer_id), eq(mail_tokens.purpose, 'stop_factor_removal')))
    .orderBy(desc(mail_tokens.created_at))
    .limit(1);
  if (!link) return undefined;
  const [sent] = await tx
    .select({
      status: outbox.status,
      at: sql`coalesce(${outbox.sent_at}, ${outbox.created_at})`.mapWith(outbox.created_at),
    })
    .from(outbox)
    .where(and(eq(outbox.recipient, email), gte(outbox.created_at, link.at)))
    .orderBy(asc(outbox.created_at), asc(outbox.id))
    .limit(1);
  return sent;
}

/** Deletes removals that ended before a time. */
export async function deleteOldRemovals(db: Db, before: Date): Promise<void> {
  await db.delete(factor_removals).where(lt(factor_removals.ended_at, before));
}

const opener = alias(staff, 'opener');
const canceller = alias(staff, 'canceller');

/** Lists the removals of a customer with the names of the staff, newest first. */
export const listRemovals = (db: Db | Tx, by: { readonly customerId: CustomerId } | { readonly id: FactorRemovalId }) =>
  db
    .select({
      row: factor_removals,
      openedBy: sql<string | null>`${opener.name}`,
      cancelledBy: sql<string | null>`${canceller.name}`,
    })
    .from(factor_removals)
    .leftJoin(opener, eq(opener.id, factor_removals.opened_by))
    .leftJoin(canceller, eq(canceller.id, factor_removals.cancelled_by))
    .where('id' in by ? eq(factor_removals.id, by.id) : eq(factor_removals.customer_id, by.customerId))
    .orderBy(desc(factor_removals.opened_at), desc(factor_removals.id))
    .limit(SHOWN);
