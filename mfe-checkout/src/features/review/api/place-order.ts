import { api } from '@storefront/shared/api';
import { createOrder, type OrderPayload } from '@storefront/shared/contract';
import type { Reauth } from '@storefront/shared/password';
import { findPlaced } from './find-placed';
import { orderRefusal, type OrderRefusal } from '../model/order-refusal';

/** Timeout in milliseconds for accepting an order; the server responds before it processes it. */
const DEADLINE_MS = 30_000;
/** How often, and at which interval in milliseconds, an order that is being placed elsewhere is sent again. */
const IN_FLIGHT_TRIES = 10;
const IN_FLIGHT_WAIT_MS = 1000;

/** Why no order was placed. */
export type NotPlaced = Exclude<OrderRefusal, { kind: 'placed_before' }>;

export type Placement = { placed: true; orderId: string } | { placed: false; refusal: NotPlaced };

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Finds out whether the server accepted the order although its response was lost. */
async function afterNoAnswer(idempotencyKey: string): Promise<Placement> {
  const found = await findPlaced(idempotencyKey);
  switch (found.kind) {
    case 'placed':
      return { placed: true, orderId: found.orderId };
    case 'absent':
      return { placed: false, refusal: { kind: 'lost' } };
    case 'unanswered':
      return { placed: false, refusal: found };
  }
}

/**
 * Places an order. Sending the same key again is safe, because it is the same order (OR-05): this is used to wait for an order that another
 * tab is placing, and to find one whose response was lost.
 *
 * @param withReauth makes the call, and repeats it after a reauthentication if that is required (ADR 23)
 */
export async function placeOrder(payload: OrderPayload, withReauth: Reauth['run']): Promise<Placement> {
  // Nothing is sent while the browser is offline, so it is certain that no order was placed.
  if (!navigator.onLine) return { placed: false, refusal: { kind: 'offline' } };
  for (let tries = 1; ; tries += 1) {
    try {
      const answer = await withReauth(() => api.call(createOrder, { input: payload, deadline: DEADLINE_MS }));
      if (!answer) return { placed: false, refusal: { kind: 'not_proven' } };
      return { placed: true, orderId: answer.order_id };
    } catch (error) {
      const refusal = orderRefusal(error);
      if (refusal.kind === 'placed_before') return { placed: true, orderId: refusal.orderId };
      if (refusal.kind === 'unanswered') return afterNoAnswer(payload.idempotency_key);
      if (refusal.kind !== 'in_flight' || tries >= IN_FLIGHT_TRIES) return { placed: false, refusal };
      await pause(IN_FLIGHT_WAIT_MS);
    }
  }
}
