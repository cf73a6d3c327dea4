import { asc, eq } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { customers, order_items, orders } from '../../db/schema';
import { itemRefundedEmail, orderEndedEmail, orderPaidEmail, type OrderEmailContent } from './order-emails';
import type { OrderDeps } from './order-step';

/** Writes, with the transition that ends an order, what became of it. */
export async function tellOrderEnded(tx: Tx, deps: OrderDeps, orderId: string): Promise<void> {
  await deps.mail.send(orderEndedEmail(await emailContentOf(tx, deps, orderId)), tx);
}

/** Writes, with the taking of the money, what is done and what still runs. */
export async function tellOrderPaid(tx: Tx, deps: OrderDeps, orderId: string): Promise<void> {
  await deps.mail.send(orderPaidEmail(await emailContentOf(tx, deps, orderId)), tx);
}

/** Writes, with the booking of a refund, whose money it is and why it came back. */
export async function tellItemRefunded(tx: Tx, deps: OrderDeps, orderId: string, itemId: string): Promise<void> {
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
