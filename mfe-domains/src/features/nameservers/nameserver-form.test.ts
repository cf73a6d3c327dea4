import { domainInfo } from '@storefront/shared/testing';
import { areOurs, defaultNameservers, toNameserversEdit, presentNameservers, toFormRows } from './nameserver-form';

const own = domainInfo({
  nameservers: ['ns1.brindlewharf.com', 'ns.xn--blbr-roah.no'],
  nameserver_addresses: { 'ns1.brindlewharf.com': ['203.0.113.1', '2001:db8::1'] },
});

describe('[DM-05] the nameservers of a domain as a form', () => {
  it('shows hosts in Unicode, and reads them back unchanged', () => {
    expect(toFormRows(presentNameservers(own))).toEqual([
      { host: 'ns1.brindlewharf.com', addresses: '203.0.113.1 2001:db8::1' },
      { host: 'ns.blåbær.no', addresses: '' },
    ]);
    expect(toNameserversEdit(presentNameservers(own))).toEqual({
      nameservers: own.nameservers,
      nameserver_addresses: own.nameserver_addresses,
    });
  });

  it('has at least two rows, and the defaults for a domain without nameservers', () => {
    expect(toFormRows([])).toHaveLength(2);
    const bare = domainInfo({ nameservers: [] });
    expect(presentNameservers(bare)).toEqual(defaultNameservers(bare));
  });

  it('distinguishes our nameservers from others', () => {
    expect([areOurs(presentNameservers(own), own), areOurs(defaultNameservers(own), own)]).toEqual([false, true]);
  });
});
