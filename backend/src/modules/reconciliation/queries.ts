import { and, asc, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { OrderId, DomainId } from '@storefront/shared/contract';
import type { Db, Tx } from '../../db/client';
import { book_differences, domains, order_items, orders, payment_events } from '../../db/schema';
import { isFinalItem, itemStates } from '../orders';

/** Rows of one statement: the books of years are not asked for at once. */
const PAGE = 1_000;

/** Reads a table page by page, each after the last row of the one before. */
async function allPages<Row>(page: (after: Row | undefined) => Promise<Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const next = await page(rows.at(-1));
    rows.push(...next);
    if (next.length < PAGE) return rows;
  }
}

/** What the money of each order is, by our books. */
export const orderBooks = (db: Db) =>
  allPages((after: { id: OrderId } | undefined) =>
    db
      .select({
        id: orders.id,
        state: orders.state,
        captured: orders.captured,
        refunded: orders.refunded,
        currency_code: orders.currency_code,
      })
      .from(orders)
      .where(after && gt(orders.id, after.id))
      .orderBy(asc(orders.id))
      .limit(PAGE),
  );

/** The domains that customers hold, by our books. */
export const domainBooks = (db: Db) =>
  allPages((after: { id: DomainId } | undefined) =>
    db
      .select({
        id: domains.id,
        name: domains.name,
        expiry_date: domains.expiry_date,
        stage: domains.stage,
        is_auto_renew: domains.is_auto_renew,
        has_whois_privacy: domains.has_whois_privacy,
        is_locked: domains.is_locked,
        nameservers: domains.nameservers,
        updated_at: domains.updated_at,
      })
      .from(domains)
      .where(and(isNull(domains.ended_at), after && gt(domains.id, after.id)))
      .orderBy(asc(domains.id))
      .limit(PAGE),
  );

/** The names that orders under way are about. */
export async function movingNames(db: Db): Promise<Set<string>> {
  const states = itemStates.filter((state) => !isFinalItem(state));
  const open = await db
    .select({ name: order_items.domain_name })
    .from(order_items)
    // Written out, so that the index of what is under way is found.
    .where(sql`${order_items.state} in (${sql.raw(states.map((state) => `'${state}'`).join(', '))})`);
  return new Set(open.map(({ name }) => name));
}

/** The differences that a person was told of and that were not resolved since. */
export async function toldDifferences(tx: Tx): Promise<Set<string>> {
  return new Set((await tx.select({ id: book_differences.id }).from(book_differences)).map(({ id }) => id));
}

export async function keepDifferences(tx: Tx, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .insert(book_differences)
    .values(ids.map((id) => ({ id, found_at: at })))
    .onConflictDoNothing();
}

export async function forgetDifferences(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(book_differences).where(inArray(book_differences.id, [...ids]));
}

/** Forgets which messages of the payment provider came before a time. */
export async function forgetPaymentEvents(db: Db, before: Date): Promise<void> {
  await db.delete(payment_events).where(lt(payment_events.received_at, before));
}
