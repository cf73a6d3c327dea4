import { SkeletonRows, useSteadyPending } from '@storefront/shared/ui/feedback';

/** Rows of the size of the ordered names, until the order is there. */
export function PurchaseWait() {
  return useSteadyPending(true) ? <SkeletonRows rows={3} cells={2} row="result" label="Loading your order" /> : null;
}
