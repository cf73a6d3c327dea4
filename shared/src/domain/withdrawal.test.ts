import { millisecondsInHour } from 'date-fns/constants';
import * as fc from 'fast-check';
import { loadCountries } from '../reference';
import { EU_MEMBERS } from './tld-requirements/look-up-lists';
import {
  getWithdrawalEnds,
  isWithdrawalOver,
  lastWithdrawalDay,
  needsPerformanceConsent,
  withdrawalEnd,
  type PerformedLine,
} from './withdrawal';

const PROTECTED = [...EU_MEMBERS.map(({ value }) => value), 'GB'];
const never = () => false;
const DAY = 24 * millisecondsInHour;

describe('[LG-05a] [LG-05b] the right of withdrawal', () => {
  it.each([
    ['DE', ['individual'], true],
    ['DE', ['organization'], false],
    ['DE', ['organization', 'individual'], true],
    ['FR', [null], true],
    ['NO', ['individual'], false],
    ['GB', ['individual'], true],
    ['GB', ['organization'], false],
    ['GB', [null], true],
    ['US', [null], false],
    ['DE', [], false],
  ] as const)('of a customer in %s who registers for %j needs consent: %s', (country, registrants, needed) => {
    expect(needsPerformanceConsent({ country, isBusiness: false }, registrants)).toBe(needed);
    expect(needsPerformanceConsent({ country, isBusiness: true }, registrants)).toBe(false);
  });

  it.each([
    ['DE', '2026-12-01T13:48:00Z', '2026-12-15', '2026-12-15T22:59:59Z', '2026-12-15T23:00:00Z'],
    // Already the next day in Berlin, not yet in London.
    ['DE', '2026-12-01T23:30:00Z', '2026-12-16', '2026-12-16T22:59:59Z', '2026-12-16T23:00:00Z'],
    ['GB', '2026-12-01T23:30:00Z', '2026-12-15', '2026-12-15T23:59:59Z', '2026-12-16T00:00:00Z'],
    // The clocks change in between.
    ['DE', '2026-03-17T10:00:00Z', '2026-03-31', '2026-03-31T21:59:59Z', '2026-03-31T22:00:00Z'],
    // A new day in Madrid, the old one on the Canaries: the later day counts, and it ends there last.
    ['ES', '2026-12-01T23:30:00Z', '2026-12-16', '2026-12-16T23:59:59Z', '2026-12-17T00:00:00Z'],
    ['PT', '2026-12-01T13:48:00Z', '2026-12-15', '2026-12-16T00:59:59Z', '2026-12-16T01:00:00Z'],
    // The 14th day is a Saturday or a Sunday.
    ['DE', '2026-11-28T13:48:00Z', '2026-12-14', '2026-12-14T22:59:59Z', '2026-12-14T23:00:00Z'],
    ['GB', '2026-11-29T13:48:00Z', '2026-12-14', '2026-12-14T23:59:59Z', '2026-12-15T00:00:00Z'],
  ])('[LG-05b] of an order in %s at %s lasts to the end of %s there', (country, ordered, day, last, over) => {
    const at = new Date(ordered);
    expect(lastWithdrawalDay(at, country, never)).toBe(day);
    expect(isWithdrawalOver(at, country, new Date(last), never)).toBe(false);
    expect(isWithdrawalOver(at, country, new Date(over), never)).toBe(true);
  });

  it('[LG-05b] lasts past public holidays of the country, and past the weekend that follows them', () => {
    const holidays = ['DE 2026-12-24', 'DE 2026-12-25', 'FR 2026-12-28'];
    const isPublicHoliday = (country: string, day: string): boolean => holidays.includes(`${country} ${day}`);
    const ordered = new Date('2026-12-10T10:00:00Z');
    expect(lastWithdrawalDay(ordered, 'DE', isPublicHoliday)).toBe('2026-12-28');
    expect(isWithdrawalOver(ordered, 'DE', new Date('2026-12-28T22:00:00Z'), isPublicHoliday)).toBe(false);
    expect(isWithdrawalOver(ordered, 'DE', new Date('2026-12-28T23:00:00Z'), isPublicHoliday)).toBe(true);
    expect(lastWithdrawalDay(ordered, 'FR', isPublicHoliday)).toBe('2026-12-24');
  });

  it('[LG-05b] ends on the first working day from the 14th day on, whatever the calendar', () => {
    const isWeekday = (day: string): boolean => new Date(day).getUTCDay() % 6 !== 0;
    const after = (day: string, days: number): string =>
      new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
    const day = fc.integer({ min: 0, max: 59 }).map((at) => after('2026-12-01', at));
    fc.assert(
      fc.property(day, fc.uniqueArray(day), (ordered, holidays) => {
        const isWorkingDay = (at: string): boolean => isWeekday(at) && !holidays.includes(at);
        const last = lastWithdrawalDay(new Date(`${ordered}T12:00:00Z`), 'DE', (country, at) =>
          country === 'DE' ? holidays.includes(at) : true,
        );
        const candidates = Array.from({ length: 120 }, (_, days) => after(ordered, 14 + days));
        expect(last).toBe(candidates.find(isWorkingDay));
      }),
      { numRuns: 1_000 },
    );
  });

  it('[LG-05b] gives every customer the whole 14 days after the day of the order in their own time zone', async () => {
    const zones = (await loadCountries())
      .filter(({ isoCode }) => PROTECTED.includes(isoCode))
      .flatMap(({ isoCode, timezones }) => timezones.map(({ zoneName }) => [isoCode, zoneName] as const));
    expect(new Set(zones.map(([country]) => country)).size).toBe(PROTECTED.length);
    const isoDay = (at: number, timeZone: string): string => {
      const parts = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
        .formatToParts(at)
        .map(({ type, value }) => [type, value]);
      const { year, month, day } = Object.fromEntries(parts) as Record<string, string>;
      return `${year}-${month}-${day}`;
    };
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2031, 0) }),
        fc.integer({ min: 0, max: 19 * DAY }),
        ([country, zone], ordered, after) => {
          const own = new Date(Date.parse(isoDay(ordered, zone)) + 14 * DAY).toISOString().slice(0, 10);
          const end = withdrawalEnd(new Date(ordered), country, never);
          expect(isWithdrawalOver(new Date(ordered), country, end, never)).toBe(false);
          expect(isoDay(end.getTime(), zone) >= own).toBe(true);
          const isOver = isWithdrawalOver(new Date(ordered), country, new Date(ordered + after), never);
          if (isoDay(ordered + after, zone) <= own) expect(isOver).toBe(false);
          // It ends at some point: at most a day later if it was the day before in the customer's zone, plus a weekend and the hours
          // between the zones.
          if (after > 18 * DAY + 4 * millisecondsInHour) expect(isOver).toBe(true);
          expect(lastWithdrawalDay(new Date(ordered), country, never) >= own).toBe(true);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it('[LG-05b] lasts until the day has ended everywhere when the country no longer has the right', () => {
    const ordered = new Date('2026-11-29T13:48:00Z');
    expect(lastWithdrawalDay(ordered, 'XX', never)).toBe('2026-12-14');
    expect(isWithdrawalOver(ordered, 'XX', new Date('2026-12-15T11:59:59Z'), never)).toBe(false);
    expect(isWithdrawalOver(ordered, 'XX', new Date('2026-12-15T12:00:00Z'), never)).toBe(true);
  });

  const lines = {
    new: { type: 'new', period: 1 },
    renew: { type: 'renew', period: 2, fee: null },
    late: { type: 'renew', period: 1, fee: { kind: 'late' } },
    restore: { type: 'renew', period: 1, fee: { kind: 'restore' } },
    transfer: { type: 'transfer', period: 1 },
    add_ons: { type: 'renew', period: 0 },
  } as const satisfies Record<string, PerformedLine>;

  it.each([
    [['new'], ['new']],
    [['new', 'new'], ['new']],
    [['renew', 'late'], ['renew']],
    [['restore'], ['restore']],
    [
      ['transfer', 'new'],
      ['new', 'transfer'],
    ],
    [
      ['add_ons', 'renew', 'transfer'],
      ['renew', 'transfer', 'add_ons'],
    ],
  ] as const)('[LG-05a] in an order of %j ends as each of %j is carried out', (ordered, kinds) => {
    expect(getWithdrawalEnds(ordered.map((kind) => lines[kind]))).toEqual(kinds);
  });
});
