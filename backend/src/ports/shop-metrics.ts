import type { OrderState } from '../db/schema';

/** Events for monitoring. Not awaited; never throws. */
export interface ShopMetrics {
  /** An order reached a final state; one reopened for a refund reaches a second one. */
  orderEnded(state: OrderState): void;
  /** A search was rejected because the process is overloaded. */
  searchShed(): void;
  /** An event was sent to a webhook endpoint, and what follows from the outcome. */
  webhookAttempted(outcome: 'delivered' | 'retried' | 'failed'): void;
}

/** For processes without monitoring. */
export const unwatched: ShopMetrics = { orderEnded() {}, searchShed() {}, webhookAttempted() {} };
