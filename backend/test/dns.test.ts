import { Resolver } from 'node:dns/promises';
import type { DnsRecord } from '@storefront/shared/contract';
import { eq } from 'drizzle-orm';
import packet from 'dns-packet';
import fc from 'fast-check';
import { connect } from 'node:net';
import { DnsResponder } from '../src/adapters/dns/sandbox/dns-responder';
import { SandboxNameServer } from '../src/adapters/dns/sandbox/sandbox-name-server';
import { toRrsets } from '../src/dns/rrsets';
import { audit_entries, dns_sandbox_zones, domains, zone_records, zones } from '../src/db/schema';
import type { SellingDeps } from '../src/modules/price-list/price-list-cache';
import type { ServerAddress } from '../src/ports/name-server';
import { settleStaleZones } from '../src/modules/dns/zone-jobs';
import { ZONE_REAUTH_MS } from '../src/http/session';
import { markForZone } from '../src/modules/dns/queries';
import { repairServedZones } from './support/due-work';
import { startAliasTargets, type AliasTargets } from './support/alias-targets';
import { confirm, givePassword, proving } from './support/account';
import { makeTestApp, type TestApp, type TestCustomer } from './support/app';
import { asId } from './support/as-id';
import { insertDomain } from './support/own-domain';
import { silentLog } from './support/silent-log';
import { SlowLine } from './support/slow-line';
import { auditTrail } from './support/audit-trail';

let shop: TestApp;
let line: SlowLine;
let mara: TestCustomer;
let responder: DnsResponder;
let resolver: Resolver;
let port: number;
let targets: AliasTargets;
let count = 0;
/** The responder's addresses, once it listens. */
const addresses: ServerAddress[] = [];

beforeAll(async () => {
  targets = await startAliasTargets();
  shop = await makeTestApp({
    env: { PARKING_ADDRESSES: '203.0.113.80', DNS_RESOLVERS: `127.0.0.1:${targets.port}` },
    replace: ({ db, faults }: SellingDeps) => ({ nameServer: (line = new SlowLine({ db, faults, addresses })) }),
  });
  mara = await shop.asCustomer();
  responder = new DnsResponder({
    host: '127.0.0.1',
    port: 0,
    findZone: (name) => line.servedZone(name),
    aliases: shop.deps.aliases,
    log: silentLog,
  });
  port = await responder.listen();
  addresses.push(...shop.deps.config.nameservers.map((name) => ({ server: name, host: '127.0.0.1', port })));
  resolver = new Resolver();
  resolver.setServers([`127.0.0.1:${port}`]);
});
afterAll(async () => {
  await responder.close();
  await shop.close();
  await targets.close();
});
afterEach(() => shop.deps.faults.clear());

/** Creates a domain of a customer, delegated to our nameservers. */
async function createDomain(
  customer: TestCustomer,
  change: Partial<typeof domains.$inferInsert> = {},
): Promise<string> {
  count += 1;
  const name = `brindlewharf${count}.com`;
  await insertDomain(shop, customer, name, change);
  return name;
}

const url = (name: string) => `/api/dns/1.0/${name}`;
const records = async (customer: TestCustomer, name: string) =>
  (await customer.request({ method: 'GET', url: url(name) })).json<DnsRecord[]>();
const save = (name: string, changes: object, customer = mara) =>
  proving(shop, customer, { method: 'POST', url: url(name), payload: { add: [], update: [], remove: [], ...changes } });
const getAddress = (name: string, address: string, ttl = 300) => ({ name, ttl, type: 'A', data: { address } });

/** I7: the nameserver has exactly our records. */
async function expectServed(name: string): Promise<void> {
  const [zone] = await shop.deps.db.select().from(zones).where(eq(zones.name, name));
  const ours = await shop.deps.db
    .select()
    .from(zone_records)
    .where(eq(zone_records.zone_id, zone?.id ?? asId('')));
  const served = await shop.deps.nameServer.zone(name);
  const asSet = (rrsets: unknown) =>
    new Set((rrsets as object[]).map((set) => JSON.stringify(Object.entries(set).sort())));
  expect(asSet(served)).toEqual(asSet(toRrsets(name, ours)));
}

