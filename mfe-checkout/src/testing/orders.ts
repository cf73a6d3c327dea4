import type { Order, OrderedItem } from '@storefront/shared/contract';
import { branded, type Plain } from '@storefront/shared/testing';

/** An order item as the server returns it; by default $12.90 before 25 % tax. */
export function orderedItem(change: Partial<Plain<OrderedItem>> = {}): OrderedItem {
  const name = change.domain_name ?? 'brindlewharf.com';
  return branded<OrderedItem>({
    id: `item-${name}`,
    type: 'new',
    domain_name: name,
    period: 1,
    status: 'waiting',
    message: '',
    cost: 12.9,
    amount: 12.9,
    fee: null,
    tax: 3.23,
    tax_rates: [{ tax_id: 'vat-no', tax_rule_name: 'VAT Norway', tax_rate: 25, tax_amount: 3.23 }],
    sub_items: [],
    expiry_date: null,
    ...change,
  });
}

/** An order as the server returns it; by default its sums follow from its items. */
export function anOrder(change: Partial<Plain<Order>> = {}): Order {
  const order_items = change.order_items ?? [orderedItem()];
  const sum = (amounts: number[]): number => Math.round(amounts.reduce((a, b) => a + b, 0) * 100) / 100;
  const amount = sum(order_items.map((item) => item.amount));
  const tax = sum(order_items.map((item) => item.tax));
  return branded<Order>({
    order_id: 'order-1',
    status_name: 'pending',
    created_at: '2026-11-21T10:00:00Z',
    updated_at: '2026-11-21T10:00:00Z',
    currency_code: 'USD',
    amount,
    tax,
    total: sum([amount, tax]),
    captured: 0,
    voided: 0,
    refunded: 0,
    may_take_longer: false,
    payment: { brand: 'Visa', last4: '4242', challenge_url: null, message: '' },
    ...change,
    order_items,
  });
}
