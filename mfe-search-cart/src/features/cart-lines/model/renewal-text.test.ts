import { translator } from '@storefront/shared/i18n';
import { cartItem } from '@storefront/shared/testing';
import { renewalText } from './renewal-text';

const t = translator('en');
const today = new Date(2026, 10, 21, 12);

describe('what is said of autorenew before anything is bought', () => {
  it('[LG-04b] names date and amount while it is on', () => {
    expect(renewalText(cartItem(), today, t)).toBe(
      'Renews before November 21st, 2027, then every year, for $14.90 before tax.',
    );
  });

  it('[LG-04b] names the date on which the name ends while it is off', () => {
    expect(renewalText(cartItem({ autorenew: false }), today, t)).toBe(
      'Auto-renew is off. The domain expires on November 21st, 2027 unless you renew it.',
    );
  });

  it('[LG-04b] a renewal counts from the expiry on record, and without one from the end of the term', () => {
    const renewal = cartItem({ type: 'renew', date: '2027-03-03T12:00:00Z', period: 2 });
    expect(renewalText(renewal, today, t)).toContain('Renews before March 3rd, 2029');
    expect(renewalText({ ...renewal, date: undefined }, today, t)).toContain('Renews before its term ends');
  });

  it('[NT-12] names no amount that is not known', () => {
    expect(renewalText(cartItem({ priced: 'unknown' }), today, t)).toBe(
      'Renews before November 21st, 2027, then every year. We do not know the renewal price right now.',
    );
  });
});
