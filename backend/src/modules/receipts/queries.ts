import { asc, eq, sql } from 'drizzle-orm';
import type { OrderId } from '@storefront/shared/contract';
import type { Db, Tx } from '../../db/client';
import { customers, order_items, orders, receipt_numbers, receipts } from '../../db/schema';

/** The documents of an order by number; those of refunds with the domain that was refunded. */
export const listDocuments = (db: Db, orderId: OrderId) =>
  db
    .select({ document: receipts, domain_name: order_items.domain_name })
    .from(receipts)
    .leftJoin(order_items, eq(order_items.id, receipts.order_item_id))
    .where(eq(receipts.order_id, orderId))
    .orderBy(asc(receipts.number));

/** Keeps a document under the next number; others wait for theirs until this transaction ends. */
export async function insertDocument(tx: Tx, document: Omit<typeof receipts.$inferInsert, 'number'>): Promise<void> {
  const [next] = await tx
    .insert(receipt_numbers)
    .values({ series: 'receipts', last: 1 })
    .onConflictDoUpdate({ target: receipt_numbers.series, set: { last: sql`${receipt_numbers.last} + 1` } })
    .returning({ number: receipt_numbers.last });
  if (!next) throw new Error('The receipt sequence returned no number');
  await tx.insert(receipts).values({ ...document, number: next.number });
}

/** The customer of an order as of now, with the country and the VAT number that the order was taxed by. */
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
    })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customer_id))
    .where(eq(orders.id, orderId));
  if (!buyer) throw new Error(`Order ${orderId} not found`);
  return buyer;
}
