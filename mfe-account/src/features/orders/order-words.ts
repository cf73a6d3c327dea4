import type { OrderStatus } from '@storefront/shared/contract';
import type { StateName } from '@storefront/shared/ui/state';

/** How an order stands, in the words that its own page uses (OR-03). */
export const orderWords: Readonly<Record<OrderStatus, { readonly state: StateName; readonly word: string }>> = {
  pending: { state: 'checking', word: 'Placed' },
  payment_processing: { state: 'checking', word: 'Payment in progress' },
  payment_failed: { state: 'failed', word: 'Payment failed, not charged' },
  provisioning: { state: 'checking', word: 'In progress' },
  completed: { state: 'done', word: 'Completed' },
  partially_completed: { state: 'done', word: 'Completed in part' },
  failed: { state: 'failed', word: 'Failed, not charged' },
  cancelled: { state: 'taken', word: 'Cancelled, not charged' },
  refunded: { state: 'taken', word: 'Refunded' },
};

/** Such an order has ended, and nothing was taken for it. */
export const NOT_CHARGED: ReadonlySet<OrderStatus> = new Set<OrderStatus>(['payment_failed', 'failed', 'cancelled']);
