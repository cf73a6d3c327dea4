import packet, { type Answer } from 'dns-packet';
import fc from 'fast-check';
import { parseZoneFile, printZoneFile, quoteStrings, zoneProblems, type ZoneRecord } from '@storefront/shared/domain';
import { NetworkZoneReader } from '../src/adapters/dns/network/network-zone-reader';
import type { ReadZone } from '../src/ports/zone-reader';
import { makeTestApp } from './support/app';
import { Internet, record, rightAnswer } from './support/internet';

const ZONE = 'tannery.test';
const NS1 = 'ns1.host.test';
const NS2 = 'ns2.host.test';
/** Long enough for a busy machine; silent servers get less. */
const PATIENT = { timeoutMs: 5_000, wholeMs: 60_000 };
const HASTY = { timeoutMs: 50, wholeMs: 60_000 };
const LAST = expect.stringContaining('cannot be seen from outside');

let internet: Internet;
beforeEach(() => {
  internet = new Internet();
});
afterEach(() => internet.close());

async function read(
  nameservers: readonly string[],
  options: object = PATIENT,
  parent: readonly ZoneRecord[] = [],
): Promise<ReadZone> {
  return new NetworkZoneReader({
    resolvers: [await internet.resolver(parent)],
    reach: internet.reach,
    ...PATIENT,
    ...options,
  }).read(ZONE, nameservers);
}
const asRecords = ({ records }: ReadZone) =>
  records.map(({ name, type, ttl, data }) => ({ name, type, ttl, rdata: data }));
const byText = (records: readonly object[]) => records.map((one) => JSON.stringify(one)).sort();

/** Reads a zone from one correct server. */
async function readServed(...records: ZoneRecord[]): Promise<ReadZone> {
  return read([internet.place(NS1, '203.0.113.1', await internet.serve({ [ZONE]: records }))]);
}

