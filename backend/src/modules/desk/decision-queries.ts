import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, ne, notInArray, or, sql, type SQL } from 'drizzle-orm';
import { subHours, subYears } from 'date-fns';
import type { OrderId } from '@storefront/shared/contract';
import type { DecisionKind } from '@storefront/shared/contract/desk';
import { assertMinor, type Minor } from '@storefront/shared/domain';
import type { ReadDb, Tx } from '../../db/client';
import { audit_entries, customers, disputes, order_items, orders, receipts } from '../../db/schema';
import { personColumns, type WaitingRow } from './attention-queries';

/** Something about an order that only staff can decide. */
export interface OpenDecision extends WaitingRow {
  readonly order_id: OrderId;
  /** What the customer is still owed, in minor units, if that is what it is about. */
  readonly amount?: Minor;
}

/** Which orders to look at, and how many rows to return. */
export interface DecisionFilter {
  readonly orderId?: OrderId;
  readonly limit: number;
}

/** The audit actions with which staff record what they decided. */
export const DECIDED = {
  lost_dispute: 'order.dispute_decided',
  withdrawal: 'order.withdrawal_decided',
  withdrawal_unanswered: 'order.withdrawal_wait_decided',
  failed_refund: 'order.refund_decided',
} as const satisfies Readonly<Record<DecisionKind, string>>;
/** Years after which a decision may have been deleted from the audit log, so that it is no longer asked for. */
const DECISIONS_KEPT_YEARS = 10;
/** Hours after a withdrawal from which staff are shown that the registrar has not answered. Outages usually end earlier. */
const UNANSWERED_HOURS = 24;

const ofOrder = ({ orderId }: DecisionFilter): SQL | undefined =>
  orderId === undefined ? undefined : eq(orders.id, orderId);

/** Whether nobody has recorded a decision since. Entries of one order are numbered in the order in which they happened. */
const isOpen = (kind: DecisionKind, since: SQL): SQL =>
  sql`not exists (select 1 from ${audit_entries} decided where decided.subject = 'order:' || ${orders.id} and decided.action = ${DECIDED[kind]} and decided.${since})`;

/** Whether some of what was charged has not been given back; without a charge, nothing was. */
const isMoneyKept = or(eq(orders.captured, sql`0`), sql`${orders.refunded} < ${orders.captured}`);

/** Actions of the shop that leave something to staff. Spelt out in the statements, as only then the index of these entries is used. */
const UNDECIDED = sql.raw(`'order.withdrawal_undecided'`);
const REFUND_FAILED = sql.raw(`'order.refund_failed'`);

/** The id in the subject of an entry with this action. Subjects of other entries may have none. */
const subjectId = (action: SQL): SQL =>
  sql`case when ${audit_entries.action} = ${action} then split_part(${audit_entries.subject}, ':', 2)::uuid end`;

/** Lists lost disputes: staff have to decide what becomes of the domains. */
export async function listLostDisputes(
  db: ReadDb,
  now: Date,
  filter: DecisionFilter,
): Promise<readonly OpenDecision[]> {
  const rows = await db
    .select({ since: disputes.closed_at, customer: personColumns, order_id: disputes.order_id })
    .from(disputes)
    .innerJoin(orders, eq(orders.id, disputes.order_id))
    .innerJoin(customers, eq(customers.id, orders.customer_id))
    .where(
      and(
        ofOrder(filter),
        eq(disputes.status, 'lost'),
        gt(disputes.closed_at, subYears(now, DECISIONS_KEPT_YEARS)),
        isOpen('lost_dispute', sql`at >= ${disputes.closed_at}`),
      ),
    )
    .orderBy(asc(disputes.closed_at), asc(disputes.id))
    .limit(filter.limit);
  return rows.flatMap(({ since, ...row }) => (since === null ? [] : [{ since, ...row }]));
}

/**
 * Lists transfers that could not be cancelled when their customer withdrew: staff have to decide what is refunded. One that fails, or is
 * being refunded, needs no decision any more.
 */
export const listLateWithdrawals = (
  db: ReadDb,
  now: Date,
  filter: DecisionFilter,
): PromiseLike<readonly OpenDecision[]> =>
  db
    .select({ since: audit_entries.at, customer: personColumns, order_id: orders.id, domain: order_items.domain_name })
    .from(audit_entries)
    .innerJoin(order_items, eq(order_items.id, subjectId(UNDECIDED)))
    .innerJoin(orders, eq(orders.id, order_items.order_id))
    .innerJoin(customers, eq(customers.id, orders.customer_id))
    .where(
      and(
        ofOrder(filter),
        sql`${audit_entries.action} = ${UNDECIDED}`,
        gt(audit_entries.at, subYears(now, DECISIONS_KEPT_YEARS)),
        notInArray(order_items.state, ['refund_pending', 'refunded', 'failed', 'cancelled']),
        isMoneyKept,
        isOpen('withdrawal', sql`id > ${audit_entries.id}`),
      ),
    )
    .orderBy(asc(audit_entries.at), asc(audit_entries.id))
    .limit(filter.limit);

