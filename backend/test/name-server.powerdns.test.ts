import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import pino from 'pino';
import { queryDns } from '../src/dns/query-dns';
import { PowerDnsNameServer } from '../src/adapters/dns/powerdns/powerdns-name-server';
import { startAliasTargets, type AliasTargets } from './support/alias-targets';
import { openBlackHole } from './support/black-hole';
import { startHttpLine, type HttpLine } from './support/http-line';
import { address, itIsANameServer, newZone, ns, part, whole } from './support/name-server-contract';
import { API_KEY, PowerDns } from './support/powerdns';
import { silentLog } from './support/silent-log';

type Options = ConstructorParameters<typeof PowerDnsNameServer>[0];

let powerDns: PowerDns;
let line: HttpLine;
let targets: AliasTargets;
/** Connects to the server directly; with long timeouts, as a busy machine is slow. */
let nameServer: PowerDnsNameServer;
/** Connects over the line. */
let overLine: PowerDnsNameServer;
const made: PowerDnsNameServer[] = [];

function createAdapter(origin: string, options: Partial<Options> = {}): PowerDnsNameServer {
  const adapter = new PowerDnsNameServer({
    origin,
    apiKey: API_KEY,
    serverId: 'localhost',
    zoneKind: 'Native',
    primary: 'ns1.storefront.example',
    addresses: [],
    expandsAlias: true,
    log: silentLog,
    connectMs: 20_000,
    readMs: 40_000,
    ...options,
  });
  made.push(adapter);
  return adapter;
}

beforeAll(async () => {
  targets = await startAliasTargets();
  powerDns = await PowerDns.start({ resolverPort: targets.port });
  line = await startHttpLine(powerDns.origin);
  nameServer = createAdapter(powerDns.origin);
  overLine = createAdapter(line.origin);
});
afterAll(async () => {
  for (const adapter of made) adapter.close();
  await line.close();
  await powerDns.close();
  await targets.close();
});

const listAddresses = async (name: string): Promise<unknown[]> => {
  const answer = await queryDns({ host: '127.0.0.1', port: powerDns.dnsPort }, { name, type: 'A' });
  return (answer?.packet.answers ?? []).map((record) => ('data' in record ? record.data : undefined));
};
/** A zone with one address, of the edition 10. */
async function zoneWithWww(): Promise<string> {
  const zone = newZone();
  expect(await nameServer.change(zone, whole(ns(zone), address(zone, 'www', '203.0.113.10')), 10)).toEqual({
    kind: 'done',
  });
  return zone;
}
const wwwAt = (zone: string, host: string) => part(address(zone, 'www', host));

describe('PowerDNS', () => {
  itIsANameServer(() => ({ nameServer, port: powerDns.dnsPort }));
});