describe('[TR-05] the zone at the current nameservers is read record by record', () => {
  test('each type as it is, including non-text octets and split strings', async () => {
    const records = [
      record('@', 'A', '203.0.113.80', 300),
      record('@', 'A', '203.0.113.81', 300),
      record('@', 'AAAA', '2001:db8::80'),
      record('@', 'MX', '10 mx.post.example.'),
      record('@', 'MX', '0 .'),
      record('@', 'CAA', '0 issue "letsencrypt.org"'),
      record('@', 'TXT', '"gr\\195\\188n \\255\\000 \\"q\\" \\\\" "second string"'),
      record('www', 'CNAME', `${ZONE}.`),
      record('_dmarc', 'TXT', '"v=DMARC1; p=none"'),
      record('google._domainkey', 'TXT', `"${'k'.repeat(255)}" "${'l'.repeat(120)}"`),
      record('selector1._domainkey', 'CNAME', 'selector1-tannery._domainkey.mail.example.'),
      record('_sip._tls', 'SRV', '100 1 443 sipdir.lync.example.'),
      record('_443._tcp.www', 'TLSA', `3 1 1 ${'ab'.repeat(32)}`),
    ];
    const zone = await readServed(...records);
    expect(byText(asRecords(zone))).toEqual(byText(records));
    expect(zone.missing).toEqual([LAST]);
  });

  test('a response that does not fit a datagram is fetched over TCP', async () => {
    const long = record(
      '@',
      'TXT',
      Array.from({ length: 12 }, (_, index) => `"${String.fromCharCode(97 + index).repeat(250)}"`).join(' '),
    );
    expect(asRecords(await readServed(long))).toEqual([long]);
  });

  test('names in the zone that its records point at are queried too; external names are not', async () => {
    const records = [
      record('www', 'CNAME', `frontend-7.${ZONE}.`),
      record('frontend-7', 'CNAME', `backend-7.${ZONE}.`),
      record('backend-7', 'A', '203.0.113.7'),
      record('@', 'MX', `10 post-office.${ZONE}.`),
      record('post-office', 'AAAA', '2001:db8::25'),
      record('@', 'TXT', `"v=spf1 include:_spf-4.${ZONE} include:other.example -all"`),
      record('_spf-4', 'TXT', '"v=spf1 ip4:203.0.113.0/24 -all"'),
    ];
    expect(byText(asRecords(await readServed(...records, record('secret-name', 'A', '203.0.113.66'))))).toEqual(
      byText(records),
    );
  });

  test('a wildcard is copied once; explicit names are copied completely', async () => {
    const records = [
      record('*', 'A', '203.0.113.99'),
      record('*', 'MX', '10 mx.post.example.'),
      // Has the wildcard's address, but no mail: without its own address it would have none.
      record('shop', 'A', '203.0.113.99'),
      record('*._domainkey', 'TXT', '"v=DKIM1; p="'),
      record('s1._domainkey', 'TXT', '"v=DKIM1; p=abc"'),
    ];
    expect(byText(asRecords(await readServed(...records)))).toEqual(byText(records));
  });

  test('a delegated subzone is copied with its servers, their addresses and its DS record', async () => {
    const records = [
      record('shop', 'NS', `ns1.shop.${ZONE}.`),
      record('shop', 'NS', 'ns.other.example.'),
      record('shop', 'DS', `4711 13 2 ${'cd'.repeat(32)}`),
    ];
    const glue: Answer = { type: 'A', name: `ns1.shop.${ZONE}`, ttl: 3_600, class: 'IN', data: '203.0.113.77' };
    const port = await internet.speak((query) => {
      const [question] = query.questions ?? [];
      const isBelow = question?.type !== 'DS' && question?.name.endsWith(`shop.${ZONE}`);
      const { authorities = [], answers = [] } = packet.decode(rightAnswer(query, ZONE, records));
      const referral = records
        .filter(({ type }) => type === 'NS')
        .map(({ rdata }): Answer => ({
          type: 'NS',
          name: `shop.${ZONE}`,
          ttl: 3_600,
          class: 'IN',
          data: rdata.slice(0, -1),
        }));
      return [
        rightAnswer(
          query,
          ZONE,
          records,
          isBelow ? { flags: 0, answers, authorities: [...authorities, ...referral], additionals: [glue] } : {},
        ),
      ];
    });
    const zone = await read([internet.place(NS1, '203.0.113.1', port)]);
    expect(byText(asRecords(zone))).toEqual(byText([...records, record('ns1.shop', 'A', '203.0.113.77')]));
  });

  test('a server of a delegated subzone with an invalid name is left out, and reported in printable characters', async () => {
    const cut = `www.${ZONE}`;
    const host = `\u0000x \u202e.${cut}`;
    const port = await internet.speak((query) => {
      const name = query.questions?.[0]?.name.toLowerCase() ?? '';
      const isBelow = name === cut || name.endsWith(`.${cut}`);
      const referral: Partial<packet.Packet> = {
        flags: 0,
        authorities: [{ type: 'NS', name: cut, ttl: 60, data: host }],
        additionals: [{ type: 'A', name: host, ttl: 60, data: '203.0.113.5' }],
      };
      return [rightAnswer(query, ZONE, [], isBelow ? referral : {})];
    });
    const { records, missing } = await read([internet.place(NS1, '203.0.113.1', port)]);
    expect(records).toEqual([]);
    expect(missing).toEqual([
      'Not in the copy, because our nameservers do not support such a value: NS of www and A of \\000x\\032\\226\\128\\174.www.',
      LAST,
    ]);
  });

  test('DNSSEC that would break the domain is reported first', async () => {
    const port = await internet.serve({ [ZONE]: [record('@', 'A', '203.0.113.80')] });
    const parent = [record('tannery', 'NS', `${NS1}.`), record('tannery', 'DS', `4711 13 2 ${'cd'.repeat(32)}`)];
    const { missing } = await read([internet.place(NS1, '203.0.113.1', port)], PATIENT, parent);
    expect(missing).toEqual([expect.stringMatching(/^DNSSEC is on for tannery\.test\. Switch it off/), LAST]);
  });
});

