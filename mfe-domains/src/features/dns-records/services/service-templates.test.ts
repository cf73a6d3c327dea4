import type { DnsRecord } from '@storefront/shared/contract';
import { zoneProblems } from '@storefront/shared/domain';
import { asId } from '@storefront/shared/testing';
import { translator } from '@storefront/shared/i18n';
import { inputProblems, SERVICE_TEMPLATES, stageTemplate } from './service-templates';
import { NOTHING_STAGED, recordRows, recordsAfter } from '../model/staged-zone';

const t = translator('en');
const ZONE = 'brindle-wharf.com';
const given = { code: 'ms12345678', host: 'shops.example.net' };
const served = (id: string, name: string, type: DnsRecord['type'], rdata: string, ttl = 300): DnsRecord => ({
  id: asId(id),
  name,
  type,
  ttl,
  rdata,
  domain: ZONE,
  json_data: null,
  isInternalRecord: false,
});
const records = [
  served('1', '@', 'MX', '10 mx1.post.example.'),
  served('2', '@', 'MX', '20 mx2.post.example.'),
  served('3', '@', 'TXT', '"v=spf1 include:_spf.post.example -all"'),
  served('4', '@', 'TXT', '"something else"'),
  served('5', 'www', 'A', '203.0.113.1'),
];
const template = (id: string) => SERVICE_TEMPLATES.find((one) => one.id === id) ?? SERVICE_TEMPLATES[0]!;
const after = (id: string, zone: readonly DnsRecord[] = records) =>
  recordsAfter(recordRows(zone, stageTemplate(NOTHING_STAGED, zone, template(id), given, ZONE)));
const lines = (id: string, zone?: readonly DnsRecord[]) =>
  after(id, zone).map(({ name, type, rdata }) => `${name} ${type} ${rdata}`);

describe('[DN-09c] records of services', () => {
  it.each(SERVICE_TEMPLATES.map((one) => [one.id] as const))(
    '%s makes a zone that nameservers take, and a second time nothing more',
    (id) => {
      expect(zoneProblems(after(id))).toEqual([]);
      const once = after(id).map((record, index) => ({ ...served(String(index), '', 'A', ''), ...record }));
      expect(stageTemplate(NOTHING_STAGED, once, template(id), given, ZONE)).toEqual(NOTHING_STAGED);
    },
  );

  it('replace the mail records and leave all others alone', () => {
    expect(lines('google-workspace')).toEqual([
      'www A 203.0.113.1',
      '@ MX 1 smtp.google.com.',
      '@ TXT "something else"',
      '@ TXT "v=spf1 include:_spf.post.example include:_spf.google.com -all"',
    ]);
    expect(lines('microsoft-365', [])).toEqual([
      'autodiscover CNAME autodiscover.outlook.com.',
      '@ MX 0 brindle-wharf-com.mail.protection.outlook.com.',
      '@ TXT "v=spf1 include:spf.protection.outlook.com ~all"',
    ]);
    expect(lines('no-mail')).toEqual([
      'www A 203.0.113.1',
      '@ MX 0 .',
      '@ TXT "something else"',
      '@ TXT "v=spf1 -all"',
      '_dmarc TXT "v=DMARC1; p=reject"',
    ]);
    expect(lines('hosted-site')).toContain('www CNAME shops.example.net.');
    expect(lines('hosted-site')).not.toContain('www A 203.0.113.1');
  });

  it('report missing and invalid inputs', () => {
    expect(inputProblems(t, template('microsoft-verification'), { code: 'nonsense' })).toEqual({
      code: expect.stringContaining('ms12345678'),
    });
    expect(inputProblems(t, template('microsoft-verification'), given)).toEqual({});
  });
});
