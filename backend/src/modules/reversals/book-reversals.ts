import type { OrderId } from '@storefront/shared/contract';
import { sumMinor, type Minor, assertMinor, subtractMinor } from '@storefront/shared/domain';
import { isUuid } from '../../db/uuid';
import type { Dispute, ListedPayment, Refund } from '../../ports/payment-provider';
import type { Db, Tx } from '../../db/client';
import { inTransaction } from '../../db/transaction';
import type { Deps } from '../../deps';
import { audit } from '../audit';
import { isRefundOfShop } from '../../core/refund-keys';
import { addRefunded, endPartRefund, orderToTell } from '../checkout';
import { closeReopened, isFinalState, type Actor, reopenForRefund, type OrderItemRow, transitionItem } from '../orders';
import { issueRefundNote, listNotedRefunds } from '../receipts';
import { bookFailedRefunds } from './failed-refunds';
import { disputeEmail, moneyReturnedEmail } from './emails';
import {
  listBookedRefunds,
  clearDisputed,
  listDisputes,
  flagDisputed,
  insertProviderRefund,
  lockOrder,
  type OrderRow,
  saveDispute,
} from './queries';

export type ReversalDeps = Pick<Deps, 'db' | 'clock' | 'mail' | 'config'>;

/** Money that went back: to which order, how much (minor units), and by whose decision. */
interface Returned {
  readonly order: OrderRow;
  readonly amount: Minor;
  readonly by: 'shop' | 'bank';
  readonly at: Date;
}

/** Refunds that succeeded and were not asked for by the shop itself. */
const listMadeByHand = ({ refunds }: Pick<ListedPayment, 'refunds'>): Refund[] =>
  refunds.filter(({ key, status }) => status === 'succeeded' && !isRefundOfShop(key));

/** Refunds that the bank did not take, whoever made them. */
const listFailed = ({ refunds }: Pick<ListedPayment, 'refunds'>): Refund[] =>
  refunds.filter(({ status }) => status === 'failed');

/** Whether a payment has refunds, failures of refunds that are booked, or news of disputes that the books of its order do not have. */
export async function hasUnbookedReversals(db: Db, payment: ListedPayment): Promise<boolean> {
  const { orderId, disputes } = payment;
  const refunds = listMadeByHand(payment);
  const failed = listFailed(payment);
  if (refunds.length + failed.length + disputes.length === 0 || !isUuid<OrderId>(orderId)) return false;
  const booked = await listBookedRefunds(db, orderId);
  const known = await listDisputes(db, orderId);
  const noted = await listNotedRefunds(db, orderId);
  return (
    refunds.some(({ key }) => !booked.has(key)) ||
    failed.some(({ key }) => noted.has(key)) ||
    disputes.some((dispute) => isNews(dispute, known.get(dispute.ref)))
  );
}

/** What was lost is booked, and stays so. */
const isNews = ({ status }: Dispute, known: { readonly status: Dispute['status'] } | undefined): boolean =>
  known?.status !== 'lost' && known?.status !== status;

/**
 * Books what happened to the money of an order without the shop: refunds made in the provider's own pages, refunds that fail after they
 * had succeeded, and disputes. Each counts once, however often and in whichever order it is told. Before the capture is booked nothing is; the next comparison of the books does
 * it then.
 */
export async function bookReversals(deps: ReversalDeps, payment: ListedPayment, by: Actor): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const at = deps.clock.now();
    const order = isUuid<OrderId>(payment.orderId) ? await lockOrder(tx, payment.orderId) : undefined;
    if (!order || order.captured === 0) return;
    // First, as one that was made anew by hand since is for what is owed again.
    await bookFailedRefunds(tx, deps, order, listFailed(payment), at, by);
    const booked = await listBookedRefunds(tx, order.id);
    for (const { key, amount } of listMadeByHand(payment)) {
      if (booked.has(key)) continue;
      await insertProviderRefund(tx, { id: key, order_id: order.id, amount, booked_at: at });
      await bookReturned(tx, deps, { order: await readAgain(tx, order), amount, by: 'shop', at }, by, { refund: key });
    }
    const known = await listDisputes(tx, order.id);
    for (const dispute of payment.disputes)
      if (isNews(dispute, known.get(dispute.ref))) await bookDispute(tx, deps, order, dispute, at, by);
  });
}

/** The order after what this transaction has done to it. */
async function readAgain(tx: Tx, order: OrderRow): Promise<OrderRow> {
  return (await lockOrder(tx, order.id)) ?? order;
}

