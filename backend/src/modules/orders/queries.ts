import { idempotencyKey, type PaidWith, type CustomerId, type OrderId } from '@storefront/shared/contract';
import { namedMethod } from '@storefront/shared/domain';
import { and, asc, eq, inArray, isNotNull, or, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client';
import { methodColumns, toMethodDetails } from '../../db/payment-method';
import { audit_entries, order_items, orders, payment_methods, type OrderState } from '../../db/schema';
import { isUuid } from '../../db/uuid';
import { openItemStates } from './order-machine';

export type OrderRow = typeof orders.$inferSelect;
export type OrderItemRow = typeof order_items.$inferSelect;

/** Condition for an order by its id or, for a customer, its idempotency key; undefined if the text can be neither. */
function byIdOrKey(customerId: CustomerId | null, idOrKey: string): SQL | undefined {
  const byId = isUuid<OrderId>(idOrKey) ? eq(orders.id, idOrKey) : undefined;
  // Keys are unique per customer only, and no index covers the key alone.
  if (customerId === null) return byId;
  const byKey = idempotencyKey.safeParse(idOrKey).success ? eq(orders.idempotency_key, idOrKey) : undefined;
  const either = or(byId, byKey);
  return either && and(either, eq(orders.customer_id, customerId));
}

interface FoundOrder {
  readonly order: OrderRow;
  readonly items: readonly OrderItemRow[];
  readonly card: PaidWith;
}

/** Finds an order with everything shown of it, by id or key, in one statement. @param customerId null for the shop's own work */
export async function findOrder(db: Db, customerId: CustomerId | null, idOrKey: string): Promise<FoundOrder | null> {
  const wanted = byIdOrKey(customerId, idOrKey);
  if (!wanted) return null;
  const rows = await db
    .select({ order: orders, item: order_items, card: methodColumns })
    .from(orders)
    .innerJoin(order_items, eq(order_items.order_id, orders.id))
    .innerJoin(payment_methods, eq(payment_methods.id, orders.payment_method_id))
    .where(wanted)
    .orderBy(asc(order_items.position));
  const [first] = rows;
  return first
    ? { order: first.order, card: namedMethod(toMethodDetails(first.card)), items: rows.map(({ item }) => item) }
    : null;
}

export const listItems = (db: Db | Tx, orderId: OrderId): Promise<OrderItemRow[]> =>
  db.select().from(order_items).where(eq(order_items.order_id, orderId)).orderBy(asc(order_items.position));

/** @returns the changed order; undefined, and changes nothing, if it is no longer in the given state */
export async function changeOrder(
  tx: Tx,
  { id, state }: Pick<OrderRow, 'id' | 'state'>,
  set: Partial<OrderRow>,
): Promise<Pick<OrderRow, 'customer_id' | 'total' | 'captured' | 'currency_code' | 'created_at'> | undefined> {
  const [changed] = await tx
    .update(orders)
    .set(set)
    .where(and(eq(orders.id, id), eq(orders.state, state)))
    .returning({
      customer_id: orders.customer_id,
      total: orders.total,
      captured: orders.captured,
      currency_code: orders.currency_code,
      created_at: orders.created_at,
    });
  return changed;
}

/** @returns false, and changes nothing, if the item is no longer in the given state */
export async function changeItem(
  tx: Tx,
  { id, state }: Pick<OrderItemRow, 'id' | 'state'>,
  set: Partial<OrderItemRow>,
): Promise<boolean> {
  const changed = await tx
    .update(order_items)
    .set(set)
    .where(and(eq(order_items.id, id), eq(order_items.state, state)))
    .returning({ id: order_items.id });
  return changed.length > 0;
}

export const changeWaitingItems = (tx: Tx, orderId: OrderId, set: Partial<OrderItemRow>) =>
  tx
    .update(order_items)
    .set(set)
    .where(and(eq(order_items.order_id, orderId), eq(order_items.state, 'waiting')))
    .returning({ id: order_items.id });

/** Returns the state of an order, locked until the transaction ends. */
export async function lockOrderState(tx: Tx, orderId: OrderId): Promise<OrderState | undefined> {
  const [order] = await tx.select({ state: orders.state }).from(orders).where(eq(orders.id, orderId)).for('update');
  return order?.state;
}

/** Whether an order was reopened after its end to make a refund. */
export async function wasReopened(tx: Tx, orderId: OrderId): Promise<boolean> {
  const [entry] = await tx
    .select({ id: audit_entries.id })
    .from(audit_entries)
    .where(and(eq(audit_entries.subject, `order:${orderId}`), eq(audit_entries.action, 'order.reopened')))
    .limit(1);
  return entry !== undefined;
}

/** Makes an order due at once, unless it has ended. */
export async function wakeOrder(tx: Tx, orderId: OrderId, at: Date): Promise<void> {
  await tx
    .update(orders)
    .set({ next_step_at: at })
    .where(and(eq(orders.id, orderId), isNotNull(orders.next_step_at)));
}

/** Makes an order due at once even if it has ended. @param state its new state, if it changes */
export async function restartOrder(tx: Tx, orderId: OrderId, at: Date, state?: OrderState): Promise<void> {
  await tx
    .update(orders)
    .set({ next_step_at: at, updated_at: at, idle_steps: 0, ...(state && { state }) })
    .where(eq(orders.id, orderId));
}

/** Whether an order of this customer may still register, renew or transfer the domain, or change its add-ons. */
export const isBeingOrdered = async (db: Db | Tx, customerId: CustomerId, domainName: string): Promise<boolean> =>
  (await findOpenOrder(db, customerId, domainName)) !== undefined;

/** Whether an order of any customer may still register or transfer the domain. */
export async function isBeingAcquired(db: Db | Tx, domainName: string): Promise<boolean> {
  const [open] = await db
    .select({ id: order_items.id })
    .from(order_items)
    .where(
      and(
        eq(order_items.domain_name, domainName),
        inArray(order_items.type, ['new', 'transfer']),
        inArray(order_items.state, openItemStates),
      ),
    )
    .limit(1);
  return open !== undefined;
}

export async function findOpenOrder(
  db: Db | Tx,
  customerId: CustomerId,
  domainName: string,
): Promise<OrderId | undefined> {
  const [open] = await db
    .select({ id: orders.id })
    .from(order_items)
    .innerJoin(orders, eq(orders.id, order_items.order_id))
    .where(
      and(
        eq(order_items.domain_name, domainName),
        eq(orders.customer_id, customerId),
        inArray(order_items.state, openItemStates),
      ),
    )
    .limit(1);
  return open?.id;
}
