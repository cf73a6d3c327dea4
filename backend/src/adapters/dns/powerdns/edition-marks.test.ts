import fc from 'fast-check';
import { getLaterMarks, getMarks } from './edition-marks';

const anyEdition = fc.oneof(
  fc.integer({ min: 0, max: 40 }),
  fc.maxSafeNat().map((number) => number % 2 ** 40),
  fc.constantFrom(2 ** 40 - 1, 2 ** 39, 2 ** 39 - 1),
);
const zone = 'a.example';

describe('[D4] the marks of an edition', () => {
  it('property: include one that another edition checks for exactly if they are later', () => {
    fc.assert(
      fc.property(anyEdition, anyEdition, (there, sent) => {
        const marks = new Set(getMarks(there, zone));
        expect(getLaterMarks(sent, zone).some((name) => marks.has(name))).toBe(there > sent);
      }),
      { numRuns: 2_000 },
    );
  });

  it('are valid names, and too large numbers are rejected', () => {
    for (const name of [...getMarks(2 ** 40 - 1, zone), ...getLaterMarks(0, zone)])
      expect(name.split('.').every((label) => label.length <= 63)).toBe(true);
    for (const edition of [2 ** 40, -1, 1.5]) expect(() => getMarks(edition, zone)).toThrow(RangeError);
  });
});