test("[TR-05] the settings choose the reader and its resolvers, which look up the nameservers' addresses", async () => {
  internet.place(NS1, '10.0.0.53');
  const shop = await makeTestApp({ env: { ZONE_READER: 'network', DNS_RESOLVERS: await internet.resolver() } });
  const { missing } = await shop.deps.zoneReader.read(ZONE, [NS1]);
  await shop.close();
  expect(missing[0]).toBe(`${NS1} has an address that cannot be reached from the Internet.`);
});

describe('[TR-05] servers that fail', () => {
  const served = [record('@', 'A', '203.0.113.80'), record('www', 'A', '203.0.113.81')];

  test('one that does not serve the zone, one that is silent and one that is unknown are skipped', async () => {
    const lame = internet.place('lame.host.test', '203.0.113.2', await internet.serve({ 'other.test': [] }));
    const silent = internet.place('silent.host.test', '203.0.113.3', await internet.speak(() => []));
    const good = internet.place(NS1, '203.0.113.1', await internet.serve({ [ZONE]: served }));
    const zone = await read([lame, silent, 'unknown.host.test', good], { timeoutMs: 1_500 });
    expect([asRecords(zone), zone.missing]).toEqual([served, [LAST]]);
  });

  test('the next server replaces one that fails for single queries', async () => {
    const broken = await internet.speak((query) => [
      rightAnswer(query, ZONE, served, query.questions?.[0]?.type === 'SOA' ? {} : { flags: 2, answers: [] }),
    ]);
    const zone = await read([
      internet.place(NS1, '203.0.113.1', broken),
      internet.place(NS2, '203.0.113.2', await internet.serve({ [ZONE]: served })),
    ]);
    expect([asRecords(zone), zone.missing]).toEqual([served, [LAST]]);
  });

  test('non-authoritative responses do not count', async () => {
    const port = await internet.speak((query) => [rightAnswer(query, ZONE, served, { flags: 0 })]);
    expect(await read([internet.place(NS1, '203.0.113.1', port)])).toEqual({
      records: [],
      missing: [`${NS1} answers, but does not serve ${ZONE}.`, expect.stringContaining('So no record could be copied')],
    });
  });

  test('if all fail, each is listed with its reason', async () => {
    const silent = internet.place(NS1, '203.0.113.1', await internet.speak(() => []));
    // The resolver has to answer in that time as well.
    const { records, missing } = await read([silent, 'unknown.host.test'], { timeoutMs: 1_500 });
    expect([records, missing]).toEqual([
      [],
      [
        `${NS1} did not answer.`,
        'The address of unknown.host.test could not be found.',
        expect.stringContaining('So no record could be copied'),
      ],
    ]);
  });

  test('without nameservers, or with invalid names, nothing is copied', async () => {
    expect(await read([])).toEqual({ records: [], missing: [expect.stringContaining('So no record could be copied')] });
    expect((await read(['..', 'a b', `${'x'.repeat(80)}.test`])).missing).toHaveLength(4);
  });

  test('a silent resolver leaves it open whether DNSSEC is on', async () => {
    const port = await internet.speak(() => []);
    const zone = await new NetworkZoneReader({
      resolvers: [`127.0.0.1:${port}`],
      reach: internet.reach,
      ...HASTY,
    }).read(ZONE, [NS1]);
    expect(zone.missing).toEqual([
      expect.stringMatching(/^Whether DNSSEC is on/),
      `The address of ${NS1} could not be found.`,
      expect.any(String),
    ]);
  });

  test('what is not returned in time is listed by name and type', async () => {
    const port = await internet.speak((query) =>
      query.questions?.[0]?.type === 'SOA' || query.questions?.[0]?.name === `www.${ZONE}`
        ? [rightAnswer(query, ZONE, served)]
        : [],
    );
    const { records, missing } = await read([internet.place(NS1, '203.0.113.1', port)], {
      timeoutMs: 60_000,
      wholeMs: 1_500,
    });
    expect(records).toEqual([{ name: 'www', type: 'A', ttl: 3_600, data: '203.0.113.81' }]);
    expect(missing).toEqual([
      expect.stringMatching(
        /^Your nameservers did not answer queries for tannery\.test \(A, MX, TXT, CAA, AAAA\).* more\. If there are records/,
      ),
      LAST,
    ]);
  });
});

