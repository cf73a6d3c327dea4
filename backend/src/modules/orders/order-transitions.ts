import type { CodedItemMessage, CodedPaymentMessage, OrderId, OrderItemId } from '@storefront/shared/contract';
import type { Tx } from '../../db/client';
import type { ItemState, OrderState } from '../../db/schema';
import { audit, auditAll, type AuditEntry } from '../audit';
import { itemColumns } from './item-message';
import {
  isFinalItem,
  isFinalState,
  nextItemState,
  nextOrderState,
  REOPENED,
  reopenedFrom,
  getSettlement,
  type ItemEvent,
  type OrderEvent,
} from './order-machine';
import { paymentColumns } from './payment-message';
import {
  changeItem,
  changeOrder,
  changeWaitingItems,
  listItems,
  lockedOrderState,
  type OrderItemRow,
  type OrderRow,
  restartOrder,
} from './queries';

/** Who changes the state of an order, and in which request; both are written to the audit entries (I6). */
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
 * Moves an order along the graph: one guarded statement, which also schedules the next step, and its audit entry, both in the caller's
 * transaction.
 * @throws StaleStateError when the order is no longer in the given state
 * @throws InvalidTransitionError
 */
export async function transitionOrder(
  tx: Tx,
  { order, event, at, nextStepAt, set, says }: OrderTransition,
  by: Actor,
): Promise<OrderState> {
  const state = nextOrderState(order.state, event);
  const isChanged = await changeOrder(tx, order, {
    ...set,
    ...(says && paymentColumns(says)),
    state,
    updated_at: at,
    next_step_at: isFinalState(state) ? null : nextStepAt,
  });
  if (!isChanged) throw new StaleStateError(`Order ${order.id} is not ${order.state} any more`);
  await audit(tx, {
    at,
    ...by,
    action: `order.${event}`,
    subject: `order:${order.id}`,
    before: { state: order.state },
    // The address of the bank's page opens it for whoever has it.
    after: { state, ...omitChallenge(set), ...(says && { payment: says }) },
  });
  return state;
}

function omitChallenge({ challenge_url: _, ...rest }: NonNullable<OrderTransition['set']> = {}): typeof rest {
  return rest;
}

interface ItemTransition {
  readonly item: Pick<OrderItemRow, 'id' | 'state'>;
  readonly event: ItemEvent;
  readonly at: Date;
  readonly set?: Partial<Pick<OrderItemRow, 'unanswered' | 'expiry_date' | 'domain_id'>> & {
    /** The item's message for the customer from now on; null for none. */
    readonly says?: CodedItemMessage | null;
  };
}

/**
 * Moves one item of an order along its graph, with its audit entry. A final item loses its transfer code (RG-08).
 * @throws StaleStateError
 * @throws InvalidTransitionError
 */
export async function transitionItem(
  tx: Tx,
  { item, event, at, set: { says, ...set } = {} }: ItemTransition,
  by: Actor,
): Promise<ItemState> {
  const state = nextItemState(item.state, event);
  const isChanged = await changeItem(tx, item, {
    ...set,
    ...(says !== undefined && itemColumns(says)),
    state,
    updated_at: at,
    ...(isFinalItem(state) && { auth_info: null }),
  });
  if (!isChanged) throw new StaleStateError(`Order item ${item.id} is not ${item.state} any more`);
  await audit(tx, itemEntry(item, event, state, at, by));
  return state;
}

/**
 * Reopens an item that has ended, and its order, in order to refund it; both with their audit entries.
 * @param from how it had ended: carried out, or refunded where the refund has failed since
 * @param says the new message for the customer; without it the earlier one stays
 * @param action what happened to the item, for the audit log
 * @returns false where the item is no longer in that state because it is being refunded already; nothing was changed then
 */
export async function reopenForRefund(
  tx: Tx,
  {
    itemId,
    orderId,
    from = 'completed',
    says,
    action,
    at,
  }: {
    readonly itemId: OrderItemId;
    readonly orderId: OrderId;
    readonly from?: 'completed' | 'refunded';
    readonly says?: CodedItemMessage;
    readonly action: 'deleted' | 'refund_asked' | 'money_returned' | 'refund_failed';
    readonly at: Date;
  },
  by: Actor,
): Promise<boolean> {
  const item = { id: itemId, state: from };
  // The order first, as everybody does who changes both.
  const was = await lockOrderState(tx, orderId);
  if (!(await changeItem(tx, item, { state: REOPENED, ...(says && itemColumns(says)), updated_at: at }))) return false;
  await audit(tx, {
    at,
    ...by,
    action: `order_item.${action}`,
    subject: `order_item:${itemId}`,
    before: { state: from },
    after: { state: REOPENED },
  });
  await reopenOrder(tx, orderId, was, at, by);
  return true;
}

async function lockOrderState(tx: Tx, orderId: OrderId): Promise<OrderState> {
  const state = await lockedOrderState(tx, orderId);
  if (!state) throw new Error(`Order ${orderId} not found`);
  return state;
}

/** Reopens an order that owes a refund for part of an item, with its audit entry. A running order becomes due immediately. */
export async function reopenForPart(tx: Tx, orderId: OrderId, at: Date, by: Actor): Promise<void> {
  await reopenOrder(tx, orderId, await lockOrderState(tx, orderId), at, by);
}

async function reopenOrder(tx: Tx, orderId: OrderId, was: OrderState, at: Date, by: Actor): Promise<void> {
  const isOver = reopenedFrom.includes(was);
  await restartOrder(tx, orderId, at, isOver ? REOPENED : undefined);
  if (isOver)
    await audit(tx, {
      at,
      ...by,
      action: 'order.reopened',
      subject: `order:${orderId}`,
      before: { state: was },
      after: { state: REOPENED },
    });
}

/** Ends an order again that was reopened for refunds which are done, with its audit row. */
export async function closeReopened(tx: Tx, orderId: OrderId, at: Date, by: Actor): Promise<void> {
  const items = await listItems(tx, orderId);
  const event = getSettlement(items);
  if (event === 'took_none') throw new Error(`Nothing of order ${orderId} was refunded`);
  await transitionOrder(tx, { order: { id: orderId, state: REOPENED }, event, at, nextStepAt: at }, by);
}

/** Cancels every item that has not reached the registrar yet; `says` gives the reason where that is not the payment. */
export async function cancelWaitingItems(
  tx: Tx,
  orderId: OrderId,
  at: Date,
  by: Actor,
  says?: CodedItemMessage,
): Promise<void> {
  const cancelled = await changeWaitingItems(tx, orderId, {
    state: nextItemState('waiting', 'cancel'),
    auth_info: null,
    updated_at: at,
    ...(says && itemColumns(says)),
  });
  if (cancelled.length === 0) return;
  await auditAll(
    tx,
    cancelled.map(({ id }) => itemEntry({ id, state: 'waiting' }, 'cancel', 'cancelled', at, by)),
  );
}

function itemEntry(
  item: Pick<OrderItemRow, 'id' | 'state'>,
  event: ItemEvent,
  state: ItemState,
  at: Date,
  by: Actor,
): AuditEntry {
  return {
    at,
    ...by,
    action: `order_item.${event}`,
    subject: `order_item:${item.id}`,
    before: { state: item.state },
    after: { state },
  };
}