describe('a zone of a customer', () => {
  test('[DN-06b] starts with the default records, whose nameservers are the shop’s own', async () => {
    const name = await createDomain(mara);
    expect(await records(mara, name)).toEqual([
      expect.objectContaining({ name: '@', type: 'A', address: '203.0.113.80', isInternalRecord: false }),
      expect.objectContaining({ name: '@', type: 'NS', server: 'ns1.storefront.example', isInternalRecord: true }),
      expect.objectContaining({ name: '@', type: 'NS', server: 'ns2.storefront.example', isInternalRecord: true }),
      expect.objectContaining({ name: 'www', type: 'A' }),
    ]);
    await expectServed(name);
  });

  test('[DN-02] [DN-10] a batch of additions, updates and removals is applied atomically and audited', async () => {
    const name = await createDomain(mara);
    const before = await records(mara, name);
    const www = before.find((record) => record.name === 'www');
    const apex = before.find((record) => record.name === '@' && record.type === 'A');
    const answer = await save(name, {
      add: [
        { name: '', ttl: 3600, type: 'MX', data: { priority: '10', server: `mail.${name}` } },
        getAddress('mail', '203.0.113.25'),
      ],
      update: [{ id: www?.id, name: 'www', ttl: 600, data: { address: '203.0.113.24' } }],
      remove: [apex?.id],
    });
    expect(answer.statusCode).toBe(200);
    const after = answer.json<DnsRecord[]>();
    expect(after.map((record) => `${record.name} ${record.ttl} ${record.type} ${record.rdata}`)).toEqual([
      `@ 3600 MX 10 mail.${name}.`,
      '@ 86400 NS ns1.storefront.example.',
      '@ 86400 NS ns2.storefront.example.',
      'mail 300 A 203.0.113.25',
      'www 600 A 203.0.113.24',
    ]);
    expect(after.find((record) => record.name === 'www')?.id).toBe(www?.id);
    expect(await records(mara, name)).toEqual(after);
    await expectServed(name);
    const [entry] = await auditTrail(shop.deps.db, eq(audit_entries.action, 'zone.saved'));
    expect(entry).toMatchObject({ actor: `customer:${mara.id}`, subject: `zone:${name}` });
  });

  test('[DN-06a] [DN-10] [D2] one invalid record fails the batch, each with its reason, and nothing changes', async () => {
    const name = await createDomain(mara);
    const before = await records(mara, name);
    const answer = await save(name, {
      add: [
        getAddress('shop', '203.0.113.1'),
        getAddress('shop', 'nonsense'),
        { name: 'www', ttl: 300, type: 'CNAME', data: { target: 'x.example.net' } },
      ],
      remove: [],
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      message: 'Invalid DNS record',
      detail: [
        expect.objectContaining({ loc: 'add.1.address' }),
        expect.objectContaining({ loc: 'www', msg: expect.stringContaining('CNAME') }),
      ],
    });
    expect(await records(mara, name)).toEqual(before);
    await expectServed(name);
  });

  test('[DN-04] a TTL is accepted as a number, as text, and from a value object; an invalid one is refused with its position', async () => {
    const name = await createDomain(mara);
    await records(mara, name);
    const ttls: unknown[] = [300, '600', { value: 900 }, { value: '1200' }];
    const add = (ttl: unknown, index: number) => ({
      name: `host${index}`,
      ttl,
      type: 'A',
      data: { address: '203.0.113.1' },
    });
    const answer = await save(name, { add: ttls.map(add) });
    expect(
      answer
        .json<DnsRecord[]>()
        .filter((record) => record.name.startsWith('host'))
        .map(({ ttl }) => ttl),
    ).toEqual([300, 600, 900, 1200]);
    const host0 = answer.json<DnsRecord[]>().find((record) => record.name === 'host0');
    const changed = await save(name, {
      update: [{ id: host0?.id, name: 'host0', ttl: { value: '7200' }, data: { address: '203.0.113.1' } }],
    });
    expect(changed.json<DnsRecord[]>().find((record) => record.name === 'host0')?.ttl).toBe(7200);
    for (const ttl of ['soon', '1.5', { value: '' }]) {
      const refused = await save(name, { add: [add(ttl, 9)] });
      expect([refused.statusCode, refused.json()]).toMatchObject([
        422,
        { message: 'Invalid DNS record', detail: [{ loc: 'add.0.ttl' }] },
      ]);
    }
  });

  test('[DN-01a] the nameserver records of the zone cannot be changed by a customer', async () => {
    const name = await createDomain(mara);
    const ns = (await records(mara, name)).find(({ type }) => type === 'NS');
    expect((await save(name, { remove: [ns?.id] })).json()).toMatchObject({
      message: 'Invalid DNS record',
      detail: [expect.objectContaining({ loc: 'remove.0', code: 'internal_record' })],
    });
  });

  test('[DN-06b] can be reset to its default records', async () => {
    const name = await createDomain(mara);
    await save(name, { add: [getAddress('blog', '203.0.113.9')] });
    const answer = await mara.request({ method: 'POST', url: `/api/dns/1.0/reset/${name}`, payload: {} });
    expect(answer.json<DnsRecord[]>().map((record) => record.name)).toEqual(['@', '@', '@', 'www']);
    await expectServed(name);
  });

  test('[SS-05g] a session with an old sign-in changes nothing until the password is confirmed, which is then valid for a while', async () => {
    const customer = await shop.asCustomer();
    const name = await createDomain(customer);
    const add = (host: string) =>
      customer.request({
        method: 'POST',
        url: url(name),
        payload: { add: [getAddress(host, '203.0.113.66')], update: [], remove: [] },
      });
    const reset = () => customer.request({ method: 'POST', url: `/api/dns/1.0/reset/${name}` });
    expect((await add('early')).statusCode).toBe(200);
    shop.clock.advance(ZONE_REAUTH_MS / 1_000 + 1);
    for (const answer of [await add('late'), await reset()])
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'password_needed']);
    expect((await records(customer, name)).map((record) => record.name)).toEqual(['@', '@', '@', 'early', 'www']);
    await expectServed(name);

    await givePassword(shop, customer);
    expect((await confirm(customer)).statusCode).toBe(204);
    shop.clock.advance(ZONE_REAUTH_MS / 1_000);
    expect((await add('late')).statusCode).toBe(200);
    expect((await records(customer, name)).map((record) => record.name)).toContain('late');
    expect((await reset()).statusCode).toBe(200);
    await expectServed(name);
  });

  test('[D7] does not exist for a stranger', async () => {
    const name = await createDomain(mara);
    const stranger = await shop.asCustomer();
    for (const answer of [
      await stranger.request({ method: 'GET', url: url(name) }),
      await save(name, { add: [getAddress('x', '203.0.113.1')] }, stranger),
    ]) {
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({
        code: 'not_your_domain',
        params: { domain: name },
        message: `${name} is not among your domains.`,
      });
    }
  });

  test('[D7] a new customer gets no records of the former holder, who no longer has access', async () => {
    const name = await createDomain(mara);
    await save(name, { add: [getAddress('blog', '203.0.113.66')] });
    await shop.deps.db.update(domains).set({ ended_at: shop.clock.now() }).where(eq(domains.name, name));
    const holder = await shop.asCustomer();
    await insertDomain(shop, holder, name);
    expect((await records(holder, name)).map((record) => record.name)).not.toContain('blog');
    await expect(resolver.resolve4(`blog.${name}`)).rejects.toMatchObject({ code: 'ENOTFOUND' });
    expect((await save(name, { add: [getAddress('blog', '203.0.113.66')] }, mara)).statusCode).toBe(404);
  });

  test('of a domain delegated elsewhere is refused with those nameservers', async () => {
    const name = await createDomain(mara, { nameservers: ['ns1.example.net', 'ns2.example.net'] });
    const answer = await mara.request({ method: 'GET', url: url(name) });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'zone_elsewhere']);
  });

  test('is created for a new domain before it is first read', async () => {
    const name = await createDomain(mara);
    const [domain] = await shop.deps.db.select().from(domains).where(eq(domains.name, name));
    await shop.deps.db.transaction((tx) => markForZone(tx, { id: domain?.id ?? asId(''), name }, shop.clock.now()));
    shop.clock.advance(15);
    await settleStaleZones(shop.deps);
    expect(await resolver.resolve4(`www.${name}`)).toEqual(['203.0.113.80']);
  });
});