describe('[TR-05] untrustworthy data', () => {
  const served = [record('@', 'A', '203.0.113.80'), record('www', 'A', '203.0.113.81')];

  test('messages that do not respond to the query are ignored', async () => {
    const port = await internet.speak((query) => {
      const [question] = query.questions ?? [];
      const forged: Answer[] = [{ type: 'A', name: question?.name ?? '', ttl: 60, class: 'IN', data: '198.51.100.66' }];
      return [
        Buffer.from('not a message at all'),
        Buffer.alloc(0),
        rightAnswer(query, ZONE, served).subarray(0, 14),
        rightAnswer(query, ZONE, served, { id: ((query.id ?? 0) + 1) % 65_536, answers: forged }),
        rightAnswer(query, ZONE, served, {
          questions: [{ name: 'bank.example', type: 'A', class: 'IN' }],
          answers: forged,
        }),
        rightAnswer(query, ZONE, served, { type: 'query', answers: forged }),
        rightAnswer(query, ZONE, served),
      ];
    });
    expect(asRecords(await read([internet.place(NS1, '203.0.113.1', port)]))).toEqual(served);
  });

  test('records of names other than the queried one are ignored', async () => {
    const foreign: Answer[] = ['bank.example', `unasked.${ZONE}`, 'test'].map((name) => ({
      type: 'A',
      name,
      ttl: 60,
      class: 'IN',
      data: '198.51.100.66',
    }));
    const port = await internet.speak((query) => [
      rightAnswer(query, ZONE, served, {}, query.questions?.[0]?.type === 'SOA' ? [] : foreign),
    ]);
    expect(asRecords(await read([internet.place(NS1, '203.0.113.1', port)]))).toEqual(served);
  });

  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '192.168.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '::1',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
  ])('[A6] a nameserver at %s is never queried', async (address) => {
    const { records, missing } = await read([internet.place(NS1, address)]);
    expect([internet.reached, records, missing[0]]).toEqual([
      [],
      [],
      `${NS1} has an address that cannot be reached from the Internet.`,
    ]);
  });

  test('values that our zones do not accept are listed', async () => {
    const { records, missing } = await readServed(
      record('blog', 'CNAME', 'bad/name.example.'),
      record('@', 'A', '203.0.113.80', 5),
    );
    expect(records).toEqual([{ name: '@', type: 'A', ttl: 60, data: '203.0.113.80' }]);
    expect(missing).toEqual([
      'Not in the copy, because our nameservers do not support such a value: CNAME of blog.',
      LAST,
    ]);
  });
});

