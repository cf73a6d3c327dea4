import { millisecondsInDay } from 'date-fns/constants';
import { EXPIRY_NOTICE_DAYS } from '@storefront/shared/domain';
import fc from 'fast-check';
import { LAST_DAY_AFTER, noticeDue } from './notice-days';

const expiry = new Date('2027-03-03T12:00:00Z');
const at = (daysLeft: number) => noticeDue(expiry, new Date(expiry.getTime() - daysLeft * millisecondsInDay));

describe('[LG-02b] days of expiry notices', () => {
  test.each([
    [61, null],
    [60, 60],
    [31, 60],
    [30, 30],
    [14, 14],
    [7.5, 14],
    [7, 7],
    [3, 3],
    [1, 1],
    [0.2, 1],
    [0, null],
    [-2, null],
    [-3, -3],
    [-4.9, -3],
    [-6, null],
  ])('with %s days left, notice %s is due', (daysLeft, notice) => {
    expect(at(daysLeft)).toBe(notice);
  });

  test('sends each notice once and in order when checked once a day', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 0.99, noNaN: true }), (offset) => {
        const sent: number[] = [];
        for (let daysLeft = 80 + offset; daysLeft > -20; daysLeft -= 1) {
          const notice = at(daysLeft);
          if (notice !== null && sent.at(-1) !== notice) sent.push(notice);
        }
        expect(sent).toEqual([...EXPIRY_NOTICE_DAYS]);
      }),
    );
  });

  test('meets the ICANN policy: about a month before, about a week before, within five days after', () => {
    expect(EXPIRY_NOTICE_DAYS).toEqual(expect.arrayContaining([30, 7]));
    expect(EXPIRY_NOTICE_DAYS.some((day) => day < 0 && -day <= LAST_DAY_AFTER)).toBe(true);
  });
});
