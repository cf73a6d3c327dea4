import type { RegistrantVerification } from '@storefront/shared/contract';
import { translator } from '@storefront/shared/i18n';
import { asId } from '../../testing';
import { registrantNotice } from './registrant-notice';

const t = translator('en');
const now = new Date('2026-11-21T10:00:00Z');
const registrant = (given: Partial<RegistrantVerification>): RegistrantVerification => ({
  id: asId('r-1'),
  first_name: 'Mara',
  last_name: 'Lindqvist',
  email: 'mara@example.com',
  state: 'pending',
  verify_by: '2026-12-06T10:00:00Z',
  verified_at: null,
  last_mail_at: '2026-11-21T10:00:00Z',
  domains: ['brindlewharf.com'],
  ...given,
});

describe('[LG-01a] registrantNotice', () => {
  it('names the address, the date, the days left and what happens otherwise', () => {
    expect(registrantNotice(registrant({}), now, t)).toBe(
      'Open the link that we sent to mara@example.com by December 6th, 2026 (15 days left). Otherwise brindlewharf.com is suspended until you do.',
    );
  });

  it.each([
    ['2026-11-22T11:00:00Z', '1 day left'],
    ['2026-11-21T12:00:00Z', 'today'],
    ['2026-11-20T10:00:00Z', 'today'],
  ])('never counts below today: %s is %s', (verify_by, left) => {
    expect(registrantNotice(registrant({ verify_by }), now, t)).toContain(`(${left})`);
  });

  it('counts the same days when a clock is a little off', () => {
    for (const seconds of [-1, 0, 1, 600])
      expect(registrantNotice(registrant({}), new Date(now.getTime() + seconds * 1_000), t)).toContain(
        '(15 days left)',
      );
  });

  it('names two domains, and counts more', () => {
    expect(registrantNotice(registrant({ domains: ['a.com', 'xn--blbrhuset-62am.com'] }), now, t)).toContain(
      'a.com and blåbærhuset.com are suspended',
    );
    expect(registrantNotice(registrant({ state: 'suspended', domains: ['a.com', 'b.com', 'c.com'] }), now, t)).toMatch(
      /^a\.com and 2 more domains are suspended: .*They come back/,
    );
  });

  it('says nothing when the registrant is verified or has no domains', () => {
    expect(registrantNotice(registrant({ state: 'verified', verify_by: null }), now, t)).toBeNull();
    expect(registrantNotice(registrant({ domains: [] }), now, t)).toBeNull();
  });
});