async function bookDispute(
  tx: Tx,
  deps: ReversalDeps,
  order: OrderRow,
  { ref, amount, status }: Dispute,
  at: Date,
  by: Actor,
): Promise<void> {
  await saveDispute(tx, {
    id: ref,
    order_id: order.id,
    status,
    amount,
    opened_at: at,
    closed_at: status === 'open' ? null : at,
  });
  if (status === 'won') await clearDisputed(tx, order.id);
  else await flagDisputed(tx, order.id, at);
  await audit(tx, {
    at,
    ...by,
    action: { open: 'order.disputed', won: 'order.dispute_won', lost: 'order.dispute_lost' }[status],
    subject: `order:${order.id}`,
    after: { dispute: ref, amount },
  });
  await deps.mail.send(disputeEmail(deps.config, order, { status, amount }), tx);
  if (status === 'lost')
    await bookReturned(tx, deps, { order: await readAgain(tx, order), amount, by: 'bank', at }, by, { dispute: ref });
}

/**
 * Books money that went back, for the lines that it was paid for where the amount tells which: all that is left, or exactly what one line
 * cost. Otherwise it belongs to the order as a whole and its lines stay as they are. So do those of an order that still runs, as nobody
 * knows yet which of them will be paid; but what a line is owed is not given back a second time.
 */
async function bookReturned(
  tx: Tx,
  deps: ReversalDeps,
  { order, amount: returned, by: who, at }: Returned,
  by: Actor,
  cause: { readonly refund: string } | { readonly dispute: string },
): Promise<void> {
  const refundKey = 'refund' in cause ? cause.refund : null;
  // A bank may take more than the shop has left, such as after a refund in the same days; the difference is between it and the shop.
  const left = subtractMinor(order.captured, order.refunded);
  const amount = assertMinor(Math.min(returned, left));
  await audit(tx, {
    at,
    ...by,
    action: 'order.money_returned',
    subject: `order:${order.id}`,
    before: { refunded: order.refunded },
    after: { refunded: order.refunded + amount, ...cause },
  });
  if (amount === 0) return;
  const { items, ...told } = await orderToTell(tx, order.id);
  const isOver = isFinalState(order.state);
  const lines = isOver ? findLines(items, amount, left) : findOwedLine(items, amount);
  const part = isOver || lines.length > 0 ? undefined : findOwedPart(items, amount);
  if (part) await endPartRefund(tx, part.id, at);
  for (const item of isOver ? lines : [])
    await reopenForRefund(
      tx,
      {
        itemId: item.id,
        orderId: order.id,
        says: { code: who === 'bank' ? 'returned_by_bank' : 'refunded_by_shop' },
        action: 'money_returned',
        at,
      },
      by,
    );
  for (const item of lines)
    await transitionItem(tx, { item: { id: item.id, state: 'refund_pending' }, event: 'gave_back', at }, by);
  if (isOver && lines.length > 0) await closeReopened(tx, order.id, at, by);
  await addRefunded(tx, order.id, amount, at);
  const isByLine = sumMinor(lines.map(getCost)) === amount;
  const noted = isByLine
    ? lines.map((item) => ({ itemId: item.id, amount: getCost(item) }))
    : [{ itemId: part?.id ?? null, amount }];
  const notes: number[] = [];
  for (const note of noted)
    notes.push(await issueRefundNote(tx, deps.config, { orderId: order.id, ...note, refundKey, at }));
  // Nobody reads the address of an account that was closed.
  if (!told.customer.email.endsWith('.invalid'))
    await deps.mail.send(
      moneyReturnedEmail({ ...told, config: deps.config }, { amount, isAll: amount === left, lines, notes, by: who }),
      tx,
    );
}

const getCost = ({ amount, tax }: Pick<OrderItemRow, 'amount' | 'tax'>): Minor => sumMinor([amount, tax]);

/** The line that was owed just this much: a person has given by hand what did not go through. */
function findOwedLine(items: readonly OrderItemRow[], amount: Minor): OrderItemRow[] {
  const owed = items.find((item) => item.state === 'refund_pending' && getCost(item) === amount);
  return owed ? [owed] : [];
}

/** The line that was owed just this much for what it is without. */
const findOwedPart = (items: readonly OrderItemRow[], amount: Minor): OrderItemRow | undefined =>
  items.find(({ left_out }) => left_out?.refund === 'pending' && getCost(left_out) === amount);

/** Which of an order's lines an amount was for. */
function findLines(items: readonly OrderItemRow[], amount: Minor, left: Minor): OrderItemRow[] {
  const paid = items.filter(({ state }) => state === 'completed');
  if (amount === left) return paid;
  const fitting = paid.filter((item) => getCost(item) === amount);
  return fitting.length === 1 ? fitting : [];
}
