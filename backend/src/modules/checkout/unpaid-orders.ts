import type { OrderId } from '@storefront/shared/contract';
import { sumMinor, type Minor } from '@storefront/shared/domain';
import type { Db } from '../../db/client';
import { inTransaction } from '../../db/transaction';
import { isUuid } from '../../db/uuid';
import type { Deps } from '../../deps';
import { notFound } from '../../http/errors';
import { audit, type Actor } from '../audit';
import { listItems, wakeOrder, type OrderItemRow, type OrderRow } from '../orders';
import { hasEntry, UNPAID_DECIDED } from './processing-queries';
import { lockOrder } from './staff-queries';

/**
 * Returns what is owed for an order whose hold lapsed before it was captured; 0 if nothing is. Such an order is followed to the end of its
 * items without having been paid for.
 */
export const getUnpaid = (
  { state, captured }: Pick<OrderRow, 'state' | 'captured'>,
  items: readonly Pick<OrderItemRow, 'state' | 'amount' | 'tax'>[],
): Minor =>
  state === 'awaiting_registry' && captured === 0
    ? sumMinor(items.filter((item) => item.state === 'completed').map(({ amount, tax }) => sumMinor([amount, tax])))
    : 0;

/** Returns what is owed for an order as long as staff have not decided about it; null if they need not. */
export async function findUnpaid(
  db: Pick<Db, 'select'>,
  order: Pick<OrderRow, 'id' | 'state' | 'captured'>,
  items: Parameters<typeof getUnpaid>[1],
): Promise<Minor | null> {
  const owed = getUnpaid(order, items);
  return owed > 0 && !(await hasEntry(db, `order:${order.id}`, UNPAID_DECIDED)) ? owed : null;
}

/**
 * Records what staff decided about an order that was delivered but not paid for. Nothing is charged by it: the order had its one payment.
 * The order then ends by itself. Does nothing if there is nothing to decide. @throws HttpError 404
 */
export async function recordUnpaidDecision(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  orderId: OrderId,
  reason: string,
  by: Actor,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const order = isUuid(orderId) ? await lockOrder(tx, orderId) : undefined;
    if (!order) throw notFound('Order not found.', { code: 'no_such_order' });
    const owed = await findUnpaid(tx, order, await listItems(tx, orderId));
    if (owed === null) return;
    const at = clock.now();
    const after = { owed, currency_code: order.currency_code, reason };
    await audit(tx, { at, ...by, action: UNPAID_DECIDED, subject: `order:${orderId}`, after });
    await wakeOrder(tx, orderId, at);
  });
}