describe('a nameserver that fails', () => {
  test('[DN-10] [D1] nothing changes while it is unavailable, and the edits can be saved again', async () => {
    const name = await createDomain(mara);
    const before = await records(mara, name);
    shop.deps.faults.add({ operation: 'zone_change', subject: name, fault: { kind: 'error' } });
    const answer = await save(name, { add: [getAddress('blog', '203.0.113.9')] });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([503, 'name_server_away']);
    expect(await records(mara, name)).toEqual(before);
    expect((await save(name, { add: [getAddress('blog', '203.0.113.9')] })).statusCode).toBe(200);
    await expectServed(name);
  });

  test.each(['drop_request', 'drop_response'] as const)(
    '[DN-10] [D2] a save with a lost response (%s) is settled by repeating the same change',
    async (kind) => {
      const name = await createDomain(mara);
      await records(mara, name);
      shop.deps.faults.add({ operation: 'zone_change', subject: name, fault: { kind } });
      const answer = await save(name, { add: [getAddress('blog', '203.0.113.9')] });
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([503, 'zone_unsettled']);
      expect((await save(name, { add: [getAddress('more', '203.0.113.9')] })).json<{ code: string }>().code).toBe(
        'zone_changed',
      );
      shop.clock.advance(15);
      await settleStaleZones(shop.deps);
      expect((await records(mara, name)).map((record) => record.name)).toContain('blog');
      await expectServed(name);
    },
  );

  test('[D4] two concurrent saves do not mix: one succeeds, the other gets a conflict', async () => {
    const name = await createDomain(mara);
    await records(mara, name);
    const answers = await Promise.all(
      [1, 2, 3, 4].map((index) => save(name, { add: [getAddress(`host${index}`, '203.0.113.9')] })),
    );
    expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 409)).toBe(true);
    const saved = answers.filter(({ statusCode }) => statusCode === 200).length;
    expect(saved).toBeGreaterThan(0);
    expect((await records(mara, name)).filter((record) => record.name.startsWith('host'))).toHaveLength(saved);
    await expectServed(name);
  });
});

