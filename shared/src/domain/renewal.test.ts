import type { CartItem, SubProduct } from './cart-item';
import { assertMinor } from './money';
import { getRenewal } from './renewal';

const today = new Date('2026-11-21T10:00:00Z');

const addOn = (extra: Partial<SubProduct>): SubProduct => ({
  type: 'contact_privacy',
  domain: 'brindlewharf.com',
  name: 'Privacy Protection',
  price: assertMinor(800),
  cost: assertMinor(1600),
  costPerYear: assertMinor(800),
  tax: 0,
  quantity: 1,
  is_selected: true,
  tax_rates: [],
  service: 'contact_privacy_create',
  service_prorated: false,
  currency_code: 'USD',
  currency_symbol: '$',
  ...extra,
});

const item = (extra: Partial<CartItem> = {}): CartItem => ({
  type: 'new',
  domain: 'brindlewharf.com',
  period: 2,
  quantity: 1,
  price: assertMinor(1290),
  cost: assertMinor(2780),
  tax: 0,
  tax_rates: [],
  sub_products: [],
  privacy: false,
  autorenew: true,
  currency_code: 'USD',
  renewal_price: assertMinor(1490),
  priced: 'priced',
  ...extra,
});

describe('getRenewal', () => {
  it('[LG-04b] renews a new domain when its term ends, for one year at the renewal price', () => {
    expect(getRenewal(item(), today)).toEqual({ date: new Date('2028-11-21T10:00:00Z'), amount: 1490 });
  });

  it('[LG-04b] adds a year of each selected add-on, by its quantity', () => {
    const sub_products = [
      addOn({}),
      addOn({ type: 'email_forwarding', price: assertMinor(250), quantity: 3 }),
      addOn({ type: 'domain_forwarding', price: assertMinor(500), is_selected: false }),
    ];
    expect(getRenewal(item({ sub_products }), today).amount).toBe(1490 + 800 + 750);
  });

  it('[LG-04b] counts from the current expiry when the line is a renewal', () => {
    expect(getRenewal(item({ type: 'renew', period: 1, date: '2027-02-28T00:00:00Z' }), today).date).toEqual(
      new Date('2028-02-28T00:00:00Z'),
    );
  });

  it('[LG-04b] names no date for a transfer, because its expiry is not known yet', () => {
    expect(getRenewal(item({ type: 'transfer' }), today)).toEqual({ amount: 1490 });
  });
});
