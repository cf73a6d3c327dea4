import { translator } from '@storefront/shared/i18n';
import { activityWords } from './activity-words';

const t = translator('en');

describe('[SS-04j] what was done, in words', () => {
  it.each([
    ['customer.signed_in', 'by passkey', 'Signed in by passkey'],
    ['customer.signed_in', '', 'Signed in'],
    ['customer.password_changed', '', 'Password changed'],
    ['customer.email_changed', '', 'Email address changed'],
    ['customer.sessions_ended', '2 sessions', 'All other sessions ended: 2 sessions'],
    ['payment_method.removed', '', 'Card removed'],
    ['customer.password_changed', 'from the shop', 'Password changed: from the shop'],
    ['customer.limits_raised', '', 'Limits raised'],
    ['customer.limits_raised', '10 names', 'Limits raised: 10 names'],
    ['contact.kept', '', 'Contact kept'],
  ])('%s with %j reads %j', (action, what, words) => {
    expect(activityWords(action, what, t)).toBe(words);
  });
});
