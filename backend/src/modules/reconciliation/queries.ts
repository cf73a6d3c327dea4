import { inArray, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { domains, order_items, orders, payment_events } from '../../db/schema';
import { isFinalItem, itemStates } from '../orders';

/** What the money of each order is, by our books. */
export const orderBooks = (db: Db) =>
  db
    .select({
      id: orders.id,
      state: orders.state,
      captured: orders.captured,
      refunded: orders.refunded,
      currency_code: orders.currency_code,
    })
    .from(orders);

/** The domains that customers hold, by our books. */
export const domainBooks = (db: Db) =>
  db.select({ name: domains.name, expiry_date: domains.expiry_date }).from(domains).where(isNull(domains.ended_at));

/** The names that orders under way are about. */
export async function movingNames(db: Db): Promise<Set<string>> {
  const states = itemStates.filter((state) => !isFinalItem(state));
  const open = await db
    .select({ name: order_items.domain_name })
    .from(order_items)
    .where(inArray(order_items.state, states));
  return new Set(open.map(({ name }) => name));
}

/** Forgets which messages of the payment provider came before a time. */
export async function forgetPaymentEvents(db: Db, before: Date): Promise<void> {
  await db.delete(payment_events).where(lt(payment_events.received_at, before));
}
