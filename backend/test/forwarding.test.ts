import type { DnsRecord, ForwardingState } from '@storefront/shared/contract';
import { and, eq } from 'drizzle-orm';
import { DnsResponder } from '../src/adapters/dns/sandbox/dns-responder';
import type { ServerAddress } from '../src/ports/name-server';
import { audit_entries, domains, zone_records, zones } from '../src/db/schema';
import { FEED_PATH } from '../src/forwarding/feed-path';
import { settleStaleZones } from '../src/modules/dns/zone-jobs';
import { repairServedZones } from './support/due-work';
import { makeTestApp, type TestApp, type TestCustomer } from './support/app';
import { asId } from './support/as-id';
import { auditTrail } from './support/audit-trail';
import { insertDomain } from './support/own-domain';
import { silentLog } from './support/silent-log';
import { SlowLine } from './support/slow-line';

const ADDRESSES = ['203.0.113.40', '2001:db8::40'];
const TARGET = 'https://www.example.com/shop';

let shop: TestApp;
let line: SlowLine;
let mara: TestCustomer;
let responder: DnsResponder;
const addresses: ServerAddress[] = [];
let count = 0;

beforeAll(async () => {
  shop = await makeTestApp({
    // Nothing listens on these ports: requests to them get no response.
    env: {
      PARKING_ADDRESSES: '203.0.113.80',
      FORWARDING_ADDRESSES: ADDRESSES.join(','),
      FORWARDING_ORIGIN: 'http://127.0.0.1:1',
      MAIL_FORWARDING_HOST: 'mx.shop.example',
      MAIL_FORWARDING_ADDRESS: '127.0.0.1:1',
    },
    replace: ({ db, faults }) => ({ nameServer: (line = new SlowLine({ db, faults, addresses })) }),
  });
  mara = await shop.asCustomer();
  responder = new DnsResponder({
    host: '127.0.0.1',
    port: 0,
    findZone: (name) => line.servedZone(name),
    aliases: shop.deps.aliases,
    log: silentLog,
  });
  const port = await responder.listen();
  addresses.push(...shop.deps.config.nameservers.map((server) => ({ server, host: '127.0.0.1', port })));
});
afterAll(async () => {
  await responder.close();
  await shop.close();
});
afterEach(() => shop.deps.faults.clear());

/** A new domain of Mara's with both services, and its zone. */
async function createDomain(change: Partial<typeof domains.$inferInsert> = {}): Promise<string> {
  count += 1;
  const name = `tannerylane${count}.com`;
  await insertDomain(shop, mara, name, {
    domain_forwarding: true,
    email_forwarding: true,
    email_forwards_max: 3,
    ...change,
  });
  return name;
}

const edit = (name: string, payload: Record<string, unknown>) =>
  mara.request({ method: 'POST', url: `/api/domain/1.0/edit/${name}`, payload });
const records = async (name: string) =>
  (await mara.request({ method: 'GET', url: `/api/dns/1.0/${name}` })).json<DnsRecord[]>();
const save = (name: string, changes: object) =>
  mara.request({
    method: 'POST',
    url: `/api/dns/1.0/${name}`,
    payload: { add: [], update: [], remove: [], ...changes },
  });
const state = async (name: string) =>
  (await mara.request({ method: 'GET', url: `/api/domain/1.0/forwarding/${name}` })).json<ForwardingState>();
/** Records other than those of the nameservers, as lines. */
const lines = (found: readonly DnsRecord[]) =>
  found
    .filter(({ type }) => type !== 'NS')
    .map(({ name, type, rdata, isInternalRecord, json_data }) => [
      name,
      type,
      rdata,
      isInternalRecord,
      json_data?.redirect ?? null,
    ]);

const PARKED = [
  ['@', 'A', '203.0.113.80', false, null],
  ['www', 'A', '203.0.113.80', false, null],
];
const FORWARDED = ['@', 'www'].flatMap((name) => [
  [name, 'A', ADDRESSES[0], true, TARGET],
  [name, 'AAAA', ADDRESSES[1], true, TARGET],
]);

