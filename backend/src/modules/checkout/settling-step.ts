import { sumMinor, subtractMinor, toUnicode, type Minor } from '@storefront/shared/domain';
import type { Payment } from '../../ports/payment-provider';
import { ENGLISH_LOCALE } from '../../core/locale';
import type { Tx } from '../../db/client';
import { inTransaction } from '../../db/transaction';
import { failpoint } from '../../core/failpoints';
import { isFinalItem, isPayable, getSettlement, listItems, type OrderItemRow } from '../orders';
import { raiseAlarmOnce } from './alarms';
import { advance, advanceAndWait, type Step, type StepContext, type StepEnd, waitInState } from './order-step';
import { declined, findPayment, settlementKey, toPaymentUnknown } from './payment-steps';
import { pauseAfter, registryPause } from './pauses';
import { issueReceipt } from '../receipts';
import { sendOrderEndedEmail, sendOrderLapsedEmail, sendOrderPaidEmail } from './send-order-emails';

/**
 * Captures exactly what the registrar has confirmed or accepted and releases the rest (OR-10). The payment is queried first: a process that
 * died here may already have captured it.
 */
export const settling: Step = async (context) => {
  const { deps, order } = context;
  const items = await listItems(deps.db, order.id);
  const due = sumMinor(items.filter(({ state }) => isPayable(state)).map(({ amount, tax }) => sumMinor([amount, tax])));

  failpoint('before-settle-find');
  const found = await findPayment(context);
  if (found.kind === 'unknown') return toPaymentUnknown(context, found.cause);
  if (found.kind === 'none') return alertStaff(context, due, 'It has no such payment');
  const { status, decline, ref } = found.payment;
  // A declined payment has no hold to release, and providers refuse to cancel it.
  if (status === 'declined' && due === 0) return declined(context, decline ?? 'declined', ref);
  if (status === 'cancelled' && found.payment.captured === 0 && due > 0)
    return goOnUnpaid(context, items, due, found.payment);
  if (status === 'captured' || status === 'cancelled') return bookSettlement(context, items, due, found.payment);

  failpoint('before-settle');
  const outcome =
    due > 0
      ? await deps.payment.capture(found.payment.ref, due, settlementKey(order.id, 'capture'))
      : await deps.payment.cancel(found.payment.ref, settlementKey(order.id, 'cancel'));
  failpoint('after-settle');
  if (outcome.kind === 'unknown') return toPaymentUnknown(context, outcome.cause);
  if (outcome.kind === 'refused') return alertStaff(context, due, outcome.message);
  return bookSettlement(context, items, due, outcome.payment);
};

/**
 * Goes on without the money: the hold lapsed, or was released in the provider's own pages, and cannot be captured any more. The card is not
 * charged again, because the customer agreed to one payment; staff decide about what was delivered.
 */
async function goOnUnpaid(
  context: StepContext,
  items: readonly OrderItemRow[],
  due: Minor,
  payment: Payment,
): Promise<StepEnd> {
  const { deps, order } = context;
  deps.log.error({ event: 'payment.hold_lapsed', order: order.id, due }, 'The hold lapsed before it was captured');
  const domains = items.filter(({ state }) => isPayable(state)).map(({ domain_name }) => domain_name);
  return advanceAndWait(
    context,
    {
      event: 'lapsed',
      set: { captured: 0, voided: order.total, payment_ref: payment.ref, idle_steps: 0 },
      also: async (tx) => {
        await sendOrderLapsedEmail(tx, deps, order.id);
        await raiseAlarmOnce(tx, context, {
          action: 'order.unpaid_alarm',
          subject: `order:${order.id}`,
          after: { due, domains },
          title: `An order was delivered but not paid for: order ${order.id}`,
          paragraphs: [
            `${ENGLISH_LOCALE.money(due, order.currency_code)} was due for ${domains.map(toUnicode).join(', ')}. The payment expired before the money was taken. Nothing was charged, and the shop does not charge the card again.`,
            'The customer was told so, and that an email about how to pay follows. Agree with them on another way to pay, or decide what happens to the domains. Then record the decision on the order’s page in the desk: the shop emails them what you write there, and the order ends.',
          ],
        });
      },
    },
    registryPause(0),
  );
}

/** Alerts staff once that domains are provisioned but the payment cannot be settled. The order keeps retrying. */
async function alertStaff(context: StepContext, due: Minor, reason: string): Promise<StepEnd> {
  const { deps, order } = context;
  deps.log.error(
    { event: 'payment.capture_rejected', order: order.id, due, reason },
    'Payment provider rejected settlement of an authorised payment; will retry',
  );
  await inTransaction(deps.db, (tx) =>
    raiseAlarmOnce(tx, context, {
      action: 'order.capture_alarm',
      subject: `order:${order.id}`,
      after: { due, reason },
      title: `The money for an order cannot be taken: order ${order.id}`,
      paragraphs: [
        `${ENGLISH_LOCALE.money(due, order.currency_code)} is due for what the registrar was asked for, and the payment provider does not settle the payment: ${reason}.`,
        'The shop goes on trying. Look the payment up in the provider’s own pages, and decide what becomes of the domains.',
      ],
    }),
  );
  return waitInState(context, pauseAfter(order.idle_steps));
}

async function bookSettlement(
  context: StepContext,
  items: readonly OrderItemRow[],
  due: Minor,
  payment: Payment,
): Promise<StepEnd> {
  const { deps, order } = context;
  if (payment.captured !== due)
    return alertStaff(context, due, `The payment is ${payment.status} with ${payment.captured} taken`);
  const set = {
    captured: payment.captured,
    voided: subtractMinor(order.total, payment.captured),
    payment_ref: payment.ref,
    idle_steps: 0,
  };
  const hasEnded = items.every(({ state }) => isFinalItem(state));
  const also = async (tx: Tx): Promise<void> => {
    if (payment.captured > 0)
      await issueReceipt(tx, deps.config, { orderId: order.id, amount: payment.captured, at: deps.clock.now() });
    await (hasEnded ? sendOrderEndedEmail : sendOrderPaidEmail)(tx, deps, order.id);
  };
  return hasEnded
    ? advance(context, { event: getSettlement(items), set, also })
    : advanceAndWait(context, { event: 'took_early', set, also }, registryPause(0));
}
