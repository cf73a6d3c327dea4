import { idempotencyKey, type Order, type OrderItemStatus, type PaidWith } from '@storefront/shared/contract';
import { isFinal, namedMethod, toWire } from '@storefront/shared/domain';
import { and, asc, eq, or, type SQL } from 'drizzle-orm';
import { methodColumns, methodOf } from '../../db/payment-method';
import { order_items, orders, payment_methods } from '../../db/schema';
import { isUuid } from '../../db/uuid';
import type { Db } from '../../db/client';
import type { Deps } from '../../deps';
import { notFound } from '../../http/errors';
import { saidOfItem } from './item-message';
import { itemStatusOf, statusNameOf } from './order-machine';
import type { OrderItemRow, OrderRow } from './order-transitions';
import { saidOfPayment } from './payment-message';

/** The order that an id or the key of its placement names; undefined for what can be neither. */
function named(idOrKey: string): SQL | undefined {
  const byKey = idempotencyKey.safeParse(idOrKey).success ? eq(orders.idempotency_key, idOrKey) : undefined;
  return isUuid(idOrKey) ? or(eq(orders.id, idOrKey), byKey) : byKey;
}

/** Items for which the registrar still has something to do. */
const OPEN: ReadonlySet<OrderItemStatus> = new Set<OrderItemStatus>(['waiting', 'registering', 'checking']);

/**
 * An order as its customer sees it, by its id or by the key it was placed with.
 * @throws HttpError 404 for an order of somebody else as for one that is not there (I9)
 */
export async function viewOrder(
  { db, registrar }: Pick<Deps, 'db' | 'registrar'>,
  customerId: string,
  idOrKey: string,
): Promise<Order> {
  const found = await findOrder(db, customerId, idOrKey);
  if (!found) throw notFound('Order not found.', { code: 'no_such_order' });
  const { order, items, card } = found;
  const wire = (minor: number): number => toWire(minor, order.currency_code);
  const statusName = statusNameOf(order.state);
  const isOpen = !isFinal(statusName) && items.some(({ state }) => OPEN.has(itemStatusOf(state)));
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
      challenge_url: order.state === 'action_required' ? order.challenge_url : null,
      ...(saidOfPayment(order) ?? { message: '' }),
    },
    order_items: items.map((item) => viewItem(item, wire)),
  };
}

interface FoundOrder {
  readonly order: OrderRow;
  readonly items: readonly OrderItemRow[];
  readonly card: PaidWith;
}

/** An order with all that is shown of it, by its id or its key, in one statement; `customerId` null for the shop's own work. */
export async function findOrder(db: Db, customerId: string | null, idOrKey: string): Promise<FoundOrder | null> {
  const wanted = named(idOrKey);
  if (!wanted) return null;
  const rows = await db
    .select({ order: orders, item: order_items, card: methodColumns })
    .from(orders)
    .innerJoin(order_items, eq(order_items.order_id, orders.id))
    .innerJoin(payment_methods, eq(payment_methods.id, orders.payment_method_id))
    .where(and(wanted, customerId === null ? undefined : eq(orders.customer_id, customerId)))
    .orderBy(asc(order_items.position));
  const [first] = rows;
  return first
    ? { order: first.order, card: namedMethod(methodOf(first.card)), items: rows.map(({ item }) => item) }
    : null;
}

/** An item as its customer sees it; `wire` turns minor units into what the wire carries. */
export function viewItem(item: OrderItemRow, wire: (minor: number) => number): Order['order_items'][number] {
  return {
    id: item.id,
    type: item.type,
    domain_name: item.domain_name,
    period: item.period,
    status: itemStatusOf(item.state),
    ...(saidOfItem(item) ?? { message: '' }),
    cost: wire(item.cost),
    amount: wire(item.amount),
    fee: item.fee && { kind: item.fee.kind, amount: wire(item.fee.amount) },
    tax: wire(item.tax),
    tax_rates: item.tax_rates.map((line) => ({ ...line, tax_amount: wire(line.tax_amount) })),
    sub_items: item.sub_items.map((addOn) => ({ ...addOn, cost: wire(addOn.cost) })),
    expiry_date: item.expiry_date?.toISOString() ?? null,
  };
}