/**
 * Lists transfers whose customer withdrew, and of which the registrar has not said for a day whether they are cancelled. One that has ended,
 * or that cannot be cancelled any more, is an answer.
 */
export async function listUnansweredWithdrawals(
  db: ReadDb,
  now: Date,
  filter: DecisionFilter,
): Promise<readonly OpenDecision[]> {
  const rows = await db
    .select({
      since: orders.withdrawn_at,
      customer: personColumns,
      order_id: orders.id,
      domain: order_items.domain_name,
    })
    .from(orders)
    .innerJoin(order_items, eq(order_items.order_id, orders.id))
    .innerJoin(customers, eq(customers.id, orders.customer_id))
    .where(
      and(
        ofOrder(filter),
        isNotNull(orders.next_step_at),
        lt(orders.withdrawn_at, subHours(now, UNANSWERED_HOURS)),
        eq(order_items.type, 'transfer'),
        inArray(order_items.state, ['registering', 'unknown', 'pending']),
        or(isNull(order_items.message_code), ne(order_items.message_code, 'withdrawal_too_late')),
        isOpen('withdrawal_unanswered', sql`at >= ${orders.withdrawn_at}`),
      ),
    )
    .orderBy(asc(orders.withdrawn_at), asc(order_items.id))
    .limit(filter.limit);
  return rows.flatMap(({ since, ...row }) => (since === null ? [] : [{ since, ...row }]));
}

/** The sum of the refund notes that belong to no line, from the note of the failure on. Negative while a later refund does not cover it. */
const givenSince = sql`(select coalesce(sum(later.amount), 0) from ${receipts} later where later.order_id = ${orders.id} and later.kind = 'refund' and later.order_item_id is null and later.number >= ${receipts.number})`;

/** Whether the order refunds lines again because of the failure, so that it needs nobody. */
const isRepeated = sql`exists (select 1 from ${order_items} line join ${audit_entries} again on again.subject = 'order_item:' || line.id and again.action = 'order_item.refund_failed' and again.at = ${audit_entries.at} where line.order_id = ${orders.id})`;

/**
 * Lists orders with refunds for no line that failed after they had succeeded: the customer is still owed the money, and the shop does not
 * refund it by itself. One per order, with what is owed in all.
 */
export async function listFailedRefunds(
  db: ReadDb,
  now: Date,
  filter: DecisionFilter,
): Promise<readonly OpenDecision[]> {
  const rows = await db
    .select({
      since: audit_entries.at,
      customer: personColumns,
      order_id: orders.id,
      amount: sql<string>`least(-${givenSince}, ${orders.captured} - ${orders.refunded})`,
    })
    .from(audit_entries)
    .innerJoin(orders, eq(orders.id, subjectId(REFUND_FAILED)))
    .innerJoin(customers, eq(customers.id, orders.customer_id))
    .innerJoin(
      receipts,
      and(
        eq(receipts.order_id, orders.id),
        eq(receipts.refund_key, sql`${audit_entries.after} ->> 'refund'`),
        eq(receipts.issued_at, audit_entries.at),
        sql`${receipts.order_item_id} is null and ${receipts.amount} < 0`,
      ),
    )
    .where(
      and(
        ofOrder(filter),
        sql`${audit_entries.action} = ${REFUND_FAILED}`,
        gt(audit_entries.at, subYears(now, DECISIONS_KEPT_YEARS)),
        isMoneyKept,
        sql`${givenSince} < 0`,
        sql`not ${isRepeated}`,
        isOpen('failed_refund', sql`id > ${audit_entries.id}`),
      ),
    )
    .orderBy(asc(audit_entries.at), asc(audit_entries.id))
    .limit(filter.limit);
  const seen = new Set<OrderId>();
  return rows.flatMap(({ amount, ...row }) => {
    if (seen.has(row.order_id)) return [];
    seen.add(row.order_id);
    return [{ ...row, amount: assertMinor(Number(amount)) }];
  });
}

/** Locks an order; false if there is none. */
export async function lockOrder(tx: Tx, orderId: OrderId): Promise<boolean> {
  const rows = await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for('update');
  return rows.length > 0;
}
