import { PERFORMANCE_CONSENT, type PerformedLine } from '@storefront/shared/domain';
import { translator } from '@storefront/shared/i18n';
import fc from 'fast-check';
import { consentText } from './consent-text';

const t = translator('en');
const lines = {
  new: { type: 'new', period: 1 },
  renew: { type: 'renew', period: 2, fee: null },
  late: { type: 'renew', period: 1, fee: { kind: 'late' } },
  restore: { type: 'renew', period: 1, fee: { kind: 'restore' } },
  transfer: { type: 'transfer', period: 1 },
  add_ons: { type: 'renew', period: 0 },
} as const satisfies Record<string, PerformedLine>;

describe('[LG-05a] what a consumer agrees to', () => {
  it('has another version whenever its words change', () => {
    expect([PERFORMANCE_CONSENT.version, consentText(Object.values(lines), t)]).toEqual([
      '2026-11.3',
      'Carry out my order at once, before the 14 days in which I may withdraw are over. I know that I lose the right to withdraw sooner: for a registration as soon as the name is registered, for a renewal as soon as the name is renewed, for a restore as soon as the name is restored, for a transfer as soon as the name has arrived here and for add-ons as soon as they are on.',
    ]);
  });

  it('property: says what is asked for and what it costs, for each kind of line that is ordered and for no other', () => {
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
          const text = consentText(
            kinds.map((kind) => lines[kind]),
            t,
          );
          expect(text).toMatch(/at once.*14 days.*lose the right to withdraw/s);
          const told = new Set(kinds.map((kind) => words[kind]));
          for (const word of new Set(Object.values(words)))
            expect([word, new RegExp(`for (a )?${word} `).test(text)]).toEqual([word, told.has(word)]);
        },
      ),
    );
  });
});
