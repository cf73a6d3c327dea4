import { assertMinor, sumMinor, toUnicode, type Minor } from '@storefront/shared/domain';
import { ENGLISH_LOCALE } from '../../core/locale';
import type { Payment, Refund } from '../../ports/payment-provider';
import type { ItemState } from '../../db/schema';
import type { Tx } from '../../db/client';
import { inTransaction } from '../../db/transaction';
import { failpoint } from '../../core/failpoints';
import { isRefundOfShop, partRefundKey, refundKey } from '../../core/refund-keys';
import { audit } from '../audit';
import { checkingReversals } from '../payment';
import { issueRefundNote } from '../receipts';
import { listItems, StaleStateError, transitionItem, type OrderItemRow } from '../orders';
import { raiseAlarm, raiseAlarmOnce, warnOfSecondRefund } from './alarms';
import { bookRefund } from './book-refund';
import { recordFailedTry } from './failed-tries';
import type { StepContext } from './order-step';
import { findPayment } from './payment-steps';
import { PENDING_REFUND_MS, REFUND_ALARM, REFUND_LIMIT } from './pauses';
import { endPartRefund, findMoney, hasOpenDispute, listBookedRefunds, recordRefundTries } from './processing-queries';
import { sendItemRefundedEmail } from './send-order-emails';

/**
 * Refunds one item. Retries until it is done; staff are alerted after a few attempts (P10).
 * @returns the item's state afterwards
 */
export async function refundItem(context: StepContext, item: OrderItemRow): Promise<ItemState> {
  const { deps, by } = context;
  const refund = await refundOnce(context, item, {
    amount: sumMinor([item.amount, item.tax]),
    toKey: (failed) => refundKey(item.id, failed),
    isOwed: ({ state }) => state === 'refund_pending',
  });
  if (refund === 'open') return item.state;
  const state = await inTransaction(deps.db, async (tx) => {
    const state = await transitionItem(tx, { item, event: 'gave_back', at: deps.clock.now() }, by);
    if (refund !== 'nothing_left') await book(tx, context, item, refund);
    failpoint('before-commit-item-gave_back');
    return state;
  }).catch((error: unknown) => leaveToReversals(context, refund, error));
  failpoint('after-commit-item-gave_back');
  return state;
}

/**
 * Refunds parts of items that could not be provided (OR-03d). The items themselves are already completed.
 * @returns whether a part is still owed
 */
export async function refundParts(context: StepContext): Promise<boolean> {
  let isOwed = false;
  for (const item of await listItems(context.deps.db, context.order.id)) {
    if (item.left_out?.refund !== 'pending') continue;
    const wentBack = await giveBackPart(context, item, item.left_out).catch(async (error: unknown) => {
      await recordFailedTry(context, item, error);
      return false;
    });
    isOwed ||= !wentBack;
  }
  return isOwed;
}

async function giveBackPart(
  context: StepContext,
  item: OrderItemRow,
  { amount, tax }: NonNullable<OrderItemRow['left_out']>,
): Promise<boolean> {
  const { deps } = context;
  const refund = await refundOnce(context, item, {
    amount: sumMinor([amount, tax]),
    toKey: (failed) => partRefundKey(item.id, failed),
    isOwed: ({ left_out }) => left_out?.refund === 'pending',
  });
  if (refund === 'open') return false;
  await inTransaction(deps.db, async (tx) => {
    if (!(await endPartRefund(tx, item.id, deps.clock.now())))
      throw new StaleStateError(`Order item ${item.id} is no longer owed a refund`);
    if (refund !== 'nothing_left') await book(tx, context, item, refund);
    failpoint('before-commit-part-refund');
  }).catch((error: unknown) => leaveToReversals(context, refund, error));
  failpoint('after-commit-part-refund');
  return true;
}

/** Books the refund of an item, with its note, its email and an entry in the account's activity. */
async function book(
  tx: Tx,
  { deps, order, by }: StepContext,
  item: OrderItemRow,
  { key, amount, others }: MadeRefund,
): Promise<void> {
  const at = deps.clock.now();
  await bookRefund(tx, { orderId: order.id, amount, by: 'shop', at });
  await recordRefundTries(tx, item.id, 0);
  const note = await issueRefundNote(tx, deps.config, {
    orderId: order.id,
    itemId: item.id,
    amount,
    refundKey: key,
    at,
  });
  await audit(tx, {
    at,
    ...by,
    action: 'customer.order_refund_done',
    subject: `customer:${order.customer_id}`,
    after: { order: order.id, amount, currency_code: order.currency_code, domains: [item.domain_name] },
  });
  await sendItemRefundedEmail(tx, deps, order.id, { itemId: item.id, amount, note });
  if (others.length === 0) return;
  await warnOfSecondRefund(tx, { deps, by }, item);
  await checkReversals({ deps, order, by }, tx);
}

