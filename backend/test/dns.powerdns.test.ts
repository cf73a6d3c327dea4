import type { DnsRecord } from '@storefront/shared/contract';
import { eq } from 'drizzle-orm';
import { changeFromServed, toRrsets } from '../src/dns/rrsets';
import { PowerDnsNameServer } from '../src/adapters/dns/powerdns/powerdns-name-server';
import { domains, zone_records, zones } from '../src/db/schema';
import { settleStaleZones } from '../src/modules/dns/zone-jobs';
import { repairServedZones } from './support/due-work';
import { makeTestApp, type TestApp, type TestCustomer } from './support/app';
import { asId } from './support/as-id';
import { startHttpLine, type HttpLine } from './support/http-line';
import { insertDomain } from './support/own-domain';
import { API_KEY, PowerDns } from './support/powerdns';

let powerDns: PowerDns;
let line: HttpLine;
let shop: TestApp;
let mara: TestCustomer;
let count = 0;

beforeAll(async () => {
  powerDns = await PowerDns.start();
  line = await startHttpLine(powerDns.origin);
  const asked = `127.0.0.1:${powerDns.dnsPort}`;
  shop = await makeTestApp({
    env: {
      DNS_SERVER: 'powerdns',
      POWERDNS_URL: line.origin,
      POWERDNS_API_KEY: API_KEY,
      NAMESERVER_ADDRESSES: `${asked},${asked}`,
      PARKING_ADDRESSES: '203.0.113.80',
    },
  });
  mara = await shop.asCustomer();
});
afterAll(async () => {
  await shop.close();
  if (shop.deps.nameServer instanceof PowerDnsNameServer) shop.deps.nameServer.close();
  await line.close();
  await powerDns.close();
});

async function createDomain(customer: TestCustomer, name = `tarnholm${(count += 1)}.com`): Promise<string> {
  await insertDomain(shop, customer, name);
  return name;
}
const url = (name: string) => `/api/dns/1.0/${name}`;
const records = async (name: string, customer = mara) =>
  (await customer.request({ method: 'GET', url: url(name) })).json<DnsRecord[]>();
const save = (name: string, changes: object, customer = mara) =>
  customer.request({ method: 'POST', url: url(name), payload: { add: [], update: [], remove: [], ...changes } });
const getAddress = (name: string, address: string) => ({ name, ttl: 300, type: 'A', data: { address } });
const getCode = (answer: Awaited<ReturnType<typeof save>>) => [answer.statusCode, answer.json<{ code: string }>().code];

/** I7: PowerDNS has exactly our records. */
async function expectServed(name: string): Promise<void> {
  const [zone] = await shop.deps.db
    .select({ id: zones.id })
    .from(zones)
    .innerJoin(domains, eq(domains.id, zones.domain_id))
    .where(eq(zones.name, name))
    .orderBy(zones.created_at)
    .limit(1);
  const ours = await shop.deps.db
    .select()
    .from(zone_records)
    .where(eq(zone_records.zone_id, zone?.id ?? asId('')));
  const served = await shop.deps.nameServer.zone(name);
  expect(Array.isArray(served) ? changeFromServed(served, toRrsets(name, ours)) : served).toEqual({
    put: [],
    remove: [],
    isWhole: false,
  });
}
const getProof = async (name: string) =>
  (await mara.request({ method: 'GET', url: `/api/dns/1.0/proof/${name}` })).json<{
    asked: number;
    servers: { state: string }[];
  }>();

