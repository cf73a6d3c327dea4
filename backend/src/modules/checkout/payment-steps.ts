import { languagePrefix, type CodedPaymentMessage, type OrderId } from '@storefront/shared/contract';
import type { PaymentRef } from '../../core/payment-ids';
import type { DeclineReason, FoundPayment, Payment, PaymentOutcome } from '../../ports/payment-provider';
import { ENGLISH_LOCALE } from '../../core/locale';
import type { Tx } from '../../db/client';
import { methodName } from '../../db/payment-method';
import { failpoint } from '../../core/failpoints';
import { recordCardDeclined, recordCardPaid } from '../payment';
import { cancelWaitingItems, isBegunItem, listItems, type OrderItemRow, type OrderRow } from '../orders';
import { raiseAlarmOnceADay } from './alarms';
import { advance, advanceAndWait, type Step, type StepContext, type StepEnd, waitInState } from './order-step';
import { challengePause, CHALLENGE_MS, pauseAfter } from './pauses';
import { findOrderCard } from './processing-queries';

/** Idempotency key of the one payment of an order at the provider. */
export const authorisationKey = (orderId: OrderId): string => `order-${orderId}-authorise`;

export const settlementKey = (orderId: OrderId, what: 'capture' | 'cancel'): string => `order-${orderId}-${what}`;

/** The URL to which the bank's page returns, in the language of the order; the purchase page continues from there. */
export const returnUrl = (publicUrl: string, { id, language }: Pick<OrderRow, 'id' | 'language'>): string =>
  `${publicUrl}${languagePrefix(language ?? 'en')}/site/purchase?order=${id}`;

export async function findPayment(context: StepContext): Promise<FoundPayment> {
  const { deps, order } = context;
  const { provider_method_id: methodId } = await getCard(context);
  return deps.payment.find({
    idempotencyKey: authorisationKey(order.id),
    ref: order.payment_ref,
    methodId,
    since: order.created_at,
  });
}

export const submitted: Step = (context) => advance(context, { event: 'authorise' });

/** Authorises the payment. An order already in this state was left by a process that died, so the provider is queried first. */
export const authorizing: Step = async (context) => {
  const { deps, order, fresh } = context;
  if (!fresh) return advance(context, { event: 'unanswered' });
  // Skipped if the customer has already withdrawn from all items.
  if (isEmpty(await listItems(deps.db, order.id))) return ended(context, 'cancelled', {}, undefined);
  const card = await getCard(context);
  failpoint('before-authorise');
  const outcome = await deps.payment.authorise({
    idempotencyKey: authorisationKey(order.id),
    amount: order.total,
    currency: order.currency_code,
    methodId: card.provider_method_id,
    merchantInitiated: order.merchant_initiated,
    returnUrl: returnUrl(deps.config.publicUrl, order),
    orderId: order.id,
    receiptEmail: card.email,
  });
  failpoint('after-authorise');
  if (outcome.kind === 'payment') return afterAnswer(context, outcome.payment);
  if (outcome.kind === 'unknown') return toPaymentUnknown(context, outcome.cause);
  if (outcome.isCardGone) {
    deps.log.warn({ event: 'payment.card_gone', order: order.id }, 'Payment provider no longer has the card');
    return declined(context, 'method_missing', null);
  }
  return refusedByProvider(context, outcome);
};

/**
 * Ends the order after a refusal that is no matter of the card, such as an amount that is too small, and alerts staff, once a day for each
 * reason: if the account at the provider is closed, every order is refused.
 */
async function refusedByProvider(
  context: StepContext,
  { message: reason, code }: Extract<PaymentOutcome, { kind: 'refused' }>,
): Promise<StepEnd> {
  const { deps, order } = context;
  deps.log.error(
    { event: 'payment.authorisation_rejected', order: order.id, reason },
    'Payment provider rejected authorisation',
  );
  return ended(
    context,
    'declined',
    { payment_ref: null, challenge_url: null },
    { code: 'provider_refused' },
    async (tx) =>
      raiseAlarmOnceADay(tx, context, `payment_refusal:${code ?? reason}`, {
        action: 'order.payment_refused',
        subject: `order:${order.id}`,
        after: { reason, ...(code !== undefined && { code }), total: order.total, currency_code: order.currency_code },
        title: `The payment provider refused a payment: order ${order.id}`,
        paragraphs: [
          `It refused ${ENGLISH_LOCALE.money(order.total, order.currency_code)}, and not because of the card: ${reason}`,
          'Nothing was charged, and the customer was told to try again later. Look at the account and the price list: further orders may be refused in the same way. The timeline of each says so; for a day, none is emailed.',
        ],
      }),
  );
}

/** The outcome of the last payment call is unknown: queries the provider for the payment. */
export const paymentUnknown: Step = async (context) => {
  const { deps, order } = context;
  const found = await findPayment(context);
  failpoint('after-payment-find');
  if (found.kind === 'unknown') return waitInState(context, pauseAfter(order.idle_steps));
  const items = await listItems(deps.db, order.id);
  // The unknown call was a capture or void. The payment is settled by the items; one that the provider does not find is not requested again
  // for what the registrar has been asked for, but reported there.
  if (items.some(({ state }) => isBegunItem(state)))
    return advance(context, {
      event: 'provisioned',
      ...(found.kind === 'payment' && { set: { payment_ref: found.payment.ref } }),
    });
  if (found.kind === 'none')
    return isEmpty(items) ? ended(context, 'cancelled', {}, undefined) : advance(context, { event: 'absent' });
  const { payment } = found;
  // The hold of an empty order is released.
  if (isEmpty(items) && isOpen(payment))
    return advance(context, { event: 'provisioned', set: { payment_ref: payment.ref } });
  return afterAnswer(context, payment);
};

