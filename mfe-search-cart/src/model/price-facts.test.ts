import fc from 'fast-check';
import { tldOffer } from '@storefront/shared/testing';
import { costsOverYears } from './price-facts';

describe('[PR-01b] the cost of an extension over the years', () => {
  const costs = (offer: Parameters<typeof tldOffer>[0]) => costsOverYears(tldOffer(offer)).map(({ cost }) => cost);

  it('is what as many years cost when they are bought at once', () => {
    expect(costs({ register: 12.9, renew: 14.9 })).toEqual([1290, 3870, 6450, 12_900]);
    expect(costs({ register: 4.9, renew: 29.9, first_year_only: true })).toEqual([490, 6470, 12_450, 27_400]);
  });

  it('adds renewals when an extension is not sold for so long', () => {
    expect(costs({ register: 12.9, renew: 14.9, max_years: 1 })).toEqual([1290, 4270, 7250, 14_700]);
  });

  it('counts two years over one when an extension is sold for two at least', () => {
    expect(costs({ register: 79, renew: 89, min_years: 2 })).toEqual([15_800, 23_700, 39_500, 79_000]);
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
