import fc from 'fast-check';
import { RECORD_FIELDS, RECORD_TYPE_NAMES, RECORD_TYPES, type RecordType } from '../../contract/dns-record-types';
import { checkRecord } from './check-record';
import { readRdata } from './rdata';
import type { RecordInput } from './zone-record';

const ZONE = 'brindlewharf.com';

const checked = (type: RecordType, data: RecordInput['data'], rest: Partial<RecordInput> = {}) =>
  checkRecord({ name: 'www', type, ttl: 3600, data, ...rest }, ZONE);
const getRecord = (...given: Parameters<typeof checked>) => {
  const result = checked(...given);
  if ('problems' in result) throw new Error(JSON.stringify(result.problems));
  return result.record;
};
const getFields = (...given: Parameters<typeof checked>) => {
  const result = checked(...given);
  return 'problems' in result ? result.problems.map(({ field }) => field) : [];
};

describe('[DN-01b] checkRecord', () => {
  it.each<[RecordType, RecordInput['data'], string]>([
    ['A', { address: '203.0.113.24' }, '203.0.113.24'],
    ['AAAA', { address: '2001:0DB8:0:0:0:0:0:24' }, '2001:db8::24'],
    ['CNAME', { target: 'Shops.Example.NET' }, 'shops.example.net.'],
    ['CNAME', { target: '@' }, 'brindlewharf.com.'],
    ['MX', { priority: '10', server: 'mail' }, '10 mail.brindlewharf.com.'],
    ['SRV', { priority: 1, weight: 2, port: '5060', target: 'sip.example.net.' }, '1 2 5060 sip.example.net.'],
    ['TXT', { data: 'v=spf1 "a" \\ -all' }, '"v=spf1 \\"a\\" \\\\ -all"'],
    ['TXT', { data: '"one" "two"' }, '"one" "two"'],
    ['DS', { keytag: '12345', algorithm: 13, digest_type: 2, digest: 'ABCDEF01' }, '12345 13 2 abcdef01'],
    ['MX', { priority: 0, server: '.' }, '0 .'],
    ['CNAME', { target: 'localhost.' }, 'localhost.'],
    [
      'CAA',
      { flags: 0, tag: 'Issue', value: 'letsencrypt.org; validationmethods=dns-01' },
      '0 issue "letsencrypt.org; validationmethods=dns-01"',
    ],
    ['CAA', { flags: 128, tag: 'iodef', value: '"mailto:pki@example.com"' }, '128 iodef "mailto:pki@example.com"'],
    ['TLSA', { usage: 3, selector: 1, matching_type: 1, certificate: 'ABCD EF01' }, '3 1 1 abcdef01'],
    ['HTTPS', { priority: 1, target: '.', params: 'alpn=h2,h3  port=8443' }, '1 . alpn=h2,h3 port=8443'],
    ['HTTPS', { priority: 1, target: '.', params: 'alpn="h2,h3" no-default-alpn' }, '1 . alpn="h2,h3" no-default-alpn'],
    ['SVCB', { priority: '0', target: 'svc.example.net', params: '' }, '0 svc.example.net.'],
    ['ALIAS', { target: 'shops.example.net' }, 'shops.example.net.'],
  ])('makes a %s record from %j', (type, data, rdata) => {
    const record = getRecord(type, data);
    expect(record).toEqual({ name: 'www', type, ttl: 3600, rdata });
    // The form's fields can be submitted again.
    if (!rdata.includes('" "')) expect(getRecord(type, readRdata(type, rdata))).toEqual(record);
  });

  it.each(RECORD_TYPE_NAMES.flatMap((type) => RECORD_TYPES[type].examples.map((rdata) => [type, rdata] as const)))(
    'accepts a %s record with its own example %s',
    (type, rdata) => {
      const data = rdata === '""' || rdata.includes('" "') ? { data: rdata } : readRdata(type, rdata);
      expect(getRecord(type, data).rdata).toBe(rdata);
    },
  );

  it.each<[RecordType, RecordInput['data'], string[]]>([
    ['A', { address: '203.0.113.256' }, ['address']],
    ['A', {}, ['address']],
    ['AAAA', { address: '203.0.113.24' }, ['address']],
    ['MX', { priority: 65_536, server: 'no such host!' }, ['priority', 'server']],
    ['MX', { priority: 1.5, server: 'mail' }, ['priority']],
    [
      'DS',
      { keytag: -1, algorithm: 256, digest_type: 'x', digest: 'abc' },
      ['keytag', 'algorithm', 'digest_type', 'digest'],
    ],
    ['TXT', { data: '' }, ['data']],
    ['CAA', { flags: 256, tag: 'issue it', value: '' }, ['flags', 'tag', 'value']],
    [
      'TLSA',
      { usage: 4, selector: 2, matching_type: 3, certificate: 'xyz' },
      ['usage', 'selector', 'matching_type', 'certificate'],
    ],
    ['HTTPS', { priority: 1, target: '.', params: 'alpn=h2 alpn=h3' }, ['params']],
    ['SVCB', { priority: 1, target: '.', params: 'speed=fast' }, ['params']],
    ['CNAME', { target: '.' }, ['target']],
    ['CNAME', { target: 'www' }, ['target']],
  ])('refuses a %s record, naming the wrong fields of %j', (type, data, fields) => {
    expect(getFields(type, data)).toEqual(fields);
  });

  it('[DN-05] property: accepts numbers written as text, and gives back integers', () => {
    const u16 = fc.integer({ min: 0, max: 65_535 });
    fc.assert(
      fc.property(u16, u16, u16, (priority, weight, port) => {
        const { rdata } = getRecord('SRV', {
          priority: String(priority),
          weight,
          port: ` ${port} `,
          target: 'sip.example.net',
        });
        expect(readRdata('SRV', rdata)).toEqual({ priority, weight, port, target: 'sip.example.net' });
      }),
    );
  });

  it('property: keeps any text whole between its quotes, whatever its length and script', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 600 }), (text) => {
        fc.pre(text.trim() !== '' && !text.startsWith('"'));
        const result = checked('TXT', { data: text });
        if ('record' in result) {
          expect(readRdata('TXT', result.record.rdata)).toEqual({ data: text });
          expect(result.record.rdata).toMatch(/^[\x20-\x7e]*$/);
        } else {
          expect(text.length).toBeGreaterThan(300);
        }
      }),
    );
  });

  it('property: never throws, whatever is entered', () => {
    const anyValue = fc.oneof(fc.string(), fc.double(), fc.integer());
    const anyName = fc.oneof(fc.string(), fc.stringMatching(/^_?[a-z0-9-]{55,65}(\.[a-z0-9]{1,65})?$/));
    const anyData = fc.dictionary(fc.constantFrom(...RECORD_FIELDS.keys()), anyValue);
    fc.assert(
      fc.property(anyName, fc.constantFrom(...RECORD_TYPE_NAMES), anyValue, anyData, (name, type, ttl, data) => {
        const result = checkRecord({ name, type, ttl, data }, ZONE);
        if ('problems' in result) return expect(result.problems).not.toEqual([]);
        return expect(result.record.name.split('.').every((label) => label.length <= 63)).toBe(true);
      }),
    );
  });
});

