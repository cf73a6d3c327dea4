import { sumMinor, toWire } from '@storefront/shared/domain';
import type { OrderId, OrderItemId } from '@storefront/shared/contract';
import type { OrderState } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import type { Deps } from '../../deps';
import { isUuid } from '../../db/uuid';
import { conflict, notFound } from '../../http/errors';
import { audit, type Actor } from '../audit';
import {
  cancelWaitingItems,
  getMoneyLeft,
  listItems,
  reopenForRefund,
  wakeOrder,
  type OrderItemRow,
  type OrderRow,
} from '../orders';
import { hasOpenDispute } from './processing-queries';
import { endWait, listLines, lockOrder, recordCancelAsked } from './staff-queries';

type StaffActionDeps = Pick<Deps, 'db' | 'clock'>;

/** Order states in which completed items have been paid for. */
const PAID: ReadonlySet<OrderState> = new Set<OrderState>([
  'awaiting_registry',
  'refund_pending',
  'completed',
  'partially_completed',
]);

/** States in which some items may not have reached the registrar yet, and the state of the payment is known. */
const UNDER_WAY: ReadonlySet<OrderState> = new Set<OrderState>([
  'action_required',
  'authorized',
  'provisioning',
  'registrar_unknown',
]);

/**
 * Whether an item can be refunded, which is possible only in full, once, and while no bank decides about a dispute: it might take the money
 * as well.
 * @param items all lines of the order
 */
export const isRefundable = (
  order: Pick<OrderRow, 'state' | 'captured' | 'refunded'>,
  item: Pick<OrderItemRow, 'state' | 'amount' | 'tax'>,
  items: readonly Pick<OrderItemRow, 'state' | 'amount' | 'tax' | 'left_out'>[],
  hasOpenDispute: boolean,
): boolean => {
  const cost = item.amount + item.tax;
  return (
    !hasOpenDispute &&
    PAID.has(order.state) &&
    item.state === 'completed' &&
    cost > 0 &&
    cost <= getMoneyLeft(order, items)
  );
};

/** Whether an order still has items that have not been sent to the registrar. */
export const isCancellable = (
  { state }: Pick<OrderRow, 'state'>,
  items: readonly Pick<OrderItemRow, 'state'>[],
): boolean => UNDER_WAY.has(state) && items.some((item) => item.state === 'waiting');

const noSuchOrder = () => notFound('Order not found.', { code: 'no_such_order' });
const refused = (what: 'refund' | 'refund_changed' | 'refund_disputed' | 'cancel' | 'retry', message: string) =>
  conflict(message, { code: 'desk_refused', params: { what } });

/**
 * Refunds lines of an order, all or none. As with every refund by the shop, the order is reopened and its next step refunds with a note and
 * an email. A repeated call finds the refunds in progress and changes nothing.
 * @param amount the sum shown for the lines, as a wire decimal
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
    const isDisputed = await hasOpenDispute(tx, orderId);
    if (isDisputed)
      throw refused(
        'refund_disputed',
        'The bank has not decided about the dispute yet. If you refunded this order now, the bank could take the money a second time.',
      );
    if (!lines.every((line) => isRefundable(order, line, items, isDisputed)) || total > getMoneyLeft(order, items))
      throw refused(
        'refund',
        'Some of these lines cannot be refunded any more. Nothing was changed. Review the order.',
      );
    if (toWire(total, order.currency_code) !== amount)
      throw refused('refund_changed', 'The amount has changed since it was shown. Nothing was changed. Review it.');
    const at = clock.now();
    for (const line of lines) {
      const message = { code: 'refunded_by_shop' } as const;
      await reopenForRefund(tx, { itemId: line.id, orderId, message, action: 'refund_asked', at }, by);
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
    await addToActivity(tx, order, 'order_refunded', refunded, at, by);
  });
}

const isGoingBack = (state: OrderItemRow['state']): boolean => state === 'refund_pending' || state === 'refunded';

/**
 * Cancels the items of an order that have not reached the registrar. The order then continues automatically: it ends with what was carried
 * out, and the customer pays only for that. A payment that waits for bank confirmation is cancelled.
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
    await recordCancelAsked(tx, orderId, at);
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
    await addToActivity(tx, order, 'order_cancelled', { domains }, at, by);
  });
}

/** Makes an order that waits for its next attempt due at once. @throws HttpError 404, 409 `desk_refused` if it has ended */
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
    await addToActivity(tx, order, 'order_retried', {}, at, by);
  });
}

/** Also adds what staff did to the customer's activity. */
async function addToActivity(
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
