import type { OrderId } from '@storefront/shared/contract';
import { assertMinor, subtractMinor, type Minor } from '@storefront/shared/domain';
import type { Tx } from '../../db/client';
import { publishEvent } from '../webhooks';
import { addRefunded } from './processing-queries';

interface MadeRefund {
  readonly orderId: OrderId;
  readonly amount: Minor;
  readonly by: 'shop' | 'payment_provider' | 'bank';
  readonly at: Date;
}

/** Books money of an order that went back, and publishes it. */
export async function bookRefund(tx: Tx, { orderId, amount, by, at }: MadeRefund): Promise<void> {
  const data = await toEventData(tx, orderId, amount, amount, at);
  await publishEvent(tx, { type: 'order.refunded', data: { ...data, by } }, at);
}

/** Books a refund of an order that came back after it had succeeded, and publishes it. */
export async function bookFailedRefund(
  tx: Tx,
  { orderId, amount, at }: Pick<MadeRefund, 'orderId' | 'amount' | 'at'>,
): Promise<void> {
  const data = await toEventData(tx, orderId, amount, subtractMinor(assertMinor(0), amount), at);
  await publishEvent(tx, { type: 'order.refund_failed', data }, at);
}

async function toEventData(tx: Tx, orderId: OrderId, amount: Minor, difference: Minor, at: Date) {
  const { customer_id, currency_code, refunded } = await addRefunded(tx, orderId, difference, at);
  return {
    order_id: orderId,
    customer_id,
    amount: { minor_units: amount, currency_code },
    refunded: { minor_units: refunded, currency_code },
  };
}
