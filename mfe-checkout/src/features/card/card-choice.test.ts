import type { PaymentMethod } from '@storefront/shared/contract';
import { asId } from '@storefront/shared/testing';
import { NEW_CARD, presentChoice, readRefusedCard } from './card-choice';

const now = new Date(2026, 10, 21);
const card = (id: string, change: Partial<PaymentMethod> = {}): PaymentMethod => ({
  id: asId(id),
  brand: 'Visa',
  last4: '4242',
  exp_month: 8,
  exp_year: 2028,
  is_default: false,
  created_at: '2026-01-01T00:00:00Z',
  ...change,
});

describe('[OR-08a] which card is chosen', () => {
  test('is what was picked, else the default, else the first that is good, when there are several', () => {
    const cards = [card('a'), card('b', { is_default: true }), card('c')];
    expect(presentChoice(cards, { picked: 'c', now })).toBe('c');
    expect(presentChoice(cards, { now })).toBe('b');
    expect(presentChoice([card('a'), card('b')], { now })).toBe('a');
  });

  test('is no card when that was removed or has expired', () => {
    expect(presentChoice([card('a')], { picked: 'gone', now })).toBe('a');
    expect(presentChoice([card('old', { exp_year: 2025, is_default: true }), card('a')], { picked: 'old', now })).toBe(
      'a',
    );
  });

  test('[BO-05h] is no card from before the address changed while the former address can take the account back', () => {
    const waiting = card('old', { is_default: true, pays_from: '2026-11-21T20:00:00Z' });
    expect(presentChoice([waiting, card('a')], { picked: 'old', now })).toBe('a');
    expect(presentChoice([waiting], { now })).toBe(NEW_CARD);
  });

  test('is a new card when none can pay, or when one is wanted', () => {
    expect(presentChoice([], { now })).toBe(NEW_CARD);
    expect(presentChoice([card('old', { exp_year: 2025 })], { now })).toBe(NEW_CARD);
    expect(presentChoice([card('a')], { picked: NEW_CARD, now })).toBe(NEW_CARD);
  });

  test('is no card that the bank refused, unless it is picked', () => {
    const refused = { brand: 'Visa', last4: '0002' };
    const cards = [card('a', { last4: '0002', is_default: true }), card('b')];
    expect(presentChoice(cards, { refused, now })).toBe('b');
    expect(presentChoice(cards.slice(0, 1), { refused, now })).toBe(NEW_CARD);
    expect(presentChoice(cards, { picked: 'a', refused, now })).toBe('a');
  });

  test.each([
    null,
    undefined,
    'x',
    {},
    { refusedCard: 'Visa 0002' },
    { refusedCard: { brand: 'Visa', last4: '4000000000000002' } },
  ])('is told by no state of the history when that is of another kind: %j', (state) => {
    expect(readRefusedCard(state)).toBeUndefined();
    expect(readRefusedCard({ refusedCard: { brand: 'Visa', last4: '0002' } })).toEqual({
      brand: 'Visa',
      last4: '0002',
    });
  });
});
