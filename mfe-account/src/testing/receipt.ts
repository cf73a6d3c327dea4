import type { Receipt, RefundNote } from '@storefront/shared/contract';
import { asId, orderedItem } from '@storefront/shared/testing';

/** One line of a receipt. */
export const line = (given: Partial<Receipt['lines'][number]>): Receipt['lines'][number] => ({
  ...orderedItem(),
  money: 'charged',
  tax: 3.23,
  ...given,
});

export const receipt = (given: Partial<Receipt> = {}): Receipt => ({
  order_id: asId('c0ffee00-0000-4000-8000-000000000000'),
  status_name: 'completed',
  number: 'R-000042',
  ordered_at: '2026-11-21T10:00:00Z',
  issued_at: '2026-11-21T10:00:05Z',
  seller: {
    name: 'Onymeter Demonstration Ltd.',
    address: ['1 Example Street'],
    tax_number: 'EX000000000',
    email: 'help@onymeter.example',
  },
  buyer: { name: 'שרה כהן', email: 'sara@example.com', country: 'NO' },
  card: { brand: 'Visa', last4: '4242' },
  currency_code: 'USD',
  lines: [line({ id: asId('a') })],
  amount: 12.9,
  taxes: [{ tax_id: 'vat-no', tax_rule_name: 'VAT Norway', tax_rate: 25, tax_amount: 3.23 }],
  total: 16.13,
  captured: 16.13,
  voided: 0,
  refunded: 0,
  refunds: [],
  ...given,
});

export const refundNote = (given: Partial<RefundNote> = {}): RefundNote => {
  const { order_id, seller, buyer, card, currency_code, amount, taxes, total } = receipt();
  return {
    number: 'R-000043',
    order_id,
    issued_at: '2026-11-23T10:00:00Z',
    receipt: { number: 'R-000042', issued_at: '2026-11-21T10:00:05Z' },
    ...{ seller, buyer, card, currency_code, amount, taxes, total },
    line: { domain_name: 'mountain.com', type: 'transfer', period: 1, part: 'all' },
    ...given,
  };
};
