import { transferCause } from '@storefront/shared/contract';
import { translator } from '@storefront/shared/i18n';
import { transferBlockText } from './transfer-blocks';

const t = translator('en');

describe('[TR-02] what is in the way of a transfer', () => {
  it.each([
    [
      { cause: 'too_new', until: '2026-12-01T12:00:00Z', days: 60 },
      'Registered less than 60 days ago; it can move from December 1st, 2026 on.',
      'Registrars keep a new name for 60 days. Try again from December 1st, 2026 on; your code may be a new one by then.',
    ],
    [
      { cause: 'recent_transfer', until: null, days: 60 },
      'Moved to its current registrar less than 60 days ago.',
      'After a transfer a name stays for 60 days. Try again when the time is over.',
    ],
    [
      { cause: 'holder_changed', until: null, days: null },
      'Its holder changed too recently.',
      'A change of name, organisation or email address holds a domain for some days. The current registrar may lift that on request.',
    ],
    [
      { cause: 'held', until: '2026-12-01T12:00:00Z', days: null },
      'Its registry or its current registrar keeps it for now, until December 1st, 2026.',
      'Ask the current registrar what is in the way. Names that are new, moved or changed their holder lately often have to stay for 60 days.',
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
