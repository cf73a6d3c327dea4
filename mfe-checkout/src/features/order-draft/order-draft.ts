import type { OrderDraft } from '@storefront/shared/cart';
import { newIdempotencyKey } from '@storefront/shared/domain';

/** The draft with a key: its existing one, so that reloads, retries and other tabs place the same order, or else a new one. */
export function withKey(draft: OrderDraft | null): OrderDraft {
  return draft ?? { idempotency_key: newIdempotencyKey() };
}

/** The draft that pays with a card. */
export function withCard(draft: OrderDraft | null, paymentMethodId: string): OrderDraft {
  return { ...withKey(draft), payment_method_id: paymentMethodId };
}

/** The draft of an order that is on its way; noted before it is sent, since the page may be gone when the answer comes. */
export function asSent(draft: OrderDraft | null): OrderDraft {
  return { ...withKey(draft), sent: true };
}

/** The draft of an order of which it is known that it was not placed. */
export function asNotPlaced(draft: OrderDraft | null): OrderDraft {
  const { sent: _sent, ...rest } = withKey(draft);
  return rest;
}

/** The draft of an order that the server knows. */
export function withOrder(draft: OrderDraft | null, orderId: string): OrderDraft {
  return { ...asNotPlaced(draft), order_id: orderId };
}