describe('[TR-05] property', () => {
  const host = fc.constantFrom(
    'mx.post.example.',
    'Post.Example.',
    'bad/name.example.',
    '-x.example.',
    `mail.${ZONE}.`,
    '.',
  );
  const u16 = fc.nat({ max: 65_535 });
  const octets = fc.uint8Array({ minLength: 0, maxLength: 300 }).map((bytes) => quoteStrings([bytes]));
  const anyRecord = fc
    .record({
      name: fc.constantFrom('@', 'www', 'mail', 'shop', '_dmarc', 'k1._domainkey'),
      ttl: fc.nat({ max: 2_000_000 }),
      value: fc.oneof(
        fc.ipV4().map((rdata) => ({ type: 'A' as const, rdata })),
        octets.map((rdata) => ({ type: 'TXT' as const, rdata })),
        fc.tuple(u16, host).map(([priority, server]) => ({ type: 'MX' as const, rdata: `${priority} ${server}` })),
        host.map((rdata) => ({ type: 'CNAME' as const, rdata })),
        fc
          .tuple(fc.constantFrom('issue', 'iodef', 'odd-tag'), fc.string())
          .map(([tag, value]) => ({
            type: 'CAA' as const,
            rdata: `0 ${tag} ${quoteStrings([new TextEncoder().encode(value)])}`,
          })),
      ),
    })
    .map(({ name, ttl, value }): ZoneRecord => ({ name, ttl, ...value }));
  const anyZone = fc
    .uniqueArray(anyRecord, { maxLength: 6, selector: ({ name, type, rdata }) => `${name} ${type} ${rdata}` })
    .map((records) =>
      records.filter(
        ({ name, type }) =>
          type !== 'CNAME' || (name !== '@' && records.filter((other) => other.name === name).length === 1),
      ),
    );

  test('whatever is served, the copy passes the checks of the DNS editor, and what is left out is listed', async () => {
    let served: readonly ZoneRecord[] = [];
    internet.place(NS1, '203.0.113.1', await internet.serve(() => ({ [ZONE]: served })));
    const reader = new NetworkZoneReader({ resolvers: [await internet.resolver()], reach: internet.reach, ...PATIENT });
    await fc.assert(
      fc.asyncProperty(anyZone, async (zone) => {
        served = zone;
        const read = await reader.read(ZONE, [NS1]);
        const copied = asRecords(read) as ZoneRecord[];
        const again = parseZoneFile(printZoneFile(copied, ZONE, 1), ZONE);
        expect([again.problems, again.leftOut.length, zoneProblems(copied)]).toEqual([[], 1, []]);
        expect(byText(again.records)).toEqual(byText(copied));
        const asked = zone.filter(
          ({ name, type }) =>
            type === 'CNAME' ||
            ((type === 'CAA' ? name === '@' : type === 'TXT' || !name.startsWith('_')) &&
              (type === 'TXT' || !name.includes('_'))),
        );
        for (const { name, type } of asked) {
          const isNamed = read.missing.some((sentence) =>
            sentence.includes(`${type} of ${name === '@' ? ZONE : name}`),
          );
          expect([type, name, isNamed || copied.some((one) => one.name === name && one.type === type)]).toEqual([
            type,
            name,
            true,
          ]);
        }
      }),
      { numRuns: 100 },
    );
  });

  test('corrupted messages never make it fail, nor add to the copy what the editor would refuse', async () => {
    const served = [
      record('@', 'A', '203.0.113.80'),
      record('@', 'MX', '10 mx.post.example.'),
      record('@', 'TXT', '"v=spf1 -all"'),
      record('@', 'CAA', '0 issue "ca.example"'),
      record('www', 'CNAME', 'site.example.'),
    ];
    let changes: readonly (readonly [place: number, octet: number])[] = [];
    const port = await internet.speak((query) => {
      const message = rightAnswer(query, ZONE, served);
      if (query.questions?.[0]?.type !== 'SOA')
        for (const [place, octet] of changes) message[4 + (place % (message.length - 4))] = octet;
      return [message];
    });
    internet.place(NS1, '203.0.113.1', port);
    const reader = new NetworkZoneReader({
      resolvers: [await internet.resolver()],
      reach: internet.reach,
      timeoutMs: 20,
      wholeMs: 300,
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat({ max: 200 }), fc.nat({ max: 255 })), { minLength: 1, maxLength: 4 }),
        async (altered) => {
          changes = altered;
          const copied = asRecords(await reader.read(ZONE, [NS1])) as ZoneRecord[];
          const again = parseZoneFile(printZoneFile(copied, ZONE, 1), ZONE);
          expect([again.problems, zoneProblems(copied), byText(again.records)]).toEqual([[], [], byText(copied)]);
        },
      ),
      { numRuns: 30 },
    );
  });
});
