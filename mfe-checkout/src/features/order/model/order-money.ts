import type { Order, OrderStatus, PaidWith } from '@storefront/shared/contract';
import { methodTitle, subtractMinor, toMinor, type Minor } from '@storefront/shared/domain';

/**
 * The amounts of an order in minor units: `captured` was charged, `refunded` is the part of it that was refunded, `spared` was never
 * charged.
 */
interface OrderMoney {
  amount: Minor;
  tax: Minor;
  total: Minor;
  captured: Minor;
  refunded: Minor;
  spared: Minor;
}

/** Whether nothing was charged in an order that has ended. */
export function wasNothingCharged(status: OrderStatus): boolean {
  return status === 'payment_failed' || status === 'failed' || status === 'cancelled';
}

/** Returns the order's amounts in minor units. */
export function orderMoney(order: Order): OrderMoney {
  const minor = (wire: number): Minor => toMinor(wire, order.currency_code);
  const total = minor(order.total);
  const captured = minor(order.captured);
  return {
    amount: minor(order.amount),
    tax: minor(order.tax),
    total,
    captured,
    refunded: minor(order.refunded),
    spared: subtractMinor(total, captured),
  };
}

/** Formats the card, such as `Visa 4242`; `none`, for the messages, if it is unknown. */
export function cardName(payment: PaidWith): string {
  return methodTitle(payment) || 'none';
}
