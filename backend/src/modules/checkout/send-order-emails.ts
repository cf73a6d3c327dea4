import { asc, eq } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { customers, order_items, orders } from '../../db/schema';
import { itemRefundedEmail, orderEndedEmail, orderPaidEmail, type OrderEmailContent } from './order-emails';
import type { OrderDeps } from './order-step';

/** Emails what became of an order, in the transaction that ends it. */
export async function sendOrderEndedEmail(tx: Tx, deps: OrderDeps, orderId: string): Promise<void> {
  await deps.mail.send(orderEndedEmail(await emailContentOf(tx, deps, orderId)), tx);
}

/** Emails what is done and what still runs, in the transaction that records the capture. */
export async function sendOrderPaidEmail(tx: Tx, deps: OrderDeps, orderId: string): Promise<void> {
  await deps.mail.send(orderPaidEmail(await emailContentOf(tx, deps, orderId)), tx);
}

/** Emails whose money came back and why, in the transaction that records the refund. */
export async function sendItemRefundedEmail(tx: Tx, deps: OrderDeps, orderId: string, itemId: string): Promise<void> {
  await deps.mail.send(itemRefundedEmail(await emailContentOf(tx, deps, orderId), itemId), tx);
}

async function emailContentOf(tx: Tx, { config }: OrderDeps, orderId: string): Promise<OrderEmailContent> {
  const rows = await tx
    .select({
      order: orders,
      item: order_items,
      customer: { email: customers.email, first_name: customers.first_name },
    })
    .from(orders)
    .innerJoin(order_items, eq(order_items.order_id, orders.id))
    .innerJoin(customers, eq(customers.id, orders.customer_id))
    .where(eq(orders.id, orderId))
    .orderBy(asc(order_items.position));
  const [first] = rows;
  if (!first) throw new Error(`Order ${orderId} not found`);
  return { order: first.order, customer: first.customer, items: rows.map(({ item }) => item), config };
}