describe('[DN-01a] [DM-09c] the records of forwarding', () => {
  test('are in the zone and served while visitors are redirected, in place of the parking page, which returns afterwards', async () => {
    const name = await createDomain();
    expect(lines(await records(name))).toEqual(PARKED);
    const answer = await edit(name, {
      forwarding_url: TARGET,
      forwarding_permanent: true,
      forwarding_keeps_path: true,
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      expect.objectContaining({ forwarding_url: TARGET, forwarding_permanent: true, forwarding_keeps_path: true }),
    ]);
    expect(lines(await records(name))).toEqual(FORWARDED);
    expect((await line.zone(name)) as object[]).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: `www.${name}.`, type: 'AAAA', rdata: ['2001:db8::40'] }),
      ]),
    );
    // The nameservers respond; the forwarding service of this test does not.
    expect((await state(name)).visitors).toMatchObject({
      state: 'silent',
      https: false,
      records: expect.arrayContaining([{ name: '@', type: 'A', rdata: ADDRESSES[0] }]) as unknown,
    });
    expect((await edit(name, { forwarding_url: null })).statusCode).toBe(200);
    expect(lines(await records(name))).toEqual(PARKED);
    expect(await state(name)).toEqual({ visitors: null, mail: null });
  });

  test('are in a zone that is created later, and in one that is reset', async () => {
    const name = await createDomain();
    await edit(name, { forwarding_url: TARGET });
    expect(lines(await records(name))).toEqual(FORWARDED);
    await save(name, { add: [{ name: 'shop', ttl: 300, type: 'A', data: { address: '192.0.2.9' } }] });
    const reset = await mara.request({ method: 'POST', url: `/api/dns/1.0/reset/${name}` });
    expect(lines(reset.json<DnsRecord[]>())).toEqual(FORWARDED);
  });

  test('[DN-08b] do not replace the customer’s own records, which are listed, without consent; and then stay', async () => {
    const name = await createDomain();
    const [parked] = await records(name).then((found) =>
      found.filter((record) => record.type === 'A' && record.name === 'www'),
    );
    await save(name, {
      remove: [parked?.id],
      add: [
        { name: 'www', ttl: 300, type: 'CNAME', data: { target: 'pages.example.net.' } },
        { name: 'blog', ttl: 300, type: 'A', data: { address: '192.0.2.9' } },
      ],
    });
    const before = lines(await records(name));
    const refused = await edit(name, { forwarding_url: TARGET });
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      expect.objectContaining({
        code: 'records_in_the_way',
        detail: [
          {
            loc: 'www',
            msg: 'www CNAME pages.example.net.',
            code: 'record_in_the_way',
            params: { name: 'www', type: 'CNAME', data: 'pages.example.net.' },
          },
        ],
      }),
    ]);
    expect(lines(await records(name))).toEqual(before);
    expect((await edit(name, { forwarding_url: TARGET, replace_records: true })).statusCode).toBe(200);
    expect(lines(await records(name))).toEqual(
      expect.arrayContaining([...FORWARDED, ['blog', 'A', '192.0.2.9', false, null]]),
    );
    const added = await save(name, { add: [{ name: '@', ttl: 3_600, type: 'A', data: { address: '192.0.2.10' } }] });
    expect([added.statusCode, added.body]).toEqual([422, expect.stringContaining('Domain Forwarding is on')]);
    const internal = (await records(name)).find(({ isInternalRecord, type }) => isInternalRecord && type === 'A');
    expect((await save(name, { remove: [internal?.id] })).statusCode).toBe(422);
  });

  test('[DM-09b] are added automatically after an outage of the nameserver, and removed with the add-on', async () => {
    const name = await createDomain();
    await records(name);
    shop.deps.faults.add({ operation: 'zone_change', subject: name, fault: { kind: 'drop_request' } });
    expect((await edit(name, { forwarding_url: TARGET })).statusCode).toBe(200);
    expect((await state(name)).visitors?.state).toBe('unserved');
    shop.deps.faults.clear();
    shop.clock.advance(60);
    await settleStaleZones(shop.deps);
    shop.clock.advance(60);
    await settleStaleZones(shop.deps);
    expect(lines(await records(name))).toEqual(FORWARDED);
    await shop.deps.db.update(domains).set({ domain_forwarding: false }).where(eq(domains.name, name));
    await repairServedZones(shop.deps);
    expect(lines(await records(name))).toEqual(PARKED);
  });

  test("are blocked by the customer's own records if the add-on was set up before there was a forwarding service", async () => {
    const name = await createDomain();
    await records(name);
    const [zone] = await shop.deps.db.select().from(zones).where(eq(zones.name, name));
    await shop.deps.db
      .update(zone_records)
      .set({ rdata: '192.0.2.77' })
      .where(and(eq(zone_records.zone_id, zone?.id ?? asId('')), eq(zone_records.type, 'A')));
    await shop.deps.db.update(domains).set({ forwarding_url: TARGET }).where(eq(domains.name, name));
    await repairServedZones(shop.deps);
    expect(lines(await records(name))).toEqual(
      PARKED.map(([at, type, , , redirect]) => [at, type, '192.0.2.77', false, redirect]),
    );
    expect((await state(name)).visitors).toMatchObject({
      state: 'in_the_way',
      in_the_way: [
        { name: '@', type: 'A', rdata: '192.0.2.77' },
        { name: 'www', type: 'A', rdata: '192.0.2.77' },
      ],
    });
  });

  test('of mail are an MX record, which replaces the customer’s own only with their consent', async () => {
    const name = await createDomain();
    await records(name);
    const email_forwards = [
      { alias: 'info', target: 'mara@example.com' },
      { alias: 'info', target: 'ola@example.net' },
    ];
    expect((await edit(name, { email_forwards })).json()).toMatchObject({ email_forwards });
    expect(lines(await records(name))).toEqual(
      expect.arrayContaining([...PARKED, ['@', 'MX', '10 mx.shop.example.', true, null]]),
    );
    expect((await state(name)).mail).toEqual({
      state: 'silent',
      records: [{ name: '@', type: 'MX', rdata: '10 mx.shop.example.' }],
      in_the_way: [],
    });
    await edit(name, { email_forwards: [] });
    await save(name, {
      add: [{ name: '@', ttl: 300, type: 'MX', data: { priority: 5, server: 'mail.example.org.' } }],
    });
    const refused = await edit(name, { email_forwards });
    expect([refused.statusCode, refused.json<{ detail: unknown }>().detail]).toEqual([
      409,
      [expect.objectContaining({ loc: '@', msg: '@ MX 5 mail.example.org.', code: 'record_in_the_way' })],
    ]);
  });

  test('are shown to a customer who hosts the DNS elsewhere, without claiming that they work', async () => {
    const name = await createDomain({ nameservers: ['ns1.elsewhere.example', 'ns2.elsewhere.example'] });
    await edit(name, { forwarding_url: TARGET });
    await edit(name, { email_forwards: [{ alias: '*', target: 'mara@example.com' }] });
    expect(await state(name)).toEqual({
      visitors: {
        state: 'elsewhere',
        https: false,
        in_the_way: [],
        records: ['@', 'www']
          .flatMap((at) => [
            { name: at, type: 'A', rdata: ADDRESSES[0] },
            { name: at, type: 'AAAA', rdata: ADDRESSES[1] },
          ])
          .sort((a, b) => a.type.localeCompare(b.type)),
      },
      mail: { state: 'elsewhere', in_the_way: [], records: [{ name: '@', type: 'MX', rdata: '10 mx.shop.example.' }] },
    });
  });

  test('[DM-07] leave readable entries in the log of changes, with the actor', async () => {
    const name = await createDomain();
    await records(name);
    await edit(name, { forwarding_url: TARGET, forwarding_permanent: true });
    const entries = await auditTrail(shop.deps.db, eq(audit_entries.subject, `zone:${name}`));
    expect(entries.map(({ action, actor }) => [action, actor])).toEqual([
      ['zone.created', `customer:${mara.id}`],
      ['zone.kept', `customer:${mara.id}`],
    ]);
  });

  test('[DN-08d] are attributed to the shop in the histories of zone and domain when the customer only set up forwarding', async () => {
    const name = await createDomain();
    await records(name);
    await edit(name, { forwarding_url: TARGET, forwarding_permanent: true });
    const { versions } = (await mara.request({ url: `/api/dns/1.0/zone/${name}` })).json<{
      versions: { action: string; by: string; added: number }[];
    }>();
    expect(versions.map(({ action, by }) => [action, by])).toEqual([
      ['kept', 'shop'],
      ['created', 'shop'],
    ]);
    const { entries } = (await mara.request({ url: `/api/domain/1.0/history/${name}` })).json<{
      entries: { action: string; by: string }[];
    }>();
    const isOfZone = ({ action }: { action: string }) => action.startsWith('zone.');
    expect(entries.filter(isOfZone).map(({ action, by }) => [action, by])).toEqual([
      ['zone.kept', 'shop'],
      ['zone.created', 'shop'],
    ]);
    expect(entries.find(({ action }) => action === 'domain.forwarding_set')?.by).toBe('you');
  });
});