describe('a nameserver that has lost its data', () => {
  const lose = (name: string) => shop.deps.db.delete(dns_sandbox_zones).where(eq(dns_sandbox_zones.zone, name));
  const repairAll = () => repairServedZones(shop.deps);

  test('[DN-10] [D2] gets the whole zone with the next save, not just the changes', async () => {
    const name = await createDomain(mara);
    await save(name, { add: [getAddress('blog', '203.0.113.9')] });
    await lose(name);
    expect((await save(name, { add: [getAddress('shop', '203.0.113.9')] })).statusCode).toBe(200);
    await expectServed(name);
  });

  test('[DN-10] gets back lost zones and altered records, without a new version', async () => {
    const [lost, altered, kept] = [await createDomain(mara), await createDomain(mara), await createDomain(mara)];
    for (const name of [lost, altered, kept]) await save(name, { add: [getAddress('blog', '203.0.113.9')] });
    await repairAll();
    const version = async (name: string) => (await mara.request({ method: 'GET', url: url(name) })).headers.etag;
    const [before, history] = [
      await version(altered),
      (await auditTrail(shop.deps.db, eq(audit_entries.subject, `zone:${altered}`))).length,
    ];
    await lose(lost);
    const [row] = await shop.deps.db.select().from(dns_sandbox_zones).where(eq(dns_sandbox_zones.zone, altered));
    const foreign = { name: `foreign.${altered}.`, type: 'A' as const, ttl: 60, rdata: ['198.51.100.1'] };
    const rrsets = [...(row?.rrsets ?? []).filter((set) => !set.name.startsWith('blog.')), foreign];
    await shop.deps.db.update(dns_sandbox_zones).set({ rrsets }).where(eq(dns_sandbox_zones.zone, altered));

    expect(await repairAll()).toBe(2);
    for (const name of [lost, altered, kept]) await expectServed(name);
    expect([
      await version(altered),
      (await auditTrail(shop.deps.db, eq(audit_entries.subject, `zone:${altered}`))).length,
    ]).toEqual([before, history]);
    expect(await repairAll()).toBe(0);
  });

  test('[D4] leaves alone a zone that is being saved, and one that it is not about', async () => {
    const [saving, silent] = [await createDomain(mara), await createDomain(mara)];
    for (const name of [saving, silent]) await records(mara, name);
    shop.deps.faults.add({ operation: 'zone_change', subject: saving, fault: { kind: 'drop_request' } });
    await save(saving, { add: [getAddress('blog', '203.0.113.9')] });
    shop.deps.faults.add({ operation: 'zone', subject: silent, fault: { kind: 'drop_response' } });
    await lose(silent);
    expect(await repairAll()).toBe(0);
    expect(await repairAll()).toBe(1);
    shop.clock.advance(15);
    await settleStaleZones(shop.deps);
    for (const name of [saving, silent]) await expectServed(name);
  });
});

describe('a change that is delayed on its way to the nameserver', () => {
  const getCode = (answer: Awaited<ReturnType<typeof save>>) => [
    answer.statusCode,
    answer.json<{ code: string }>().code,
  ];
  const isThere = async (name: string, record: string, customer = mara) =>
    (await records(customer, name)).some((one) => one.name === record);
  /** Another instance on the same database settles open changes. @returns how many zones it settled */
  const settleElsewhere = async (): Promise<number> => {
    const { db, faults } = shop.deps;
    shop.clock.advance(15);
    return settleStaleZones({ ...shop.deps, nameServer: new SandboxNameServer({ db, faults, addresses }) });
  };
  /** A save of a new zone whose change is sent, but does not arrive before it is released. */
  const heldSave = async () => {
    const name = await createDomain(mara);
    await records(mara, name);
    const held = line.holdNext();
    const answer = save(name, { add: [getAddress('blog', '203.0.113.9')] });
    await held.sent;
    return {
      name,
      /** @returns the response to the save */
      async release() {
        held.release();
        return answer;
      },
    };
  };

  test('[D4] does not restore records removed since', async () => {
    const { name, release } = await heldSave();
    expect(await settleElsewhere()).toBe(1);
    const blog = (await records(mara, name)).find((record) => record.name === 'blog');
    expect((await save(name, { remove: [blog?.id] })).statusCode).toBe(200);
    expect(getCode(await release())).toEqual([409, 'zone_changed']);
    expect(await isThere(name, 'blog')).toBe(false);
    await expectServed(name);
  });

  test('[D4] is not applied after it was given up and superseded by another save', async () => {
    const { name, release } = await heldSave();
    shop.deps.faults.add({ operation: 'zone_change', subject: name, fault: { kind: 'taken' } });
    await settleElsewhere();
    expect((await save(name, { add: [getAddress('shop', '203.0.113.9')] })).statusCode).toBe(200);
    expect(getCode(await release())).toEqual([409, 'zone_changed']);
    expect([await isThere(name, 'blog'), await isThere(name, 'shop')]).toEqual([false, true]);
    await expectServed(name);
  });

  test('[D4] is applied once when it arrives after a retry of the same change', async () => {
    const { name, release } = await heldSave();
    expect(await settleElsewhere()).toBe(1);
    expect((await release()).statusCode).toBe(200);
    expect(await isThere(name, 'blog')).toBe(true);
    await expectServed(name);
  });

  test('[D4] is not given up by its first sender once another has sent it too', async () => {
    const { name, release } = await heldSave();
    shop.deps.faults.add({ operation: 'zone_change', subject: name, fault: { kind: 'drop_response' } });
    expect(await settleElsewhere()).toBe(0);
    shop.deps.faults.add({ operation: 'zone_change', subject: name, fault: { kind: 'error' } });
    expect(getCode(await release())).toEqual([503, 'zone_unsettled']);
    expect(await settleElsewhere()).toBe(1);
    expect(await isThere(name, 'blog')).toBe(true);
    await expectServed(name);
  });

  test('[D2] [D4] is not given up when the nameserver is unavailable after the response was lost', async () => {
    const name = await createDomain(mara);
    await records(mara, name);
    shop.deps.faults.add({ operation: 'zone_change', subject: name, fault: { kind: 'drop_response' } });
    shop.deps.faults.add({ operation: 'zone_change', subject: name, fault: { kind: 'error' } });
    expect(getCode(await save(name, { add: [getAddress('blog', '203.0.113.9')] }))).toEqual([503, 'zone_unsettled']);
    expect(await settleElsewhere()).toBe(0);
    expect(await settleElsewhere()).toBe(1);
    expect(await isThere(name, 'blog')).toBe(true);
    await expectServed(name);
  });

  test('[D4] [D7] adds nothing to the zone of a later holder', async () => {
    const { name, release } = await heldSave();
    await shop.deps.db.update(domains).set({ ended_at: shop.clock.now() }).where(eq(domains.name, name));
    const holder = await shop.asCustomer();
    await insertDomain(shop, holder, name);
    await records(holder, name);
    await release();
    expect(await isThere(name, 'blog', holder)).toBe(false);
    await expect(resolver.resolve4(`blog.${name}`)).rejects.toMatchObject({ code: 'ENOTFOUND' });
    expect((await save(name, { add: [getAddress('shop', '203.0.113.9')] }, holder)).statusCode).toBe(200);
    expect(await resolver.resolve4(`shop.${name}`)).toEqual(['203.0.113.9']);
  });

  test('[D4] property: whatever is delayed, lost or sent again, the served zone is in the end the one that was saved', async () => {
    const anyStep = fc.record({
      what: fc.constantFrom('put', 'put', 'remove', 'settle', 'settle', 'settle', 'release' as const),
      fate: fc.constantFrom(
        'arrives',
        'arrives',
        'arrives',
        'held',
        'held',
        'drop_request',
        'drop_response',
        'error' as const,
      ),
      address: fc.ipV4(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 8, maxLength: 16 }), async (steps) => {
        const name = await createDomain(mara);
        await records(mara, name);
        const held: (() => Promise<unknown>)[] = [];
        const under = async (fate: (typeof steps)[number]['fate'], work: () => Promise<unknown>): Promise<unknown> => {
          if (fate !== 'arrives' && fate !== 'held')
            shop.deps.faults.add({ operation: 'zone_change', subject: name, fault: { kind: fate } });
          if (fate !== 'held') return work();
          const { sent, release } = line.holdNext();
          const end = work();
          const isOver = await Promise.race([sent.then(() => false), end.then(() => true)]);
          if (isOver) return release();
          return held.push(() => (release(), end));
        };
        const settle = () => {
          shop.clock.advance(15);
          return settleStaleZones(shop.deps);
        };
        for (const { what, fate, address } of steps) {
          const before = (await records(mara, name)).filter((record) => record.name === 'blog').map(({ id }) => id);
          if (what === 'release') await held.shift()?.();
          else
            await under(
              fate,
              what === 'settle'
                ? settle
                : () => save(name, { add: what === 'put' ? [getAddress('blog', address)] : [], remove: before }),
            );
        }
        shop.deps.faults.clear();
        for (const arrive of held) await arrive();
        await settle();
        await expectServed(name);
      }),
      { numRuns: 40 },
    );
  });
});

