import fc from 'fast-check';
import { translator } from '../../i18n';
import { zoneFileNoteText } from '../../problems';
import {
  RECORD_TYPE_NAMES,
  RECORD_TYPES,
  type RecordField,
  type RecordFieldKind,
  type RecordType,
} from '../../contract/dns-record-types';
import { checkRecord } from './check-record';
import { parseZoneFile, printZoneFile } from './zone-file';
import type { RecordInput, ZoneRecord } from './zone-record';

const ZONE = 'brindlewharf.com';
const plain = ({ name, ttl, type, rdata }: ZoneRecord) => `${name} ${ttl} ${type} ${rdata}`;
const read = (text: string) => parseZoneFile(text, ZONE).records.map(plain);

describe('[DN-09a] [DN-09b] a zone file', () => {
  it('keeps the records of its apex when it starts from the root, as nameservers write it', () => {
    // As BIND 9 writes a secondary zone in text format.
    const file = `$ORIGIN .
$TTL 3600	; 1 hour
brindlewharf.com	IN SOA	ns1.example.net. hostmaster.example.net. (
				2026112201 ; serial
				10800      ; refresh (3 hours)
				3600       ; retry (1 hour)
				604800     ; expire (1 week)
				300        ; minimum (5 minutes)
				)
			NS	ns1.example.net.
			A	203.0.113.9
			MX	10 mail.brindlewharf.com.
$ORIGIN brindlewharf.com.
mail			A	203.0.113.10
$ORIGIN eu.brindlewharf.com.
www			CNAME	mail.brindlewharf.com.
`;
    const { records, problems, leftOut } = parseZoneFile(file, ZONE);
    expect(problems).toEqual([]);
    expect(records.map(plain)).toEqual([
      '@ 3600 A 203.0.113.9',
      '@ 3600 MX 10 mail.brindlewharf.com.',
      'mail 3600 A 203.0.113.10',
      'www.eu 3600 CNAME mail.brindlewharf.com.',
    ]);
    expect(leftOut.map(({ note }) => note.code)).toEqual(['soa_left_out', 'registry_left_out']);
  });

  it('is read with $ORIGIN, $TTL, units, inherited owners, quotes, comments and parentheses', () => {
    const file = `; kept by hand
$TTL 1h30m
@   IN SOA ns1.example.net. hostmaster ( 2026112201 ; serial
        3h 1h 1w 5m )
    IN NS ns1.example.net.
    86400 IN MX 10 mail
    IN 300 TXT "v=spf1 mx -all" ; who may send
www         A 203.0.113.24
            AAAA 2001:DB8::24
long IN TXT ( "one"
              "two; three" plain )
$ORIGIN eu.brindlewharf.com.
mail 1d CNAME mail.example.net.
@ IN A 203.0.113.9
_sip._tcp SRV 1 2 5060 sip
$ORIGIN brindlewharf.com.
caa CAA 0 issue "letsencrypt.org; a=\\"b\\""
h HTTPS 1 . alpn="h2,h3" port=443
t TLSA 3 1 1 ABCD
     EF01
`;
    const { records, problems, leftOut } = parseZoneFile(file, ZONE);
    expect(records.map(plain)).toEqual([
      '@ 86400 MX 10 mail.brindlewharf.com.',
      '@ 300 TXT "v=spf1 mx -all"',
      'www 5400 A 203.0.113.24',
      'www 5400 AAAA 2001:db8::24',
      'long 5400 TXT "one" "two; three" "plain"',
      'mail.eu 86400 CNAME mail.example.net.',
      'eu 5400 A 203.0.113.9',
      '_sip._tcp.eu 5400 SRV 1 2 5060 sip.eu.brindlewharf.com.',
      'caa 5400 CAA 0 issue "letsencrypt.org; a=\\"b\\""',
      'h 5400 HTTPS 1 . alpn="h2,h3" port=443',
      't 5400 TLSA 3 1 1 abcd',
    ]);
    expect(leftOut).toEqual([
      { line: 3, note: { code: 'soa_left_out' } },
      { line: 5, note: { code: 'registry_left_out', params: { type: 'NS', domain: ZONE } } },
    ]);
    expect(problems).toEqual([{ line: 20, note: { code: 'type_unknown', params: { type: 'EF01' } } }]);
  });

  it('reports each invalid line by its number, and returns the records of the others', () => {
    const file = `www A 203.0.113.256
www A 203.0.113.24
$INCLUDE other.zone
mail MX mail.example.net.
a.example.net. A 203.0.113.1
note TXT "open
x CH A 203.0.113.1
y A 203.0.113.2 203.0.113.3
www A 203.0.113.24
$TTL soon
@ CNAME elsewhere.example.
short 5 A 203.0.113.2`;
    const { records, problems, leftOut } = parseZoneFile(file, ZONE);
    expect(records.map(plain)).toEqual(['www 3600 A 203.0.113.24', 'note 3600 TXT "open"']);
    expect(problems.map((note) => `${note.line}: ${zoneFileNoteText(note, translator('en'))}`)).toEqual([
      '1: A: Enter an IPv4 address, such as 203.0.113.24.',
      '3: $INCLUDE is not supported. Write out its records.',
      '4: MX has 2 values: priority, server.',
      '5: A: Enter a name in brindlewharf.com, such as www, or @ for brindlewharf.com itself.',
      '6: A quote is not closed.',
      '7: The class CH is not supported; only IN is.',
      '8: A has 1 value: address.',
      '10: $TTL has no value that can be read.',
      '11: CNAME: A CNAME needs a name of its own, such as www.',
      '12: A: Enter a TTL from 60 to 604800 seconds.',
    ]);
    expect(leftOut.map(({ line }) => line)).toEqual([9]);
  });

  it('is read with the line ends of any system and a byte order mark', () => {
    expect(read('\ufeffwww A 203.0.113.24\r\nmail A 203.0.113.25\rftp A 203.0.113.26')).toHaveLength(3);
  });

  const label = fc.stringMatching(/^_?[a-z0-9]([a-z0-9_-]{0,8}[a-z0-9])?$/);
  const host = fc.oneof(
    label,
    fc.array(label, { minLength: 2, maxLength: 3 }).map((labels) => labels.join('.')),
    fc.constant('@'),
  );
  const hex = fc.uint8Array({ minLength: 1, maxLength: 40 }).map((octets) => Buffer.from(octets).toString('hex'));
  const text = fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 400 }),
    fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 300 }),
    fc.constantFrom('a;b', '"one" "two"', 'back\\slash', '( )', 'tab\tline\nend'),
  );
  const values: Record<RecordFieldKind, (field: RecordField) => fc.Arbitrary<string | number>> = {
    ipv4: () => fc.ipV4(),
    ipv6: () => fc.ipV6(),
    host: ({ root }) => (root ? fc.oneof(host, fc.constant('.')) : host),
    integer: ({ max }) => fc.nat(max),
    text: () => text,
    hex: () => hex,
    tag: () => fc.constantFrom('issue', 'issuewild', 'iodef'),
    quoted: () => fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 60 }),
    params: () =>
      fc.constantFrom('', 'alpn=h2', 'alpn="h2,h3" port=443', 'no-default-alpn ipv4hint=203.0.113.1 key65000=x'),
  };
  const getData = (type: RecordType): fc.Arbitrary<RecordInput['data']> =>
    fc.record(Object.fromEntries(RECORD_TYPES[type].fields.map((field) => [field.name, values[field.kind](field)])));
  const anyRecord = fc
    .constantFrom(...RECORD_TYPE_NAMES)
    .chain((type) =>
      fc.record({
        type: fc.constant(type),
        name: fc.oneof(label, fc.constantFrom('@', '*', '*.dev', 'a.b')),
        ttl: fc.integer({ min: 60, max: 604_800 }),
        data: getData(type),
      }),
    )
    .map((input) => checkRecord(input, ZONE))
    .filter((result): result is { record: ZoneRecord } => 'record' in result)
    .map(({ record }) => record);

  it('property: returns every record that was printed, of every type', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(anyRecord, { selector: ({ name, type, rdata }) => `${name} ${type} ${rdata}`, maxLength: 20 }),
        (records) => {
          const { records: again, problems, leftOut } = parseZoneFile(printZoneFile(records, ZONE, 7), ZONE);
          expect([problems, leftOut]).toEqual([[], [{ line: 2, note: { code: 'soa_left_out' } }]]);
          expect(again.map(plain).sort()).toEqual(records.map(plain).sort());
        },
      ),
      { numRuns: 500 },
    );
  });

  it('property: never throws, and only reports lines that it has', () => {
    const piece = fc.constantFrom(
      '@',
      'www',
      'A',
      'TXT',
      'MX',
      '10',
      '1h',
      'IN',
      '"',
      '\\',
      '(',
      ')',
      ';',
      ' ',
      '\t',
      '\n',
      '$ORIGIN',
      '$TTL',
      '203.0.113.1',
      'é',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join('')),
        ),
        (file) => {
          const { problems, leftOut } = parseZoneFile(file, ZONE);
          const lines = file.replace(/\r\n?/g, '\n').split('\n').length;
          for (const { line } of [...problems, ...leftOut]) expect(line >= 1 && line <= lines).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });
});
