import type { CustomerId, OrderId } from '@storefront/shared/contract';
import { inTransaction } from '../../db/transaction';
import type { Deps } from '../../deps';
import { notFound } from '../../http/errors';
import { audit } from '../audit';
import { findOwnOrder } from './withdrawal-queries';
import { notePaymentCancelled } from './payment-cancellation-queries';

/**
 * Records that a customer cancels a payment that waits for their bank. The order's next step settles it at the payment provider, and asks
 * first: if the bank has confirmed by then, it is a payment and the order continues. Nothing is cancelled before that is known, so at no
 * moment does the order have neither a payment nor an end.
 * @returns the order, whether or not its payment was waiting
 * @throws HttpError 404 for somebody else's order as for one that does not exist (I9)
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
