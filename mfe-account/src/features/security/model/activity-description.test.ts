import { translator } from '@storefront/shared/i18n';
import { describeActivity } from './activity-description';

const t = translator('en');

describe('[SS-04j] [SS-08e] what was done, in words', () => {
  it.each([
    [{ action: 'customer.signed_in', what: 'by passkey', method: 'passkey' }, 'Signed in with passkey'],
    [{ action: 'customer.signed_in', what: '' }, 'Signed in'],
    [
      { action: 'customer.signed_in', what: '…', method: 'password', country: 'NL' },
      'Signed in with password (Netherlands)',
    ],
    [{ action: 'customer.signed_in', what: '…', country: 'NL' }, 'Signed in (Netherlands)'],
    [{ action: 'customer.password_changed', what: '' }, 'Password changed'],
    [{ action: 'customer.email_changed', what: '' }, 'Email address changed'],
    [
      { action: 'customer.factor_removal_link_stopped', what: '' },
      'Removal of two-step sign-in stopped by a link in our emails',
    ],
    [
      { action: 'customer.factors_removed', what: '' },
      'Two-step sign-in removed after the waiting time, all sessions ended',
    ],
    [{ action: 'customer.sessions_ended', what: '2 sessions', sessions: 2 }, 'All other sessions ended: 2 sessions'],
    [{ action: 'payment_method.removed', what: '' }, 'Card removed'],
    [
      { action: 'payment_method.entered', what: '…', last4: '4242' },
      'Card entered for one order, not saved: card ending in 4242',
    ],
    [{ action: 'payment_method.removed', what: '…', last4: '4242' }, 'Card removed: card ending in 4242'],
    [{ action: 'customer.password_changed', what: 'from the shop' }, 'Password changed: from the shop'],
    [{ action: 'customer.limits_raised', what: '' }, 'Limits raised'],
    [{ action: 'customer.limits_raised', what: '10 names' }, 'Limits raised: 10 names'],
    [{ action: 'contact.kept', what: '' }, 'Contact kept'],
  ] as const)('%j reads %j', (entry, words) => {
    expect(describeActivity(entry, t)).toBe(words);
  });
});
