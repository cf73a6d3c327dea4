import type { AddressCorrectionId, CustomerId, StaffId } from '@storefront/shared/contract';
import { and, asc, desc, eq, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client';
import { address_corrections, customers, staff } from '../../db/schema';
import { alias } from 'drizzle-orm/pg-core';
import { isUuid } from '../../db/uuid';

export type CorrectionRow = typeof address_corrections.$inferSelect;
export type CorrectionOutcome = NonNullable<CorrectionRow['outcome']>;
/** A correction and its customer. */
export interface CorrectionKey {
  readonly customerId: CustomerId;
  readonly id: AddressCorrectionId;
}

/** Maximum number of corrections shown to staff per customer. */
const SHOWN = 50;

/** @throws a unique violation if one is already open */
export async function insertCorrection(
  tx: Tx,
  correction: typeof address_corrections.$inferInsert,
): Promise<CorrectionRow> {
  const [row] = await tx.insert(address_corrections).values(correction).returning();
  if (!row) throw new Error('Insert of an address correction returned no row');
  return row;
}

export async function findOpenCorrection(db: Db | Tx, customerId: CustomerId): Promise<CorrectionRow | undefined> {
  const [row] = await db
    .select()
    .from(address_corrections)
    .where(and(eq(address_corrections.customer_id, customerId), isNull(address_corrections.ended_at)));
  return row;
}

export async function findCorrection(db: Db | Tx, id: AddressCorrectionId): Promise<CorrectionRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await db.select().from(address_corrections).where(eq(address_corrections.id, id));
  return row;
}

/** Records the confirmation of an address, once. @returns false if it had already confirmed, or the correction has ended */
export async function recordConfirmed(
  tx: Tx,
  id: AddressCorrectionId,
  by: 'former' | 'new',
  now: Date,
): Promise<boolean> {
  const column = by === 'former' ? address_corrections.former_confirmed_at : address_corrections.new_confirmed_at;
  const updated = await tx
    .update(address_corrections)
    .set(by === 'former' ? { former_confirmed_at: now } : { new_confirmed_at: now })
    .where(and(eq(address_corrections.id, id), isNull(column), isNull(address_corrections.ended_at)))
    .returning({ id: address_corrections.id });
  return updated.length > 0;
}

/** Ends a correction in one guarded statement. @returns false if it had already ended */
export async function endCorrection(
  tx: Tx,
  id: AddressCorrectionId,
  {
    outcome,
    now,
    staffId = null,
  }: { readonly outcome: CorrectionOutcome; readonly now: Date; readonly staffId?: StaffId | null },
): Promise<boolean> {
  const ended = await tx
    .update(address_corrections)
    .set({ outcome, ended_at: now, cancelled_by: staffId })
    .where(and(eq(address_corrections.id, id), isNull(address_corrections.ended_at)))
    .returning({ id: address_corrections.id });
  return ended.length > 0;
}

/** Lists due corrections, oldest first: to take effect, to expire, or to end because the account's address has changed. */
export const listDue = (db: Db, now: Date, limit: number) =>
  db
    .select({ customerId: address_corrections.customer_id, id: address_corrections.id })
    .from(address_corrections)
    .innerJoin(customers, eq(customers.id, address_corrections.customer_id))
    .where(
      and(
        isNull(address_corrections.ended_at),
        or(
          lte(address_corrections.expires_at, now),
          ne(customers.email, address_corrections.former_email),
          and(
            isNotNull(address_corrections.new_confirmed_at),
            or(isNotNull(address_corrections.former_confirmed_at), lte(address_corrections.waits_until, now)),
          ),
        ),
      ),
    )
    .orderBy(asc(address_corrections.opened_at), asc(address_corrections.id))
    .limit(limit);

/** Deletes corrections that ended before a time. */
export async function forgetCorrections(db: Db, before: Date): Promise<void> {
  await db.delete(address_corrections).where(lt(address_corrections.ended_at, before));
}

const opener = alias(staff, 'opener');
const canceller = alias(staff, 'canceller');

/** Lists the corrections of a customer with the names of the staff, newest first. */
export const listCorrections = (
  db: Db | Tx,
  by: { readonly customerId: CustomerId } | { readonly id: AddressCorrectionId },
) =>
  db
    .select({ row: address_corrections, openedBy: opener.name, cancelledBy: sql<string | null>`${canceller.name}` })
    .from(address_corrections)
    .innerJoin(opener, eq(opener.id, address_corrections.opened_by))
    .leftJoin(canceller, eq(canceller.id, address_corrections.cancelled_by))
    .where('id' in by ? eq(address_corrections.id, by.id) : eq(address_corrections.customer_id, by.customerId))
    .orderBy(desc(address_corrections.opened_at), desc(address_corrections.id))
    .limit(SHOWN);
