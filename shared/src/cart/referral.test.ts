import { getReferralToken } from './referral';

it('[EM-02] getReferralToken gives an order its referral only when one of its domains came from a partner’s page', () => {
  const kept = { token: 'harbour.1.signed', names: ['quill.page', 'wharf.com'] };
  expect(getReferralToken(kept, [{ domain: 'own.com' }, { domain: 'wharf.com' }])).toBe('harbour.1.signed');
  expect(getReferralToken(kept, [{ domain: 'own.com' }])).toBeUndefined();
  expect(getReferralToken(null, [{ domain: 'wharf.com' }])).toBeUndefined();
});
