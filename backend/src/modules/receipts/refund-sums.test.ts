import { assertMinor, sumMinor, type Minor } from '@storefront/shared/domain';
import * as fc from 'fast-check';
import { getTaxedPart, type Taxed } from './refund-sums';

const minor = (max: number) => fc.integer({ min: 0, max }).map(assertMinor);
const taxed: fc.Arbitrary<Taxed> = fc.record({
  amount: minor(1e9),
  taxes: fc.array(
    fc.record({
      tax_id: fc.constantFrom('vat-no', 'gst-ca', 'pst-bc'),
      tax_rule_name: fc.constant('Tax'),
      tax_rate: fc.integer({ min: 0, max: 100 }),
      tax_amount: minor(1e8),
    }),
    { maxLength: 3 },
  ),
});
const sum = ({ amount, taxes }: Taxed): Minor => sumMinor([amount, ...taxes.map(({ tax_amount }) => tax_amount)]);

describe('[OR-09d] [I1] net amount and taxes of a refund', () => {
  it('add up exactly to the refund, and none is negative, for any refunded amount', () => {
    fc.assert(
      fc.property(taxed, fc.double({ min: 0, max: 1, noNaN: true }), (whole, share) => {
        const gross = assertMinor(Math.floor(sum(whole) * share));
        const part = getTaxedPart(whole, gross);
        expect(sum(part)).toBe(gross);
        part.taxes.forEach(({ tax_amount }, index) => {
          const full = whole.taxes[index]?.tax_amount ?? 0;
          expect(tax_amount).toBeGreaterThanOrEqual(0);
          expect(tax_amount).toBeLessThanOrEqual(full);
          expect(Math.abs(tax_amount - (sum(whole) === 0 ? 0 : (full * gross) / sum(whole)))).toBeLessThanOrEqual(0.51);
        });
      }),
    );
  });

  it('are those of the payment if all of it was refunded', () => {
    fc.assert(fc.property(taxed, (whole) => expect(getTaxedPart(whole, sum(whole))).toEqual(whole)));
  });
});
