import type { OrderId } from '@storefront/shared/contract';
import { inTransaction } from '../../db/transaction';
import { isUuid } from '../../db/uuid';
import type { Deps } from '../../deps';
import { notFound } from '../../http/errors';
import { audit, type Actor } from '../audit';
import { DISPUTE_DECIDED, hasUndecidedDispute, lockOrder } from './queries';

/**
 * Records what staff decided about the domains of an order whose dispute is lost: they were delivered, and the money is gone. Does nothing
 * if there is nothing to decide. @throws HttpError 404
 */
export async function recordDisputeDecision(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  orderId: OrderId,
  reason: string,
  by: Actor,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const order = isUuid(orderId) ? await lockOrder(tx, orderId) : undefined;
    if (!order) throw notFound('Order not found.', { code: 'no_such_order' });
    const at = clock.now();
    if (await hasUndecidedDispute(tx, orderId, at))
      await audit(tx, { at, ...by, action: DISPUTE_DECIDED, subject: `order:${orderId}`, after: { reason } });
  });
}
