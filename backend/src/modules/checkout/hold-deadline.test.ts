import { millisecondsInHour } from 'date-fns/constants';
import fc from 'fast-check';
import { getCaptureDeadline } from './hold-deadline';
import { HOLD_MARGIN_MS, HOLD_MS } from './pauses';

const ordered = (merchant_initiated: boolean) => ({ created_at: new Date('2030-06-15T12:00:00Z'), merchant_initiated });
const hoursAfter = (deadline: Date): number =>
  (deadline.getTime() - ordered(false).created_at.getTime()) / millisecondsInHour;

describe('[OR-10d] capture deadline', () => {
  test.each([
    ['the customer placed the order and the provider names no deadline', false, null, 6 * 24],
    ['the shop placed the order and the provider names no deadline', true, null, 4 * 24 + 12],
    ['the provider lets the hold lapse after 4 days and 18 hours', true, 4 * 24 + 18, 4 * 24 + 6],
    ['the provider lets the hold lapse after seven days', true, 7 * 24, 4 * 24 + 12],
    ['the provider lets the hold lapse after thirty days', false, 30 * 24, 6 * 24],
  ])('when %s', (_what, byShop, hold, expected) => {
    const order = ordered(byShop);
    const before = hold === null ? null : new Date(order.created_at.getTime() + hold * millisecondsInHour);
    expect(hoursAfter(getCaptureDeadline(order, before))).toBe(expected);
  });

  test('is well before the hold lapses, and never later than six days after the order', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.integer({ min: 24, max: 800 }), (byShop, hold) => {
        const order = ordered(byShop);
        const before = new Date(order.created_at.getTime() + hold * millisecondsInHour);
        const deadline = getCaptureDeadline(order, before).getTime();
        expect(deadline).toBeLessThanOrEqual(before.getTime() - HOLD_MARGIN_MS);
        expect(deadline).toBeLessThanOrEqual(order.created_at.getTime() + HOLD_MS);
      }),
    );
  });
});
