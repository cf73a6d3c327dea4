import { z } from 'zod';
import type { PaymentEvent } from '../../../ports/payment-provider';

/** The header of a message that carries its signature. */
export const STRIPE_SIGNATURE_HEADER = 'stripe-signature';

const event = z.object({
  id: z.string().min(1).max(200),
  type: z.string().min(1).max(100),
  data: z.object({
    object: z.object({
      id: z.optional(z.string()),
      object: z.string(),
      metadata: z.optional(z.nullable(z.record(z.string(), z.string()))),
      payment_intent: z.optional(z.nullable(z.string())),
    }),
  }),
});

const DISPUTE = 'charge.dispute.created';

/** Reads a message whose signature holds; null when it is none of Stripe's. */
export function readStripeEvent(body: unknown): PaymentEvent | null {
  const read = event.safeParse(body);
  if (!read.success) return null;
  const { id, type, data } = read.data;
  const { object, metadata, payment_intent } = data.object;
  const isIntent = object === 'payment_intent';
  return {
    id,
    type,
    kind: type === DISPUTE ? 'dispute' : isIntent || object === 'refund' ? 'payment' : 'other',
    orderId: metadata?.order_id ?? null,
    paymentRef: (isIntent ? data.object.id : payment_intent) ?? null,
  };
}
