import { getWithdrawalEnds, needsPerformanceConsent, withdrawUntil, type PerformedLine } from './withdrawal';

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

  it('lasts for 14 days', () => {
    expect(withdrawUntil(new Date('2026-11-21T10:00:00Z')).toISOString()).toBe('2026-12-05T10:00:00.000Z');
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
