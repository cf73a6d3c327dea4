import type { OrderId } from '@storefront/shared/contract';
import { sumMinor, type Minor, assertMinor, subtractMinor } from '@storefront/shared/domain';
import { isUuid } from '../../db/uuid';
import type { Dispute, ListedPayment, Refund } from '../../ports/payment-provider';
import type { Db, Tx } from '../../db/client';
import { inTransaction } from '../../db/transaction';
import type { AuditAction } from '../../core/audit-actions';
import type { Deps } from '../../deps';
import { audit, type Actor } from '../audit';
import { isRefundOfShop, toRefundedItem } from '../../core/refund-keys';
import { bookRefund, endPartRefund, listBookedRefunds, findOrderForEmail, warnOfSecondRefund } from '../checkout';
import {
  closeReopened,
  isFinalState,
  listItems,
  reopenForRefund,
  type OrderItemRow,
  transitionItem,
  wakeOrder,
} from '../orders';
import { issueRefundNote, listNotedRefunds, listRefundNotes } from '../receipts';
import { bookFailedRefunds } from './failed-refunds';
import { disputeEmail, moneyReturnedEmail, type DisputeNews } from './emails';
import {
  clearDisputed,
  listDisputes,
  flagDisputed,
  insertProviderRefund,
  lockOrder,
  type OrderRow,
  saveDispute,
} from './queries';

type ReversalDeps = Pick<Deps, 'db' | 'clock' | 'mail' | 'config'>;

/** A reversal to book. `amount` in minor units; `by` is who decided on it. */
interface Reversal {
  readonly order: OrderRow;
  readonly amount: Minor;
  readonly by: 'shop' | 'bank';
  readonly at: Date;
  /** The shop refunded an item that was refunded by hand as well, so it is for no other line that the customer keeps. */
  readonly isSecond?: boolean;
}

/** Audit action of what is new about a dispute. */
const DISPUTES = {
  inquiry: 'order.inquired',
  open: 'order.disputed',
  won: 'order.dispute_won',
  lost: 'order.dispute_lost',
  inquiry_closed: 'order.inquiry_closed',
} as const satisfies Record<DisputeNews, AuditAction>;

/** Returns successful refunds that the shop did not request. */
const listMadeByHand = ({ refunds }: Pick<ListedPayment, 'refunds'>): Refund[] =>
  refunds.filter(({ key, status }) => status === 'succeeded' && !isRefundOfShop(key));

/**
 * Returns refunds of the shop that no note lists although nothing is owed for their items any more: while one was on its way, a refund by
 * hand was booked for its item.
 */
async function listSuperseded(
  db: Db | Tx,
  orderId: OrderId,
  { refunds }: Pick<ListedPayment, 'refunds'>,
): Promise<{ readonly refund: Refund; readonly item: OrderItemRow }[]> {
  const made = refunds.filter(({ key, status }) => status === 'succeeded' && isRefundOfShop(key));
  if (made.length === 0) return [];
  const items = await listItems(db, orderId);
  const notes = await listRefundNotes(db, orderId);
  return made.flatMap((refund) => {
    const subject = toRefundedItem(refund.key);
    const item = items.find(({ id }) => id === subject?.itemId);
    const isSettled = subject?.isPart ? item?.left_out?.refund === 'done' : item?.state === 'refunded';
    // Notes from before their refunds were recorded name the item only.
    const hasNote = notes.some(({ key, itemId }) => key === refund.key || (key === null && itemId === item?.id));
    return item && isSettled && !hasNote ? [{ refund, item }] : [];
  });
}

/** Returns refunds that failed, whoever made them. */
const listFailed = ({ refunds }: Pick<ListedPayment, 'refunds'>): Refund[] =>
  refunds.filter(({ status }) => status === 'failed');

