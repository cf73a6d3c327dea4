import { and, eq, isNull, ne, or } from 'drizzle-orm';
import type { CustomerId, OrderId, OrderItemId } from '@storefront/shared/contract';
import type { Db, Tx } from '../../db/client';
import { order_items, orders, transfers } from '../../db/schema';
import { isUuid } from '../../db/uuid';
import type { OrderItemRow, OrderRow } from '../orders';

export async function findOwnOrder(db: Db, customerId: CustomerId, id: string): Promise<OrderRow | undefined> {
  if (!isUuid<OrderId>(id)) return undefined;
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.customer_id, customerId)));
  return order;
}

/** @returns false if the customer has already withdrawn from the order */
export async function recordWithdrawn(tx: Tx, orderId: OrderId, at: Date): Promise<boolean> {
  const declared = await tx
    .update(orders)
    .set({ withdrawn_at: at })
    .where(and(eq(orders.id, orderId), isNull(orders.withdrawn_at)))
    .returning({ id: orders.id });
  return declared.length > 0;
}

/** Locks an order until the transaction ends. @returns whether its customer has withdrawn from it */
export async function lockWithdrawn(tx: Tx, orderId: OrderId): Promise<boolean> {
  const [order] = await tx
    .select({ withdrawn_at: orders.withdrawn_at })
    .from(orders)
    .where(eq(orders.id, orderId))
    .for('update');
  return order !== undefined && order.withdrawn_at !== null;
}

export async function recordCalledOff(tx: Tx, itemId: OrderItemId, at: Date): Promise<void> {
  await tx.update(transfers).set({ cancel_asked_at: at, updated_at: at }).where(eq(transfers.order_item_id, itemId));
}

/** Sets the message of a pending item. @returns false if it has that message already, or is no longer pending */
export async function setPendingItemMessage(
  tx: Tx,
  itemId: OrderItemId,
  columns: Pick<OrderItemRow, 'message_params' | 'message'> & {
    readonly message_code: NonNullable<OrderItemRow['message_code']>;
  },
  at: Date,
): Promise<boolean> {
  const changed = await tx
    .update(order_items)
    .set({ ...columns, updated_at: at })
    .where(
      and(
        eq(order_items.id, itemId),
        eq(order_items.state, 'pending'),
        or(isNull(order_items.message_code), ne(order_items.message_code, columns.message_code)),
      ),
    )
    .returning({ id: order_items.id });
  return changed.length > 0;
}
