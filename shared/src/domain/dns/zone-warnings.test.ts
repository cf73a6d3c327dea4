import type { RecordType } from '../../contract/dns-record-types';
import { translator } from '../../i18n';
import { zoneWarningText } from '../../problems';
import { quoteTxt } from './txt-data';
import type { ZoneRecord } from './zone-record';
import { zoneWarnings } from './zone-warnings';

const ZONE = 'brindlewharf.com';
const record = (name: string, type: RecordType, rdata: string): ZoneRecord => ({ name, type, ttl: 300, rdata });
const spf = (text: string, name = '@') => record(name, 'TXT', quoteTxt(text));
const told = (after: readonly ZoneRecord[], before: readonly ZoneRecord[] = []) =>
  zoneWarnings(before, after, ZONE).map((warning) => zoneWarningText(warning, translator('en')));

describe('[DN-08b] [D6] zoneWarnings', () => {
  it('is empty when the zone is sound', () => {
    const sound = [
      record('@', 'A', '203.0.113.1'),
      record('@', 'MX', '10 mail.brindlewharf.com.'),
      record('mail', 'A', '203.0.113.2'),
      record('www', 'CNAME', 'brindlewharf.com.'),
      record('shop', 'CNAME', 'shops.example.net.'),
      record('nomail', 'MX', '0 .'),
      record('*.dev', 'A', '203.0.113.3'),
      record('api', 'CNAME', 'x.y.dev.brindlewharf.com.'),
      record('lab', 'NS', 'ns1.lab.brindlewharf.com.'),
      record('lab', 'DS', '1 13 2 abcd'),
      spf('v=spf1 mx a include:_spf.example.net -all'),
    ];
    expect(told(sound, sound)).toEqual([]);
    expect(told(sound)).toEqual([]);
  });

  it('warns of a target outside the zone that was meant to be inside it', () => {
    const text = (host: string) =>
      `The CNAME record of shop points at ${host}, outside ${ZONE}. If you mean ${host}.${ZONE}, write it in full.`;
    const sub = record('mail.sub', 'A', '203.0.113.2');
    expect(told([sub, record('shop', 'CNAME', 'mail.sub.')])).toEqual([text('mail.sub')]);
    expect(told([sub, record('shop', 'CNAME', 'other.sub.')])).toEqual([text('other.sub')]);
    expect(told([sub, record('shop', 'CNAME', 'mail.sub.brindlewharf.com.')])).toEqual([]);
    expect(told([sub, record('shop', 'CNAME', 'mail.example.net.')])).toEqual([]);
  });

  it('warns when an MX or SRV record points at a CNAME', () => {
    const after = [
      record('mail', 'CNAME', 'mail.example.net.'),
      record('@', 'MX', '10 mail.brindlewharf.com.'),
      record('_sip._tcp', 'SRV', '1 2 5060 mail.brindlewharf.com.'),
    ];
    expect(told(after)).toEqual([
      expect.stringMatching(/^The MX record of @ points at mail\.brindlewharf\.com, which is a CNAME/),
      expect.stringMatching(/^The SRV record of _sip\._tcp/),
    ]);
  });

  it('warns when a target is missing', () => {
    expect(
      told([record('@', 'MX', '10 mail.brindlewharf.com.'), record('www', 'CNAME', 'web.brindlewharf.com.')]),
    ).toEqual([
      'The MX record of @ points at mail.brindlewharf.com, which has no address in this zone.',
      'The CNAME record of www points at web.brindlewharf.com, which has no address in this zone.',
    ]);
  });

  it('warns of an SPF record with too many lookups, including those of its own includes, and of a second one', () => {
    const many = Array.from({ length: 9 }, (_, index) => `include:s${index}.example.net`).join(' ');
    expect(told([spf(`v=spf1 ${many} mx -all`)])).toEqual([]);
    expect(told([spf(`v=spf1 ${many} mx a -all`)])).toEqual([expect.stringContaining('at least 11 look-ups')]);
    expect(
      told([spf(`v=spf1 ${many} include:own.brindlewharf.com ~all`), spf('v=spf1 a:x.example.net -all', 'own')]),
    ).toEqual([expect.stringContaining('at least 11 look-ups')]);
    expect(told([spf('v=spf1 include:brindlewharf.com -all')])).toEqual([]);
    expect(told([spf('v=spf1 mx -all'), spf('v=spf1 a -all')])).toEqual([expect.stringContaining('2 SPF records')]);
  });

  it('warns when mail, a site or a delegation stops', () => {
    const before = [
      record('@', 'MX', '10 mail.example.net.'),
      record('www', 'A', '203.0.113.1'),
      record('lab', 'NS', 'ns.example.net.'),
      record('lab', 'DS', '1 13 2 abcd'),
    ];
    expect(told([record('lab', 'DS', '1 13 2 abcd')], before)).toEqual([
      'Mail to addresses ending in @brindlewharf.com will no longer arrive: this removes its last MX record.',
      'lab.brindlewharf.com will no longer be found at its own servers: this removes its last NS record.',
      'www.brindlewharf.com will no longer open in a browser: this removes its last address.',
      expect.stringMatching(/^lab has a DS record without NS records/),
    ]);
  });

  it('does not warn of problems that existed before the change', () => {
    const broken = record('@', 'MX', '10 mail.brindlewharf.com.');
    expect(told([broken, record('www', 'A', '203.0.113.1')], [broken])).toEqual([]);
  });

  it('takes less than two seconds for 5,000 records', () => {
    const large = Array.from({ length: 5_000 }, (_, index) =>
      index % 2
        ? record(`h${index}`, 'A', '203.0.113.1')
        : record(`c${index}`, 'CNAME', `h${index + 1}.brindlewharf.com.`),
    );
    const start = process.cpuUsage();
    expect(told(large, large)).toEqual([]);
    expect(process.cpuUsage(start).user / 1_000).toBeLessThan(2_000);
  });
});
