import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { eq } from 'drizzle-orm';
import { queryDns } from '../src/dns/query-dns';
import type { NameServer } from '../src/ports/name-server';
import type { Rrset } from '../src/core/rrset';
import { PowerDnsNameServer } from '../src/adapters/dns/powerdns/powerdns-name-server';
import { DnsResponder } from '../src/adapters/dns/sandbox/dns-responder';
import { SandboxNameServer } from '../src/adapters/dns/sandbox/sandbox-name-server';
import { dns_sandbox_zones } from '../src/db/schema';
import { startAliasTargets, type AliasTargets } from './support/alias-targets';
import { makeTestApp, type TestApp } from './support/app';
import { address, newZone, ns, part, whole } from './support/name-server-contract';
import { API_KEY, PowerDns } from './support/powerdns';
import { silentLog } from './support/silent-log';

const { delv } = JSON.parse(process.env.TEST_POWERDNS ?? '{}') as { delv: string };
const SECRET = Buffer.alloc(32, 7).toString('base64url');

let shop: TestApp;
let targets: AliasTargets;
let powerDns: PowerDns;
let overHttp: PowerDnsNameServer;
let sandbox: SandboxNameServer;
let responder: DnsResponder;
let sandboxPort: number;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'storefront-anchors-'));
  targets = await startAliasTargets();
  shop = await makeTestApp({ env: { DNS_RESOLVERS: `127.0.0.1:${targets.port}` } });
  sandbox = new SandboxNameServer({
    db: shop.deps.db,
    faults: shop.deps.faults,
    addresses: [],
    signingSecrets: [SECRET],
  });
  responder = new DnsResponder({
    host: '127.0.0.1',
    port: 0,
    findZone: (name) => sandbox.servedZone(name),
    aliases: shop.deps.aliases,
    log: silentLog,
  });
  sandboxPort = await responder.listen();
  powerDns = await PowerDns.start({ resolverPort: targets.port });
  overHttp = new PowerDnsNameServer({
    origin: powerDns.origin,
    apiKey: API_KEY,
    serverId: 'localhost',
    zoneKind: 'Native',
    primary: 'ns1.storefront.example',
    addresses: [],
    expandsAlias: true,
    log: silentLog,
    connectMs: 20_000,
    readMs: 40_000,
  });
});
afterAll(async () => {
  overHttp.close();
  await responder.close();
  await powerDns.close();
  await targets.close();
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The result of BIND's validator for a response, trusting the zone's key. */
async function validated(zone: string, port: number, name: string, type: string): Promise<string> {
  const answer = await queryDns({ host: '127.0.0.1', port }, { name: zone, type: 'DNSKEY' });
  const [key] = answer?.packet.answers ?? [];
  if (key?.type !== 'DNSKEY') return 'the zone has no key';
  const data = key.data as unknown as { flags: number; algorithm: number; key: Buffer };
  const file = join(folder, `${zone}.anchor`);
  writeFileSync(
    file,
    `trust-anchors { "${zone}." static-key ${data.flags} 3 ${data.algorithm} "${data.key.toString('base64')}"; };\n`,
  );
  const { stdout, stderr } = await promisify(execFile)(delv, [
    '@127.0.0.1',
    '-p',
    String(port),
    '-a',
    file,
    `+root=${zone}`,
    name,
    type,
  ]).catch((error: { stdout: string; stderr: string }) => error);
  return `${stdout}${stderr}`;
}

const cases: readonly [
  string,
  () => { readonly nameServer: NameServer; readonly port: number; readonly signsAlias: boolean },
][] = [
  ['the sandbox nameserver', () => ({ nameServer: sandbox, port: sandboxPort, signsAlias: true })],
  ['PowerDNS', () => ({ nameServer: overHttp, port: powerDns.dnsPort, signsAlias: false })],
];

describe.each(cases)('a zone on %s', (_, underTest) => {
  const sets = (zone: string): Rrset[] => [
    ns(zone),
    address(zone, 'www', '203.0.113.1', '203.0.113.2'),
    address(zone, '*.dev', '203.0.113.3'),
    address(zone, 'a.b.c', '203.0.113.4'),
    { name: `shop.${zone}.`, type: 'CNAME', ttl: 300, rdata: [`www.${zone}.`] },
    { name: `${zone}.`, type: 'MX', ttl: 300, rdata: [`10 mail.${zone}.`] },
    { name: `${zone}.`, type: 'TXT', ttl: 300, rdata: [`"${'k'.repeat(255)}" "${'l'.repeat(200)}"`] },
    { name: `${zone}.`, type: 'CAA', ttl: 300, rdata: ['0 issue "letsencrypt.org"'] },
    { name: `${zone}.`, type: 'HTTPS', ttl: 300, rdata: ['1 . alpn=h2'] },
    { name: `alias.${zone}.`, type: 'ALIAS', ttl: 300, rdata: ['site.targets.example.'] },
    { name: `lab.${zone}.`, type: 'NS', ttl: 300, rdata: ['ns1.example.net.'] },
    { name: `_sip._tcp.${zone}.`, type: 'SRV', ttl: 300, rdata: ['1 2 5060 sip.example.net.'] },
  ];

  test('[DN-11a] is signed from the start: every response, including negative ones, is validated', async () => {
    const { nameServer, port, signsAlias } = underTest();
    const zone = newZone();
    expect(await nameServer.change(zone, whole(...sets(zone)), 5)).toEqual({ kind: 'done' });
    const questions = [
      [zone, 'SOA'],
      [zone, 'NS'],
      [zone, 'DNSKEY'],
      [zone, 'MX'],
      [zone, 'TXT'],
      [zone, 'CAA'],
      [zone, 'TYPE65'],
      [`www.${zone}`, 'A'],
      [`shop.${zone}`, 'A'],
      [`x.y.dev.${zone}`, 'A'],
      [`alias.${zone}`, 'A'],
      [`alias.${zone}`, 'AAAA'],
      [`_sip._tcp.${zone}`, 'SRV'],
    ] as const;
    // PowerDNS signs the addresses of an ALIAS only in transfers to secondaries: it returns no signature for such names.
    for (const [name, type] of questions.filter(([asked]) => signsAlias || !asked.startsWith('alias.'))) {
      const said = await validated(zone, port, name, type);
      expect([name, type, said]).toEqual([name, type, expect.stringContaining('; fully validated')]);
      expect([name, type, said]).toEqual([name, type, expect.not.stringContaining('negative response')]);
    }
    for (const [name, type] of [
      [`none.${zone}`, 'A'],
      [`www.${zone}`, 'MX'],
      [`b.c.${zone}`, 'A'],
      [`alias.${zone}`, 'TXT'],
      [`lab.${zone}`, 'DS'],
      [zone, 'AAAA'],
    ] as const) {
      expect([name, type, await validated(zone, port, name, type)]).toEqual([
        name,
        type,
        expect.stringContaining('; negative response, fully validated'),
      ]);
    }
  });

  test('[DN-11a] stays signed, with the same key, when it is changed; queries that do not ask for signatures get none', async () => {
    const { nameServer, port } = underTest();
    const zone = newZone();
    const toKey = async () =>
      JSON.stringify((await queryDns({ host: '127.0.0.1', port }, { name: zone, type: 'DNSKEY' }))?.packet.answers);
    await nameServer.change(zone, whole(ns(zone), address(zone, 'www', '203.0.113.1')), 5);
    const before = await toKey();
    expect(
      await nameServer.change(zone, part(address(zone, 'www', '203.0.113.9'), address(zone, 'new', '203.0.113.9')), 6),
    ).toEqual({ kind: 'done' });
    expect(await toKey()).toBe(before);
    for (const host of ['www', 'new'])
      expect(await validated(zone, port, `${host}.${zone}`, 'A')).toContain('; fully validated');
    const plain = await queryDns({ host: '127.0.0.1', port }, { name: `none.${zone}`, type: 'A' });
    expect([plain?.packet.rcode, plain?.packet.authorities?.map(({ type }) => type)]).toEqual(['NXDOMAIN', ['SOA']]);
  });
});

test('[DN-11a] a zone that was in PowerDNS before zones were signed is signed with its next change', async () => {
  const zone = newZone();
  await overHttp.change(zone, whole(ns(zone), address(zone, 'www', '203.0.113.1')), 5);
  const turnedOff = await fetch(`${powerDns.origin}/api/v1/servers/localhost/zones/${zone}.`, {
    method: 'PUT',
    headers: { 'x-api-key': API_KEY, 'content-type': 'application/json' },
    body: JSON.stringify({ dnssec: false }),
  });
  expect(turnedOff.status).toBe(204);
  expect(await validated(zone, powerDns.dnsPort, zone, 'NS')).toBe('the zone has no key');
  expect(await overHttp.change(zone, part(address(zone, 'www', '203.0.113.2')), 6)).toEqual({ kind: 'done' });
  expect(await validated(zone, powerDns.dnsPort, `www.${zone}`, 'A')).toContain('; fully validated');
});

test('[DN-11a] keys are sealed at rest, and a zone without one is signed with its next change', async () => {
  const zone = newZone();
  const unsigned = new SandboxNameServer({ db: shop.deps.db, faults: shop.deps.faults, addresses: [] });
  await unsigned.change(zone, whole(ns(zone)), 5);
  expect(await validated(zone, sandboxPort, zone, 'NS')).toBe('the zone has no key');
  await sandbox.change(zone, part(address(zone, 'www', '203.0.113.1')), 6);
  expect(await validated(zone, sandboxPort, zone, 'NS')).toContain('; fully validated');
  const [row] = await shop.deps.db.select().from(dns_sandbox_zones).where(eq(dns_sandbox_zones.zone, zone));
  expect(row?.signing_key).toMatch(/^[\w-]{100,}$/);
  expect(Buffer.from(row?.signing_key ?? '', 'base64url').toString('latin1')).not.toContain('PRIVATE KEY');
});
