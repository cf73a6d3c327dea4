import fc from 'fast-check';
import { MINOR_MAX, assertMinor } from './money';
import { groupTaxes, computeTax, type TaxLine } from './tax';

const runs = { numRuns: 1000 };
/** Percent, with three decimals. */
const rate = fc.integer({ min: 0, max: 100_000 }).map((thousandths) => thousandths / 1000);
const cost = fc.integer({ min: 0, max: MINOR_MAX }).map(assertMinor);

const line: fc.Arbitrary<TaxLine> = fc.record({
  tax_id: fc.constantFrom('vat', 'gst', 'pst', 'city'),
  tax_rule_name: fc.constantFrom('VAT', 'GST'),
  tax_rate: fc.constantFrom(5, 9.975, 25),
  tax_amount: fc.integer({ min: 0, max: 1e9 }).map(assertMinor),
});

describe('[CT-08b] [CT-08c] computeTax', () => {
  it.each([
    [1290, 25, 323],
    [1290, 20, 258],
    [1290, 9.975, 129],
    [10, 5, 1],
    [9, 5, 0],
    [1, 50, 1],
    [-10, 5, -1],
    [0, 25, 0],
    [MINOR_MAX, 99.999, 999_990_000_000],
  ])('of %p at %p %% is %p, rounded half up once', (amount, percent, tax) => {
    expect(computeTax(assertMinor(amount), percent)).toBe(tax);
  });

  it('is at most half a minor unit from the exact tax, and rounds a half up', () => {
    fc.assert(
      fc.property(cost, rate, (amount, percent) => {
        const exact = BigInt(amount) * BigInt(Math.round(percent * 1000));
        const off = BigInt(computeTax(amount, percent)) * 100_000n - exact;
        expect(off > -50_000n && off <= 50_000n).toBe(true);
      }),
      runs,
    );
  });

  it('grows with the cost and never exceeds it', () => {
    fc.assert(
      fc.property(cost, cost, rate, (a, b, percent) => {
        const [less, more] = a < b ? [a, b] : [b, a];
        expect(computeTax(less, percent)).toBeLessThanOrEqual(computeTax(more, percent));
        expect(computeTax(more, percent)).toBeLessThanOrEqual(more);
      }),
      runs,
    );
  });

  it.each([-1, 100.001, 5.00001, Number.NaN])('throws when the rate is %p', (percent) => {
    expect(() => computeTax(assertMinor(100), percent)).toThrow(RangeError);
  });
});

describe('[CT-08b] groupTaxes', () => {
  it('adds up the lines of each tax_id', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 40 }), (lines) => {
        const groups = groupTaxes(lines);
        expect(groups.map(({ tax_id }) => tax_id)).toEqual([...new Set(lines.map(({ tax_id }) => tax_id))].sort());
        for (const group of groups) {
          const sum = lines
            .filter(({ tax_id }) => tax_id === group.tax_id)
            .reduce((total, { tax_amount }) => total + tax_amount, 0);
          expect(group.tax_amount).toBe(sum);
        }
      }),
      runs,
    );
  });

  it('is the same for any order of the lines', () => {
    fc.assert(
      fc.property(
        fc
          .array(line, { maxLength: 20 })
          .chain((lines) => fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length }))),
        ([lines, shuffled]) => expect(groupTaxes(shuffled)).toEqual(groupTaxes(lines)),
      ),
      runs,
    );
  });

  it('leaves its input unchanged', () => {
    const lines = [
      { tax_id: 'vat', tax_rule_name: 'VAT', tax_rate: 25, tax_amount: assertMinor(1) },
      { tax_id: 'vat', tax_rule_name: 'VAT', tax_rate: 25, tax_amount: assertMinor(2) },
    ];
    groupTaxes(lines);
    expect(lines.map(({ tax_amount }) => tax_amount)).toEqual([1, 2]);
  });
});
