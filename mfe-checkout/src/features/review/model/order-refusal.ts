import { orderConflict, type OrderConflict } from '@storefront/shared/contract';
import { ApiError } from '@storefront/shared/api';

/** Why an order was not placed. */
export type OrderRefusal =
  /** Prices or domains have changed; no order was created. */
  | { kind: 'changed'; conflict: OrderConflict }
  /** The same order is being placed by another tab or an earlier click: retry in a moment. */
  | { kind: 'in_flight' }
  /**
   * The key already has an order with other contents: an earlier attempt did arrive, and quotes or cart have changed since. That order is
   * followed; no new one is placed.
   */
  | { kind: 'placed_before'; orderId: string }
  /**
   * The registrar has stopped responding since the page was opened. The order is accepted once the customer has confirmed that it may take
   * longer (R6).
   */
  | { kind: 'may_take_longer' }
  /** There was no response, so the order may or may not have been placed. A retry with the same key is safe (OR-05). */
  | { kind: 'unanswered'; reference?: string }
  /** There was no response, and the order does not exist. */
  | { kind: 'lost' }
  /** The browser was offline, so nothing was sent. */
  | { kind: 'offline' }
  /** The customer did not reauthenticate to pay with a saved card. */
  | { kind: 'not_proven' }
  /** The server refused the order, or the cart cannot be ordered. */
  | { kind: 'refused'; error: unknown; reference?: string };

/** Classifies the error of an attempt to place an order. */
export function orderRefusal(error: unknown): OrderRefusal {
  if (!(error instanceof ApiError)) return { kind: 'refused', error };
  const reference = error.requestId;
  // After a server error, the order may or may not have been placed.
  if (error.status >= 500) return { kind: 'unanswered', reference };
  const conflict = error.status === 409 ? orderConflict.safeParse(error.body).data : undefined;
  switch (conflict?.code) {
    case 'price_changed':
    case 'unavailable':
      return { kind: 'changed', conflict };
    case 'in_flight':
      return { kind: 'in_flight' };
    case 'may_take_longer':
      return { kind: 'may_take_longer' };
    case 'key_reused':
      return conflict.order_id
        ? { kind: 'placed_before', orderId: conflict.order_id }
        : { kind: 'refused', error, reference };
    default:
      return { kind: 'refused', error, reference };
  }
}
