import { translator } from '@storefront/shared/i18n';
import { domainRow } from '@storefront/shared/testing';
import { domainFile } from './domain-file';

const t = translator('en');

describe('[DM-01d] the list of domains as a file', () => {
  it('has a line for each domain, in both its forms, with UTC dates', () => {
    const rows = [
      domainRow({
        name: 'xn--mller-kva.com',
        expiry_date: '2027-03-03T23:59:59Z',
        registered_at: '2026-03-03T00:00:00Z',
        is_auto_renew: true,
        is_locked: true,
        has_whois_privacy: false,
      }),
      domainRow({ name: 'old.org', status: 'expired', is_auto_renew: false }),
    ];
    const { name, text, type } = domainFile(t, rows, new Date('2026-11-22T10:00:00'));
    expect([name, type]).toEqual(['domains_20261122_100000.csv', 'text/csv;charset=utf-8']);
    const [heading, first, second] = text.slice(1).split('\r\n');
    expect(heading).toBe(
      'Domain,ASCII form,Status,Registered,Expires,Auto-renew,Privacy,Domain forwarding,Email forwarding,Locked',
    );
    expect(first).toMatch(/^müller\.com,xn--mller-kva\.com,ok,2026-03-03,2027-03-03,on,off,.*,on$/);
    expect(second).toMatch(/^old\.org,old\.org,expired,/);
  });
});
