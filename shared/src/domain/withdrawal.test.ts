import { needsPerformanceConsent, PERFORMANCE_CONSENT, withdrawUntil } from './withdrawal';

describe('[LG-05a] [LG-05b] withdrawal from a purchase', () => {
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
  ] as const)('a customer in %s who registers for %j: consent needed %s', (country, registrants, needed) => {
    expect(needsPerformanceConsent(country, registrants)).toBe(needed);
  });

  it('can be declared for 14 days', () => {
    expect(withdrawUntil(new Date('2026-11-21T10:00:00Z')).toISOString()).toBe('2026-12-05T10:00:00.000Z');
  });

  it('says what is asked for and what it costs, in words of a version', () => {
    expect(PERFORMANCE_CONSENT.text).toMatch(/at once.*lose the right to withdraw/s);
    expect(PERFORMANCE_CONSENT.version).toMatch(/^\d{4}-\d{2}$/);
  });
});
