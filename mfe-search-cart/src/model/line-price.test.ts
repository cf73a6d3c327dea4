import { cartItem } from '@storefront/shared/testing';
import { linePriceState } from './line-price';

describe('the price of a cart line', () => {
  it('is known when the server gave it, and while it is only checked again', () => {
    expect(linePriceState(cartItem())).toBe('known');
    expect(linePriceState(cartItem({ priced: 'checking', quote: 'q' }))).toBe('known');
  });

  it('[CT-09a] [CT-09b] is pending when another term was chosen and its price has not come', () => {
    expect(linePriceState(cartItem({ priced: 'checking', period: 2 }))).toBe('pending');
  });

  it('[NT-12] is unknown when the check failed', () => {
    expect(linePriceState(cartItem({ priced: 'unknown' }))).toBe('unknown');
  });
});
