import { assertMinor } from '@storefront/shared/domain';
import { priceAnswer } from '@storefront/shared/testing';
import { renewalSum } from './renewal-sum';
import type { RenewalPrice } from '../api/use-renewal-prices';

const priced = (domain: string, cost: number, addOns = 0): [string, RenewalPrice] => [
  domain,
  { kind: 'priced', price: priceAnswer({ domain, service: 'domain_renew', cost }), addOns: assertMinor(addOns) },
];
const unpriced = (domain: string, reason: 'registry_silent' | 'not_renewable'): [string, RenewalPrice] => [
  domain,
  { kind: 'unpriced', reason },
];

describe('[DM-01c] the total of several renewals', () => {
  it('has no floating-point errors', () => {
    const prices = new Map([priced('a.com', 0.1), priced('b.com', 0.2), priced('c.com', 14.9)]);
    expect(renewalSum(['a.com', 'b.com', 'c.com'], prices)).toEqual({ minor: 1520, currency: 'USD', count: 3 });
    expect(renewalSum(['b.com'], prices)).toEqual({ minor: 20, currency: 'USD', count: 1 });
  });

  it('includes the renewed add-ons', () => {
    expect(renewalSum(['a.com', 'b.com'], new Map([priced('a.com', 14.9, 600), priced('b.com', 14.9)]))).toEqual({
      minor: 3580,
      currency: 'USD',
      count: 2,
    });
  });

  it('excludes domains that cannot be renewed', () => {
    expect(
      renewalSum(['a.com', 'gone.com'], new Map([priced('a.com', 14.9), unpriced('gone.com', 'not_renewable')])),
    ).toEqual({ minor: 1490, currency: 'USD', count: 1 });
  });

  it('is undefined while any of the prices is unknown', () => {
    expect(renewalSum(['a.com', 'b.com'], undefined)).toBeUndefined();
    expect(renewalSum(['a.com', 'b.com'], new Map([priced('a.com', 14.9)]))).toBeUndefined();
    expect(
      renewalSum(['a.com', 'b.com'], new Map([priced('a.com', 14.9), unpriced('b.com', 'registry_silent')])),
    ).toBeUndefined();
    expect(renewalSum(['gone.com'], new Map([unpriced('gone.com', 'not_renewable')]))).toBeUndefined();
  });
});
