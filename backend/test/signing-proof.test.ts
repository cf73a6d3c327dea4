import type { DsRecord } from '@storefront/shared/domain';
import type { Answer } from 'dns-packet';
import { queryDns } from '../src/dns/query-dns';
import { NetworkZoneReader } from '../src/adapters/dns/network/network-zone-reader';
import { dnssecProblemText } from '../src/dns/dnssec-problem';
import { dsText, evaluate } from '../src/dns/signing-proof';
import { ZoneKey } from '../src/adapters/dns/zone-key';
import { Internet, record } from './support/internet';

const ZONE = 'tannery.test';
const NS1 = 'ns1.host.test';
const NS2 = 'ns2.host.test';
const RECORDS = {
  [ZONE]: [record('@', 'NS', `${NS1}.`), record('@', 'NS', `${NS2}.`), record('@', 'A', '203.0.113.80')],
};
const key = new ZoneKey(ZONE, ZoneKey.generate());
const other = new ZoneKey(ZONE, ZoneKey.generate());

let internet: Internet;
beforeEach(() => {
  internet = new Internet();
});
afterEach(() => internet.close());

const signed = (by: ZoneKey): Promise<number> => internet.serveSigned(RECORDS, { [ZONE]: by });

/** The problems found in a zone whose two servers listen on these ports. */
async function listTroubles(ds: readonly DsRecord[], first: number, second: number): Promise<readonly string[]> {
  internet.place(NS1, '203.0.113.1', first);
  internet.place(NS2, '203.0.113.2', second);
  const reader = new NetworkZoneReader({
    resolvers: [await internet.resolver()],
    reach: internet.reach,
    timeoutMs: 5_000,
    wholeMs: 60_000,
  });
  return (await reader.signing(ZONE, [NS1, NS2], ds)).problems.map(dnssecProblemText);
}

describe('[DN-11c] the servers of a zone hosted elsewhere are checked for signatures by the key of a DS record', () => {
  test('there is no problem when all of them have them', async () => {
    expect(await listTroubles([key.ds], await signed(key), await signed(key))).toEqual([]);
  });

  test('one with another key, and one without signatures, are listed, with the keys that they have', async () => {
    expect(await listTroubles([key.ds], await signed(key), await signed(other))).toEqual([
      `${NS2} has no key that fits the DS record ${dsText(key.ds)}. The key there has ${dsText(other.ds)}.`,
    ]);
    expect(await listTroubles([key.ds], await internet.serve(RECORDS), await signed(key))).toEqual([
      `${NS1} serves ${ZONE} without DNSSEC: there is no DNSKEY record.`,
    ]);
  });

  test('each of several DS records has to fit', async () => {
    expect(await listTroubles([key.ds, other.ds], await signed(key), await signed(key))).toEqual(
      [NS1, NS2].map((server) =>
        expect.stringContaining(`${server} has no key that fits the DS record ${dsText(other.ds)}`),
      ),
    );
  });

  test('one that does not serve the zone, is unknown or has a private address is listed', async () => {
    expect(await listTroubles([key.ds], await signed(key), await internet.serve({ 'other.test': [] }))).toEqual([
      `${NS2} answers, but does not serve ${ZONE}.`,
    ]);
    internet.place(NS1, '203.0.113.1', await signed(key));
    internet.place('inside.host.test', '10.0.0.53');
    const reader = new NetworkZoneReader({
      resolvers: [await internet.resolver()],
      reach: internet.reach,
      timeoutMs: 5_000,
      wholeMs: 60_000,
    });
    expect(
      (await reader.signing(ZONE, [NS1, 'inside.host.test', 'nobody.host.test'], [key.ds])).problems.map(
        dnssecProblemText,
      ),
    ).toEqual([
      'inside.host.test has an address that cannot be reached from the Internet.',
      'The address of nobody.host.test could not be found.',
    ]);
  });

  describe('the responses of one server', () => {
    async function answers(by: ZoneKey) {
      const server = { host: '127.0.0.1', port: await signed(by) };
      const [keys, soa] = await Promise.all(
        ['DNSKEY', 'SOA'].map((type) => queryDns(server, { name: ZONE, type }, { dnssec: true, timeoutMs: 5_000 })),
      );
      if (!keys || !soa) throw new Error('No server answered');
      return { keys: keys.packet, soa: soa.packet };
    }
    const week = 8 * 86_400_000;

    test('expired, missing or foreign signatures do not count', async () => {
      const { keys, soa } = await answers(key);
      const verdict = (keyAnswers: Answer[], soaAnswers: Answer[], now = new Date()) =>
        evaluate(
          NS1,
          ZONE,
          [key.ds],
          { ...keys, answers: keyAnswers },
          { ...soa, answers: soaAnswers },
          now,
        ).problems.map(dnssecProblemText);
      const [ours, zoneSoa] = [keys.answers ?? [], soa.answers ?? []];
      const bare = (records: Answer[]) => records.filter(({ type }) => type !== 'RRSIG');
      const signs = /has the key, but does not sign with it/;
      expect(verdict(ours, zoneSoa)).toEqual([]);
      expect(verdict(ours, zoneSoa, new Date(Date.now() + week))).toEqual([expect.stringMatching(signs)]);
      expect(verdict(bare(ours), zoneSoa)).toEqual([expect.stringMatching(signs)]);
      expect(verdict(ours, bare(zoneSoa))).toEqual([`${NS1} does not sign the records of ${ZONE} with its keys.`]);
      expect(verdict(ours, (await answers(other)).soa.answers ?? [])).toEqual([
        `${NS1} does not sign the records of ${ZONE} with its keys.`,
      ]);
      // However many keys and signatures a response has, the work is limited to that of an honest zone.
      const [signature] = zoneSoa.filter(({ type }) => type === 'RRSIG');
      if (!signature) throw new Error('There is no signature');
      const many = 'has more keys or signatures';
      expect(verdict([...ours, ...Array.from({ length: 400 }, () => other.record)], zoneSoa)).toEqual([
        expect.stringContaining(many),
      ]);
      expect(verdict(ours, Array.from({ length: 400 }, () => signature).concat(zoneSoa))).toEqual([
        expect.stringContaining(many),
      ]);
      // A key added beside the right one invalidates the signature of the set.
      expect(verdict([...ours, other.record], zoneSoa)).toEqual([expect.stringMatching(signs)]);
    });
  });
});
