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
 * Whether an order has come to its end and need not be asked for again (OR-02). A failed payment is an end: another attempt
 * is another order with a key of its own.
 */
export function isFinal(status: OrderStatus): boolean {
  return FINAL.has(status);
}
