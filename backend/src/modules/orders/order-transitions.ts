import type { CodedItemMessage, CodedPaymentMessage, OrderId, OrderItemId } from '@storefront/shared/contract';
import type { Tx } from '../../db/client';
import type { ItemState, OrderState } from '../../db/schema';
import { audit, auditAll, type AuditEntry, type Actor } from '../audit';
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
import { publishOrderEnd } from './order-end-event';
import { paymentColumns } from './payment-message';
import {
  changeItem,
  changeOrder,
  changeWaitingItems,
  listItems,
  lockOrderState,
  type OrderItemRow,
  type OrderRow,
  restartOrder,
  wasReopened,
} from './queries';

/** Another process changed the order first, so this process has a stale copy. */
export class StaleStateError extends Error {
  override readonly name = 'StaleStateError';
}

interface OrderTransition {
  readonly order: Pick<OrderRow, 'id' | 'state'>;
  readonly event: OrderEvent;
  readonly at: Date;
  /** When another process picks the order up if this one dies. Ignored for final states. */
  readonly nextStepAt: Date;
  readonly set?: Partial<Pick<OrderRow, 'payment_ref' | 'challenge_url' | 'captured' | 'voided' | 'idle_steps'>>;
  readonly message?: CodedPaymentMessage;
}

/**
 * Moves an order to its next state: one guarded statement, which also schedules the next step, and its audit entry, both in the caller's
 * transaction.
 * @throws StaleStateError if the order is no longer in the given state
 * @throws InvalidTransitionError
 */
export async function transitionOrder(
  tx: Tx,
  { order, event, at, nextStepAt, set, message }: OrderTransition,
  by: Actor,
): Promise<OrderState> {
  const state = nextOrderState(order.state, event);
  const changed = await changeOrder(tx, order, {
    ...set,
    ...(message && paymentColumns(message)),
    state,
    updated_at: at,
    next_step_at: isFinalState(state) ? null : nextStepAt,
  });
  if (!changed) throw new StaleStateError(`Order ${order.id} is no longer ${order.state}`);
  await audit(tx, {
    at,
    ...by,
    action: `order.${event}`,
    subject: `order:${order.id}`,
    before: { state: order.state },
    // Not logged: anyone who has the URL of the bank's page can open it.
    after: { state, ...omitChallenge(set), ...(message && { payment: message }) },
  });
  const isFirstEnd = isFinalState(state) && !(order.state === REOPENED && (await wasReopened(tx, order.id)));
  if (isFirstEnd) await publishOrderEnd(tx, { ...changed, id: order.id, state }, at);
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
    /** The message for the customer from now on; null for none. */
    readonly message?: CodedItemMessage | null;
  };
}

/**
 * Moves an item to its next state, with its audit entry. A final state clears its transfer code (RG-08).
 * @throws StaleStateError
 * @throws InvalidTransitionError
 */
export async function transitionItem(
  tx: Tx,
  { item, event, at, set: { message, ...set } = {} }: ItemTransition,
  by: Actor,
): Promise<ItemState> {
  const state = nextItemState(item.state, event);
  const isChanged = await changeItem(tx, item, {
    ...set,
    ...(message !== undefined && itemColumns(message)),
    state,
    updated_at: at,
    ...(isFinalItem(state) && { auth_info: null }),
  });
  if (!isChanged) throw new StaleStateError(`Order item ${item.id} is no longer ${item.state}`);
  await audit(tx, itemEntry(item, event, state, at, by));
  return state;
}

/**
 * Reopens a final item and its order to make a refund, with their audit entries.
 * @param from how the item had ended: completed, or refunded if that refund has since failed
 * @param message the new message for the customer; without it the old one stays
 * @param action what happened to the item, for the audit log
 * @returns false, and changes nothing, if the item is no longer in that state, as it is already being refunded
 */
export async function reopenForRefund(
  tx: Tx,
  {
    itemId,
    orderId,
    from = 'completed',
    message,
    action,
    at,
  }: {
    readonly itemId: OrderItemId;
    readonly orderId: OrderId;
    readonly from?: 'completed' | 'refunded';
    readonly message?: CodedItemMessage;
    readonly action: 'deleted' | 'refund_asked' | 'money_returned' | 'refund_failed';
    readonly at: Date;
  },
  by: Actor,
): Promise<boolean> {
  const item = { id: itemId, state: from };
  // Lock order: the order before its items, as everywhere.
  const was = await requireLockedState(tx, orderId);
  if (!(await changeItem(tx, item, { state: REOPENED, ...(message && itemColumns(message)), updated_at: at })))
    return false;
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

async function requireLockedState(tx: Tx, orderId: OrderId): Promise<OrderState> {
  const state = await lockOrderState(tx, orderId);
  if (!state) throw new Error(`Order ${orderId} not found`);
  return state;
}

/** Reopens an order that owes a part refund, with its audit entry. One that still runs becomes due at once. */
export async function reopenForPart(tx: Tx, orderId: OrderId, at: Date, by: Actor): Promise<void> {
  await reopenOrder(tx, orderId, await requireLockedState(tx, orderId), at, by);
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

/** Ends an order that was reopened for refunds, once these are made, with its audit entry. */
export async function closeReopened(tx: Tx, orderId: OrderId, at: Date, by: Actor): Promise<void> {
  const items = await listItems(tx, orderId);
  const event = getSettlement(items);
  if (event === 'took_none') throw new Error(`Nothing of order ${orderId} was refunded`);
  await transitionOrder(tx, { order: { id: orderId, state: REOPENED }, event, at, nextStepAt: at }, by);
}

/** Cancels every item that has not been sent to the registrar. @param message the reason, if it is not the payment */
export async function cancelWaitingItems(
  tx: Tx,
  orderId: OrderId,
  at: Date,
  by: Actor,
  message?: CodedItemMessage,
): Promise<void> {
  const cancelled = await changeWaitingItems(tx, orderId, {
    state: nextItemState('waiting', 'cancel'),
    auth_info: null,
    updated_at: at,
    ...(message && itemColumns(message)),
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
