import type { Availability, SearchResult } from '@storefront/shared/contract';
import { searchResult } from '@storefront/shared/testing';
import { offerPrice, offerState } from './offer-state';

const result = (status: Availability, prices: Partial<SearchResult> = { price: 13.9, renewal_price: 15.9 }) =>
  searchResult({ status, price: undefined, renewal_price: undefined, ...prices });

const apart = { inCart: false, asking: false };

describe('what a row says', () => {
  it.each([
    ['available', 'available'],
    ['premium', 'premium'],
    ['taken', 'taken'],
    ['reserved', 'reserved'],
    ['pending', 'checking'],
    ['unknown', 'unanswered'],
  ] as const)('[SE-06] %s is shown as %s', (status, state) => {
    expect(offerState(result(status), apart)).toBe(state);
  });

  it('says so when the name is in the cart', () => {
    expect(offerState(result('available'), { inCart: true, asking: false })).toBe('in-cart');
  });

  it.each(['taken', 'reserved'] as const)(
    '[SE-05a] calls a name lost, not in the cart, when it is %s by now',
    (status) => {
      expect(offerState(result(status, {}), { inCart: true, asking: false })).toBe('lost');
    },
  );

  it('[SE-06] checks again only where there was no answer', () => {
    expect(offerState(result('unknown'), { inCart: false, asking: true })).toBe('asking');
    expect(offerState(result('taken'), { inCart: false, asking: true })).toBe('taken');
  });

  it('[PR-03b] offers no free name when its price is not known', () => {
    expect(offerState(result('premium', {}), apart)).toBe('unpriced');
    expect(offerState(result('available', { price: 13.9 }), apart)).toBe('unpriced');
    expect(offerState(result('available', {}), { inCart: false, asking: true })).toBe('asking');
  });

  it('[PR-01a] has both prices in minor units, or none', () => {
    expect(offerPrice(result('available'))).toEqual({
      first: 1390,
      yearly: 1390,
      years: 1,
      renewal: 1590,
      currency: 'USD',
    });
    const twoYears = result('available', { price: 79, renewal_price: 89, min_years: 2, first_year_only: false });
    expect(offerPrice(twoYears)).toEqual({ first: 15_800, yearly: 7900, years: 2, renewal: 8900, currency: 'USD' });
    expect(offerPrice(result('taken', {}))).toBeUndefined();
  });
});
