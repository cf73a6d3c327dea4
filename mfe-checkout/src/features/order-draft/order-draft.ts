import type { OrderDraft } from '@storefront/shared/cart';
import { newIdempotencyKey } from '@storefront/shared/domain';

/** Gives the draft a key if it has none. The key stays, so that reloads, retries and other tabs place the same order. */
export function withKey(draft: OrderDraft | null): OrderDraft {
  return draft ?? { idempotency_key: newIdempotencyKey() };
}

/** Sets the card of the draft. */
export function withCard(draft: OrderDraft | null, paymentMethodId: string): OrderDraft {
  return { ...withKey(draft), payment_method_id: paymentMethodId };
}

/** Marks the order as sent. Stored before sending, because the page may be closed when the response arrives. */
export function asSent(draft: OrderDraft | null): OrderDraft {
  return { ...withKey(draft), sent: true };
}

/** Marks the order as certainly not placed. */
export function asNotPlaced(draft: OrderDraft | null): OrderDraft {
  const { sent: _sent, ...rest } = withKey(draft);
  return rest;
}

/** Sets the id of the order that the server has created. */
export function withOrder(draft: OrderDraft | null, orderId: string): OrderDraft {
  return { ...asNotPlaced(draft), order_id: orderId };
}
