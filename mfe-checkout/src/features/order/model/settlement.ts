import type { Order, OrderItemStatus } from '@storefront/shared/contract';
import { isObtained } from './order-lines';
import { isLapsed } from './order-progress';

/** How an order changes this browser's cart and drafts. */
interface Settlement {
  /** Bought domains, to be removed from the cart. */
  bought: string[];
  /** Delete order id and key, so that the next attempt is a new order (OR-05). */
  forgetOrder: boolean;
  /** Delete the registrant draft too, because the purchase is complete (RG-08). */
  forgetRegistrant: boolean;
}

/** Items with these statuses stay in the cart. */
const LOST: ReadonlySet<OrderItemStatus> = new Set<OrderItemStatus>([
  'failed',
  'cancelled',
  'refund_pending',
  'refunded',
]);

const nothing: Settlement = { bought: [], forgetOrder: false, forgetRegistrant: false };

/**
 * Returns what to change when an order is shown. `underWayId` is the order that this browser's draft refers to. Any other order, such as an
 * old one opened again, changes nothing, so that an item is removed from the cart exactly once.
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
      // Paid, or delivered without being paid, but some items are still in progress, such as transfers, which take days. The cart can be used for others in the meantime;
      // items that fail are refunded.
      if (order.captured === 0 && !isLapsed(order)) return nothing;
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
