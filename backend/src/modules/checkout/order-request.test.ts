import type { OrderPayload } from '@storefront/shared/contract';
import { asId } from '../../../test/support/as-id';
import { readOrder } from './order-request';

const payload: OrderPayload = {
  original_amount: 12.5,
  original_tax: 2.5,
  payment_method_id: 'card',
  currency_code: 'USD',
  order_items: [],
  idempotency_key: 'key-of-sixteen-characters',
};
const read = (change: Partial<OrderPayload> = {}) =>
  readOrder(
    { ...payload, ...change },
    {
      buyer: { id: asId('customer'), country: 'NO', vat: null },
      placedBy: {
        actor: 'customer:customer',
        requestId: null,
        merchantInitiated: false,
        signedInRecently: true,
        language: null,
      },
      config: { currencies: ['USD'] },
    },
  );

describe('reading an order from its payload', () => {
  it('[OR-05b] yields the same hash for another key, accepted delay, referral or order of fields', () => {
    const { hash } = read();
    expect(read({ idempotency_key: 'another-key-of-it', accepts_delay: true, referral: 'partner' }).hash).toBe(hash);
    const backwards = Object.fromEntries(Object.entries(payload).reverse()) as OrderPayload;
    expect(read(backwards).hash).toBe(hash);
    expect(read({ original_tax: 2.51 }).hash).not.toBe(hash);
  });

  it('[OR-06a] rounds floating-point noise in a sum to cents', () => {
    expect(read({ original_amount: 12.500_000_001 }).shown).toEqual({ amount: 1250, tax: 250 });
  });

  it('rejects a currency that the shop does not sell in', () => {
    expect(() => read({ currency_code: 'EUR' })).toThrow(expect.objectContaining({ status: 422 }));
  });
});
