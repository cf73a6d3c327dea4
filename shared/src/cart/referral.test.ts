import { referralOf } from './referral';

it("[EM-02] an order says where its names came from, if one of them came from a partner's page", () => {
  const kept = { token: 'harbour.1.signed', names: ['quill.page', 'wharf.com'] };
  expect(referralOf(kept, [{ domain: 'own.com' }, { domain: 'wharf.com' }])).toBe('harbour.1.signed');
  expect(referralOf(kept, [{ domain: 'own.com' }])).toBeUndefined();
  expect(referralOf(null, [{ domain: 'wharf.com' }])).toBeUndefined();
});