/** Has the reversals of the order booked, in a job because the provider is queried for them. */
async function checkReversals({ deps, order, by }: Pick<StepContext, 'deps' | 'order' | 'by'>, tx?: Tx): Promise<void> {
  await deps.jobs.enqueue(
    checkingReversals,
    { orderId: order.id, requestId: by.requestId },
    { singletonKey: order.id, ...(tx && { tx }) },
  );
}

/** If a refund by hand was booked for the item meanwhile, the one that the shop has just made is booked as a reversal. */
async function leaveToReversals(
  context: StepContext,
  refund: MadeRefund | 'nothing_left',
  error: unknown,
): Promise<never> {
  if (error instanceof StaleStateError && refund !== 'nothing_left') await checkReversals(context);
  throw error;
}

/** A refund that succeeded. */
interface MadeRefund extends Refund {
  /** Refunds by hand that are not booked yet: they were on their way at the same time. */
  readonly others: readonly Refund[];
}

/** The amount to refund, and the idempotency key after `failed` failed refunds. */
interface DueRefund {
  readonly amount: Minor;
  readonly toKey: (failed: number) => string;
  readonly isOwed: (item: OrderItemRow) => boolean;
}

/**
 * Makes a refund exactly once. The provider is queried first by our keys: a process that died here may already have made it.
 * @returns the refund that succeeded; `nothing_left` if the whole payment was already refunded in other ways; `open` while it is retried
 */
async function refundOnce(
  context: StepContext,
  item: OrderItemRow,
  { amount, toKey, isOwed }: DueRefund,
): Promise<MadeRefund | 'nothing_left' | 'open'> {
  const { deps } = context;
  const found = await findPayment(context);
  failpoint('after-refund-find');
  if (found.kind !== 'payment')
    return recordFailedAttempt(
      context,
      item,
      found.kind === 'none' ? 'payment not found at the provider' : found.cause,
    );

  const { payment } = found;
  let failed = 0;
  while (findRefund(payment.refunds, toKey(failed))?.status === 'failed') failed += 1;
  const key = toKey(failed);
  const earlier = findRefund(payment.refunds, key);
  if (earlier) return afterRefund(context, item, earlier, payment);

  // Staff may have made this very refund by hand. Only once theirs is booked is it known what is still owed.
  const [other] = await listUnbooked(context, payment);
  if (other) return waitForBooking(context, item, other);
  // A bank that decides for its customer takes the money, whether the shop has refunded it or not.
  if (await hasOpenDispute(deps.db, context.order.id)) return 'open';

  // A refund by hand may have been booked for the item since this step read it.
  const now = (await listItems(deps.db, context.order.id)).find(({ id }) => id === item.id);
  if (!now || !isOwed(now)) throw new StaleStateError(`Order item ${item.id} is no longer owed a refund`);

  // Money already refunded in other ways, such as on the provider's own pages, cannot be refunded again.
  const { captured, refunded } = await findMoney(deps.db, context.order.id);
  const due = assertMinor(Math.min(amount, payment.captured - payment.refunded, captured - refunded));
  if (due <= 0) return 'nothing_left';
  if (failed >= REFUND_LIMIT) return stopRefunding(context, item, due, failed);

  failpoint('before-refund');
  const outcome = await deps.payment.refund(payment.ref, due, key);
  failpoint('after-refund');
  if (outcome.kind !== 'payment')
    return recordFailedAttempt(context, item, outcome.kind === 'refused' ? outcome.message : outcome.cause);
  const refund = findRefund(outcome.payment.refunds, key);
  return refund
    ? afterRefund(context, item, refund, outcome.payment)
    : recordFailedAttempt(context, item, 'refund not found at the provider');
}

const findRefund = (refunds: readonly Refund[], key: string): Refund | undefined =>
  refunds.find((refund) => refund.key === key);

