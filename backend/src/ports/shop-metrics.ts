import type { OrderState } from '../db/schema';

/** What the shop tells whoever watches it, as it happens. Nobody waits for it, and it never throws. */
export interface ShopMetrics {
  /** An order came into a state that it does not leave by itself; one that was reopened for a refund comes to a second one. */
  orderEnded(state: OrderState): void;
  /** A look-up of names was turned away because the process is overloaded. */
  searchShed(): void;
}

/** Where nobody watches. */
export const unwatched: ShopMetrics = { orderEnded() {}, searchShed() {} };
