import { and, asc, count, desc, eq, gte, isNotNull, lt, sql, sum, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { PartnerId } from '@storefront/shared/contract';
import { assertMinor, type Minor } from '@storefront/shared/domain';
import type { ReadDb } from '../../db/client';
import { audit_entries, cart_transfers, orders } from '../../db/schema';
import { listOrdersWhere, type PageRange } from './search-queries';

/** From one instant (inclusive) to another (exclusive). */
export interface Period {
  readonly from: Date | null;
  readonly before: Date | null;
}

const within = (column: AnyPgColumn, { from, before }: Period): SQL | undefined =>
  and(from ? gte(column, from) : undefined, before ? lt(column, before) : undefined);

/** Lists orders referred by a partner, newest first. */
export const listReferredOrders = (db: ReadDb, partnerId: PartnerId, period: Period, part: PageRange) =>
  listOrdersWhere(db, and(eq(orders.partner_id, partnerId), within(orders.created_at, period)), part);

const toAmount = (text: string): Minor => assertMinor(Number(text));

/** Adds up the referred orders by currency, in minor units. */
export const sumReferredOrders = (db: ReadDb, partnerId: PartnerId, period: Period) =>
  db
    .select({
      currency_code: orders.currency_code,
      orders: count(),
      paid: sql<number>`count(*) filter (where ${orders.captured} > 0)`.mapWith(Number),
      captured: sum(orders.captured).mapWith(toAmount),
      refunded: sum(orders.refunded).mapWith(toAmount),
    })
    .from(orders)
    .where(and(eq(orders.partner_id, partnerId), within(orders.created_at, period)))
    .groupBy(orders.currency_code)
    .orderBy(asc(orders.currency_code));

/** Counts stored carts from a partner's pages, and how many of them were taken over into the shop. */
export async function countReferredCarts(db: ReadDb, partnerId: PartnerId, period: Period) {
  const [found] = await db
    .select({
      made: count(),
      taken: sql<number>`count(*) filter (where ${isNotNull(cart_transfers.taken_at)})`.mapWith(Number),
    })
    .from(cart_transfers)
    .where(and(eq(cart_transfers.partner_id, partnerId), within(cart_transfers.created_at, period)));
  return found ?? { made: 0, taken: 0 };
}

/** Lists the audit entries of a partner, newest first. */
export const listPartnerEntries = (db: ReadDb, partnerId: PartnerId, limit: number) =>
  db
    .select({
      id: audit_entries.id,
      at: audit_entries.at,
      actor: audit_entries.actor,
      action: audit_entries.action,
      before: audit_entries.before,
      after: audit_entries.after,
    })
    .from(audit_entries)
    .where(eq(audit_entries.subject, `partner:${partnerId}`))
    .orderBy(desc(audit_entries.id))
    .limit(limit);
