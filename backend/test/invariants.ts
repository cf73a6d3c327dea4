import { lineKind } from '@storefront/shared/domain';
import { asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../src/db/client';
import {
  audit_entries,
  disputes,
  domains,
  order_items,
  orders,
  receipts,
  registrar_sandbox_names,
  registrar_sandbox_orders,
} from '../src/db/schema';
import {
  isDeclaredItemTransition,
  isDeclaredOrderTransition,
  isFinalItem,
  isFinalState,
  isPayable,
} from '../src/modules/orders/order-machine';
import { authorisationKey } from '../src/modules/checkout/payment-steps';

/** A payment in the sandbox's books. Minor units. */
export interface BookedPayment {
  readonly id: string;
  readonly key: string;
  readonly order: string;
  readonly amount: number;
  readonly currency: string;
  readonly status: string;
  readonly captured: number;
  /** What was returned to the customer, including lost disputes. */
  readonly refunded: number;
}

export interface PaymentBooks {
  payments(): Promise<readonly BookedPayment[]> | readonly BookedPayment[];
}

/** What a registrar has carried out, and what it holds. */
export interface RegistrarBooks {
  /** Orders carried out or in progress, by our reference. */
  orders(references: readonly string[]): Promise<readonly { readonly reference: string; readonly name: string }[]>;
  names(): Promise<readonly string[]>;
}

/** The books of the sandbox registrar, which are in our database. */
export const sandboxBooks = (db: Db): RegistrarBooks => ({
  // A cancelled transfer is not carried out.
  orders: () =>
    db
      .select({ reference: registrar_sandbox_orders.reference, name: registrar_sandbox_orders.name })
      .from(registrar_sandbox_orders)
      .where(isNull(registrar_sandbox_orders.cancelled_at)),
  names: async () =>
    (await db.select({ name: registrar_sandbox_names.name }).from(registrar_sandbox_names)).map(({ name }) => name),
});

/** Names every broken invariant, so that one run reports all of them. */
class BrokenInvariants extends Error {
  override readonly name = 'BrokenInvariants';

  constructor(readonly broken: readonly string[]) {
    super(`Invariants are broken:\n${broken.map((line) => `  ${line}`).join('\n')}`);
  }
}

/** An order whose next step is further away than this is stuck (I3). Milliseconds. */
const MAX_WAIT_MS = 75_000;
const MAX_REGISTRY_WAIT_MS = 16 * 60_000;
/** The same while its refunds wait for a dispute. */
const MAX_DISPUTE_WAIT_MS = 86_400_000;

/**
 * Checks the invariants I1 to I6 of orders and payments over all data of database, payment provider and registrar.
 * @param now the time of the server under test
 * @throws BrokenInvariants
 */
export async function assertInvariants(
  db: Db,
  books: PaymentBooks,
  now: Date,
  registrar: RegistrarBooks = sandboxBooks(db),
): Promise<void> {
  const broken: string[] = [];
  const expect = (rule: string, holds: boolean, what: string): void => void (holds || broken.push(`${rule}: ${what}`));

  // Sequential: inside a transaction all share one connection.
  const allOrders = await db.select().from(orders);
  const allItems = await db.select().from(order_items);
  const allDomains = await db.select().from(domains);
  const registered = await registrar.orders(allItems.map(({ id }) => id));
  const moved = await db
    .select({ subject: audit_entries.subject })
    .from(audit_entries)
    .where(eq(audit_entries.action, 'domain.moved_away'));
  const lapsed = new Set(
    (
      await db
        .select({ subject: audit_entries.subject })
        .from(audit_entries)
        .where(eq(audit_entries.action, 'order.lapsed'))
    ).map(({ subject }) => subject),
  );
  const movedAway = new Set(moved.map(({ subject }) => subject));
  const open = await db.select({ id: disputes.order_id }).from(disputes).where(eq(disputes.status, 'open'));
  const disputed = new Set(open.map(({ id }) => id));
  const allReceipts = await db.select().from(receipts);
  const payments = await books.payments();
  const paymentsByOrder = groupBy(payments, ({ order }) => order);
  const itemsByOrder = groupBy(allItems, ({ order_id }) => order_id);
  const byReference = new Map(registered.map((row) => [row.reference, row]));
  const registeredDomains = new Set(await registrar.names());

  for (const order of allOrders) {
    const items = itemsByOrder.get(order.id) ?? [];
    const mine = paymentsByOrder.get(order.id) ?? [];
    const label = `order ${order.id} (${order.state})`;
    const isLapsed = lapsed.has(`order:${order.id}`);

    expect('I2', mine.length <= 1, `${label} has ${mine.length} payments`);
    for (const payment of mine) {
      expect('I2', payment.key === authorisationKey(order.id), `${label} was paid under the key ${payment.key}`);
      expect(
        'I5',
        payment.amount === order.total && payment.currency === order.currency_code,
        `${label} was authorised for ${payment.amount} ${payment.currency}, shown was ${order.total} ${order.currency_code}`,
      );
    }
    expect('I5', order.total === order.amount + order.tax, `${label}: amount and tax are not the total`);
    expect(
      'I5',
      // What was ordered but unavailable is no longer part of its item.
      order.amount === sum(items, ({ amount, left_out }) => amount + (left_out?.amount ?? 0)) &&
        order.tax === sum(items, ({ tax, left_out }) => tax + (left_out?.tax ?? 0)),
      `${label}: its items do not add up to it`,
    );
    expect(
      'I10',
      [order.amount, order.tax, order.total, order.captured, order.voided].every(Number.isInteger),
      `${label}: an amount is not in whole minor units`,
    );

    const confirmed = sum(
      items.filter(({ state }) => state === 'completed'),
      ({ amount, tax }) => amount + tax,
    );
    const wholeRefunds = sum(
      allReceipts.filter(
        ({ order_id, kind, order_item_id }) => order_id === order.id && kind === 'refund' && order_item_id === null,
      ),
      ({ amount }) => amount,
    );
    const [payment] = mine;
    const documents = allReceipts.filter(({ order_id }) => order_id === order.id);
    expect(
      'I1',
      order.refunded ===
        sum(
          documents.filter(({ kind }) => kind === 'refund'),
          ({ amount }) => amount,
        ),
      `${label}: refunded ${order.refunded}, and its refund notes say otherwise`,
    );
    if (isFinalState(order.state)) {
      expect(
        'I1',
        keeps(payment) === (isLapsed ? 0 : Math.max(0, confirmed - wholeRefunds)),
        `${label}: kept ${keeps(payment)}, confirmed ${confirmed}, refunded without a line ${wholeRefunds}`,
      );
      expect(
        'I1',
        order.captured === (payment?.captured ?? 0),
        `${label} says captured ${order.captured}, the provider ${payment?.captured ?? 0}`,
      );
      expect(
        'I1',
        order.refunded === (payment?.refunded ?? 0),
        `${label} says refunded ${order.refunded}, the provider ${payment?.refunded ?? 0}`,
      );
      expect(
        'I1',
        !payment || ['captured', 'cancelled', 'declined'].includes(payment.status),
        `${label}: money is still held, ${payment?.status}`,
      );
      expect(
        'I1',
        items.every(({ state }) => isFinalItem(state)),
        `${label} ended with open items`,
      );
      expect(
        'I1',
        items.every(({ left_out }) => left_out?.refund !== 'pending'),
        `${label} ended and owes a part of an item`,
      );
      expect('I3', order.next_step_at === null, `${label} is final and has a next step`);
    } else {
      if (order.state === 'awaiting_registry' || order.state === 'refund_pending') {
        const payable = sum(
          items.filter(({ state }) => isPayable(state)),
          // A part that turned out to be unavailable after it was paid.
          ({ amount, tax, left_out }) => amount + tax + (left_out?.refund ? left_out.amount + left_out.tax : 0),
        );
        expect(
          'I1',
          payment?.captured === (isLapsed ? 0 : payable) && order.captured === payment.captured,
          `${label}: captured ${payment?.captured}, payable ${payable}`,
        );
        expect(
          'I1',
          order.refunded ===
            Math.min(
              order.captured,
              wholeRefunds +
                sum(
                  items.filter(({ state }) => state === 'refunded'),
                  ({ amount, tax }) => amount + tax,
                ) +
                sum(
                  items.filter(({ left_out }) => left_out?.refund === 'done'),
                  ({ left_out }) => (left_out?.amount ?? 0) + (left_out?.tax ?? 0),
                ),
            ),
          `${label}: refunded ${order.refunded}`,
        );
      } else
        expect(
          'I1',
          (payment?.captured ?? 0) === 0 || order.state === 'settling' || order.state === 'payment_unknown',
          `${label}: captured before its settling`,
        );
      const wait = (order.next_step_at?.getTime() ?? Number.POSITIVE_INFINITY) - now.getTime();
      expect(
        'I3',
        order.state === 'refund_pending' && disputed.has(order.id)
          ? wait <= MAX_DISPUTE_WAIT_MS
          : wait < (order.state === 'awaiting_registry' ? MAX_REGISTRY_WAIT_MS : MAX_WAIT_MS),
        `${label} has no next step soon`,
      );
    }

    for (const item of items) {
      const done = byReference.get(item.id);
      const itemLabel = `item ${item.id} ${item.domain_name} (${item.state})`;
      if (item.state === 'completed') {
        // Add-ons alone are a change of a held domain, not an order at the registrar.
        expect(
          'I2',
          lineKind(item) === 'add_ons' ? !done : done?.name === item.domain_name,
          `${itemLabel} is not in the registrar's books`,
        );
        const domain = allDomains.find(({ id }) => id === item.domain_id);
        expect(
          'I4',
          domain?.name === item.domain_name && domain.customer_id === order.customer_id,
          `${itemLabel} is paid and not among the customer's domains`,
        );
        // If the customer deletes the domain in its add grace period, add-ons bought separately are not refunded, nor what was refunded
        // before.
        const hasNothingToGive = lineKind(item) === 'add_ons' || order.refunded === order.captured;
        const hasMoved = movedAway.has(`domain:${item.domain_id}`);
        expect(
          'I4',
          registeredDomains.has(item.domain_name) ||
            ((hasNothingToGive || hasMoved) && (domain?.ended_at ?? null) !== null),
          `${itemLabel} is not held at the registrar`,
        );
      }
      if (['failed', 'cancelled', 'waiting'].includes(item.state))
        expect('I1', !done, `${itemLabel} was carried out by the registrar and is not paid`);
      if (isFinalItem(item.state)) expect('I8', item.auth_info === null, `${itemLabel} still has its transfer code`);
    }
  }

  const orderIds = new Set<string>(allOrders.map(({ id }) => id));
  const itemIds = new Set<string>(allItems.map(({ id }) => id));
  for (const payment of payments)
    expect('I4', orderIds.has(payment.order), `payment ${payment.id} belongs to no order: ${payment.order} is lost`);
  for (const { reference, name } of registered)
    expect('I2', itemIds.has(reference), `the registrar has ${name} under ${reference}, which is no order item`);
  expect('I2', byReference.size === registered.length, 'an order item was carried out twice');
  const live = allDomains.filter(({ ended_at }) => ended_at === null);
  expect('I2', new Set(live.map(({ name }) => name)).size === live.length, 'a name is in two customers’ lists');

  await checkAudit(
    db,
    new Map<string, string>([
      ...allOrders.map(({ id, state }) => [`order:${id}`, state] as const),
      ...allItems.map(({ id, state }) => [`order_item:${id}`, state] as const),
    ]),
    expect,
  );
  if (broken.length > 0) throw new BrokenInvariants(broken);
}

/** A statement has at most 65,535 parameters. */
const SUBJECTS_AT_ONCE = 10_000;

/** Each subject's audit rows form one unbroken path along the graph to its current state (I6). */
async function checkAudit(
  db: Db,
  states: ReadonlyMap<string, string>,
  expect: (rule: string, holds: boolean, what: string) => void,
): Promise<void> {
  if (states.size === 0) return;
  const subjects = [...states.keys()];
  let rows: (typeof audit_entries.$inferSelect)[] = [];
  for (let from = 0; from < subjects.length; from += SUBJECTS_AT_ONCE) {
    const asked = inArray(audit_entries.subject, subjects.slice(from, from + SUBJECTS_AT_ONCE));
    rows = rows.concat(await db.select().from(audit_entries).where(asked).orderBy(asc(audit_entries.id)));
  }
  const walks = groupBy(rows, ({ subject }) => subject);
  for (const [subject, state] of states) {
    const isItem = subject.startsWith('order_item:');
    let at: string | null = isItem ? 'waiting' : null;
    const transitions = (walks.get(subject) ?? []).filter(
      ({ after }) => typeof after === 'object' && after !== null && 'state' in after,
    );
    for (const row of transitions) {
      const from = (row.before as { state?: string } | null)?.state ?? null;
      const to = (row.after as { state?: string } | null)?.state ?? '';
      expect('I6', from === at, `${subject}: ${row.action} starts from ${from}, the one before ended in ${at}`);
      if (at !== null)
        expect(
          'I6',
          isItem ? isDeclaredItemTransition(at, to) : isDeclaredOrderTransition(at, to),
          `${subject}: ${at} → ${to} is not on the graph`,
        );
      else expect('I6', to === 'submitted', `${subject} begins in ${to}`);
      expect('I6', row.actor !== '' && row.at instanceof Date, `${subject}: ${row.action} has no actor or time`);
      at = to;
    }
    expect('I6', at === state, `${subject} is ${state}, its audit rows end in ${at}`);
  }
}

/** What is captured and not refunded. */
function keeps(payment: BookedPayment | undefined): number {
  return (payment?.captured ?? 0) - (payment?.refunded ?? 0);
}

function groupBy<Row>(rows: readonly Row[], toKey: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(toKey(row));
    if (group) group.push(row);
    else groups.set(toKey(row), [row]);
  }
  return groups;
}

function sum<Row>(rows: readonly Row[], getAmount: (row: Row) => number): number {
  return rows.reduce((total, row) => total + getAmount(row), 0);
}