describe('two people, or two tabs, editing one zone', () => {
  const getVersion = async (name: string) =>
    String((await mara.request({ method: 'GET', url: url(name) })).headers.etag);
  const saveTo = (name: string, version: string, changes: object) =>
    proving(shop, mara, {
      method: 'POST',
      url: url(name),
      headers: { 'if-match': version },
      payload: { add: [], update: [], remove: [], ...changes },
    });

  test('[D3] [D4] a save based on an earlier version gets a conflict, and changes nothing', async () => {
    const name = await createDomain(mara);
    const version = await getVersion(name);
    const first = await saveTo(name, version, { add: [getAddress('one', '203.0.113.1')] });
    expect([first.statusCode, first.headers.etag]).toEqual([200, await getVersion(name)]);
    const second = await saveTo(name, version, { add: [getAddress('two', '203.0.113.2')] });
    expect([second.statusCode, second.json<{ code: string }>().code]).toEqual([409, 'zone_changed']);
    const reset = await proving(shop, mara, {
      method: 'POST',
      url: `/api/dns/1.0/reset/${name}`,
      headers: { 'if-match': version },
    });
    expect(reset.statusCode).toBe(409);
    expect((await saveTo(name, 'nonsense', {})).statusCode).toBe(409);
    expect((await records(mara, name)).map((record) => record.name)).toEqual(['@', '@', '@', 'one', 'www']);
    expect((await saveTo(name, await getVersion(name), { add: [getAddress('two', '203.0.113.2')] })).statusCode).toBe(
      200,
    );
    await expectServed(name);
  });
});