describe('PowerDNS at the end of a line', () => {
  test('[DN-10] is sent only the changes, in one request', async () => {
    const zone = newZone();
    const hosts = Array.from({ length: 50 }, (_, index) => address(zone, `host${index}`, '203.0.113.1'));
    await overLine.change(zone, whole(ns(zone), ...hosts), 10);
    const before = line.sent.length;
    await overLine.change(zone, part(address(zone, 'host7', '203.0.113.2')), 11);
    const patches = line.sent.slice(before).filter(({ method }) => method !== 'GET');
    expect(patches.map(({ method }) => method)).toEqual(['PATCH']);
    const { rrsets } = JSON.parse(patches[0]?.body ?? '') as {
      rrsets: { name: string; type: string; changetype: string }[];
    };
    const ofCustomers = rrsets.filter(({ name }) => !name.includes('__edition'));
    expect(ofCustomers).toMatchObject([
      { name: `host7.${zone}.`, type: 'A', changetype: 'REPLACE', records: [{ content: '203.0.113.2' }] },
    ]);
  });

  test('[D2] a lost response leaves the change open, and repeating it completes it', async () => {
    const zone = await zoneWithWww();
    await overLine.problem();
    line.next('PATCH', 'unanswered');
    expect(await overLine.change(zone, wwwAt(zone, '203.0.113.11'), 11)).toMatchObject({ kind: 'unknown' });
    expect(await listAddresses(`www.${zone}`)).toEqual(['203.0.113.11']);
    expect(await overLine.change(zone, wwwAt(zone, '203.0.113.11'), 11)).toEqual({ kind: 'done' });
    expect(await listAddresses(`www.${zone}`)).toEqual(['203.0.113.11']);
  });

  test('[D2] a lost request leaves the change open, and repeating it makes it', async () => {
    const zone = await zoneWithWww();
    await overLine.problem();
    line.next('PATCH', 'lost');
    expect(await overLine.change(zone, wwwAt(zone, '203.0.113.11'), 11)).toMatchObject({ kind: 'unknown' });
    expect(await listAddresses(`www.${zone}`)).toEqual(['203.0.113.10']);
    expect(await overLine.change(zone, wwwAt(zone, '203.0.113.11'), 11)).toEqual({ kind: 'done' });
  });

  test("[D2] a change that fails because the server's database is busy is repeated at once", async () => {
    const zone = await zoneWithWww();
    await overLine.problem();
    for (let failure = 0; failure < 3; failure += 1) line.next('PATCH', 'failed');
    expect(await overLine.change(zone, wwwAt(zone, '203.0.113.11'), 11)).toEqual({ kind: 'done' });
    expect(await listAddresses(`www.${zone}`)).toEqual(['203.0.113.11']);
    for (let failure = 0; failure < 8; failure += 1) line.next('PATCH', 'failed');
    expect(await overLine.change(zone, wwwAt(zone, '203.0.113.12'), 12)).toEqual({
      kind: 'unknown',
      cause: 'status 500',
    });
    expect(await listAddresses(`www.${zone}`)).toEqual(['203.0.113.11']);
  });

  test('[D2] a lost answer to a new zone leaves the batch open, and the same change again finds the zone created', async () => {
    const zone = newZone();
    await overLine.problem();
    line.next('POST', 'unanswered');
    expect(await overLine.change(zone, whole(ns(zone)), 10)).toMatchObject({ kind: 'unknown' });
    expect(await overLine.change(zone, whole(ns(zone)), 10)).toEqual({ kind: 'done' });
  });

  test('[D4] a change that arrives late, after a newer one, is refused by the server itself', async () => {
    const zone = await zoneWithWww();
    const hangsUp = createAdapter(line.origin);
    await hangsUp.problem();
    line.next('PATCH', 'held');
    const late = hangsUp.change(
      zone,
      part(address(zone, 'www', '203.0.113.11'), address(zone, 'late', '203.0.113.11')),
      11,
    );
    await line.arrival('PATCH', `late.${zone}`);
    hangsUp.close();
    expect(await late).toMatchObject({ kind: 'unknown' });
    expect(await nameServer.change(zone, wwwAt(zone, '203.0.113.12'), 12)).toEqual({ kind: 'done' });
    expect(await line.release()).toEqual([422]);
    expect([await listAddresses(`www.${zone}`), await listAddresses(`late.${zone}`)]).toEqual([['203.0.113.12'], []]);
  });

  test('[D4] a new zone that arrives late does not replace the existing one', async () => {
    const zone = newZone();
    const hangsUp = createAdapter(line.origin);
    await hangsUp.problem();
    line.next('POST', 'held');
    const late = hangsUp.change(zone, whole(ns(zone), address(zone, 'late', '203.0.113.11')), 11);
    await line.arrival('POST', `late.${zone}`);
    hangsUp.close();
    expect(await late).toMatchObject({ kind: 'unknown' });
    expect(await nameServer.change(zone, whole(ns(zone), address(zone, 'www', '203.0.113.12')), 12)).toEqual({
      kind: 'done',
    });
    expect(await line.release()).toEqual([409]);
    expect([await listAddresses(`www.${zone}`), await listAddresses(`late.${zone}`)]).toEqual([['203.0.113.12'], []]);
  });
});

