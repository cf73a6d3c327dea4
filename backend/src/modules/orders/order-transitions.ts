import type { CodedItemMessage, CodedPaymentMessage } from '@storefront/shared/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { audit_entries, order_items, orders, type ItemState, type OrderState } from '../../db/schema';
import { audit } from '../audit';
import { itemColumns } from './item-message';
import {
  isFinalItem,
  isFinalState,
  nextItemState,
  nextOrderState,
  REOPENED,
  reopenedFrom,
  type ItemEvent,
  type OrderEvent,
} from './order-machine';
import { paymentColumns } from './payment-message';

export type OrderRow = typeof orders.$inferSelect;
export type OrderItemRow = typeof order_items.$inferSelect;

/** Who changes the state of an order, and under which request; both go into the audit rows (I6). */
export interface Actor {
  readonly actor: string;
  readonly requestId: string | null;
}

/** Another process changed the order first: what this one knew of it is stale. */
export class StaleStateError extends Error {
  override readonly name = 'StaleStateError';
}

interface OrderTransition {
  readonly order: Pick<OrderRow, 'id' | 'state'>;
  readonly event: OrderEvent;
  readonly at: Date;
  /** When the order is processed next, should this process end here; a final state has no next step. */
  readonly nextStepAt: Date;
  readonly set?: Partial<Pick<OrderRow, 'payment_ref' | 'challenge_url' | 'captured' | 'voided' | 'idle_steps'>>;
  /** Why the payment did not go through. */
  readonly says?: CodedPaymentMessage;
}

/**
 * Takes an order along the graph: one guarded statement, which also says when the next step is due, and its audit row, both in
 * the caller's transaction.
 * @throws StaleStateError when the order is not in the given state any more
 * @throws InvalidTransitionError
 */
export async function transitionOrder(
  tx: Tx,
  { order, event, at, nextStepAt, set, says }: OrderTransition,
  by: Actor,
): Promise<OrderState> {
  const state = nextOrderState(order.state, event);
  const changed = await tx
    .update(orders)
    .set({
      ...set,
      ...(says && paymentColumns(says)),
      state,
      updated_at: at,
      next_step_at: isFinalState(state) ? null : nextStepAt,
    })
    .where(and(eq(orders.id, order.id), eq(orders.state, order.state)))
    .returning({ id: orders.id });
  if (changed.length === 0) throw new StaleStateError(`Order ${order.id} is not ${order.state} any more`);
  await audit(tx, {
    at,
    ...by,
    action: `order.${event}`,
    subject: `order:${order.id}`,
    before: { state: order.state },
    after: { state, ...set, ...(says && { payment: says }) },
  });
  return state;
}

interface ItemTransition {
  readonly item: Pick<OrderItemRow, 'id' | 'state'>;
  readonly event: ItemEvent;
  readonly at: Date;
  readonly set?: Partial<Pick<OrderItemRow, 'unanswered' | 'expiry_date' | 'domain_id'>> & {
    /** What its customer is told about it from now on; null for nothing. */
    readonly says?: CodedItemMessage | null;
  };
}

/**
 * Takes one item of an order along its graph, with its audit row. A final item forgets its transfer code (RG-08).
 * @throws StaleStateError
 * @throws InvalidTransitionError
 */
export async function transitionItem(
  tx: Tx,
  { item, event, at, set: { says, ...set } = {} }: ItemTransition,
  by: Actor,
): Promise<ItemState> {
  const state = nextItemState(item.state, event);
  const changed = await tx
    .update(order_items)
    .set({
      ...set,
      ...(says !== undefined && itemColumns(says)),
      state,
      updated_at: at,
      ...(isFinalItem(state) && { auth_info: null }),
    })
    .where(and(eq(order_items.id, item.id), eq(order_items.state, item.state)))
    .returning({ id: order_items.id });
  if (changed.length === 0) throw new StaleStateError(`Order item ${item.id} is not ${item.state} any more`);
  await tx.insert(audit_entries).values(itemEntry(item, event, state, at, by));
  return state;
}

/**
 * Opens an item that was carried out again, to give its money back, and its order with it; both with their audit rows.
 * @throws StaleStateError when the item is not completed any more
 */
export async function reopenForRefund(
  tx: Tx,
  {
    itemId,
    orderId,
    says,
    at,
  }: { readonly itemId: string; readonly orderId: string; readonly says: CodedItemMessage; readonly at: Date },
  by: Actor,
): Promise<void> {
  const [item] = await tx
    .update(order_items)
    .set({ state: REOPENED, ...itemColumns(says), updated_at: at })
    .where(and(eq(order_items.id, itemId), eq(order_items.state, 'completed')))
    .returning({ id: order_items.id });
  if (!item) throw new StaleStateError(`Order item ${itemId} is not completed any more`);
  await audit(tx, {
    at,
    ...by,
    action: 'order_item.deleted',
    subject: `order_item:${itemId}`,
    before: { state: 'completed' },
    after: { state: REOPENED },
  });
  const [order] = await tx.select({ state: orders.state }).from(orders).where(eq(orders.id, orderId)).for('update');
  if (!order) throw new Error(`Order ${orderId} not found`);
  const isOver = reopenedFrom.includes(order.state);
  await tx
    .update(orders)
    .set({ next_step_at: at, updated_at: at, idle_steps: 0, ...(isOver && { state: REOPENED }) })
    .where(eq(orders.id, orderId));
  if (isOver)
    await audit(tx, {
      at,
      ...by,
      action: 'order.reopened',
      subject: `order:${orderId}`,
      before: { state: order.state },
      after: { state: REOPENED },
    });
}

/** Cancels every item that has not begun, before it reached the registrar; `says` why where that is not the payment. */
export async function cancelWaitingItems(
  tx: Tx,
  orderId: string,
  at: Date,
  by: Actor,
  says?: CodedItemMessage,
): Promise<void> {
  const cancelled = await tx
    .update(order_items)
    .set({ state: nextItemState('waiting', 'cancel'), auth_info: null, updated_at: at, ...(says && itemColumns(says)) })
    .where(and(eq(order_items.order_id, orderId), inArray(order_items.state, ['waiting'])))
    .returning({ id: order_items.id });
  if (cancelled.length === 0) return;
  await tx
    .insert(audit_entries)
    .values(cancelled.map(({ id }) => itemEntry({ id, state: 'waiting' }, 'cancel', 'cancelled', at, by)));
}

function itemEntry(
  item: Pick<OrderItemRow, 'id' | 'state'>,
  event: ItemEvent,
  state: ItemState,
  at: Date,
  by: Actor,
): typeof audit_entries.$inferInsert {
  return {
    at,
    actor: by.actor,
    action: `order_item.${event}`,
    subject: `order_item:${item.id}`,
    before: { state: item.state },
    after: { state },
    request_id: by.requestId,
  };
}
