import fc from 'fast-check';
import { proofReference } from './desk-corrections';

const isTaken = (text: string): boolean => proofReference.safeParse(text).success;

describe('[BO-05a] where a proof is written up', () => {
  it.each(['Ticket 4711', '#12345', 'Call 2026-11-28', 'Ärzteportal/22', 'T-4711: second call'])('takes %s', (text) => {
    expect(isTaken(text)).toBe(true);
  });

  it.each([
    ['nothing', ' '],
    ['a number of a person', '01017012345'],
    ['a number of a person in groups', '010170 12345'],
    ['a number of a card', '4242 4242 4242 4242'],
    ['an address', 'scan@example.com'],
    ['a place of a file', 'C:\\scans\\passport.pdf'],
    ['a story', 'x'.repeat(41)],
  ])('does not take %s', (_what, text) => {
    expect(isTaken(text)).toBe(false);
  });

  it('takes no run of nine digits, however it is grouped', () => {
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
