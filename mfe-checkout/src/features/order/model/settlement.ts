import type { Order, OrderItemStatus } from '@storefront/shared/contract';
import { isObtained } from './order-progress';

/** What the end of an order means for this browser's cart and drafts. */
export interface Settlement {
  /** Names that are bought and leave the cart. */
  bought: string[];
  /** Forget order id and key, so that the next attempt is a separate order (OR-05). */
  forgetOrder: boolean;
  /** Forget the registrant as well: the purchase is complete (RG-08). */
  forgetRegistrant: boolean;
}

/** What did not go through stays in the cart. */
const LOST: ReadonlySet<OrderItemStatus> = new Set<OrderItemStatus>([
  'failed',
  'cancelled',
  'refund_pending',
  'refunded',
]);

const nothing: Settlement = { bought: [], forgetOrder: false, forgetRegistrant: false };

/**
 * What to settle when an order is seen. `underWayId` is the order that this browser's draft waits for; any other order, especially an old
 * one opened again, changes nothing, so that an item leaves the cart exactly once.
 */
export function getSettlement(order: Order, underWayId: string | undefined): Settlement {
  if (order.order_id !== underWayId) return nothing;
  const bought = order.order_items.filter(isObtained).map((item) => item.domain_name);
  switch (order.status_name) {
    case 'completed':
    case 'partially_completed':
    case 'refunded':
      return { bought, forgetOrder: true, forgetRegistrant: true };
    case 'payment_failed':
    case 'failed':
    case 'cancelled':
      return { bought: [], forgetOrder: true, forgetRegistrant: false };
    case 'provisioning':
      // Paid while items are under way, such as transfers, which take days. The cart is free for others in the meantime; whatever is denied
      // is refunded.
      if (order.captured === 0) return nothing;
      return {
        bought: order.order_items
          .filter((item) => isObtained(item) || !LOST.has(item.status))
          .map((item) => item.domain_name),
        forgetOrder: true,
        forgetRegistrant: true,
      };
    default:
      return nothing;
  }
}
