import { sumMinor, toWire } from '@storefront/shared/domain';
import type { OrderId, OrderItemId } from '@storefront/shared/contract';
import type { OrderState } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import type { Deps } from '../../deps';
import { isUuid } from '../../db/uuid';
import { conflict, notFound } from '../../http/errors';
import { audit } from '../audit';
import {
  cancelWaitingItems,
  getMoneyLeft,
  listItems,
  reopenForRefund,
  wakeOrder,
  type Actor,
  type OrderItemRow,
  type OrderRow,
} from '../orders';
import { endWait, listLines, lockOrder, noteCancelAsked } from './staff-queries';

type StaffActionDeps = Pick<Deps, 'db' | 'clock'>;

/** States of an order in which what was carried out has been paid for. */
const PAID: ReadonlySet<OrderState> = new Set<OrderState>([
  'awaiting_registry',
  'refund_pending',
  'completed',
  'partially_completed',
]);

/** States in which the registrar may not have everything yet, and it is known where the payment stands. */
const UNDER_WAY: ReadonlySet<OrderState> = new Set<OrderState>([
  'action_required',
  'authorized',
  'provisioning',
  'registrar_unknown',
]);

/**
 * Whether the money of a line can go back: all of it, once.
 * @param items all lines of the order
 */
export const isRefundable = (
  order: Pick<OrderRow, 'state' | 'captured' | 'refunded'>,
  item: Pick<OrderItemRow, 'state' | 'amount' | 'tax'>,
  items: readonly Pick<OrderItemRow, 'state' | 'amount' | 'tax' | 'left_out'>[],
): boolean => {
  const cost = item.amount + item.tax;
  return PAID.has(order.state) && item.state === 'completed' && cost > 0 && cost <= getMoneyLeft(order, items);
};

/** Whether something of an order can still be kept from the registrar. */
export const isCancellable = (
  { state }: Pick<OrderRow, 'state'>,
  items: readonly Pick<OrderItemRow, 'state'>[],
): boolean => UNDER_WAY.has(state) && items.some((item) => item.state === 'waiting');

const noSuchOrder = () => notFound('Order not found.', { code: 'no_such_order' });
const refused = (what: 'refund' | 'refund_changed' | 'cancel' | 'retry', message: string) =>
  conflict(message, { code: 'desk_refused', params: { what } });

/**
 * Refunds lines of an order, all of them or none, the way every refund of the shop is made: the order is reopened, and its next step
 * returns the money with a note and an email. A repeated call finds the refunds under way and changes nothing.
 * @param amount the total that staff were shown for the lines, as the API writes it
 * @throws HttpError 404, 409 `desk_refused`
 */
export async function refundLines(
  { db, clock }: StaffActionDeps,
  orderId: OrderId,
  {
    itemIds,
    amount,
    reason,
  }: { readonly itemIds: readonly OrderItemId[]; readonly amount: number; readonly reason: string },
  by: Actor,
): Promise<void> {
  if (!isUuid(orderId)) throw noSuchOrder();
  const ids = [...new Set(itemIds)];
  if (!ids.every(isUuid)) throw refused('refund', 'These lines are not part of the order.');
  await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw noSuchOrder();
    const lines = await listLines(tx, orderId, ids);
    if (lines.length !== ids.length) throw refused('refund', 'These lines are not part of the order.');
    if (lines.every(({ state, message_code }) => isGoingBack(state) && message_code === 'refunded_by_shop')) return;
    const total = sumMinor(lines.map(({ amount, tax }) => sumMinor([amount, tax])));
    const items = await listItems(tx, orderId);
    if (!lines.every((line) => isRefundable(order, line, items)) || total > getMoneyLeft(order, items))
      throw refused(
        'refund',
        'Some of these lines cannot be refunded any more. Nothing was changed. Review the order.',
      );
    if (toWire(total, order.currency_code) !== amount)
      throw refused('refund_changed', 'The amount has changed since it was shown. Nothing was changed. Review it.');
    const at = clock.now();
    for (const line of lines) {
      const says = { code: 'refunded_by_shop' } as const;
      await reopenForRefund(tx, { itemId: line.id, orderId, says, action: 'refund_asked', at }, by);
    }
    const refunded = {
      amount: total,
      currency_code: order.currency_code,
      domains: lines.map((line) => line.domain_name),
    };
    await audit(tx, {
      at,
      ...by,
      action: 'order.refund_asked',
      subject: `order:${orderId}`,
      after: { ...refunded, reason },
    });
    await tellCustomer(tx, order, 'order_refunded', refunded, at, by);
  });
}

const isGoingBack = (state: OrderItemRow['state']): boolean => state === 'refund_pending' || state === 'refunded';

/**
 * Removes from an order everything that has not reached the registrar. The order then continues: it ends with what was carried out, and the
 * customer pays for that alone. A payment that waits for the customer's bank is cancelled.
 * @throws HttpError 404, 409 `desk_refused`
 */
export async function cancelOrder({ db, clock }: StaffActionDeps, orderId: OrderId, by: Actor): Promise<void> {
  if (!isUuid(orderId)) throw noSuchOrder();
  await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw noSuchOrder();
    if (order.cancel_asked_at !== null) return;
    const items = await listItems(tx, orderId);
    if (!isCancellable(order, items))
      throw refused('cancel', 'Nothing of this order can be cancelled now. Review where it stands.');
    const at = clock.now();
    await noteCancelAsked(tx, orderId, at);
    await cancelWaitingItems(tx, orderId, at, by, { code: 'cancelled_by_shop' });
    await wakeOrder(tx, orderId, at);
    const domains = items.filter(({ state }) => state === 'waiting').map(({ domain_name }) => domain_name);
    await audit(tx, {
      at,
      ...by,
      action: 'order.cancel_asked',
      subject: `order:${orderId}`,
      before: { state: order.state },
      after: { domains },
    });
    await tellCustomer(tx, order, 'order_cancelled', { domains }, at, by);
  });
}

/** Makes the next attempt of an order due immediately. @throws HttpError 404, 409 `desk_refused` where it is over */
export async function retryOrder({ db, clock }: StaffActionDeps, orderId: OrderId, by: Actor): Promise<void> {
  if (!isUuid(orderId)) throw noSuchOrder();
  await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw noSuchOrder();
    const at = clock.now();
    if (!(await endWait(tx, orderId, at))) throw refused('retry', 'This order is over. There is nothing to retry.');
    await audit(tx, {
      at,
      ...by,
      action: 'order.retried',
      subject: `order:${orderId}`,
      before: { next_step_at: order.next_step_at?.toISOString() ?? null, idle_steps: order.idle_steps },
      after: { next_step_at: at.toISOString(), idle_steps: 0 },
    });
    await tellCustomer(tx, order, 'order_retried', {}, at, by);
  });
}

/** Records what staff did in the customer's activity, too. */
async function tellCustomer(
  tx: Parameters<typeof audit>[0],
  { id, customer_id }: Pick<OrderRow, 'id' | 'customer_id'>,
  what: 'order_refunded' | 'order_cancelled' | 'order_retried',
  details: object,
  at: Date,
  by: Actor,
): Promise<void> {
  const subject = `customer:${customer_id}`;
  await audit(tx, { at, ...by, action: `customer.${what}`, subject, after: { order: id, ...details } });
}
