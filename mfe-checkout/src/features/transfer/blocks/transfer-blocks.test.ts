import { transferCause } from '@storefront/shared/contract';
import { translator } from '@storefront/shared/i18n';
import { transferBlockText } from './transfer-blocks';

const t = translator('en');

describe('[TR-02] what is in the way of a transfer', () => {
  it.each([
    [
      { cause: 'too_new', until: '2026-12-01T12:00:00Z', days: 60 },
      'Registered less than 60 days ago; you can transfer it from December 1st, 2026.',
      'A new domain has to stay where it is for 60 days. Try again from December 1st, 2026; you may need a new code by then.',
    ],
    [
      { cause: 'recent_transfer', until: null, days: 60 },
      'Transferred to its current registrar less than 60 days ago.',
      'After a transfer, a domain has to stay where it is for 60 days. Try again once that time has passed.',
    ],
    [
      { cause: 'holder_changed', until: null, days: null },
      'Its owner changed too recently.',
      'After a change of name, organisation or email address, a domain has to stay where it is for some days. The current registrar may lift that if you ask.',
    ],
    [
      { cause: 'held', until: '2026-12-01T12:00:00Z', days: null },
      'Its registry or current registrar does not allow a transfer until December 1st, 2026.',
      'Ask the current registrar why. Domains that are new, or were recently transferred or given a new owner, often have to stay where they are for 60 days.',
    ],
  ] as const)('%j is told with what to do about it', (block, sentence, remedy) => {
    expect(transferBlockText(block, t)).toEqual({ sentence, remedy });
  });

  it('has a sentence and a remedy for every cause, with and without an end', () => {
    for (const cause of transferCause.options)
      for (const until of [null, '2026-12-01T12:00:00Z'])
        for (const days of [null, 1, 60])
          for (const text of Object.values(transferBlockText({ cause, until, days }, t))) {
            expect(text).toMatch(/^[A-Z].*\.$/);
            expect(text).not.toMatch(/none|null|undefined|\b0\b/);
          }
  });
});
