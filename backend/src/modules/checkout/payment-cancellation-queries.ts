import type { OrderId } from '@storefront/shared/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { orders } from '../../db/schema';

/** Schedules the cancellation of a payment that waits for bank confirmation. @returns false if none waits or it is already scheduled */
export async function recordPaymentCancelled(tx: Tx, orderId: OrderId, at: Date): Promise<boolean> {
  const updated = await tx
    .update(orders)
    .set({ payment_cancel_asked_at: at, next_step_at: at, idle_steps: 0 })
    .where(and(eq(orders.id, orderId), eq(orders.state, 'action_required'), isNull(orders.payment_cancel_asked_at)))
    .returning({ id: orders.id });
  return updated.length > 0;
}