describe('PowerDNS that fails', () => {
  test('[D1] changes nothing while it is unavailable, says so, and has its zones when it is back', async () => {
    const zone = await zoneWithWww();
    await powerDns.end();
    expect(await nameServer.change(zone, wwwAt(zone, '203.0.113.11'), 11)).toMatchObject({ kind: 'away' });
    expect([await nameServer.zone(zone), await nameServer.problem()]).toEqual(['unknown', expect.any(String)]);
    await powerDns.begin();
    expect(await listAddresses(`www.${zone}`)).toEqual(['203.0.113.10']);
    expect(await nameServer.change(zone, wwwAt(zone, '203.0.113.11'), 11)).toEqual({ kind: 'done' });
    expect(await nameServer.change(zone, wwwAt(zone, '203.0.113.9'), 9)).toEqual({ kind: 'overtaken' });
  });

  test('[D1] times out when it accepts a connection and stays silent', async () => {
    const zone = await zoneWithWww();
    const impatient = createAdapter(powerDns.origin, { readMs: 200 });
    powerDns.freeze();
    const outcome = await impatient.change(zone, wwwAt(zone, '203.0.113.11'), 11);
    const problem = await impatient.problem();
    powerDns.thaw();
    expect([outcome, problem]).toEqual([
      { kind: 'away', cause: 'timeout waiting for the response' },
      'timeout waiting for the response',
    ]);
    expect(await nameServer.change(zone, wwwAt(zone, '203.0.113.12'), 12)).toEqual({ kind: 'done' });
  });

  test('[D1] times out when it accepts no connection', async () => {
    const hole = await openBlackHole();
    const outcome = await createAdapter(hole.origin, { connectMs: 200 }).change(newZone(), whole(), 1);
    await hole.close();
    expect(outcome).toEqual({ kind: 'away', cause: 'timeout connecting' });
  });

  test('[D1] [SS-05e] refuses a wrong key: nothing is changed, and the log names the setting without the key', async () => {
    const zone = await zoneWithWww();
    const lines = new PassThrough();
    const apiKey = 'not-the-key-of-this-server';
    const stranger = createAdapter(powerDns.origin, { apiKey, log: pino(lines) });
    expect(await stranger.change(zone, wwwAt(zone, '203.0.113.11'), 11)).toMatchObject({
      kind: 'away',
      cause: expect.stringContaining('POWERDNS_API_KEY'),
    });
    expect(await stranger.zone(zone)).toBe('unknown');
    expect(await stranger.problem()).toContain('POWERDNS_API_KEY');
    const log = String(lines.read());
    expect(log).toContain('POWERDNS_API_KEY');
    expect(log).not.toContain(apiKey);
    expect(await listAddresses(`www.${zone}`)).toEqual(['203.0.113.10']);
  });

  test('[D4] is not used if it applies an overtaken change', async () => {
    const obliging = createServer((request, answer) => {
      const isZone = request.method === 'GET' && request.url?.includes('/zones/');
      answer
        .writeHead(isZone ? 200 : 204, { 'content-type': 'application/json' })
        .end(isZone ? '{"rrsets":[]}' : undefined);
    });
    await new Promise<void>((resolve) => void obliging.listen(0, '127.0.0.1', resolve));
    const adapter = createAdapter(`http://127.0.0.1:${(obliging.address() as AddressInfo).port}`);
    expect(await adapter.change(newZone(), whole(), 1)).toEqual({
      kind: 'away',
      cause: 'this version of PowerDNS does not refuse a change that another has overtaken',
    });
    adapter.close();
    await new Promise((resolve) => obliging.close(resolve));
  });
});
