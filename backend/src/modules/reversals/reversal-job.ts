import type { Deps } from '../../deps';
import { checkingReversals, warningOfFraud } from '../payment';
import { bookReversals } from './book-reversals';
import { warnOfFraud } from './fraud-warning';
import { findPaymentRef } from './queries';

/** Registers the jobs that follow from webhook events: one checks a payment for reversals, one tells staff of suspected fraud. */
export async function registerReversalJob(
  _app: unknown,
  deps: Pick<Deps, 'db' | 'clock' | 'mail' | 'config' | 'payment' | 'jobs'>,
): Promise<void> {
  deps.jobs.handle(checkingReversals, async ({ data: { orderId, requestId } }) => {
    const ref = await findPaymentRef(deps.db, orderId);
    const payment = ref === null ? null : await deps.payment.inspect(ref);
    if (payment === 'unknown') throw new Error('The payment provider did not return the payment');
    if (payment?.orderId === orderId) await bookReversals(deps, payment, { actor: 'payment_provider', requestId });
  });
  deps.jobs.handle(warningOfFraud, async ({ data: { orderId, requestId } }) => {
    await warnOfFraud(deps, orderId, { actor: 'payment_provider', requestId });
  });
}
