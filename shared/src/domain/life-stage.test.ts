import { millisecondsInDay } from 'date-fns/constants';
import fc from 'fast-check';
import { nameLife } from './life-stage';

const expiry = new Date('2027-02-28T12:00:00Z');
const at = (days: number, periods = { graceDays: 30, redemptionDays: 30 }) =>
  nameLife(expiry, periods, new Date(expiry.getTime() + days * millisecondsInDay)).stage;

describe('[R9] [DM-06] the life stage of a domain', () => {
  it.each([
    [-400, 'active'],
    [-0.01, 'active'],
    [0, 'grace'],
    [29.9, 'grace'],
    [30, 'redemption'],
    [59.9, 'redemption'],
    [60, 'pending_delete'],
    [64.9, 'pending_delete'],
    [65, 'released'],
  ] as const)('%s days after its expiry is %s', (days, stage) => {
    expect(at(days)).toBe(stage);
  });

  it('skips grace and redemption when the TLD has none', () => {
    expect([at(0, { graceDays: 0, redemptionDays: 40 }), at(1, { graceDays: 0, redemptionDays: 0 })]).toEqual([
      'redemption',
      'released',
    ]);
  });

  it('changes in one order, each stage lasting until the next', () => {
    const order = ['active', 'grace', 'redemption', 'pending_delete', 'released'];
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: 0, max: 60 }),
        fc.double({ min: -500, max: 200, noNaN: true }),
        (graceDays, redemptionDays, days) => {
          const now = new Date(expiry.getTime() + days * millisecondsInDay);
          const life = nameLife(expiry, { graceDays, redemptionDays }, now);
          if (life.until === null) return;
          expect(now.getTime()).toBeLessThan(life.until.getTime());
          const next = nameLife(expiry, { graceDays, redemptionDays }, life.until);
          expect(order.indexOf(next.stage)).toBeGreaterThan(order.indexOf(life.stage));
        },
      ),
    );
  });
});
