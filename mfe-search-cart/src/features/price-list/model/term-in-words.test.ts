import { translator } from '@storefront/shared/i18n';
import { tldOffer } from '@storefront/shared/testing';
import { describeExpiry, formatTerm } from './term-in-words';

const t = translator('en');

describe('in words', () => {
  it('[PR-01a] tells an introduction from a price that holds for a whole first term', () => {
    expect(formatTerm(tldOffer(), t)).toBe(
      'Sold for 1 to 10 years at a time. Each year you buy at once costs $12.90; renewals cost $14.90.',
    );
    expect(formatTerm(tldOffer({ register: 4.9, renew: 29.9, first_year_only: true }), t)).toBe(
      'Sold for 1 to 10 years at a time. The first price is for the first year only; each further year costs $29.90.',
    );
    expect(formatTerm(tldOffer({ renew: 12.9 }), t)).toBe('Sold for 1 to 10 years at a time.');
    expect(formatTerm(tldOffer({ max_years: 1 }), t)).toBe('Sold for 1 year at a time.');
  });

  it('says what is left after expiry', () => {
    expect(describeExpiry(tldOffer({ grace_days: 30, redemption_days: 30 }), t)).toBe(
      'After expiry it can be renewed at the usual price for 30 days; then it can only be restored, for 30 more days.',
    );
    expect(describeExpiry(tldOffer({ grace_days: 0, redemption_days: 40 }), t)).toBe(
      'It cannot be renewed after expiry; it can only be restored, for 40 days.',
    );
    expect(describeExpiry(tldOffer({ grace_days: 1, redemption_days: 0 }), t)).toBe(
      'After expiry it can be renewed at the usual price for 1 day; then anyone can register it.',
    );
  });
});
