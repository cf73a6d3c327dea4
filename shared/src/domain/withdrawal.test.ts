import fc from 'fast-check';
import {
  endsOfWithdrawal,
  needsPerformanceConsent,
  PERFORMANCE_CONSENT,
  withdrawUntil,
  type PerformedLine,
} from './withdrawal';

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

  const lines = {
    new: { type: 'new', period: 1 },
    renew: { type: 'renew', period: 2, fee: null },
    late: { type: 'renew', period: 1, fee: { kind: 'late' } },
    restore: { type: 'renew', period: 1, fee: { kind: 'restore' } },
    transfer: { type: 'transfer', period: 1 },
    add_ons: { type: 'renew', period: 0 },
  } as const satisfies Record<string, PerformedLine>;

  it.each([
    [['new'], 'for a registration as soon as the name is registered'],
    [['new', 'new'], 'for a registration as soon as the name is registered'],
    [['renew', 'late'], 'for a renewal as soon as the name is renewed'],
    [['restore'], 'for a restore as soon as the name is restored'],
    [
      ['transfer', 'new'],
      'for a registration as soon as the name is registered, and for a transfer as soon as the name has arrived here',
    ],
    [
      ['add_ons', 'renew', 'transfer'],
      'for a renewal as soon as the name is renewed, for a transfer as soon as the name has arrived here, and for add-ons as soon as they are on',
    ],
  ] as const)('[LG-05a] an order of %j: the right ends %s', (kinds, text) => {
    expect(endsOfWithdrawal(kinds.map((kind) => lines[kind]))).toBe(text);
  });

  it('[LG-05a] property: says what is asked for and what it costs, for each kind of line that is ordered and for no other', () => {
    const words = {
      new: 'registration',
      renew: 'renewal',
      late: 'renewal',
      restore: 'restore',
      transfer: 'transfer',
      add_ons: 'add-ons',
    };
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...(Object.keys(lines) as (keyof typeof lines)[])), { minLength: 1 }),
        (kinds) => {
          const text = PERFORMANCE_CONSENT.textFor(kinds.map((kind) => lines[kind]));
          expect(text).toMatch(/at once.*14 days.*lose the right to withdraw/s);
          const told = new Set(kinds.map((kind) => words[kind]));
          for (const word of new Set(Object.values(words)))
            expect([word, new RegExp(`for (a )?${word} `).test(text)]).toEqual([word, told.has(word)]);
        },
      ),
    );
    expect(PERFORMANCE_CONSENT.version).toMatch(/^\d{4}-\d{2}\.\d+$/);
  });
});
