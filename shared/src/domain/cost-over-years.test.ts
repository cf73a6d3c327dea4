import fc from 'fast-check';
import { COST_YEARS, costOverYears, termCost, type TermPrices, type YearPrices } from './cost-over-years';
import { assertMinor } from './money';

const com: YearPrices = { first: assertMinor(1290), renewal: assertMinor(1490), firstYearOnly: false };
const studio: YearPrices = { first: assertMinor(490), renewal: assertMinor(2990), firstYearOnly: true };

const amount = fc.integer({ min: 0, max: 1e9 }).map(assertMinor);
const anyPrices: fc.Arbitrary<YearPrices> = fc.record({ first: amount, renewal: amount, firstYearOnly: fc.boolean() });
const anyYears = fc.integer({ min: 1, max: 10 });

describe('[PR-01a] [PR-01b] termCost', () => {
  it('charges the first price for every year', () => {
    expect([1, 2, 10].map((years) => termCost(com, years))).toEqual([1290, 2580, 12_900]);
  });

  it('charges an introductory price once, then renewals', () => {
    expect([1, 2, 10].map((years) => termCost(studio, years))).toEqual([490, 3480, 27_400]);
  });

  it('property: charges the first price for one year, and for each further year what that year costs', () => {
    fc.assert(
      fc.property(anyPrices, anyYears, (prices, years) => {
        expect(termCost(prices, 1)).toBe(prices.first);
        expect(termCost(prices, years + 1) - termCost(prices, years)).toBe(
          prices.firstYearOnly ? prices.renewal : prices.first,
        );
      }),
    );
  });

  it('throws when the years are not a whole number', () => {
    for (const years of [-1, 1.5, Number.NaN]) expect(() => termCost(studio, years)).toThrow(RangeError);
  });
});

describe('[PR-01b] costOverYears', () => {
  const over = (terms: Parameters<typeof costOverYears>[0]) => COST_YEARS.map((years) => costOverYears(terms, years));
  const anyTerms: fc.Arbitrary<TermPrices> = fc
    .tuple(anyPrices, anyYears, anyYears)
    .map(([prices, a, b]) => ({ ...prices, shortest: Math.min(a, b), longest: Math.max(a, b) }));

  it('is what the years cost when they are bought at once', () => {
    expect(over({ ...com, shortest: 1, longest: 10 })).toEqual([1290, 3870, 6450, 12_900]);
    expect(over({ ...studio, shortest: 1, longest: 10 })).toEqual([490, 6470, 12_450, 27_400]);
  });

  it('never falls below the shortest term, which is paid whole', () => {
    const ai = { first: assertMinor(7900), renewal: assertMinor(8900), firstYearOnly: false };
    expect(over({ ...ai, shortest: 2, longest: 10 })).toEqual([15_800, 23_700, 39_500, 79_000]);
  });

  it('adds a renewal for every year after the longest term', () => {
    expect(over({ ...com, shortest: 1, longest: 1 })).toEqual([1290, 4270, 7250, 14_700]);
    expect(over({ ...com, shortest: 1, longest: 3 })).toEqual([1290, 3870, 6850, 14_300]);
  });

  it('property: is what the term costs for each one that is sold', () => {
    fc.assert(
      fc.property(anyTerms, anyYears, (terms, years) => {
        fc.pre(terms.shortest <= years && years <= terms.longest);
        expect(costOverYears(terms, years)).toBe(termCost(terms, years));
      }),
    );
  });

  it('property: grows by one renewal a year after the longest term', () => {
    fc.assert(
      fc.property(anyTerms, anyYears, (terms, more) => {
        const years = terms.longest + more;
        expect(costOverYears(terms, years) - costOverYears(terms, years - 1)).toBe(terms.renewal);
      }),
    );
  });
});
