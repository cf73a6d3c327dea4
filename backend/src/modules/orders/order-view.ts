import type { Order, OrderItemStatus, CustomerId } from '@storefront/shared/contract';
import { isFinal, toWire, type Minor } from '@storefront/shared/domain';
import type { Deps } from '../../deps';
import { notFound } from '../../http/errors';
import { getItemMessage } from './item-message';
import { toItemStatus, toStatusName } from './order-machine';
import { getPaymentMessage } from './payment-message';
import { findOrder, type OrderItemRow, type OrderRow } from './queries';

/** Statuses of items that the registrar has not finished. */
const OPEN: ReadonlySet<OrderItemStatus> = new Set<OrderItemStatus>(['waiting', 'registering', 'checking']);

/**
 * Returns an order as its customer sees it, by its id or idempotency key.
 * @throws HttpError 404 for another customer's order as for a missing one (I9)
 */
export async function viewOrder(
  { db, registrar }: Pick<Deps, 'db' | 'registrar'>,
  customerId: CustomerId,
  idOrKey: string,
): Promise<Order> {
  const found = await findOrder(db, customerId, idOrKey);
  if (!found) throw notFound('Order not found.', { code: 'no_such_order' });
  const { order, items, card } = found;
  const wire = (minor: Minor): number => toWire(minor, order.currency_code);
  const statusName = toStatusName(order.state);
  const isOpen = !isFinal(statusName) && items.some(({ state }) => OPEN.has(toItemStatus(state)));
  const changed = Math.max(order.updated_at.getTime(), ...items.map(({ updated_at }) => updated_at.getTime()));
  return {
    order_id: order.id,
    status_name: statusName,
    created_at: order.created_at.toISOString(),
    updated_at: new Date(changed).toISOString(),
    currency_code: order.currency_code,
    amount: wire(order.amount),
    tax: wire(order.tax),
    total: wire(order.total),
    captured: wire(order.captured),
    voided: wire(order.voided),
    refunded: wire(order.refunded),
    may_take_longer: isOpen && !registrar.isAvailable(),
    payment: {
      ...card,
      challenge_url: waitsForBank(order) ? order.challenge_url : null,
      ...(getPaymentMessage(order) ?? { message: '' }),
    },
    order_items: items.map((item) => viewItem(item, wire)),
  };
}

/** Whether bank confirmation is still wanted: not if the customer has cancelled the payment. */
const waitsForBank = ({ state, payment_cancel_asked_at }: OrderRow): boolean =>
  state === 'action_required' && payment_cancel_asked_at === null;

/** Returns an item as its customer sees it. @param wire converts minor units to wire amounts */
export function viewItem(item: OrderItemRow, wire: (minor: Minor) => number): Order['order_items'][number] {
  return {
    id: item.id,
    type: item.type,
    domain_name: item.domain_name,
    period: item.period,
    status: toItemStatus(item.state),
    ...(getItemMessage(item) ?? { message: '' }),
    cost: wire(item.cost),
    amount: wire(item.amount),
    fee: item.fee && { kind: item.fee.kind, amount: wire(item.fee.amount) },
    tax: wire(item.tax),
    tax_rates: item.tax_rates.map((line) => ({ ...line, tax_amount: wire(line.tax_amount) })),
    sub_items: item.sub_items.map((addOn) => ({ ...addOn, cost: wire(addOn.cost) })),
    expiry_date: item.expiry_date?.toISOString() ?? null,
  };
}
