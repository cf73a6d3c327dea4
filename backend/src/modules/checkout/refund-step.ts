import { toUnicode, assertMinor } from '@storefront/shared/domain';
import { renderEmail } from '../../core/email';
import { ENGLISH_LOCALE } from '../../core/locale';
import type { Refund } from '../../ports/payment-provider';
import type { ItemState } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import { failpoint } from '../../core/failpoints';
import { audit } from '../audit';
import { issueRefundNote } from '../receipts';
import { transitionItem, type OrderItemRow } from '../orders';
import type { StepContext } from './order-step';
import { findPayment, refundKey } from './payment-steps';
import { REFUND_ALARM } from './pauses';
import { addRefunded, noteRefundTries } from './processing-queries';
import { sendItemRefundedEmail } from './send-order-emails';

/**
 * Gives back what was taken for one item. The provider is asked first, under our key: a process that ended here may have given
 * it back already. Tried until it is done; after a few tries a person is told (P10).
 * @returns the item's state afterwards
 */
export async function giveBack(context: StepContext, item: OrderItemRow): Promise<ItemState> {
  const { deps } = context;
  const found = await findPayment(context);
  failpoint('after-refund-find');
  if (found.kind !== 'payment')
    return triedInVain(context, item, found.kind === 'none' ? 'payment unknown to the provider' : found.cause);

  const { payment } = found;
  let failed = 0;
  while (findRefund(payment.refunds, refundKey(item.id, failed))?.status === 'failed') failed += 1;
  const key = refundKey(item.id, failed);
  const earlier = findRefund(payment.refunds, key);
  if (earlier) return afterRefund(context, item, earlier);

  // What went back by other ways, such as a refund in the provider's own pages, is not there any more.
  const left = Math.min(payment.captured - payment.refunded, context.order.captured - context.order.refunded);
  const due = assertMinor(Math.min(item.amount + item.tax, left));
  if (due <= 0) return endAfterOtherRefund(context, item);

  failpoint('before-refund');
  const outcome = await deps.payment.refund(payment.ref, due, key);
  failpoint('after-refund');
  if (outcome.kind !== 'payment')
    return triedInVain(context, item, outcome.kind === 'refused' ? outcome.message : outcome.cause);
  const refund = findRefund(outcome.payment.refunds, key);
  return refund ? afterRefund(context, item, refund) : triedInVain(context, item, 'refund unknown to the provider');
}

/** All the money of the order went back before: nothing is left to give, and the customer was told. */
async function endAfterOtherRefund({ deps, by }: StepContext, item: OrderItemRow): Promise<ItemState> {
  return inTransaction(deps.db, (tx) => transitionItem(tx, { item, event: 'gave_back', at: deps.clock.now() }, by));
}

const findRefund = (refunds: readonly Refund[], key: string): Refund | undefined =>
  refunds.find((refund) => refund.key === key);

async function afterRefund(context: StepContext, item: OrderItemRow, refund: Refund): Promise<ItemState> {
  if (refund.status === 'failed') return triedInVain(context, item, 'the bank rejected the refund');
  if (refund.status === 'pending') return item.state;
  const { deps, order, by } = context;
  const state = await inTransaction(deps.db, async (tx) => {
    const at = deps.clock.now();
    const state = await transitionItem(tx, { item, event: 'gave_back', at }, by);
    await addRefunded(tx, order.id, refund.amount, at);
    await issueRefundNote(tx, deps.config, { orderId: order.id, itemId: item.id, amount: refund.amount, at });
    await sendItemRefundedEmail(tx, deps, order.id, item.id, refund.amount);
    failpoint('before-commit-item-gave_back');
    return state;
  });
  failpoint('after-commit-item-gave_back');
  return state;
}

/** Counts a try, and tells a person when there have been many. */
async function triedInVain(context: StepContext, item: OrderItemRow, cause: string): Promise<ItemState> {
  const { deps, order, by } = context;
  const tries = item.refund_tries + 1;
  const isAlarm = tries === REFUND_ALARM;
  deps.log[isAlarm ? 'error' : 'warn'](
    { event: 'refund.failed', order: order.id, order_item: item.id, tries, cause },
    'Refund failed; will retry',
  );
  await inTransaction(deps.db, async (tx) => {
    await noteRefundTries(tx, item.id, tries);
    if (!isAlarm) return;
    await audit(tx, {
      at: deps.clock.now(),
      actor: by.actor,
      action: 'order.refund_alarm',
      subject: `order_item:${item.id}`,
      after: { order: order.id, tries, cause },
    });
    await deps.mail.send(
      renderEmail({
        locale: ENGLISH_LOCALE,
        to: deps.config.supportEmail,
        subject: `A refund does not go through: order ${order.id}`,
        paragraphs: [
          `${toUnicode(item.domain_name)} was paid and could not be had. Giving the money back has failed ${tries} times: ${cause}.`,
          'The shop goes on trying. Look at the payment in the provider’s own pages.',
        ],
        from: deps.config.shopName,
      }),
      tx,
    );
  });
  return item.state;
}