describe('the versions of a zone', () => {
  const getZone = async (name: string) =>
    (await mara.request({ method: 'GET', url: `/api/dns/1.0/zone/${name}` })).json<{
      types: string[];
      versions: { id: string; action: string; by: string; records: number; added: number; removed: number }[];
    }>();
  const versionAt = async (name: string, id: string, customer = mara) =>
    customer.request({ method: 'GET', url: `/api/dns/1.0/zone/${name}/${id}` });

  test('[DN-08c] [DN-08d] [D5] are listed with what each changed, and can be restored as a whole for 30 days', async () => {
    const name = await createDomain(mara);
    const [before] = [await records(mara, name)];
    await save(name, {
      add: [getAddress('blog', '203.0.113.9')],
      remove: [before.find((record) => record.name === 'www')?.id],
    });
    await proving(shop, mara, { method: 'POST', url: `/api/dns/1.0/reset/${name}` });
    const { types, versions } = await getZone(name);
    expect(types).toContain('TLSA');
    expect(versions.map(({ id: _id, ...rest }) => rest)).toMatchObject([
      { action: 'reset', by: 'you', records: 4, added: 1, removed: 1 },
      { action: 'saved', by: 'you', records: 4, added: 1, removed: 1 },
      { action: 'created', by: 'shop', records: 4, added: 4, removed: 0 },
    ]);
    const earlier = (await versionAt(name, versions[1]?.id ?? '')).json<
      { name: string; type: string; rdata: string }[]
    >();
    expect(earlier.map((record) => `${record.name} ${record.type}`).sort()).toEqual(['@ A', '@ NS', '@ NS', 'blog A']);

    const other = await createDomain(mara);
    expect((await versionAt(other, versions[1]?.id ?? '')).statusCode).toBe(404);
    expect((await versionAt(name, versions[1]?.id ?? '', await shop.asCustomer())).statusCode).toBe(404);
    shop.clock.advance(31 * 86_400);
    const mara31 = await shop.asCustomer();
    await shop.deps.db.update(domains).set({ customer_id: mara31.id }).where(eq(domains.name, name));
    expect((await versionAt(name, versions[1]?.id ?? '', mara31)).statusCode).toBe(404);
    shop.clock.advance(-31 * 86_400);
  });

  test('[DN-08c] each of more than a hundred saves can be found and restored', async () => {
    const name = await createDomain(mara);
    await records(mara, name);
    for (let index = 0; index < 104; index += 1) {
      const blog = (await records(mara, name)).find((record) => record.name === 'blog');
      await save(
        name,
        blog
          ? { update: [{ id: blog.id, name: 'blog', ttl: 300, data: { address: `203.0.113.${index}` } }] }
          : { add: [getAddress('blog', '203.0.113.0')] },
      );
    }
    type Page = { versions: { id: string; action: string }[]; older: string | null };
    let page = (await mara.request({ method: 'GET', url: `/api/dns/1.0/zone/${name}` })).json<Page>();
    const all = [...page.versions];
    while (page.older !== null) {
      page = (
        await mara.request({ method: 'GET', url: `/api/dns/1.0/versions/${name}?before=${page.older}` })
      ).json<Page>();
      all.push(...page.versions);
    }
    expect([all.length, new Set(all.map(({ id }) => id)).size, all.at(-1)?.action]).toEqual([105, 105, 'created']);
    const first = (await versionAt(name, all.at(-2)?.id ?? '')).json<{ name: string; rdata: string }[]>();
    expect(first.find((record) => record.name === 'blog')?.rdata).toBe('203.0.113.0');
    expect((await mara.request({ method: 'GET', url: `/api/dns/1.0/versions/${name}?before=x` })).statusCode).toBe(400);
    expect(
      (await (await shop.asCustomer()).request({ method: 'GET', url: `/api/dns/1.0/versions/${name}` })).statusCode,
    ).toBe(404);
  });

  test('[DN-08c] [D7] versions of another holder are not shown', async () => {
    const name = await createDomain(mara);
    await save(name, { add: [getAddress('blog', '203.0.113.9')] });
    shop.clock.advance(60);
    await shop.deps.db.update(domains).set({ created_at: shop.clock.now() }).where(eq(domains.name, name));
    expect((await getZone(name)).versions).toEqual([]);
  });
});

