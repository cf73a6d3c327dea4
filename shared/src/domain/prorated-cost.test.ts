import { millisecondsInDay } from 'date-fns/constants';
import fc from 'fast-check';
import { addYears } from './dates';
import { assertMinor } from './money';
import { proratedCost, type PartOfTerm } from './prorated-cost';

const cost = (from: string, until: string, yearly = 800, least = 1) =>
  proratedCost({
    yearly: assertMinor(yearly),
    from: new Date(from),
    until: new Date(until),
    least: assertMinor(least),
  });

describe('[DM-09a] proratedCost', () => {
  test.each([
    ['2026-05-12T12:00:00Z', '2027-05-12T12:00:00Z', 800, 'a whole year'],
    ['2026-11-12T12:00:00Z', '2027-05-12T12:00:00Z', 397, '181 of 365 days, 396.7'],
    ['2026-11-12T12:00:01Z', '2027-05-12T12:00:00Z', 397, 'a started day counts whole'],
    ['2026-11-12T11:59:59Z', '2027-05-12T12:00:00Z', 399, '182 of 365 days, 398.9'],
    ['2027-05-12T11:59:59Z', '2027-05-12T12:00:00Z', 2, 'the last second is a day'],
    [
      '2027-08-30T00:00:00Z',
      '2028-02-29T00:00:00Z',
      400,
      '183 of 366 days: the year from 28 February 2027 has a leap day',
    ],
    ['2024-05-12T12:00:00Z', '2027-05-12T12:00:00Z', 2400, 'three whole years'],
    ['2024-05-11T12:00:00Z', '2027-05-12T12:00:00Z', 2402, 'three years and a day'],
  ])('from %s until %s is %d', (from, until, expected) => expect(cost(from, until)).toBe(expected));

  test('charges the least amount, unless the whole term costs less', () => {
    expect(cost('2027-05-02T12:00:00Z', '2027-05-12T12:00:00Z', 300, 50)).toBe(50);
    expect(cost('2027-05-02T12:00:00Z', '2027-05-12T12:00:00Z', 30, 50)).toBe(30);
    expect(cost('2027-05-02T12:00:00Z', '2027-05-12T12:00:00Z', 0, 50)).toBe(0);
  });

  test('throws when the term is over', () => {
    expect(() => cost('2027-05-12T12:00:00Z', '2027-05-12T12:00:00Z')).toThrow(RangeError);
  });

  const start = Date.UTC(2020, 0, 1);
  const anyPart: fc.Arbitrary<PartOfTerm> = fc
    .record({
      yearly: fc.integer({ min: 0, max: 10_000_000 }).map(assertMinor),
      from: fc.integer({ min: start, max: start + 40 * 365 * millisecondsInDay }),
      left: fc.integer({ min: 1, max: 3650 * millisecondsInDay }),
      least: fc.integer({ min: 1, max: 100 }).map(assertMinor),
    })
    .map(({ yearly, from, left, least }) => ({ yearly, from: new Date(from), until: new Date(from + left), least }));
  /** The number of years that a part of a term touches. */
  const touched = ({ from, until }: PartOfTerm): number => {
    let years = 1;
    while (addYears(until, -years) > from) years += 1;
    return years;
  };

  test('property: is in whole minor units, free exactly when the add-on is, and between the least amount and the full price of the years', () => {
    fc.assert(
      fc.property(anyPart, (part) => {
        const price = proratedCost(part);
        expect(Number.isSafeInteger(price)).toBe(true);
        expect(price === 0).toBe(part.yearly === 0);
        const full = part.yearly * touched(part);
        expect(price).toBeLessThanOrEqual(full);
        expect(price).toBeGreaterThanOrEqual(Math.min(part.least, full));
      }),
    );
  });

  test('property: is within half a minor unit of the exact share, with days counted from the expiry', () => {
    fc.assert(
      fc.property(anyPart, (given) => {
        const part = { ...given, least: 0 as const };
        const whole = touched(part) - 1;
        const [yearStart, yearEnd] = [addYears(part.until, -(whole + 1)), addYears(part.until, -whole)];
        const days = (yearEnd.getTime() - yearStart.getTime()) / millisecondsInDay;
        expect([365, 366]).toContain(days);
        const exact =
          part.yearly * (whole + Math.ceil((yearEnd.getTime() - part.from.getTime()) / millisecondsInDay) / days);
        expect(Math.abs(proratedCost(part) - exact)).toBeLessThanOrEqual(0.5 + 1e-6);
      }),
    );
  });

  test('property: never gets dearer by waiting, and rises by a year’s price for a year more', () => {
    fc.assert(
      fc.property(anyPart, fc.double({ min: 0, max: 0.999, noNaN: true }), (part, share) => {
        const later = new Date(part.from.getTime() + Math.floor(share * (part.until.getTime() - part.from.getTime())));
        expect(proratedCost({ ...part, from: later })).toBeLessThanOrEqual(proratedCost(part));
        // For leap days, earlier years end on 28 February.
        fc.pre(part.until.getUTCMonth() !== 1);
        expect(proratedCost({ ...part, until: addYears(part.until, 1), from: addYears(part.until, 0) })).toBe(
          part.yearly,
        );
      }),
    );
  });
});
