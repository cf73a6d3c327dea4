import { cardExpiry, cardTitle, isCardExpired } from './payment-card';

describe('[OR-08a] what is said of a stored card', () => {
  const card = { brand: 'Visa', last4: '4242', exp_month: 8, exp_year: 2028 };

  test('brand, last digits and expiry, nothing more', () => {
    expect(cardTitle(card)).toBe('Visa 4242');
    expect(cardTitle({ brand: '', last4: '4242' })).toBe('4242');
    expect(cardExpiry(card)).toBe('08/28');
  });

  test('a card is good to the end of its month', () => {
    expect(isCardExpired(card, new Date(2028, 7, 31))).toBe(false);
    expect(isCardExpired(card, new Date(2028, 8, 1))).toBe(true);
  });
});
