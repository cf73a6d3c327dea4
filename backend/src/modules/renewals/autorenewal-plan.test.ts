import { millisecondsInDay } from 'date-fns/constants';
import { EXPIRY_NOTICE_DAYS } from '@storefront/shared/domain';
import fc from 'fast-check';
import { firstCharge, lastCharge, LEAD_DAYS, earliestChargeDate, nextAttempt, RETRY_DAYS } from './autorenewal-plan';

const expiry = new Date('2027-03-31T12:00:00Z');
const daysBefore = (days: number) => new Date(expiry.getTime() - days * millisecondsInDay);

describe('[LG-04d] charge dates of automatic renewals', () => {
  test('charges the configured number of days before the expiry if the notice was in time', () => {
    expect(firstCharge(expiry, 25, daysBefore(60))).toEqual(daysBefore(25));
  });

  test('charges five days after a late notice', () => {
    expect(firstCharge(expiry, 25, daysBefore(10))).toEqual(daysBefore(5));
  });

  test('has a notice early enough before the charge for every setting', () => {
    for (let setting = 1; setting <= 55; setting += 1)
      expect(EXPIRY_NOTICE_DAYS.some((day) => day >= setting + LEAD_DAYS)).toBe(true);
  });

  test('retries after three and seven days, three attempts in all, never after the grace period', () => {
    const last = lastCharge(expiry, 30);
    expect(nextAttempt(1, daysBefore(25), last)).toEqual(daysBefore(22));
    expect(nextAttempt(2, daysBefore(22), last)).toEqual(daysBefore(15));
    expect(nextAttempt(3, daysBefore(15), last)).toBeNull();
    expect(nextAttempt(1, daysBefore(2), lastCharge(expiry, 0))).toBeNull();
  });

  test('never charges before the lead time is over, and never retries after the last day', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 55 }),
        fc.integer({ min: -40, max: 90 }),
        fc.integer({ min: 0, max: 45 }),
        (setting, left, grace) => {
          const now = daysBefore(left);
          const last = lastCharge(expiry, grace);
          expect(firstCharge(expiry, setting, now).getTime()).toBeGreaterThanOrEqual(earliestChargeDate(now).getTime());
          for (let attempt = 1; attempt <= RETRY_DAYS.length + 1; attempt += 1) {
            const next = nextAttempt(attempt, now, last);
            if (next) expect(next.getTime()).toBeLessThanOrEqual(last.getTime());
          }
        },
      ),
    );
  });
});
