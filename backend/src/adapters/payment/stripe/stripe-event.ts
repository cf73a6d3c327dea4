import { z } from 'zod';
import { paymentRef } from '../../../core/payment-ids';
import type { PaymentEvent } from '../../../ports/payment-provider';

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
      status: z.optional(z.nullable(z.string())),
    }),
  }),
});

/** Whether a refund has our key: the shop requested it, and only needs its outcome. */
const isRequestedByShop = (metadata: Readonly<Record<string, string>> | null | undefined): boolean =>
  metadata?.idempotency_key !== undefined;

type EventObject = z.output<typeof event>['data']['object'];

function toKind({ object, metadata, status }: EventObject): PaymentEvent['kind'] {
  switch (object) {
    case 'payment_intent':
      return 'payment';
    case 'refund':
      // A failed refund may be booked already: a refund can fail days after it succeeded (https://docs.stripe.com/refunds#failed-refunds).
      return isRequestedByShop(metadata) && status !== 'failed' && status !== 'canceled' ? 'payment' : 'reversal';
    // Of a charge, only refunds add something to its payment.
    case 'charge':
    case 'dispute':
      return 'reversal';
    case 'radar.early_fraud_warning':
      return 'fraud_warning';
    default:
      return 'other';
  }
}

/** Parses a webhook with a valid signature; null if it is not an event of Stripe. */
export function readStripeEvent(body: unknown): PaymentEvent | null {
  const read = event.safeParse(body);
  if (!read.success) return null;
  const { id, type, data } = read.data;
  const { object, metadata, payment_intent } = data.object;
  const isIntent = object === 'payment_intent';
  return {
    id,
    type,
    kind: toKind(data.object),
    orderId: metadata?.order_id ?? null,
    paymentRef: paymentRef.nullable().parse((isIntent ? data.object.id : payment_intent) ?? null),
  };
}