/** Whether staff cancelled the order or the customer withdrew. Its items carry the reason. */
const isCalledOff = ({ cancel_asked_at, withdrawn_at }: Pick<OrderRow, 'cancel_asked_at' | 'withdrawn_at'>): boolean =>
  cancel_asked_at !== null || withdrawn_at !== null;

/** Whether the bank confirmation is no longer wanted. */
const isPaymentCancelled = (order: OrderRow): boolean => isCalledOff(order) || order.payment_cancel_asked_at !== null;

/** Returns why a payment was cancelled; undefined if the items of the order carry the reason. */
function cancellationMessage(order: OrderRow): CodedPaymentMessage | undefined {
  if (isCalledOff(order)) return undefined;
  return { code: order.payment_cancel_asked_at === null ? 'challenge_expired' : 'payment_cancelled' };
}

/** Waits for the customer's bank confirmation. If it does not come in time, the order ends (P6). */
export const actionRequired: Step = async (context) => {
  const { deps, order } = context;
  const found = await findPayment(context);
  if (found.kind !== 'payment') return waitInState(context, pauseAfter(order.idle_steps));
  if (found.payment.status !== 'requires_action') return afterAnswer(context, found.payment);
  if (!isPaymentCancelled(order) && deps.clock.now().getTime() < order.created_at.getTime() + CHALLENGE_MS)
    return waitInState(context, challengePause(order.idle_steps));
  const outcome = await deps.payment.cancel(found.payment.ref, settlementKey(order.id, 'cancel'));
  failpoint('after-challenge-cancel');
  if (outcome.kind !== 'payment') return waitInState(context, pauseAfter(order.idle_steps));
  return afterAnswer(context, outcome.payment);
};

/** Moves the order to the state that matches its payment, before anything is provisioned. */
async function afterAnswer(context: StepContext, payment: Payment): Promise<StepEnd> {
  const { order } = context;
  const answered = { payment_ref: payment.ref, idle_steps: 0, challenge_url: null };
  switch (payment.status) {
    case 'authorised':
    case 'captured':
      return advance(context, {
        event: 'authorised',
        set: answered,
        also: (tx) => recordCardPaid(tx, order, context.deps.clock.now()),
      });
    case 'declined':
      return declined(context, payment.decline ?? 'declined', payment.ref);
    case 'cancelled':
      return ended(
        context,
        order.state === 'action_required' && order.payment_cancel_asked_at === null ? 'expired' : 'cancelled',
        answered,
        cancellationMessage(order),
      );
    case 'requires_action':
      return advanceAndWait(
        context,
        { event: 'challenged', set: { ...answered, challenge_url: payment.challengeUrl } },
        challengePause(0),
      );
  }
}

/** Ends the order after a decline. Another attempt is a new order with its own key (P5). */
export async function declined(context: StepContext, reason: DeclineReason, ref: PaymentRef | null): Promise<StepEnd> {
  const card = await getCard(context);
  return ended(
    context,
    'declined',
    { payment_ref: ref, challenge_url: null },
    { code: reason, params: methodName(card) },
    reason === 'authentication' || reason === 'method_missing'
      ? undefined
      : (tx) => recordCardDeclined(tx, context.order, context.deps.clock.now()),
  );
}

async function ended(
  context: StepContext,
  event: 'declined' | 'expired' | 'cancelled',
  set: Parameters<typeof advance>[1]['set'],
  message: CodedPaymentMessage | undefined,
  note?: (tx: Tx) => Promise<void>,
): Promise<StepEnd> {
  const { deps, order, by } = context;
  return advance(context, {
    event,
    set,
    message,
    also: async (tx) => {
      await cancelWaitingItems(tx, order.id, deps.clock.now(), by);
      await note?.(tx);
    },
  });
}

/** Moves the order to `payment_unknown`, with a pause before the provider is queried. */
export async function toPaymentUnknown(context: StepContext, cause: string): Promise<StepEnd> {
  const { deps, order } = context;
  deps.log.warn(
    { event: 'payment.no_response', order: order.id, cause },
    'Payment provider did not respond; will retry',
  );
  return advanceAndWait(
    context,
    { event: 'unanswered', set: { idle_steps: order.idle_steps + 1 } },
    pauseAfter(order.idle_steps),
  );
}

/** Whether all items were cancelled before the order began. */
const isEmpty = (items: readonly Pick<OrderItemRow, 'state'>[]): boolean =>
  items.every(({ state }) => state === 'cancelled');

/** Whether a payment holds money or may still do so. */
const isOpen = ({ status }: Payment): boolean => status !== 'declined' && status !== 'cancelled';

const getCard = ({ deps, order }: StepContext) => findOrderCard(deps.db, order);
