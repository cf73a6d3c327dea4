import type { CustomerId, OrderId } from '@storefront/shared/contract';
import { inTransaction } from '../../db/transaction';
import type { Deps } from '../../deps';
import { notFound } from '../../http/errors';
import { audit } from '../audit';
import { findOwnOrder } from './withdrawal-queries';
import { notePaymentCancelled } from './payment-cancellation-queries';

/**
 * Writes down that its customer cancels a payment that waits for their bank. The order's next step settles it at the payment provider, by
 * asking first: what the bank has confirmed by then is a payment, and the order goes on. Nothing of the order is called off before that
 * is known, so there is no moment at which it has neither a payment nor an end.
 * @returns the order, whether its payment was waiting or not
 * @throws HttpError 404 for an order of somebody else as for one that is not there (I9)
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
    if (!(await notePaymentCancelled(tx, order.id, at))) return;
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
