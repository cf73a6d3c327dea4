import { sumMinor, subtractMinor, type Minor } from '@storefront/shared/domain';
import type { Payment } from '../../ports/payment-provider';
import { ENGLISH_LOCALE } from '../../core/locale';
import type { Tx } from '../../db/client';
import { inTransaction } from '../../db/transaction';
import { failpoint } from '../../core/failpoints';
import { isFinalItem, isPayable, getSettlement, listItems, type OrderItemRow } from '../orders';
import { raiseAlarmOnce } from './alarms';
import { go, goAndWait, type Step, type StepContext, type StepEnd, waitInState } from './order-step';
import { declined, findPayment, settlementKey, unanswered } from './payment-steps';
import { pauseAfter, registryPause } from './pauses';
import { issueReceipt } from '../receipts';
import { sendOrderEndedEmail, sendOrderPaidEmail } from './send-order-emails';

/**
 * Takes exactly what the registrar has confirmed or accepted and releases the rest (OR-10). The payment is looked at first: a
 * process that ended here may have taken the money already.
 */
export const settling: Step = async (context) => {
  const { deps, order } = context;
  const items = await listItems(deps.db, order.id);
  const due = sumMinor(items.filter(({ state }) => isPayable(state)).map(({ amount, tax }) => sumMinor([amount, tax])));

  failpoint('before-settle-find');
  const found = await findPayment(context);
  if (found.kind === 'unknown') return unanswered(context, found.cause);
  if (found.kind === 'none') return needsPerson(context, due, 'It does not know the payment');
  const { status, decline, ref } = found.payment;
  // A declined payment holds nothing that could be released, and a provider refuses to release it.
  if (status === 'declined' && due === 0) return declined(context, decline ?? 'declined', ref);
  if (status === 'captured' || status === 'cancelled') return booked(context, items, due, found.payment);

  failpoint('before-settle');
  const outcome =
    due > 0
      ? await deps.payment.capture(found.payment.ref, due, settlementKey(order.id, 'capture'))
      : await deps.payment.cancel(found.payment.ref, settlementKey(order.id, 'cancel'));
  failpoint('after-settle');
  if (outcome.kind === 'unknown') return unanswered(context, outcome.cause);
  if (outcome.kind === 'refused') return needsPerson(context, due, outcome.message);
  return booked(context, items, due, outcome.payment);
};

/** The domains are registered and the money is missing: staff are alerted once, and the order keeps trying. */
async function needsPerson(context: StepContext, due: Minor, reason: string): Promise<StepEnd> {
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

async function booked(
  context: StepContext,
  items: readonly OrderItemRow[],
  due: Minor,
  payment: Payment,
): Promise<StepEnd> {
  const { deps, order } = context;
  if (payment.captured !== due)
    return needsPerson(context, due, `The payment is ${payment.status} with ${payment.captured} taken`);
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
    ? go(context, { event: getSettlement(items), set, also })
    : goAndWait(context, { event: 'took_early', set, also }, registryPause(0));
}
