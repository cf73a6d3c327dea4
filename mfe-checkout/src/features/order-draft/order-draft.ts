import type { OrderDraft } from '@storefront/shared/cart';

/** Random bytes of a key; 24 of them make 48 characters, within the 16 to 64 that the contract takes. */
const KEY_BYTES = 24;

/** A key that names one attempt to buy one cart, from the browser to the payment provider and the registrar (OR-05). */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

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