async function afterRefund(
  context: StepContext,
  item: OrderItemRow,
  refund: Refund,
  payment: Pick<Payment, 'refunds'>,
): Promise<MadeRefund | 'open'> {
  if (refund.status === 'failed') return recordFailedAttempt(context, item, 'the bank rejected the refund');
  if (refund.status === 'pending') return keepWaiting(context, item, refund);
  return { ...refund, others: await listUnbooked(context, payment) };
}

/** Returns refunds that were made in the provider's own pages and are not booked. */
async function listUnbooked({ deps, order }: StepContext, { refunds }: Pick<Payment, 'refunds'>): Promise<Refund[]> {
  const byHand = refunds.filter(({ key, status }) => status !== 'failed' && !isRefundOfShop(key));
  if (byHand.length === 0) return [];
  const booked = await listBookedRefunds(deps.db, order.id);
  return byHand.filter(({ key }) => !booked.has(key));
}

async function waitForBooking(context: StepContext, item: OrderItemRow, other: Refund): Promise<'open'> {
  if (other.status === 'pending') return keepWaiting(context, item, other);
  await checkReversals(context);
  return 'open';
}

/** Counts a failed attempt and alerts staff after REFUND_ALARM of them. */
async function recordFailedAttempt(context: StepContext, item: OrderItemRow, cause: string): Promise<'open'> {
  const { deps, order } = context;
  const tries = item.refund_tries + 1;
  const isAlarm = tries === REFUND_ALARM;
  deps.log[isAlarm ? 'error' : 'warn'](
    { event: 'refund.failed', order: order.id, order_item: item.id, tries, cause },
    'Refund failed; will retry',
  );
  await inTransaction(deps.db, async (tx) => {
    await recordRefundTries(tx, item.id, tries);
    if (!isAlarm) return;
    await raiseAlarm(tx, context, {
      action: 'order.refund_alarm',
      subject: `order_item:${item.id}`,
      after: { order: order.id, tries, cause },
      title: `A refund does not go through: order ${order.id}`,
      paragraphs: [
        `${describeOwed(item)} Giving the money back has failed ${tries} times: ${cause}.`,
        'The shop goes on trying. Look at the payment in the provider’s own pages, and do not refund it there: the customer could get it twice.',
      ],
    });
  });
  return 'open';
}

/** Handles a refund that the provider delays, e.g. for lack of balance. It is not requested again; staff are alerted after a day. */
async function keepWaiting(context: StepContext, item: OrderItemRow, { key, amount }: Refund): Promise<'open'> {
  const { deps, order } = context;
  if (deps.clock.now().getTime() - item.updated_at.getTime() < PENDING_REFUND_MS) return 'open';
  await inTransaction(deps.db, (tx) =>
    raiseAlarmOnce(tx, context, {
      action: 'order.refund_waits',
      subject: `order_item:${item.id}`,
      after: { order: order.id, refund: key, amount },
      title: `A refund is held up: order ${order.id}`,
      paragraphs: [
        `${describeOwed(item)} The payment provider has taken the refund and not made it for more than a day.`,
        'Look at the balance and the payment in the provider’s own pages. The shop goes on looking, and asks for no second refund.',
      ],
    }),
  );
  return 'open';
}

/** Stops refunding after too many rejections by banks, and alerts staff. */
async function stopRefunding(context: StepContext, item: OrderItemRow, due: Minor, failed: number): Promise<'open'> {
  const { deps, order } = context;
  await inTransaction(deps.db, (tx) =>
    raiseAlarmOnce(tx, context, {
      action: 'order.refund_stopped',
      subject: `order_item:${item.id}`,
      after: { order: order.id, failed, amount: due },
      title: `A refund needs you: order ${order.id}`,
      paragraphs: [
        `${describeOwed(item)} ${failed} refunds were rejected by the bank, so the shop tries no more.`,
        `Refund exactly ${ENGLISH_LOCALE.money(due, order.currency_code)} in the provider’s own pages, or ask the customer for another way. The shop books such a refund for this domain.`,
      ],
    }),
  );
  return 'open';
}

function describeOwed({ domain_name, state }: Pick<OrderItemRow, 'domain_name' | 'state'>): string {
  const domain = toUnicode(domain_name);
  return state === 'refund_pending'
    ? `What was paid for ${domain} is to be refunded.`
    : `A part of what was paid for ${domain} is to be refunded.`;
}
