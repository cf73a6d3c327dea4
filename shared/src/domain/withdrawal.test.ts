import * as fc from 'fast-check';
import { loadCountries } from '../reference';
import { EU_MEMBERS } from './tld-requirements/look-up-lists';
import {
  getWithdrawalEnds,
  isWithdrawalOver,
  lastWithdrawalDay,
  needsPerformanceConsent,
  type PerformedLine,
} from './withdrawal';

const PROTECTED = [...EU_MEMBERS.map(({ value }) => value), 'GB'];
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

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
    ['DE', '2026-11-29T13:48:00Z', '2026-12-13', '2026-12-13T22:59:59Z', '2026-12-13T23:00:00Z'],
    // Already the next day in Berlin, not yet in London.
    ['DE', '2026-11-29T23:30:00Z', '2026-12-14', '2026-12-14T22:59:59Z', '2026-12-14T23:00:00Z'],
    ['GB', '2026-11-29T23:30:00Z', '2026-12-13', '2026-12-13T23:59:59Z', '2026-12-14T00:00:00Z'],
    // The clocks change in between.
    ['DE', '2026-03-20T10:00:00Z', '2026-04-03', '2026-04-03T21:59:59Z', '2026-04-03T22:00:00Z'],
    // A new day in Madrid, the old one on the Canaries: the later day counts, and it ends there last.
    ['ES', '2026-11-29T23:30:00Z', '2026-12-14', '2026-12-14T23:59:59Z', '2026-12-15T00:00:00Z'],
    ['PT', '2026-11-29T13:48:00Z', '2026-12-13', '2026-12-14T00:59:59Z', '2026-12-14T01:00:00Z'],
  ])('[LG-05b] of an order in %s at %s lasts to the end of %s there', (country, ordered, day, last, over) => {
    const at = new Date(ordered);
    expect(lastWithdrawalDay(at, country)).toBe(day);
    expect(isWithdrawalOver(at, country, new Date(last))).toBe(false);
    expect(isWithdrawalOver(at, country, new Date(over))).toBe(true);
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
        fc.integer({ min: 0, max: 17 * DAY }),
        ([country, zone], ordered, after) => {
          const own = new Date(Date.parse(isoDay(ordered, zone)) + 14 * DAY).toISOString().slice(0, 10);
          const isOver = isWithdrawalOver(new Date(ordered), country, new Date(ordered + after));
          if (isoDay(ordered + after, zone) <= own) expect(isOver).toBe(false);
          // It ends at some point: at most a day later if it was the day before in the customer's zone, plus the hours between the zones.
          if (after > 16 * DAY + 4 * HOUR) expect(isOver).toBe(true);
          expect(lastWithdrawalDay(new Date(ordered), country) >= own).toBe(true);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it('[LG-05b] lasts until the day has ended everywhere when the country no longer has the right', () => {
    const ordered = new Date('2026-11-29T13:48:00Z');
    expect(lastWithdrawalDay(ordered, 'XX')).toBe('2026-12-14');
    expect(isWithdrawalOver(ordered, 'XX', new Date('2026-12-15T11:59:59Z'))).toBe(false);
    expect(isWithdrawalOver(ordered, 'XX', new Date('2026-12-15T12:00:00Z'))).toBe(true);
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