describe('[DN-03] the name of a record', () => {
  const findName = (name: string, type: RecordType = 'A') => {
    const result = checkRecord(
      { name, type, ttl: 3600, data: { address: '203.0.113.1', target: 'x.example.net' } },
      ZONE,
    );
    return 'record' in result ? result.record.name : null;
  };

  it('becomes @ when it is empty, except for a CNAME', () => {
    expect([findName(''), findName(' '), findName('@'), findName('brindlewharf.com.')]).toEqual(['@', '@', '@', '@']);
    expect([findName('', 'CNAME'), findName('@', 'CNAME')]).toEqual([null, null]);
  });

  it('becomes relative to the zone, in lower case and ASCII', () => {
    expect([
      findName('WWW'),
      findName('mail.eu'),
      findName('www.brindlewharf.com'),
      findName('*.dev'),
      findName('_dmarc'),
      findName('münchen'),
    ]).toEqual(['www', 'mail.eu', 'www', '*.dev', '_dmarc', 'xn--mnchen-3ya']);
  });

  it('is refused when it lies outside the zone or is not a name', () => {
    expect([
      findName('www.example.net.'),
      findName('a..b'),
      findName('-a'),
      findName('a.*.b'),
      findName('x'.repeat(64)),
      findName(`_${'x'.repeat(63)}`),
      findName('a b'),
    ]).toEqual([null, null, null, null, null, null, null]);
    expect(findName(`_${'x'.repeat(62)}`)).toBe(`_${'x'.repeat(62)}`);
    expect(getFields('CNAME', { target: `_${'x'.repeat(63)}.example.net.` })).toEqual(['target']);
  });

  it('is refused in no time when it is far too long', () => {
    expect(findName('\u00fc.'.repeat(1_000_000))).toBeNull();
  });

  it('is refused when its records belong to the registry', () => {
    expect(getFields('NS', { server: 'ns.example.net' }, { name: '@' })).toEqual(['type']);
    expect(getRecord('NS', { server: 'ns.example.net' }, { name: 'lab' }).name).toBe('lab');
  });
});

describe('[DN-04] the TTL of a record', () => {
  it('can be an object with a value, a text or a number', () => {
    expect(
      [{ value: '3600' }, { value: 60 }, '604800', 300].map(
        (ttl) => getRecord('A', { address: '203.0.113.1' }, { ttl }).ttl,
      ),
    ).toEqual([3600, 60, 604_800, 300]);
  });

  it.each([59, 604_801, '1h', { value: '' }, Number.NaN, 60.5])('is refused when it is %j', (ttl) => {
    expect(getFields('A', { address: '203.0.113.1' }, { ttl })).toEqual(['ttl']);
  });
});
