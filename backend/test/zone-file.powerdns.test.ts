import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parseZoneFile, printZoneFile, type ZoneRecord } from '@storefront/shared/domain';

const ZONE = 'brindlewharf.com';
const { checkzone } = JSON.parse(process.env.TEST_POWERDNS ?? '{}') as { checkzone: string };
const record = (name: string, type: ZoneRecord['type'], rdata: string, ttl = 3_600): ZoneRecord => ({
  name,
  type,
  ttl,
  rdata,
});
const SERVERS = [
  record('@', 'NS', 'ns1.storefront.example.', 86_400),
  record('@', 'NS', 'ns2.storefront.example.', 86_400),
];
const EVERY_TYPE = [
  ...SERVERS,
  record('@', 'ALIAS', 'site.example.net.'),
  record('@', 'MX', `10 mail.${ZONE}.`),
  record('@', 'TXT', String.raw`"v=spf1 mx -all; \"quoted\" \195\188" "${'x'.repeat(255)}"`),
  record('@', 'CAA', '0 issue "letsencrypt.org; a=b"'),
  record('@', 'HTTPS', '1 . alpn="h2,h3" ipv6hint=2001:db8::1'),
  record('_8443._foo', 'SVCB', '1 svc.example.net. port=8443'),
  record('mail', 'A', '203.0.113.25'),
  record('mail', 'AAAA', '2001:db8::25'),
  record('www', 'CNAME', 'site.example.net.'),
  record('_sip._tcp', 'SRV', '1 2 5060 sip.example.net.'),
  record('_25._tcp.mail', 'TLSA', '3 1 1 0d6fcb4c0a4f24d2b3a6d3c1d2e3f405162738495a6b7c8d9eafb0c1d2e3f405'),
  record('lab', 'NS', 'ns1.example.net.'),
  record('lab', 'DS', '12345 13 2 49fd46e6c4b45c55d4ac69cbd3cd34ac1afe51de8ff3a2b8d9d4e2c5b6a79801'),
  record('*.dev', 'A', '203.0.113.26'),
];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'storefront-zone-file-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the zone file of an export', () => {
  test.each([
    ['with every type', EVERY_TYPE],
    [
      'with nearly ten thousand records',
      [
        ...SERVERS,
        ...Array.from({ length: 9_968 }, (_, index) =>
          record(`host${index}`, 'A', `203.0.${index >> 8}.${index & 255}`),
        ),
      ],
    ],
  ])('[DN-09b] is loaded unchanged by BIND and read back without loss: one %s', async (_, records) => {
    const text = printZoneFile(records, ZONE, 42);
    const file = join(folder, 'exported.zone');
    writeFileSync(file, text);
    // Targets in other zones are not checked.
    const { stdout } = await promisify(execFile)(checkzone, ['-i', 'local', ZONE, file]);
    expect(stdout).toContain(`zone ${ZONE}/IN: loaded serial 42`);
    const again = parseZoneFile(text, ZONE).records;
    const own = records.filter(({ name, type }) => !(name === '@' && type === 'NS'));
    const plain = ({ name, type, ttl, rdata }: ZoneRecord) => `${name} ${ttl} ${type} ${rdata}`;
    expect(again.map(plain).sort()).toEqual(own.map(plain).sort());
  });
});