describe('a shop whose zones are on PowerDNS', () => {
  test('[DN-02] [DN-09d] [DN-10] saves a batch, and verifies it over DNS', async () => {
    const name = await createDomain(mara);
    const www = (await records(name)).find((record) => record.name === 'www');
    const answer = await save(name, {
      add: [
        { name: '', ttl: 3_600, type: 'MX', data: { priority: 10, server: `mail.${name}` } },
        getAddress('mail', '203.0.113.25'),
        { name: 'bücher', ttl: 300, type: 'TXT', data: { data: `Grüße; "${'x'.repeat(300)}"` } },
        { name: '@', ttl: 300, type: 'HTTPS', data: { priority: 1, target: '.', params: 'port=443 alpn="h2,h3"' } },
      ],
      remove: [www?.id],
    });
    expect(answer.statusCode).toBe(200);
    await expectServed(name);
    expect(await getProof(name)).toMatchObject({ asked: 5, servers: [{ state: 'as_saved' }, { state: 'as_saved' }] });
  });

  test('[DN-06a] [DN-10] [D2] keeps everything unchanged when PowerDNS alone refuses one record', async () => {
    const name = await createDomain(mara);
    const before = await records(name);
    const answer = await save(name, {
      add: [
        getAddress('shop', '203.0.113.1'),
        { name: '@', ttl: 300, type: 'HTTPS', data: { priority: 1, target: '.', params: 'port=70000' } },
      ],
    });
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([422, 'Invalid DNS record']);
    expect(await records(name)).toEqual(before);
    await expectServed(name);
  });

  test('[D1] loses nothing when PowerDNS stops during a save, and completes the save when it is back', async () => {
    const name = await createDomain(mara);
    await records(name);
    line.next('PATCH', 'held');
    const saving = save(name, { add: [getAddress('blog', '203.0.113.9')] });
    await line.arrival('PATCH', `blog.${name}`);
    await powerDns.end();
    line.drop();
    expect(getCode(await saving)).toEqual([503, 'zone_unsettled']);
    shop.clock.advance(15);
    expect(await settleStaleZones(shop.deps)).toBe(0);
    await powerDns.begin();
    shop.clock.advance(15);
    expect(await settleStaleZones(shop.deps)).toBe(1);
    expect((await records(name)).map((record) => record.name)).toContain('blog');
    await expectServed(name);
  });

  test('[D1] [DN-10] reports an outage as such, and accepts the same edits afterwards', async () => {
    const name = await createDomain(mara);
    const before = await records(name);
    await powerDns.end();
    expect(getCode(await save(name, { add: [getAddress('blog', '203.0.113.9')] }))).toEqual([503, 'name_server_away']);
    expect((await getProof(name)).servers).toMatchObject([{ state: 'silent' }, { state: 'silent' }]);
    await powerDns.begin();
    expect(await records(name)).toEqual(before);
    expect((await save(name, { add: [getAddress('blog', '203.0.113.9')] })).statusCode).toBe(200);
    await expectServed(name);
  });

  test.each(['lost', 'unanswered'] as const)(
    '[D2] [DN-10] settles a save whose request was %s by repeating it',
    async (fate) => {
      const name = await createDomain(mara);
      await records(name);
      line.next('PATCH', fate);
      expect(getCode(await save(name, { add: [getAddress('blog', '203.0.113.9')] }))).toEqual([503, 'zone_unsettled']);
      shop.clock.advance(15);
      await settleStaleZones(shop.deps);
      expect((await records(name)).map((record) => record.name)).toContain('blog');
      await expectServed(name);
    },
  );

  test('[D4] a save that arrives after it was settled and undone has no effect', async () => {
    const name = await createDomain(mara);
    await records(name);
    line.next('PATCH', 'held');
    const saving = save(name, { add: [getAddress('blog', '203.0.113.9')] });
    await line.arrival('PATCH', `blog.${name}`);
    shop.clock.advance(15);
    expect(await settleStaleZones(shop.deps)).toBe(1);
    const blog = (await records(name)).find((record) => record.name === 'blog');
    expect((await save(name, { remove: [blog?.id] })).statusCode).toBe(200);
    expect(await line.release()).toEqual([422]);
    line.drop();
    await saving;
    expect((await records(name)).map((record) => record.name)).not.toContain('blog');
    await expectServed(name);
  });

  test('[D4] two concurrent saves do not mix: one succeeds, the other gets a conflict', async () => {
    const name = await createDomain(mara);
    await records(name);
    const answers = await Promise.all(
      [1, 2, 3, 4].map((index) => save(name, { add: [getAddress(`host${index}`, '203.0.113.9')] })),
    );
    const saved = answers.filter(({ statusCode }) => statusCode === 200).length;
    expect(saved).toBeGreaterThan(0);
    expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 409)).toBe(true);
    await expectServed(name);
  });

  test('[D7] a new customer gets no records of the former holder', async () => {
    const name = await createDomain(mara);
    await save(name, { add: [getAddress('blog', '203.0.113.66')] });
    await shop.deps.db.update(domains).set({ ended_at: shop.clock.now() }).where(eq(domains.name, name));
    const holder = await shop.asCustomer();
    await createDomain(holder, name);
    expect((await records(name, holder)).map((record) => record.name)).not.toContain('blog');
    expect(JSON.stringify(await shop.deps.nameServer.zone(name))).not.toContain(`blog.${name}.`);
    expect((await save(name, { add: [getAddress('blog', '203.0.113.66')] }, mara)).statusCode).toBe(404);
  });

  test('[DN-10] restores all its zones after PowerDNS has lost its disk', async () => {
    const names = [await createDomain(mara), await createDomain(mara)];
    for (const name of names) await save(name, { add: [getAddress('blog', '203.0.113.9')] });
    await powerDns.end();
    powerDns.loseEverything();
    await powerDns.begin();
    // A save restores its own zone first; the job restores the others.
    expect((await save(names[0] ?? '', { add: [getAddress('shop', '203.0.113.9')] })).statusCode).toBe(200);
    expect(await repairServedZones(shop.deps)).toBeGreaterThan(0);
    expect(await repairServedZones(shop.deps)).toBe(0);
    for (const name of names) await expectServed(name);
  });

  test('is ready without PowerDNS, and reports it as unavailable', async () => {
    const getState = async () =>
      (await shop.request({ url: '/health/ready' })).json<{ checks: { nameServer: { status: string } } }>().checks
        .nameServer;
    // On a busy machine the check may time out at first.
    let state = await getState();
    for (let look = 0; look < 30 && state.status === 'down'; look += 1) state = await getState();
    expect(state).toEqual({ status: 'ok', kind: 'powerdns' });
    await powerDns.end();
    expect(await getState()).toEqual({ status: 'down', kind: 'powerdns' });
    await powerDns.begin();
  });
});
