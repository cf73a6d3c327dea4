import { and, asc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import type { OrderId, OrderItemId } from '@storefront/shared/contract';
import { assertMinor, type Minor } from '@storefront/shared/domain';
import type { Db, Tx } from '../../db/client';
import { customers, order_items, orders, receipt_numbers, receipts } from '../../db/schema';

/** Lists the documents of an order by number, with the domain of each refund. */
export const listDocuments = (db: Db, orderId: OrderId) =>
  db
    .select({ document: receipts, domain_name: order_items.domain_name })
    .from(receipts)
    .leftJoin(order_items, eq(order_items.id, receipts.order_item_id))
    .where(eq(receipts.order_id, orderId))
    .orderBy(asc(receipts.number));

/**
 * Returns the booked refunds of an order by provider key, with their lines and the sums of their notes. Omits refunds that have since
 * failed.
 */
export async function listNotedRefunds(
  db: Pick<Db, 'select'>,
  orderId: OrderId,
): Promise<Map<string, { readonly itemId: OrderItemId | null; readonly amount: Minor }[]>> {
  const rows = await db
    .select({ key: receipts.refund_key, itemId: receipts.order_item_id, amount: sql<string>`sum(${receipts.amount})` })
    .from(receipts)
    .where(and(eq(receipts.order_id, orderId), isNotNull(receipts.refund_key)))
    .groupBy(receipts.refund_key, receipts.order_item_id)
    .having(gt(sql`sum(${receipts.amount})`, 0));
  const noted = new Map<string, { itemId: OrderItemId | null; amount: Minor }[]>();
  for (const { key, itemId, amount } of rows)
    if (key !== null) noted.set(key, [...(noted.get(key) ?? []), { itemId, amount: assertMinor(Number(amount)) }]);
  return noted;
}

/** Returns the refund and the line that each refund note of an order is for. */
export const listRefundNotes = (db: Pick<Db, 'select'>, orderId: OrderId) =>
  db
    .select({ key: receipts.refund_key, itemId: receipts.order_item_id })
    .from(receipts)
    .where(and(eq(receipts.order_id, orderId), eq(receipts.kind, 'refund')));

/** Returns the lines that have a refund note, without those whose refund has since failed. */
export async function findNotedLines(db: Pick<Db, 'select'>, orderId: OrderId): Promise<Set<OrderItemId>> {
  const rows = await db
    .select({ itemId: receipts.order_item_id })
    .from(receipts)
    .where(and(eq(receipts.order_id, orderId), eq(receipts.kind, 'refund'), isNotNull(receipts.order_item_id)))
    .groupBy(receipts.order_item_id)
    .having(gt(sql`sum(${receipts.amount})`, 0));
  return new Set(rows.flatMap(({ itemId }) => itemId ?? []));
}

/** Saves a document under the next number, which it returns. Concurrent calls wait until this transaction ends. */
export async function insertDocument(tx: Tx, document: Omit<typeof receipts.$inferInsert, 'number'>): Promise<number> {
  const [next] = await tx
    .insert(receipt_numbers)
    .values({ series: 'receipts', last: 1 })
    .onConflictDoUpdate({ target: receipt_numbers.series, set: { last: sql`${receipt_numbers.last} + 1` } })
    .returning({ number: receipt_numbers.last });
  if (!next) throw new Error('The receipt sequence returned no number');
  await tx.insert(receipts).values({ ...document, number: next.number });
  return next.number;
}

/** Returns the orders of documents, sorted by document number. */
export const listDocumentOrders = (db: Pick<Db, 'select'>, numbers: readonly number[]) =>
  db
    .select({ number: receipts.number, order_id: receipts.order_id })
    .from(receipts)
    .where(inArray(receipts.number, [...numbers]))
    .orderBy(asc(receipts.number));

/** Returns the parties that the receipt of an order names; undefined if it has none. */
export async function findReceiptParties(tx: Pick<Tx, 'select'>, orderId: OrderId) {
  const [receipt] = await tx
    .select({ parties: receipts.parties })
    .from(receipts)
    .where(and(eq(receipts.order_id, orderId), eq(receipts.kind, 'receipt')));
  return receipt?.parties;
}

/** Returns the current details of an order's customer, with the country and VAT number by which the order was taxed. */
export async function getBuyer(tx: Pick<Tx, 'select'>, orderId: OrderId) {
  const [buyer] = await tx
    .select({
      first_name: customers.first_name,
      last_name: customers.last_name,
      email: customers.email,
      company: customers.company,
      address: customers.billing_address,
      country: orders.tax_country,
      language: orders.language,
      vat: orders.vat,
      closed_at: customers.closed_at,
    })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customer_id))
    .where(eq(orders.id, orderId));
  if (!buyer) throw new Error(`Order ${orderId} not found`);
  return buyer;
}