describe('the proof of a save', () => {
  const getProof = async (name: string) =>
    (await mara.request({ method: 'GET', url: `/api/dns/1.0/proof/${name}` })).json<{
      asked: number;
      touched: number;
      servers: { server: string; state: string; differences: object[] }[];
    }>();

  test('[DN-09d] each nameserver is asked over DNS for the changed records, including removed ones', async () => {
    const name = await createDomain(mara);
    const www = (await records(mara, name)).find((record) => record.name === 'www');
    const add = [
      { name: '', ttl: 300, type: 'MX', data: { priority: 10, server: `mail.${name}` } },
      { name: '', ttl: 300, type: 'TXT', data: { data: `v=spf1 mx -all ${'x'.repeat(300)}` } },
      { name: '', ttl: 300, type: 'CAA', data: { flags: 0, tag: 'issue', value: 'letsencrypt.org; a="b"' } },
      { name: 'lab', ttl: 300, type: 'NS', data: { server: 'ns.example.net' } },
      { name: 'lab', ttl: 300, type: 'DS', data: { keytag: 12345, algorithm: 13, digest_type: 2, digest: 'abcdef01' } },
      { name: '*.dev', ttl: 300, type: 'AAAA', data: { address: '2001:db8::24' } },
      ...Array.from({ length: 30 }, (_, index) => ({
        name: 'many',
        ttl: 300,
        type: 'TXT',
        data: { data: `${index} ${'y'.repeat(60)}` },
      })),
    ];
    expect((await save(name, { add, remove: [www?.id] })).statusCode).toBe(200);
    expect(await getProof(name)).toMatchObject({
      asked: 8,
      servers: [
        { server: 'ns1.storefront.example', state: 'as_saved', differences: [] },
        { server: 'ns2.storefront.example', state: 'as_saved', differences: [] },
      ],
    });
  });

  test('[DN-01c] a zone with a type of a later version is returned, served, saved and verified without it', async () => {
    const name = await createDomain(mara);
    await records(mara, name);
    const [zone] = await shop.deps.db.select().from(zones).where(eq(zones.name, name));
    const rdata = '52 22 23.000 N 4 53 32.000 E -2.00m 0.00m 10000m 10m';
    const [later] = await shop.deps.db
      .insert(zone_records)
      .values({ zone_id: zone?.id ?? asId(''), name: 'office', type: 'LOC', ttl: 300, rdata })
      .returning();
    const isThere = expect.arrayContaining([expect.objectContaining({ id: later?.id, type: 'LOC', rdata })]);
    expect(await records(mara, name)).toEqual(isThere);
    expect((await save(name, { add: [getAddress('new', '203.0.113.8')] })).statusCode).toBe(200);
    const update = [{ id: later?.id, name: 'office', ttl: 600, data: {} }];
    expect((await save(name, { update })).json()).toMatchObject({
      code: 'invalid_record',
      detail: [
        {
          loc: 'update.0',
          msg: 'The LOC record of office cannot be changed here yet. It stays as it is.',
          code: 'type_not_changed',
          params: { name: 'office', type: 'LOC' },
        },
      ],
    });
    expect(await records(mara, name)).toEqual(isThere);
    expect(await resolver.resolve4(`new.${name}`)).toEqual(['203.0.113.8']);
    expect(await getProof(name)).toMatchObject({ servers: [{ state: 'as_saved' }, { state: 'as_saved' }] });
  });

  test("[DN-09d] a save that changed nothing is proved by the zone's NS records, so that a server that is down is not called up to date", async () => {
    const name = await createDomain(mara);
    await records(mara, name);
    expect((await save(name, {})).statusCode).toBe(200);
    const closed = addresses.splice(1, 1, { server: 'ns2.storefront.example', host: '127.0.0.1', port: 1 });
    expect(await getProof(name)).toMatchObject({
      asked: 1,
      servers: [{ state: 'as_saved' }, { state: 'silent', ms: null }],
    });
    addresses.splice(1, 1, ...closed);
  });

  test('[DN-09c] [DN-09d] [DN-01b] service bindings and ALIAS are checked too; a name that a wildcard answers for is not called different', async () => {
    const name = await createDomain(mara);
    const www = (await records(mara, name)).find((record) => record.name === 'www');
    const add = [
      {
        name: '',
        ttl: 300,
        type: 'HTTPS',
        data: { priority: 1, target: '.', params: 'alpn="h2,h3" ipv6hint=2001:db8::1' },
      },
      { name: '_x', ttl: 300, type: 'SVCB', data: { priority: 1, target: 'svc.example.net', params: 'port=8443' } },
      { name: 'shop', ttl: 300, type: 'ALIAS', data: { target: 'site.targets.example' } },
      getAddress('*', '203.0.113.7'),
    ];
    expect((await save(name, { add, remove: [www?.id] })).statusCode).toBe(200);
    expect(await resolver.resolve4(`shop.${name}`)).toEqual(['203.0.113.50', '203.0.113.51']);
    expect(await getProof(name)).toMatchObject({
      touched: 5,
      asked: 6,
      servers: [{ state: 'as_saved' }, { state: 'as_saved' }],
    });
    await shop.deps.nameServer.change(
      name,
      {
        put: [{ name: `${name}.`, type: 'HTTPS', ttl: 300, rdata: ['1 . alpn=h2'] }],
        remove: [{ name: `shop.${name}.`, type: 'ALIAS' }],
        isWhole: false,
      },
      Number.MAX_SAFE_INTEGER,
    );
    const [first] = (await getProof(name)).servers;
    expect(first).toMatchObject({
      state: 'differs',
      differences: expect.arrayContaining([
        { name: `${name}.`, type: 'HTTPS' },
        { name: `shop.${name}.`, type: 'A' },
      ]),
    });
  });

  test('[DN-09d] no server is called up to date while the target of an ALIAS cannot be resolved', async () => {
    const name = await createDomain(mara);
    await records(mara, name);
    expect(
      (await save(name, { add: [{ name: 'shop', ttl: 300, type: 'ALIAS', data: { target: 'nobody.knows.example' } }] }))
        .statusCode,
    ).toBe(200);
    expect(await getProof(name)).toMatchObject({
      touched: 1,
      asked: 0,
      servers: [
        { state: 'not_checked', ms: null },
        { state: 'not_checked', ms: null },
      ],
    });
  });

  test('[DN-01b] an ALIAS that leads to itself is given up, and the server keeps working', async () => {
    const name = await createDomain(mara);
    await records(mara, name);
    const alias = (from: string, to: string) => ({
      name: from,
      ttl: 300,
      type: 'ALIAS',
      data: { target: `${to}.${name}` },
    });
    expect(
      (await save(name, { add: [alias('one', 'two'), alias('two', 'one'), alias('three', 'www')] })).statusCode,
    ).toBe(200);
    await expect(resolver.resolve4(`one.${name}`)).rejects.toMatchObject({ code: 'ESERVFAIL' });
    expect(await resolver.resolve4(`three.${name}`)).toEqual(['203.0.113.80']);
  });

  test('[DN-01b] an ALIAS beside addresses is refused', async () => {
    const name = await createDomain(mara);
    await records(mara, name);
    const answer = await save(name, {
      add: [{ name: 'www', ttl: 300, type: 'ALIAS', data: { target: 'site.targets.example' } }],
    });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      {
        message: 'Invalid DNS record',
        detail: [
          {
            loc: 'www',
            msg: expect.stringContaining('stands in for addresses'),
            code: 'alias_beside',
            params: { name: 'www' },
          },
        ],
      },
    ]);
  });

  test('[DN-09d] a server with other answers is named with the differences, and so is a silent one', async () => {
    const name = await createDomain(mara);
    await records(mara, name);
    await shop.deps.nameServer.change(
      name,
      { put: [{ name: `www.${name}.`, type: 'A', ttl: 300, rdata: ['203.0.113.80'] }], remove: [], isWhole: false },
      Number.MAX_SAFE_INTEGER,
    );
    const closed = addresses.splice(1, 1, { server: 'ns2.storefront.example', host: '127.0.0.1', port: 1 });
    expect(await getProof(name)).toMatchObject({
      servers: [
        { state: 'differs', differences: [{ name: `www.${name}.`, type: 'A' }] },
        { state: 'silent', ms: null },
      ],
    });
    addresses.splice(1, 1, ...closed);
  });
});