/** Whether a payment has refunds, failed refunds or dispute changes that are not booked for its order. */
export async function hasUnbookedReversals(db: Db, payment: ListedPayment): Promise<boolean> {
  const { orderId, disputes } = payment;
  const refunds = listMadeByHand(payment);
  const failed = listFailed(payment);
  if (payment.refunds.length + disputes.length === 0 || !isUuid<OrderId>(orderId)) return false;
  const booked = await listBookedRefunds(db, orderId);
  const known = await listDisputes(db, orderId);
  const notedRefunds = await listNotedRefunds(db, orderId);
  return (
    refunds.some(({ key }) => !booked.has(key)) ||
    failed.some(({ key }) => notedRefunds.has(key)) ||
    (await listSuperseded(db, orderId, payment)).some(({ refund: { key } }) => !booked.has(key)) ||
    disputes.some((dispute) => isNews(dispute, known.get(dispute.ref)))
  );
}

/** A lost dispute is final. */
const isNews = ({ status }: Dispute, known: { readonly status: Dispute['status'] } | undefined): boolean =>
  known?.status !== 'lost' && known?.status !== status;

/**
 * Books reversals of an order's payment: refunds made in the provider's own pages, refunds that fail after they had succeeded, and
 * disputes. Each counts once, regardless of repeats and order. Does nothing until the capture is booked; the next reconciliation catches
 * up.
 */
export async function bookReversals(deps: ReversalDeps, payment: ListedPayment, by: Actor): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const at = deps.clock.now();
    const order = isUuid<OrderId>(payment.orderId) ? await lockOrder(tx, payment.orderId) : undefined;
    if (!order || order.captured === 0) return;
    // Failed refunds come first: a manual refund made since then is for what they owe again.
    await bookFailedRefunds(tx, deps, order, listFailed(payment), at, by);
    const booked = await listBookedRefunds(tx, order.id);
    for (const { key, amount } of listMadeByHand(payment)) {
      if (booked.has(key)) continue;
      await insertProviderRefund(tx, { id: key, order_id: order.id, amount, booked_at: at });
      await bookReturned(tx, deps, { order: await readAgain(tx, order), amount, by: 'shop', at }, by, { refund: key });
    }
    for (const { refund, item } of await listSuperseded(tx, order.id, payment)) {
      const { key, amount } = refund;
      if (booked.has(key)) continue;
      await insertProviderRefund(tx, { id: key, order_id: order.id, amount, booked_at: at });
      await warnOfSecondRefund(tx, { deps, by }, item);
      await bookReturned(tx, deps, { order: await readAgain(tx, order), amount, by: 'shop', at, isSecond: true }, by, {
        refund: key,
      });
    }
    const known = await listDisputes(tx, order.id);
    for (const dispute of payment.disputes)
      if (isNews(dispute, known.get(dispute.ref)))
        await bookDispute(tx, deps, order, dispute, { was: known.get(dispute.ref)?.status, at }, by);
  });
}

/** Rereads the order with the changes of this transaction. */
async function readAgain(tx: Tx, order: OrderRow): Promise<OrderRow> {
  return (await lockOrder(tx, order.id)) ?? order;
}

async function bookDispute(
  tx: Tx,
  deps: ReversalDeps,
  order: OrderRow,
  { ref, amount, status }: Dispute,
  { was, at }: { readonly was: Dispute['status'] | undefined; readonly at: Date },
  by: Actor,
): Promise<void> {
  await saveDispute(tx, {
    id: ref,
    order_id: order.id,
    status,
    amount,
    opened_at: at,
    closed_at: status === 'open' || status === 'inquiry' ? null : at,
  });
  // An inquiry ends without a winner, mostly because the shop has refunded the payment.
  const news = status === 'won' && was === 'inquiry' ? 'inquiry_closed' : status;
  // Refunds wait for the decision.
  if (status !== 'open') await wakeOrder(tx, order.id, at);
  if (status === 'won') await clearDisputed(tx, order.id);
  else await flagDisputed(tx, order.id, at);
  await audit(tx, { at, ...by, action: DISPUTES[news], subject: `order:${order.id}`, after: { dispute: ref, amount } });
  await deps.mail.send(disputeEmail(deps.config, order, { news, amount }), tx);
  if (status === 'lost')
    await bookReturned(tx, deps, { order: await readAgain(tx, order), amount, by: 'bank', at }, by, { dispute: ref });
}

