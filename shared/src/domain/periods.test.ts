import fc from 'fast-check';
import { addYears } from './dates';
import { maxRenewalYears, nearestPeriod, getPeriods } from './periods';

const instants = fc.date({
  min: new Date('2020-01-01T00:00:00Z'),
  max: new Date('2040-01-01T00:00:00Z'),
  noInvalidDate: true,
});

describe('[CT-09a] periods', () => {
  it.each([
    ['2027-01-01T00:00:00Z', '2027-01-01T00:00:00Z', 10],
    ['2027-06-01T00:00:00Z', '2027-01-01T00:00:00Z', 9],
    ['2036-06-01T00:00:00Z', '2027-01-01T00:00:00Z', 0],
    ['2026-06-01T00:00:00Z', '2027-01-01T00:00:00Z', 10],
  ])('can extend a domain until %s on %s by %i years', (expiry, now, years) => {
    expect(maxRenewalYears(expiry, new Date(now))).toBe(years);
  });

  it('never extend a domain beyond 10 years from now, and reach as far as that', () => {
    fc.assert(
      fc.property(instants, instants, (expiry, now) => {
        const years = maxRenewalYears(expiry, now);
        const limit = addYears(now, 10).getTime();
        if (years > 0) expect(addYears(expiry, years).getTime()).toBeLessThanOrEqual(limit);
        if (years < 10) expect(addYears(expiry, years + 1).getTime()).toBeGreaterThan(limit);
      }),
      { numRuns: 1000 },
    );
  });

  it('are 1 to 10 years, those that the registry offers, up to max_year', () => {
    expect(getPeriods({ type: 'new' })).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(getPeriods({ type: 'new', tld_registration_years: [2, 4, 12, 2], max_year: 4 })).toEqual([2, 4]);
    expect(getPeriods({ type: 'renew', renewalPeriods: [1, 2, 3], max_year: 2 })).toEqual([1, 2]);
    expect(getPeriods({ type: 'renew', renewalPeriods: [1, 2, 3], tld_registration_years: [5] })).toEqual([1, 2, 3]);
    expect(getPeriods({ type: 'transfer', max_year: 5 })).toEqual([1]);
  });

  it('include the nearest one to whatever is asked for', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5, max: 50 }), fc.integer({ min: 1, max: 10 }), (years, max_year) => {
        const item = { type: 'new' as const, max_year };
        expect(nearestPeriod(item, years)).toBe(Math.min(Math.max(years, 1), max_year));
      }),
    );
    expect(nearestPeriod({ type: 'new', tld_registration_years: [] }, 3)).toBe(1);
  });
});
