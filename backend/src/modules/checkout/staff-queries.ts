import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { OrderId, OrderItemId } from '@storefront/shared/contract';
import type { Tx } from '../../db/client';
import { order_items, orders } from '../../db/schema';
import type { OrderItemRow, OrderRow } from '../orders';

export async function lockOrder(tx: Tx, orderId: OrderId): Promise<OrderRow | undefined> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
  return order;
}

export const listLines = (tx: Tx, orderId: OrderId, ids: readonly OrderItemId[]): Promise<OrderItemRow[]> =>
  tx
    .select()
    .from(order_items)
    .where(and(eq(order_items.order_id, orderId), inArray(order_items.id, [...ids])))
    .orderBy(asc(order_items.position));

export async function recordCancelAsked(tx: Tx, orderId: OrderId, at: Date): Promise<void> {
  await tx.update(orders).set({ cancel_asked_at: at }).where(eq(orders.id, orderId));
}

/** Makes an order due at once and resets its backoff. @returns false if it has ended */
export async function endWait(tx: Tx, orderId: OrderId, at: Date): Promise<boolean> {
  const woken = await tx
    .update(orders)
    .set({ next_step_at: at, idle_steps: 0 })
    .where(and(eq(orders.id, orderId), isNotNull(orders.next_step_at)))
    .returning({ id: orders.id });
  return woken.length > 0;
}
