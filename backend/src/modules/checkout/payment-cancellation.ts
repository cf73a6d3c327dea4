import type { CustomerId, OrderId } from '@storefront/shared/contract';
import { inTransaction } from '../../db/transaction';
import type { Deps } from '../../deps';
import { notFound } from '../../http/errors';
import { audit } from '../audit';
import { findOwnOrder } from './withdrawal-queries';
import { recordPaymentCancelled } from './payment-cancellation-queries';

/**
 * Records that the customer cancels a payment that waits for bank confirmation. The order's next step settles it at the payment provider,
 * querying first: if the bank has already confirmed, the payment counts and the order continues. Nothing in the order is cancelled before
 * the outcome is known, so the order always has either a payment or an end.
 * @returns the order's id, whether its payment was waiting or not
 * @throws HttpError 404 for another customer's order as for a missing one (I9)
 */
export async function askToCancelPayment(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  customerId: CustomerId,
  id: string,
  requestId: string,
): Promise<OrderId> {
  const order = await findOwnOrder(db, customerId, id);
  if (!order) throw notFound('Order not found.', { code: 'no_such_order' });
  const at = clock.now();
  await inTransaction(db, async (tx) => {
    if (!(await recordPaymentCancelled(tx, order.id, at))) return;
    await audit(tx, {
      at,
      actor: `customer:${customerId}`,
      requestId,
      action: 'order.payment_cancel_asked',
      subject: `order:${order.id}`,
      after: { payment_cancel_asked_at: at.toISOString() },
    });
  });
  return order.id;
}