describe('the sandbox nameserver, queried like with dig', () => {
  let name: string;
  const ask = (question: { name: string; type: string }) =>
    new Promise<ReturnType<typeof packet.decode>>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1');
      const query = packet.encode({ type: 'query', id: 7, questions: [question as packet.Question] });
      const length = Buffer.alloc(2);
      length.writeUInt16BE(query.length);
      socket.on('error', reject);
      socket.on('data', (data) => {
        resolve(packet.decode(data.subarray(2)));
        socket.destroy();
      });
      socket.write(Buffer.concat([length, query]));
    });

  beforeAll(async () => {
    name = await createDomain(mara);
    const add = [
      { name: '', ttl: 300, type: 'MX', data: { priority: 10, server: `mail.${name}` } },
      { name: '', ttl: 300, type: 'TXT', data: { data: `v=spf1 mx -all ${'x'.repeat(300)}` } },
      { name: '', ttl: 300, type: 'CAA', data: { flags: 0, tag: 'issue', value: 'letsencrypt.org' } },
      { name: '_sip._tcp', ttl: 300, type: 'SRV', data: { priority: 1, weight: 2, port: 5060, target: `sip.${name}` } },
      { name: 'shop', ttl: 300, type: 'CNAME', data: { target: 'www' } },
      { name: '*.dev', ttl: 300, type: 'AAAA', data: { address: '2001:db8::24' } },
      { name: 'lab', ttl: 300, type: 'NS', data: { server: 'ns.example.net' } },
      { name: 'lab', ttl: 300, type: 'DS', data: { keytag: 12345, algorithm: 13, digest_type: 2, digest: 'abcdef01' } },
      ...Array.from({ length: 40 }, (_, index) => ({
        name: 'many',
        ttl: 300,
        type: 'TXT',
        data: { data: `${index} ${'y'.repeat(60)}` },
      })),
    ];
    const answer = await save(name, { add });
    expect(answer.statusCode).toBe(200);
  });

  test('[DN-01b] every type is returned as it was saved', async () => {
    expect(await resolver.resolveMx(name)).toEqual([{ priority: 10, exchange: `mail.${name}` }]);
    expect((await resolver.resolveTxt(name))[0]?.join('')).toBe(`v=spf1 mx -all ${'x'.repeat(300)}`);
    expect(await resolver.resolveCaa(name)).toEqual([
      expect.objectContaining({ critical: 0, issue: 'letsencrypt.org' }),
    ]);
    expect(await resolver.resolveSrv(`_sip._tcp.${name}`)).toEqual([
      { priority: 1, weight: 2, port: 5060, name: `sip.${name}` },
    ]);
    expect(await resolver.resolve4(`shop.${name}`)).toEqual(['203.0.113.80']);
    expect(await resolver.resolve6(`a.b.dev.${name}`)).toEqual(['2001:db8::24']);
    expect(await resolver.resolveNs(name)).toEqual(['ns1.storefront.example', 'ns2.storefront.example']);
    expect((await resolver.resolveSoa(name)).nsname).toBe('ns1.storefront.example');
  });

  test('a response too long for UDP is truncated, and complete over TCP', async () => {
    expect(await resolver.resolveTxt(`many.${name}`)).toHaveLength(40);
  });

  test('distinguishes no such name, no such record, not our zone, and delegated', async () => {
    const code = async (question: { name: string; type: string }) => {
      const reply = await ask(question);
      return [(reply as { rcode?: string }).rcode, reply.answers?.length, reply.authorities?.map(({ type }) => type)];
    };
    expect(await code({ name: `nobody.${name}`, type: 'A' })).toEqual(['NXDOMAIN', 0, ['SOA']]);
    expect(await code({ name: `www.${name}`, type: 'MX' })).toEqual(['NOERROR', 0, ['SOA']]);
    expect(await code({ name: 'elsewhere.example', type: 'A' })).toEqual(['REFUSED', 0, []]);
    expect(await code({ name: `a.lab.${name}`, type: 'A' })).toEqual(['NOERROR', 0, ['NS']]);
    expect((await ask({ name: `lab.${name}`, type: 'DS' })).answers).toHaveLength(1);
  });

  test('malformed questions get a format error or no answer, and the server keeps working', async () => {
    const socket = connect(port, '127.0.0.1');
    socket.write(Buffer.from([0, 4, 1, 2, 3, 4]));
    const data = await new Promise<Buffer>((resolve) => socket.once('data', resolve));
    socket.destroy();
    expect(data.readUInt16BE(2)).toBe(0x0102);
    expect((data[5] ?? 0) & 15).toBe(1);
    expect(await resolver.resolve4(`www.${name}`)).toEqual(['203.0.113.80']);
  });
});
