import { orderConflict, type OrderConflict } from '@storefront/shared/contract';
import { ApiError } from '@storefront/shared/api';

/** Why an order was not placed, and what that means for this person. */
export type OrderRefusal =
  /** Prices or names have changed; nothing was created. */
  | { kind: 'changed'; conflict: OrderConflict }
  /** The same order is being placed at this moment, in another tab or by an earlier click: ask again in a moment. */
  | { kind: 'in_flight' }
  /**
   * This cart's key has an order already, with other contents: an earlier attempt arrived after all, and quotes or cart have
   * changed since. It is followed, not placed again.
   */
  | { kind: 'placed_before'; orderId: string }
  /** The registrar has stopped answering since the page was opened: the order is taken once this person knows (R6). */
  | { kind: 'may_take_longer' }
  /** No answer came: it may or may not have been placed; the same key makes trying again safe (OR-05). */
  | { kind: 'unanswered'; reference?: string }
  /** No answer came, and the order is not there: it was lost on its way. */
  | { kind: 'lost' }
  /** The browser was offline, so nothing was sent. */
  | { kind: 'offline' }
  /** A saved card was to pay, and the person did not confirm who they are. */
  | { kind: 'not_proven' }
  /** The server said no, or the cart makes no order. */
  | { kind: 'refused'; error: unknown; reference?: string };

/** Reads what became of an attempt to place an order. */
export function orderRefusal(error: unknown): OrderRefusal {
  if (!(error instanceof ApiError)) return { kind: 'refused', error };
  const reference = error.requestId;
  // After a server error it is unknown how far the order got.
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
