import type { OrderItemStatus, OrderStatus } from '@storefront/shared/contract';
import type { StateName } from '@storefront/shared/ui/state';

/** State icon of each order status. */
export const orderMarker: Readonly<Record<OrderStatus, StateName>> = {
  pending: 'checking',
  payment_processing: 'checking',
  provisioning: 'checking',
  completed: 'done',
  partially_completed: 'expiring',
  failed: 'failed',
  payment_failed: 'failed',
  cancelled: 'taken',
  refunded: 'taken',
};

export const itemMarker: Readonly<Record<OrderItemStatus, StateName>> = {
  waiting: 'unknown',
  registering: 'checking',
  checking: 'checking',
  refund_pending: 'checking',
  completed: 'done',
  failed: 'failed',
  cancelled: 'taken',
  refunded: 'taken',
};
