import type { OrderStatus } from '../contract/checkout';

const FINAL: ReadonlySet<OrderStatus> = new Set<OrderStatus>([
  'payment_failed',
  'completed',
  'partially_completed',
  'failed',
  'cancelled',
  'refunded',
]);

/**
 * Whether an order is final and need not be polled again (OR-02). A failed payment is final: another attempt is a new order with its own
 * key.
 */
export function isFinal(status: OrderStatus): boolean {
  return FINAL.has(status);
}
