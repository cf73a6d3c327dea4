import type { OrderId } from '@storefront/shared/contract';
import { sumMinor, type Minor } from '@storefront/shared/domain';
import type { Db } from '../../db/client';
import { inTransaction } from '../../db/transaction';
import { isUuid } from '../../db/uuid';
import type { Deps } from '../../deps';
import { notFound } from '../../http/errors';
import { audit, type Actor } from '../audit';
import { listItems, wakeOrder, type OrderItemRow, type OrderRow } from '../orders';
import { listDecidedItems, UNPAID_DECIDED } from './processing-queries';
import { sendUnpaidDecidedEmail } from './send-order-emails';
import { lockOrder } from './staff-queries';

type DeliveredItem = Pick<OrderItemRow, 'id' | 'state' | 'amount' | 'tax'>;

/** What was delivered and not paid for, as long as staff have not decided about it. */
interface Unpaid<Item> {
  readonly items: readonly Item[];
  readonly owed: Minor;
}

/**
 * Finds what was delivered by an order whose hold lapsed before it was captured, and which no decision covers. Such an order is followed to
 * the end of its items, so more may be delivered after a decision. Null if staff need not decide.
 */
export async function findUnpaid<Item extends DeliveredItem>(
  db: Pick<Db, 'select'>,
  { id, state, captured }: Pick<OrderRow, 'id' | 'state' | 'captured'>,
  items: readonly Item[],
): Promise<Unpaid<Item> | null> {
  const delivered = items.filter((item) => item.state === 'completed');
  if (state !== 'awaiting_registry' || captured > 0 || delivered.length === 0) return null;
  const decided = await listDecidedItems(db, id);
  const undecided = decided === 'all' ? [] : delivered.filter((item) => !decided.has(item.id));
  if (undecided.length === 0) return null;
  return { items: undecided, owed: sumMinor(undecided.flatMap(({ amount, tax }) => [amount, tax])) };
}

/**
 * Records what staff decided about an order that was delivered but not paid for, and emails its customer what they wrote about it. Nothing is
 * charged by it: the order had its one payment. The order then ends by itself, unless more is delivered. Does nothing if there is nothing to
 * decide. @throws HttpError 404
 */
export async function recordUnpaidDecision(
  deps: Pick<Deps, 'db' | 'clock' | 'mail' | 'config'>,
  orderId: OrderId,
  { reason, message }: { readonly reason: string; readonly message: string },
  by: Actor,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const order = isUuid(orderId) ? await lockOrder(tx, orderId) : undefined;
    if (!order) throw notFound('Order not found.', { code: 'no_such_order' });
    const unpaid = await findUnpaid(tx, order, await listItems(tx, orderId));
    if (unpaid === null) return;
    const at = deps.clock.now();
    const after = {
      owed: unpaid.owed,
      currency_code: order.currency_code,
      order_items: unpaid.items.map((item) => item.id),
      reason,
    };
    await audit(tx, { at, ...by, action: UNPAID_DECIDED, subject: `order:${orderId}`, after });
    await sendUnpaidDecidedEmail(tx, deps, orderId, { ...unpaid, message });
    await wakeOrder(tx, orderId, at);
  });
}
