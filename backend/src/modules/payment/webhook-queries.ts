import { eq } from 'drizzle-orm';
import type { OrderId } from '@storefront/shared/contract';
import type { Tx } from '../../db/client';
import { orders, payment_events } from '../../db/schema';
import { isUuid } from '../../db/uuid';
import type { PaymentEvent } from '../../ports/payment-provider';

/** Finds the order of a webhook event by our id or by the payment's reference; null if there is none. */
export async function findOrderId(tx: Tx, { orderId, paymentRef }: PaymentEvent): Promise<OrderId | null> {
  const named =
    orderId !== null
      ? isUuid<OrderId>(orderId)
        ? eq(orders.id, orderId)
        : null
      : paymentRef !== null
        ? eq(orders.payment_ref, paymentRef)
        : null;
  const [found] = named ? await tx.select({ id: orders.id }).from(orders).where(named).limit(1) : [];
  return found?.id ?? null;
}

/** @returns false if the event was already received */
export async function recordPaymentEvent(tx: Tx, event: typeof payment_events.$inferInsert): Promise<boolean> {
  const booked = await tx
    .insert(payment_events)
    .values(event)
    .onConflictDoNothing()
    .returning({ id: payment_events.id });
  return booked.length > 0;
}
