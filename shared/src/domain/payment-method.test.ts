import { isMethodExpired, methodEnd, methodExpiry, methodTitle } from './payment-method';

describe('[OR-08a] a stored card', () => {
  const card = { brand: 'Visa', last4: '4242', exp_month: 8, exp_year: 2028 };

  test('is named by its brand, last digits and expiry', () => {
    expect(methodTitle(card)).toBe('Visa 4242');
    expect(methodTitle({ brand: '', last4: '4242' })).toBe('4242');
    expect(methodExpiry(card)).toBe('08/28');
  });

  test('expires at the end of its month', () => {
    expect(isMethodExpired(card, new Date(2028, 7, 31))).toBe(false);
    expect(isMethodExpired(card, new Date(2028, 8, 1))).toBe(true);
    expect(methodEnd(card)).toEqual(new Date('2028-09-01T00:00:00Z'));
  });
});
