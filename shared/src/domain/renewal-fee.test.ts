import fc from 'fast-check';
import { assertMinor } from './money';
import { splitCost } from './renewal-fee';

describe('[R9] [PR-04a] splitCost', () => {
  it('separates the years from the fee', () => {
    expect(
      splitCost({
        type: 'renew',
        period: 2,
        cost: assertMinor(11_880),
        fee: { kind: 'restore', amount: assertMinor(8_900) },
      }),
    ).toEqual([
      { part: 'renewal', years: 2, amount: 2_980 },
      { part: 'restore', amount: 8_900 },
    ]);
  });

  it('returns no parts when there is no fee', () => {
    expect(splitCost({ type: 'renew', period: 1, cost: assertMinor(1_490), fee: null })).toEqual([]);
    expect(splitCost({ type: 'new', period: 1, cost: assertMinor(1_490) })).toEqual([]);
  });

  it('returns parts that add up to the cost', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e8 }),
        fc.integer({ min: 1, max: 1e6 }),
        fc.constantFrom('late', 'restore'),
        fc.integer({ min: 1, max: 10 }),
        (years, amount, kind, period) => {
          const parts = splitCost({
            type: 'renew',
            period,
            cost: assertMinor(years + amount),
            fee: { kind, amount: assertMinor(amount) },
          });
          expect(parts.reduce((sum, part) => sum + part.amount, 0)).toBe(years + amount);
        },
      ),
    );
  });
});
