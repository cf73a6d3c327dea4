import type { OrderStatus } from '@storefront/shared/contract';
import type { Message } from '@storefront/shared/i18n';
import type { StateName } from '@storefront/shared/ui/state';
import * as messages from './messages';

/** The icon and text of each order status, as on the order's own page (OR-03). */
export const orderStatusLabels: Readonly<Record<OrderStatus, { readonly state: StateName; readonly word: Message }>> = {
  pending: { state: 'checking', word: messages.placed },
  payment_processing: { state: 'checking', word: messages.paymentInProgress },
  payment_failed: { state: 'failed', word: messages.paymentFailed },
  provisioning: { state: 'checking', word: messages.inProgress },
  completed: { state: 'done', word: messages.completed },
  partially_completed: { state: 'done', word: messages.completedInPart },
  failed: { state: 'failed', word: messages.failed },
  cancelled: { state: 'taken', word: messages.cancelled },
  refunded: { state: 'taken', word: messages.refunded },
};

/** Statuses of orders that have ended without a charge. */
export const NOT_CHARGED: ReadonlySet<OrderStatus> = new Set<OrderStatus>(['payment_failed', 'failed', 'cancelled']);
