import fc from 'fast-check';
import { COST_YEARS, costOverYears, termCost, type YearPrices } from './cost-over-years';
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
  const over = (term: Parameters<typeof costOverYears>[0]) => COST_YEARS.map((years) => costOverYears(term, years));

  it('adds a renewal for every year after the first term', () => {
    expect(over({ cost: assertMinor(1290), period: 1, renewal_price: assertMinor(1490) })).toEqual([
      1290, 4270, 7250, 14_700,
    ]);
    expect(over({ cost: assertMinor(490), period: 1, renewal_price: assertMinor(2990) })).toEqual([
      490, 6470, 12_450, 27_400,
    ]);
  });

  it('never falls below the first term, which is paid whole', () => {
    expect(over({ cost: assertMinor(15_800), period: 2, renewal_price: assertMinor(8900) })).toEqual([
      15_800, 24_700, 42_500, 87_000,
    ]);
    expect(over({ cost: assertMinor(12_900), period: 10, renewal_price: assertMinor(1490) })).toEqual([
      12_900, 12_900, 12_900, 12_900,
    ]);
  });

  it('property: is the same however long the first term when there is an introductory price', () => {
    fc.assert(
      fc.property(anyPrices, anyYears, anyYears, (prices, period, longer) => {
        const introduction = { ...prices, firstYearOnly: true };
        const term = { cost: termCost(introduction, period), period, renewal_price: prices.renewal };
        expect(costOverYears(term, period + longer)).toBe(termCost(introduction, period + longer));
      }),
    );
  });

  it('property: grows by one renewal a year after the term', () => {
    fc.assert(
      fc.property(anyPrices, anyYears, anyYears, (prices, period, years) => {
        const term = { cost: termCost(prices, period), period, renewal_price: prices.renewal };
        expect(costOverYears(term, years + 1) - costOverYears(term, years)).toBe(years >= period ? prices.renewal : 0);
      }),
    );
  });
});
