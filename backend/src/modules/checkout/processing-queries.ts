import type { Minor } from '@storefront/shared/domain';
import type { CodedItemMessage, OrderId, OrderItemId } from '@storefront/shared/contract';
import { and, asc, eq, gt, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client';
import { methodColumns } from '../../db/payment-method';
import {
  audit_entries,
  customers,
  disputes,
  order_items,
  orders,
  payment_methods,
  provider_refunds,
} from '../../db/schema';
import { itemColumns, type OrderItemRow, type OrderRow } from '../orders';

/** The process that may work on an order, and until when; null releases the lease. */
interface Lease {
  readonly orderId: OrderId;
  readonly owner: string;
  readonly until: Date | null;
}

const isFree = (now: Date) => or(isNull(orders.lease_until), lt(orders.lease_until, now));
const isLeased = ({ orderId, owner }: Lease) => and(eq(orders.id, orderId), eq(orders.lease_owner, owner));

export async function endAllLeases(db: Db): Promise<void> {
  await db.update(orders).set({ lease_until: null }).where(isNotNull(orders.lease_until));
}

/** Returns orders without a lease whose next step is due, oldest first; with `all` also those whose step is in the future. */
export const dueOrders = (
  db: Db,
  now: Date,
  { all, limit }: { readonly all: boolean; readonly limit: number },
): Promise<Pick<OrderRow, 'id'>[]> =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(and(all ? isNotNull(orders.next_step_at) : lte(orders.next_step_at, now), isFree(now)))
    .orderBy(asc(orders.created_at))
    .limit(limit);

/** @returns undefined for an order that has no next step or that another process holds */
export async function claimOrder(db: Db, { orderId, owner, until }: Lease, now: Date): Promise<OrderRow | undefined> {
  const [order] = await db
    .update(orders)
    .set({ lease_owner: owner, lease_until: until })
    .where(and(eq(orders.id, orderId), isNotNull(orders.next_step_at), isFree(now)))
    .returning();
  return order;
}

/** Does nothing if another process holds the lease. */
export async function setLease(db: Db, lease: Lease): Promise<void> {
  await db.update(orders).set({ lease_until: lease.until }).where(isLeased(lease));
}

/** @returns how many steps in a row made no progress; undefined if another process holds the lease */
export async function countIdleStep(db: Db, lease: Lease): Promise<number | undefined> {
  const [row] = await db
    .update(orders)
    .set({ idle_steps: sql`${orders.idle_steps} + 1` })
    .where(isLeased(lease))
    .returning({ idle: orders.idle_steps });
  return row?.idle;
}

export async function postpone(db: Db, lease: Lease, nextStepAt: Date): Promise<void> {
  await db
    .update(orders)
    .set({ next_step_at: nextStepAt })
    .where(and(isLeased(lease), isNotNull(orders.next_step_at)));
}

/**
 * Counts a step that made no progress.
 * @returns false if the order has left its state or its payment was cancelled since the step read it; then it is due now
 */
export async function recordWait(
  db: Db,
  {
    id,
    state,
    idle_steps,
    payment_cancel_asked_at,
  }: Pick<OrderRow, 'id' | 'state' | 'idle_steps' | 'payment_cancel_asked_at'>,
  nextStepAt: Date,
): Promise<boolean> {
  const updated = await db
    .update(orders)
    .set({ next_step_at: nextStepAt, idle_steps: idle_steps + 1 })
    .where(
      and(
        eq(orders.id, id),
        eq(orders.state, state),
        payment_cancel_asked_at === null ? isNull(orders.payment_cancel_asked_at) : undefined,
      ),
    )
    .returning({ id: orders.id });
  return updated.length > 0;
}

export async function findOrderCard(db: Db, { id, payment_method_id }: Pick<OrderRow, 'id' | 'payment_method_id'>) {
  const [card] = await db
    .select({ provider_method_id: payment_methods.provider_method_id, ...methodColumns, email: customers.email })
    .from(payment_methods)
    .innerJoin(customers, eq(customers.id, payment_methods.customer_id))
    .where(eq(payment_methods.id, payment_method_id));
  if (!card) throw new Error(`Order ${id} has no card`);
  return card;
}

/** Adds to what was refunded for an order, or takes it back if the amount is negative. @returns the order with the sum */
export async function addRefunded(
  tx: Tx,
  orderId: OrderId,
  amount: Minor,
  at: Date,
): Promise<Pick<OrderRow, 'customer_id' | 'currency_code' | 'refunded'>> {
  const [order] = await tx
    .update(orders)
    .set({ refunded: sql`${orders.refunded} + ${amount}`, updated_at: at })
    .where(eq(orders.id, orderId))
    .returning({ customer_id: orders.customer_id, currency_code: orders.currency_code, refunded: orders.refunded });
  if (!order) throw new Error(`Order ${orderId} not found`);
  return order;
}

/** Counts an attempt at an item that made no progress. @returns its state and the new count */
export async function countUnanswered(
  tx: Tx,
  itemId: OrderItemId,
): Promise<Pick<OrderItemRow, 'state' | 'unanswered'>> {
  const [counted] = await tx
    .update(order_items)
    .set({ unanswered: sql`${order_items.unanswered} + 1` })
    .where(eq(order_items.id, itemId))
    .returning({ state: order_items.state, unanswered: order_items.unanswered });
  if (!counted) throw new Error(`Order item ${itemId} not found`);
  return counted;
}

export async function recordRefundTries(tx: Tx, itemId: OrderItemId, tries: number): Promise<void> {
  await tx.update(order_items).set({ refund_tries: tries }).where(eq(order_items.id, itemId));
}

/** Changes the message about whose turn it is for a pending item, unless another message has been set since. */
export async function changeTurn(
  db: Db,
  id: OrderItemId,
  {
    from,
    message,
    at,
  }: { readonly from: CodedItemMessage['code']; readonly message: CodedItemMessage; readonly at: Date },
): Promise<void> {
  await db
    .update(order_items)
    .set({ ...itemColumns(message), updated_at: at })
    .where(and(eq(order_items.id, id), eq(order_items.state, 'pending'), eq(order_items.message_code, from)));
}

/** Returns the amounts captured and refunded for an order now, in minor units. */
export async function findMoney(db: Db, orderId: OrderId): Promise<Pick<OrderRow, 'captured' | 'refunded'>> {
  const [money] = await db
    .select({ captured: orders.captured, refunded: orders.refunded })
    .from(orders)
    .where(eq(orders.id, orderId));
  if (!money) throw new Error(`Order ${orderId} not found`);
  return money;
}

/** Returns the ids of refunds made in the provider's pages that are booked for an order. */
export async function listBookedRefunds(db: Pick<Db, 'select'>, orderId: OrderId): Promise<Set<string>> {
  const rows = await db
    .select({ id: provider_refunds.id })
    .from(provider_refunds)
    .where(eq(provider_refunds.order_id, orderId));
  return new Set(rows.map(({ id }) => id));
}

/** Whether the bank has yet to decide about a dispute of the order's payment. */
export const hasOpenDispute = (db: Pick<Db, 'select'>, orderId: OrderId): Promise<boolean> =>
  hasDispute(db, orderId, 'open');

/** Whether the bank is inquiring about the order's payment, and has taken no money. */
export const hasInquiry = (db: Pick<Db, 'select'>, orderId: OrderId): Promise<boolean> =>
  hasDispute(db, orderId, 'inquiry');

async function hasDispute(db: Pick<Db, 'select'>, orderId: OrderId, status: 'open' | 'inquiry'): Promise<boolean> {
  const [found] = await db
    .select({ id: disputes.id })
    .from(disputes)
    .where(and(eq(disputes.order_id, orderId), eq(disputes.status, status)))
    .limit(1);
  return found !== undefined;
}

type PartRefund = NonNullable<NonNullable<OrderItemRow['left_out']>['refund']>;

/** @returns false if the part refund was not in state `from` */
async function movePartRefund(
  tx: Tx,
  itemId: OrderItemId,
  from: PartRefund,
  to: PartRefund,
  at: Date,
): Promise<boolean> {
  const moved = await tx
    .update(order_items)
    .set({ left_out: sql`${order_items.left_out} || ${JSON.stringify({ refund: to })}::jsonb`, updated_at: at })
    .where(and(eq(order_items.id, itemId), sql`${order_items.left_out}->>'refund' = ${from}`))
    .returning({ id: order_items.id });
  return moved.length > 0;
}

/** @returns false if nothing is owed for the item any more */
export const endPartRefund = (tx: Tx, itemId: OrderItemId, at: Date): Promise<boolean> =>
  movePartRefund(tx, itemId, 'pending', 'done', at);

/** Marks a part refund as owed again. @returns false if none was made */
export const reopenPartRefund = (tx: Tx, itemId: OrderItemId, at: Date): Promise<boolean> =>
  movePartRefund(tx, itemId, 'done', 'pending', at);

/** Returns an order with its items and customer, for an email about it. */
export async function findOrderForEmail(tx: Tx, orderId: OrderId) {
  const rows = await tx
    .select({
      order: orders,
      item: order_items,
      customer: { email: customers.email, first_name: customers.first_name },
    })
    .from(orders)
    .innerJoin(order_items, eq(order_items.order_id, orders.id))
    .innerJoin(customers, eq(customers.id, orders.customer_id))
    .where(eq(orders.id, orderId))
    .orderBy(asc(order_items.position));
  const [first] = rows;
  if (!first) throw new Error(`Order ${orderId} not found`);
  return { order: first.order, customer: first.customer, items: rows.map(({ item }) => item) };
}

/** Audit action for what staff decided about an order that was delivered but not paid for. */
export const UNPAID_DECIDED = 'order.unpaid_decided';

/** Returns the ids of the unpaid items of an order that staff have decided about; `all` if a decision is from before it named items. */
export async function listDecidedItems(db: Pick<Db, 'select'>, orderId: OrderId): Promise<ReadonlySet<string> | 'all'> {
  const decisions = await db
    .select({ items: sql<string[] | null>`${audit_entries.after} -> 'order_items'` })
    .from(audit_entries)
    .where(and(eq(audit_entries.subject, `order:${orderId}`), eq(audit_entries.action, UNPAID_DECIDED)));
  const named = decisions.map(({ items }) => items);
  return named.includes(null) ? 'all' : new Set(named.flatMap((items) => items ?? []));
}

/** @param since only entries after this time count */
export async function hasEntry(
  tx: Pick<Db, 'select'>,
  subject: string,
  action: string,
  since?: Date,
): Promise<boolean> {
  const [entry] = await tx
    .select({ id: audit_entries.id })
    .from(audit_entries)
    .where(
      and(eq(audit_entries.subject, subject), eq(audit_entries.action, action), since && gt(audit_entries.at, since)),
    )
    .limit(1);
  return entry !== undefined;
}

/** Locks the cause of an alarm until the transaction ends. */
export async function lockCause(tx: Tx, cause: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`alarm:${cause}`}))`);
}
