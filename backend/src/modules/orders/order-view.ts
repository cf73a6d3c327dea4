import type { Order, OrderItemStatus, CustomerId } from '@storefront/shared/contract';
import { isFinal, toWire, type Minor } from '@storefront/shared/domain';
import type { Deps } from '../../deps';
import { notFound } from '../../http/errors';
import { getItemMessage } from './item-message';
import { toItemStatus, toStatusName } from './order-machine';
import { getPaymentMessage } from './payment-message';
import { findOrder, type OrderItemRow, type OrderRow } from './queries';

/** Items for which the registrar still has something to do. */
const OPEN: ReadonlySet<OrderItemStatus> = new Set<OrderItemStatus>(['waiting', 'registering', 'checking']);

/**
 * An order as its customer sees it, by its id or by the key it was placed with.
 * @throws HttpError 404 for an order of somebody else as for one that is not there (I9)
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

/** Whether the bank's page still has to be opened: not where the customer has cancelled the payment. */
const waitsForBank = ({ state, payment_cancel_asked_at }: OrderRow): boolean =>
  state === 'action_required' && payment_cancel_asked_at === null;

/** An item as its customer sees it; `wire` turns minor units into what the wire carries. */
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
