import fc from 'fast-check';
import { proofReference } from './desk-corrections';

const isTaken = (text: string): boolean => proofReference.safeParse(text).success;

describe('[BO-05a] the reference of a proof', () => {
  it.each(['Ticket 4711', '#12345', 'Call 2026-11-28', 'Ärzteportal/22', 'T-4711: second call'])(
    'accepts %s',
    (text) => {
      expect(isTaken(text)).toBe(true);
    },
  );

  it.each([
    ['an empty text', ' '],
    ['a national identity number', '01017012345'],
    ['a national identity number in groups', '010170 12345'],
    ['a card number', '4242 4242 4242 4242'],
    ['an email address', 'scan@example.com'],
    ['a file path', 'C:\\scans\\passport.pdf'],
    ['a text of 41 characters', 'x'.repeat(41)],
  ])('refuses %s', (_what, text) => {
    expect(isTaken(text)).toBe(false);
  });

  it('refuses nine digits in a row, however they are grouped', () => {
    const separator = fc.constantFrom('', ' ', '.', '-');
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), separator), { minLength: 9, maxLength: 18 }),
        (run) => {
          expect(isTaken(run.map(([digit, between]) => `${digit}${between}`).join(''))).toBe(false);
        },
      ),
    );
  });
});
