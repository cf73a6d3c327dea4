import type { OrderId } from '@storefront/shared/contract';
import type { Tx } from '../../db/client';
import type { OrderState } from '../../db/schema';
import { publishEvent } from '../webhooks';
import type { OrderRow } from './queries';

interface EndedOrder extends Pick<OrderRow, 'customer_id' | 'total' | 'captured' | 'currency_code' | 'created_at'> {
  readonly id: OrderId;
  readonly state: OrderState;
}

/** Publishes the first end of an order; a later one, after refunds, is told by these. */
export async function publishOrderEnd(tx: Tx, order: EndedOrder, at: Date): Promise<void> {
  const { state, currency_code } = order;
  const data = {
    order_id: order.id,
    customer_id: order.customer_id,
    total: { minor_units: order.total, currency_code },
    captured: { minor_units: order.captured, currency_code },
    placed_at: order.created_at.toISOString(),
  };
  switch (state) {
    case 'completed':
    case 'partially_completed':
      return publishEvent(tx, { type: 'order.completed', data: { ...data, status: state } }, at);
    case 'failed':
    case 'payment_failed':
    case 'cancelled':
    case 'refunded':
      return publishEvent(tx, { type: 'order.failed', data: { ...data, status: state } }, at);
    default:
      throw new Error(`Order ${order.id} has not ended: ${state}`);
  }
}
