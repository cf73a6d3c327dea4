import { secondsInDay } from 'date-fns/constants';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Dnssec } from '@storefront/shared/contract';
import { eq } from 'drizzle-orm';
import { PowerDnsNameServer } from '../src/adapters/dns/powerdns/powerdns-name-server';
import { DnsResponder } from '../src/adapters/dns/sandbox/dns-responder';
import { SandboxNameServer } from '../src/adapters/dns/sandbox/sandbox-name-server';
import type { ServerAddress } from '../src/ports/name-server';
import { zones } from '../src/db/schema';
import { processDueDnssec } from '../src/modules/dnssec/dnssec-processor';
import { signZones } from '../src/modules/dnssec/zone-signing';
import { proving } from './support/account';
import { startAliasTargets, type AliasTargets } from './support/alias-targets';
import { makeTestApp, type TestApp, type TestCustomer } from './support/app';
import { heldDomain, lastingCustomer, postDnssec, readDnssec, registryDs, servedDs } from './support/dnssec-world';
import { API_KEY, PowerDns } from './support/powerdns';
import { silentLog } from './support/silent-log';

const { delv } = JSON.parse(process.env.TEST_POWERDNS ?? '{}') as { delv: string };

let targets: AliasTargets;
let powerDns: PowerDns;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'storefront-ds-'));
  targets = await startAliasTargets();
  powerDns = await PowerDns.start({ resolverPort: targets.port });
});
afterAll(async () => {
  await powerDns.close();
  await targets.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A shop on one of the nameservers, the port for querying its zones, and how to close it. */
interface Under {
  readonly shop: TestApp;
  readonly port: number;
  readonly end: () => Promise<void>;
}

async function onSandbox(): Promise<Under> {
  const addresses: ServerAddress[] = [];
  const env = { DNS_RESOLVERS: `127.0.0.1:${targets.port}` };
  const shop = await makeTestApp({
    env,
    replace: ({ db, faults, config }) => ({
      nameServer: new SandboxNameServer({
        db,
        faults,
        addresses,
        signingSecrets: config.secrets.accepted('zone-signing'),
      }),
    }),
  });
  const { nameServer, aliases, config } = shop.deps;
  const responder = new DnsResponder({
    host: '127.0.0.1',
    port: 0,
    findZone: (name) => (nameServer as SandboxNameServer).servedZone(name),
    aliases,
    log: silentLog,
  });
  const port = await responder.listen();
  addresses.push(...config.nameservers.map((server) => ({ server, host: '127.0.0.1', port })));
  return { shop, port, end: () => Promise.all([responder.close(), shop.close()]).then(() => undefined) };
}

async function onPowerDns(): Promise<Under> {
  const port = powerDns.dnsPort;
  const shop = await makeTestApp({
    replace: ({ config, log }) => ({
      nameServer: new PowerDnsNameServer({
        origin: powerDns.origin,
        apiKey: API_KEY,
        serverId: 'localhost',
        zoneKind: 'Native',
        primary: config.nameservers[0] ?? '',
        addresses: config.nameservers.map((server) => ({ server, host: '127.0.0.1', port })),
        expandsAlias: true,
        log,
        connectMs: 20_000,
        readMs: 40_000,
      }),
    }),
  });
  const { nameServer } = shop.deps;
  return {
    shop,
    port,
    async end() {
      (nameServer as PowerDnsNameServer).close();
      await shop.close();
    },
  };
}

/** The result of BIND's validator for a response, with the registry's DS records as the only trust anchors. */
async function validated({ shop, port }: Under, zone: string, name: string, type: string): Promise<string> {
  const anchors = (await registryDs(shop, zone)).map(
    ({ key_tag, algorithm, digest_type, digest }) =>
      `"${zone}." static-ds ${key_tag} ${algorithm} ${digest_type} "${digest}";`,
  );
  const file = join(folder, `${zone}.anchor`);
  writeFileSync(file, `trust-anchors { ${anchors.join(' ')} };\n`);
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

describe.each([
  ['the sandbox nameserver', onSandbox],
  ['PowerDNS', onPowerDns],
] as const)('DNSSEC of a zone on %s', (_, open) => {
  let under: Under;
  let mara: TestCustomer;
  beforeAll(async () => {
    under = await open();
    mara = await lastingCustomer(under.shop);
  });
  afterAll(() => under.end());

  const save = (name: string, add: object[]) =>
    proving(under.shop, mara, {
      method: 'POST',
      url: `/api/dns/1.0/${name}`,
      payload: { add, update: [], remove: [] },
    });
  const getAddress = (name: string) => ({ name, ttl: 300, type: 'A', data: { address: '203.0.113.7' } });

  test('[DN-11b] the registry has the DS record of the served key: a validator that trusts it alone accepts every response', async () => {
    const { shop, port } = under;
    const name = await heldDomain(shop, mara);
    expect((await save(name, [getAddress('www')])).statusCode).toBe(200);
    await signZones(shop.deps);
    shop.clock.advance(secondsInDay);
    const answer = await postDnssec(shop, mara, name, { on: true });
    expect([answer.statusCode, answer.json()]).toEqual([200, expect.objectContaining({ state: 'on', problem: null })]);
    expect(await registryDs(shop, name)).toEqual([await servedDs({ host: '127.0.0.1', port }, name)]);
    expect((await save(name, [getAddress('new')])).statusCode).toBe(200);
    for (const host of [`www.${name}`, `new.${name}`])
      expect(await validated(under, name, host, 'A')).toContain('; fully validated');
    expect(await validated(under, name, `none.${name}`, 'A')).toContain('; negative response, fully validated');

    expect((await postDnssec(shop, mara, name, { on: false })).json<Dnssec>().state).toBe('expiring');
    expect(await registryDs(shop, name)).toEqual([]);
    shop.clock.advance(secondsInDay);
    await processDueDnssec(shop.deps);
    expect((await readDnssec(mara, name)).state).toBe('off');
  });

  test('[DN-11b] an ALIAS can be combined with DNSSEC only if its addresses are signed', async () => {
    const { shop } = under;
    const { signsAlias } = shop.deps.nameServer;
    const alias = { name: 'shop', ttl: 300, type: 'ALIAS', data: { target: 'site.targets.example.' } };
    const before = await heldDomain(shop, mara);
    expect((await save(before, [alias])).statusCode).toBe(200);
    await signZones(shop.deps);
    shop.clock.advance(secondsInDay);
    const turned = await postDnssec(shop, mara, before, { on: true });
    expect([turned.statusCode, turned.json<{ code?: string }>().code]).toEqual(
      signsAlias ? [200, undefined] : [409, 'alias_unsigned'],
    );
    expect(await registryDs(shop, before)).toHaveLength(signsAlias ? 1 : 0);

    const after = await heldDomain(shop, mara);
    await mara.request({ method: 'GET', url: `/api/dns/1.0/${after}` });
    await signZones(shop.deps);
    shop.clock.advance(secondsInDay);
    expect((await postDnssec(shop, mara, after, { on: true })).json()).toMatchObject({ state: 'on' });
    const saved = await save(after, [alias]);
    if (signsAlias) {
      expect(saved.statusCode).toBe(200);
      expect(await validated(under, after, `shop.${after}`, 'A')).toContain('; fully validated');
      return;
    }
    expect([saved.statusCode, saved.json()]).toEqual([
      422,
      expect.objectContaining({
        message: 'Invalid DNS record',
        detail: [expect.objectContaining({ msg: expect.stringContaining('cannot sign an ALIAS record') })],
      }),
    ]);
    expect((await save(after, [getAddress('shop')])).statusCode).toBe(200);
    expect(await validated(under, after, `shop.${after}`, 'A')).toContain('; fully validated');
  });
});

test('[DN-11b] PowerDNS does not sign the addresses of an ALIAS, which is why a zone with a DS record cannot have one', async () => {
  const under = await onPowerDns();
  const { shop, port } = under;
  const zone = 'alias-unsigned.example';
  const { nameServer } = shop.deps;
  expect(nameServer.signsAlias).toBe(false);
  const put = [
    { name: `${zone}.`, type: 'NS' as const, ttl: 300, rdata: ['ns1.storefront.example.'] },
    { name: `alias.${zone}.`, type: 'ALIAS' as const, ttl: 300, rdata: ['site.targets.example.'] },
  ];
  expect(await nameServer.change(zone, { put, remove: [], isWhole: true }, 5)).toEqual({ kind: 'done' });
  const { key_tag, algorithm, digest_type, digest } = await servedDs({ host: '127.0.0.1', port }, zone);
  const file = join(folder, 'alias.anchor');
  writeFileSync(file, `trust-anchors { "${zone}." static-ds ${key_tag} ${algorithm} ${digest_type} "${digest}"; };\n`);
  const output = await promisify(execFile)(delv, [
    '@127.0.0.1',
    '-p',
    String(port),
    '-a',
    file,
    `+root=${zone}`,
    `alias.${zone}`,
    'A',
  ]).catch((error: { stdout: string; stderr: string }) => error);
  expect(`${output.stdout}${output.stderr}`).not.toContain('fully validated');
  await under.end();
});

test('[DN-11a] [DN-11b] the job signs a zone that PowerDNS has without signatures, leaves its records alone, and only then publishes DS records', async () => {
  const under = await onPowerDns();
  const { shop, port } = under;
  const mara = await lastingCustomer(shop);
  const name = await heldDomain(shop, mara);
  await mara.request({ method: 'GET', url: `/api/dns/1.0/${name}` });
  const unsigned = await fetch(`${powerDns.origin}/api/v1/servers/localhost/zones/${name}.`, {
    method: 'PUT',
    headers: { 'x-api-key': API_KEY, 'content-type': 'application/json' },
    body: JSON.stringify({ dnssec: false }),
  });
  expect(unsigned.status).toBe(204);
  await expect(servedDs({ host: '127.0.0.1', port }, name)).rejects.toThrow('has no DNSKEY');
  await signZones(shop.deps);
  const key = await servedDs({ host: '127.0.0.1', port }, name);
  const [zone] = await shop.deps.db.select().from(zones).where(eq(zones.name, name));
  expect(zone?.signed_since).toEqual(shop.clock.now());
  expect((await postDnssec(shop, mara, name, { on: true })).json()).toMatchObject({
    state: 'checking',
    waits_for: 'records',
  });
  shop.clock.advance(secondsInDay);
  await processDueDnssec(shop.deps);
  expect(await registryDs(shop, name)).toEqual([key]);
  expect(await validated(under, name, name, 'NS')).toContain('; fully validated');
  await under.end();
});
