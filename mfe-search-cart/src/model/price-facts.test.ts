import fc from 'fast-check';
import { tldOffer } from '@storefront/shared/testing';
import { afterExpiryInWords, costsOverYears, termInWords } from './price-facts';

describe('[PR-01b] the cost of an extension over the years', () => {
  const costs = (offer: Parameters<typeof tldOffer>[0]) => costsOverYears(tldOffer(offer)).map(({ cost }) => cost);

  it('is the first term and a renewal for each year after it', () => {
    expect(costs({ register: 12.9, renew: 14.9 })).toEqual([1290, 4270, 7250, 14_700]);
    expect(costs({ register: 4.9, renew: 29.9, first_year_only: true })).toEqual([490, 6470, 12_450, 27_400]);
  });

  it('an extension that is sold for two years at least costs two over one', () => {
    expect(costs({ register: 79, renew: 89, min_years: 2 })).toEqual([15_800, 24_700, 42_500, 87_000]);
  });

  it('property: never falls with the years', () => {
    const amount = fc.integer({ min: 1, max: 1_000_000 }).map((minor) => minor / 100);
    fc.assert(
      fc.property(
        amount,
        amount,
        fc.boolean(),
        fc.integer({ min: 1, max: 3 }),
        (register, renew, first_year_only, min_years) => {
          const over = costs({ register, renew, first_year_only, min_years });
          expect(over).toEqual([...over].sort((a, b) => a - b));
        },
      ),
    );
  });
});

describe('in words', () => {
  it('[PR-01a] tells an introduction from a price that holds for a whole first term', () => {
    expect(termInWords(tldOffer())).toBe(
      'Sold for 1 to 10 years at once. Every year that you take at once costs $12.90; renewals cost $14.90.',
    );
    expect(termInWords(tldOffer({ register: 4.9, renew: 29.9, first_year_only: true }))).toBe(
      'Sold for 1 to 10 years at once. The first price is for the first year only; every further year costs $29.90.',
    );
    expect(termInWords(tldOffer({ renew: 12.9 }))).toBe('Sold for 1 to 10 years at once.');
    expect(termInWords(tldOffer({ max_years: 1 }))).toBe('Sold for 1 year at a time.');
  });

  it('says what is left after expiry', () => {
    expect(afterExpiryInWords(tldOffer({ grace_days: 30, redemption_days: 30 }))).toBe(
      'After expiry it can be renewed at the usual price for 30 days; for 30 days more it can only be restored.',
    );
    expect(afterExpiryInWords(tldOffer({ grace_days: 0, redemption_days: 40 }))).toBe(
      'It cannot be renewed after expiry; for 40 days it can only be restored.',
    );
    expect(afterExpiryInWords(tldOffer({ grace_days: 1, redemption_days: 0 }))).toBe(
      'After expiry it can be renewed at the usual price for 1 day; then anybody can register it.',
    );
  });
});