/**
 * Books a reversal. It is assigned to lines if the amount identifies them: all that is left, or exactly the cost of one line. Otherwise it
 * counts for the whole order and its lines stay unchanged, as they do while an order still runs, because it is not yet known which lines
 * will be paid. A refund that is owed to a line is not made a second time.
 */
async function bookReturned(
  tx: Tx,
  deps: ReversalDeps,
  { order, amount: returned, by: who, at, isSecond = false }: Reversal,
  by: Actor,
  cause: { readonly refund: string } | { readonly dispute: string },
): Promise<void> {
  const refundKey = 'refund' in cause ? cause.refund : null;
  // A bank may take more than is left, for example after a refund in the same days; the difference is between the bank and the shop.
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
  const { items, ...content } = await findOrderForEmail(tx, order.id);
  const isOver = isFinalState(order.state);
  const paid = isSecond ? [] : findLines(items, amount, left);
  const lines = isOver ? paid : findOwedLine(items, amount);
  const part = isOver || lines.length > 0 ? undefined : findOwedPart(items, amount);
  if (part) await endPartRefund(tx, part.id, at);
  for (const item of isOver ? lines : [])
    await reopenForRefund(
      tx,
      {
        itemId: item.id,
        orderId: order.id,
        message: { code: who === 'bank' ? 'returned_by_bank' : 'refunded_by_shop' },
        action: 'money_returned',
        at,
      },
      by,
    );
  for (const item of lines)
    await transitionItem(tx, { item: { id: item.id, state: 'refund_pending' }, event: 'gave_back', at }, by);
  if (isOver && lines.length > 0) await closeReopened(tx, order.id, at, by);
  await bookRefund(tx, {
    orderId: order.id,
    amount,
    by: who === 'bank' ? 'bank' : isSecond ? 'shop' : 'payment_provider',
    at,
  });
  const isByLine = sumMinor(lines.map(getCost)) === amount;
  const refunded = isByLine
    ? lines.map((item) => ({ itemId: item.id, amount: getCost(item) }))
    : [{ itemId: part?.id ?? null, amount }];
  const notes: number[] = [];
  for (const note of refunded)
    notes.push(await issueRefundNote(tx, deps.config, { orderId: order.id, ...note, refundKey, at }));
  // The address of a closed account has no mailbox.
  if (!content.customer.email.endsWith('.invalid'))
    await deps.mail.send(
      moneyReturnedEmail(
        { ...content, config: deps.config },
        { amount, isAll: amount === left, lines, notes, by: who },
      ),
      tx,
    );
}

const getCost = ({ amount, tax }: Pick<OrderItemRow, 'amount' | 'tax'>): Minor => sumMinor([amount, tax]);

/** Finds the line that is owed exactly this amount: staff made its failing refund by hand. */
function findOwedLine(items: readonly OrderItemRow[], amount: Minor): OrderItemRow[] {
  const owed = items.find((item) => item.state === 'refund_pending' && getCost(item) === amount);
  return owed ? [owed] : [];
}

/** Finds the line that is owed exactly this amount as a part refund. */
const findOwedPart = (items: readonly OrderItemRow[], amount: Minor): OrderItemRow | undefined =>
  items.find(({ left_out }) => left_out?.refund === 'pending' && getCost(left_out) === amount);

function findLines(items: readonly OrderItemRow[], amount: Minor, left: Minor): OrderItemRow[] {
  const paid = items.filter(({ state }) => state === 'completed');
  if (amount === left) return paid;
  const fitting = paid.filter((item) => getCost(item) === amount);
  return fitting.length === 1 ? fitting : [];
}