describe('[DM-09c] forwarding loops', () => {
  const message = (answer: Awaited<ReturnType<typeof edit>>) => [answer.statusCode, answer.body];

  test('of visitors are refused on saving, over any number of domains', async () => {
    const [one, two, three] = [await createDomain(), await createDomain(), await createDomain()];
    expect((await edit(one, { forwarding_url: `https://${two}/` })).statusCode).toBe(200);
    expect((await edit(two, { forwarding_url: `http://www.${three}/a` })).statusCode).toBe(200);
    expect(message(await edit(three, { forwarding_url: `https://${one}/` }))).toEqual([
      422,
      expect.stringContaining('round in circles'),
    ]);
  });

  test('of mail are refused at their row, over any number of domains and catch-alls', async () => {
    const [one, two] = [await createDomain(), await createDomain()];
    expect((await edit(one, { email_forwards: [{ alias: '*', target: `box@${two}` }] })).statusCode).toBe(200);
    expect(
      message(
        await edit(two, {
          email_forwards: [
            { alias: 'ok', target: 'a@example.com' },
            { alias: 'box', target: `any@${one}` },
          ],
        }),
      ),
    ).toEqual([422, expect.stringContaining('email_forwards.1.target')]);
    expect(message(await edit(two, { email_forwards: [{ alias: 'box', target: 'x@mx.shop.example' }] }))).toEqual([
      422,
      expect.stringContaining('the mail server that forwards'),
    ]);
  });
});

test('[DM-09c] [DM-09d] the input is stored, and sent to the service, in its standard form', async () => {
  const name = await createDomain();
  expect((await edit(name, { forwarding_url: ' www.Example.com/shop\r\n' })).json()).toMatchObject({
    forwarding_url: TARGET,
  });
  const email_forwards = [{ alias: ' Info', target: 'mara@example.com ' }];
  expect((await edit(name, { email_forwards })).json()).toMatchObject({
    email_forwards: [{ alias: 'info', target: 'mara@example.com' }],
  });
  const [held] = await shop.deps.db
    .select({ url: domains.forwarding_url, mail: domains.email_forwards })
    .from(domains)
    .where(eq(domains.name, name));
  expect(held).toEqual({ url: TARGET, mail: [{ alias: 'info', target: 'mara@example.com' }] });
});

describe('the configuration for the forwarding service', () => {
  test('requires its key, and says if nothing has changed', async () => {
    const name = await createDomain();
    await edit(name, { forwarding_url: TARGET });
    const read = (headers: Record<string, string>) => shop.app.inject({ method: 'GET', url: FEED_PATH, headers });
    expect((await read({})).statusCode).toBe(404);
    expect((await read({ authorization: 'Bearer guess' })).statusCode).toBe(404);
    const key = { authorization: `Bearer ${shop.deps.config.secrets.derive('forwarding-feed')}` };
    const first = await read(key);
    expect(first.json<{ visitors: unknown[] }>().visitors).toContainEqual({
      name,
      url: TARGET,
      permanent: false,
      keepsPath: false,
    });
    expect((await read({ ...key, 'if-none-match': String(first.headers.etag) })).statusCode).toBe(304);
  });
});
