import { secondsInHour } from 'date-fns/constants';
import type { Dnssec } from '@storefront/shared/contract';
import type { DsRecord } from '@storefront/shared/domain';
import { eq } from 'drizzle-orm';
import { SandboxNameServer } from '../src/adapters/dns/sandbox/sandbox-name-server';
import {
  audit_entries,
  dns_sandbox_zones,
  domain_dnssec,
  domains,
  registrar_sandbox_names,
  zones,
} from '../src/db/schema';
import { ZONE_REAUTH_MS } from '../src/http/session';
import { processDueDnssec } from '../src/modules/dnssec/dnssec-processor';
import { signZones } from '../src/modules/dnssec/zone-signing';
import { proving } from './support/account';
import { makeTestApp, type TestApp, type TestCustomer } from './support/app';
import { auditTrail } from './support/audit-trail';
import {
  heldDomain,
  lastingCustomer,
  postDnssec,
  readDnssec,
  registryDs,
  servedDs,
  TwoServers,
} from './support/dnssec-world';

const DAY = 24 * secondsInHour;
const ELSEWHERE = ['ns1.quill.example', 'ns2.quill.example'];

let shop: TestApp;
let servers: TwoServers;
let mara: TestCustomer;

beforeAll(async () => {
  servers = new TwoServers();
  shop = await makeTestApp({
    replace: ({ db, faults, config }) => ({
      nameServer: new SandboxNameServer({
        db,
        faults,
        addresses: servers.addresses,
        signingSecrets: config.secrets.accepted('zone-signing'),
      }),
    }),
  });
  await servers.listen(shop);
  mara = await lastingCustomer(shop);
});
afterAll(async () => {
  await servers.close();
  await shop.close();
});
afterEach(async () => {
  // Otherwise the job would continue with the domains of earlier tests.
  await shop.deps.db.delete(domain_dnssec);
  shop.deps.faults.clear();
  servers.unsigned.clear();
  servers.silent.clear();
});

const turn = async (name: string, on: boolean, customer = mara): Promise<Dnssec> => {
  const answer = await postDnssec(shop, customer, name, { on });
  expect([answer.statusCode, answer.json()]).toEqual([200, expect.anything()]);
  return answer.json<Dnssec>();
};
const edit = (name: string, payload: object) =>
  proving(shop, mara, { method: 'POST', url: `/api/domain/1.0/edit/${name}`, payload });
const toKey = (name: string): Promise<DsRecord> => servedDs(servers.addresses[0] ?? { host: '', port: 0 }, name);
const emailsAbout = async (subject: string) =>
  (await shop.emails()).filter((message) => message.subject === subject && message.recipient === mara.email);
const findTrail = async (name: string) => {
  const [domain] = await shop.deps.db.select().from(domains).where(eq(domains.name, name));
  return (await auditTrail(shop.deps.db, eq(audit_entries.subject, `domain:${domain?.id}`))).map(
    ({ action, actor }) => [action, actor.split(':')[0]],
  );
};

/** Lets time pass as the job sees it, which runs once an hour. */
async function pass(seconds: number): Promise<void> {
  for (let left = seconds; left > 0; left -= secondsInHour) {
    shop.clock.advance(Math.min(left, secondsInHour));
    await processDueDnssec(shop.deps);
  }
}

/** A domain whose zone has been signed for longer than resolvers cache the unsigned one. */
async function signedDomain(): Promise<string> {
  const name = await heldDomain(shop, mara);
  await mara.request({ method: 'GET', url: `/api/dns/1.0/${name}` });
  await signZones(shop.deps);
  shop.clock.advance(DAY);
  return name;
}

async function withDnssec(): Promise<string> {
  const name = await signedDomain();
  expect((await turn(name, true)).state).toBe('on');
  return name;
}

describe('DNSSEC of a zone hosted here', () => {
  test('[DN-11b] is on after one click: the registry has the digest of the key on every nameserver', async () => {
    const name = await signedDomain();
    expect(await readDnssec(mara, name)).toMatchObject({ offered: true, kept: 'here', state: 'off', ds_records: [] });
    const said = await turn(name, true);
    expect(said).toMatchObject({ state: 'on', problem: null, publish_at: null });
    const keys = await Promise.all(servers.addresses.map((address) => servedDs(address, name)));
    for (const key of keys) expect(await registryDs(shop, name)).toEqual([key]);
    const shown = await shop.request({ url: `/dev/registry/${name}` });
    expect(shown.json()).toMatchObject({
      domain: name,
      nameservers: shop.deps.config.nameservers,
      ds_records: [keys[0]],
      locked: true,
    });
    expect((await shop.request({ url: '/dev/registry/nobody-has-this.com' })).statusCode).toBe(404);
    expect(said.ds_records).toEqual([keys[0]]);
    expect(await readDnssec(mara, name)).toEqual(said);
    expect(await emailsAbout(`DNSSEC is on for ${name}`)).toHaveLength(1);
    expect(await findTrail(name)).toEqual([
      ['domain.dnssec_asked_on', 'customer'],
      ['domain.dnssec_on', 'job'],
    ]);
    expect((await turn(name, true)).state).toBe('on');
    expect(await emailsAbout(`DNSSEC is on for ${name}`)).toHaveLength(1);
  });

  test('[DN-11b] a newly signed zone waits until earlier records have left all caches, and says until when', async () => {
    const name = await heldDomain(shop, mara);
    const said = await turn(name, true);
    const day = new Date(shop.clock.now().getTime() + DAY * 1_000).toISOString();
    expect(said).toMatchObject({ state: 'checking', waits_for: 'records', publish_at: day });
    await pass(DAY - 1);
    expect([await registryDs(shop, name), (await readDnssec(mara, name)).state]).toEqual([[], 'checking']);
    await pass(1);
    expect([await registryDs(shop, name), (await readDnssec(mara, name)).state]).toEqual([[await toKey(name)], 'on']);
  });

  test('[DN-11b] waits for a record with a long TTL', async () => {
    const name = await heldDomain(shop, mara);
    const add = [{ name: 'old', ttl: 3 * DAY, type: 'A', data: { address: '203.0.113.1' } }];
    expect(
      (
        await proving(shop, mara, {
          method: 'POST',
          url: `/api/dns/1.0/${name}`,
          payload: { add, update: [], remove: [] },
        })
      ).statusCode,
    ).toBe(200);
    expect((await turn(name, true)).publish_at).toBe(
      new Date(shop.clock.now().getTime() + 3 * DAY * 1_000).toISOString(),
    );
  });

  test('[DN-11b] nothing goes to the registry until two days after a change of nameservers', async () => {
    const name = await signedDomain();
    const ours = [...shop.deps.config.nameservers];
    expect((await edit(name, { nameservers: ELSEWHERE })).statusCode).toBe(200);
    await pass(DAY);
    expect((await edit(name, { nameservers: ours })).statusCode).toBe(200);
    const changed = shop.clock.now();
    await pass(secondsInHour);
    expect(await turn(name, true)).toMatchObject({
      state: 'checking',
      waits_for: 'nameservers',
      publish_at: new Date(changed.getTime() + 2 * DAY * 1_000).toISOString(),
    });
    await pass(47 * secondsInHour - 1);
    expect(await registryDs(shop, name)).toEqual([]);
    await pass(1);
    expect(await registryDs(shop, name)).toEqual([await toKey(name)]);
  });

  test('[DN-11b] after a change of nameservers without a response it waits while the request may still arrive', async () => {
    const name = await signedDomain();
    expect((await edit(name, { nameservers: ELSEWHERE })).statusCode).toBe(200);
    await pass(DAY);
    shop.deps.faults.add({ operation: 'change', subject: name, fault: { kind: 'drop_request' } });
    const back = { nameservers: [...shop.deps.config.nameservers] };
    expect((await edit(name, back)).statusCode).toBe(503);
    const asked = shop.clock.now();
    expect((await edit(name, back)).statusCode).toBe(200);
    expect(await turn(name, true)).toMatchObject({
      state: 'checking',
      waits_for: 'nameservers',
      publish_at: new Date(asked.getTime() + (2 * DAY + 2 * secondsInHour) * 1_000).toISOString(),
    });
  });

  test('[DN-11b] nothing is sent to the registry while one nameserver does not sign, or does not answer; it continues automatically', async () => {
    const name = await signedDomain();
    const [first = '', second = ''] = shop.deps.config.nameservers;
    servers.unsigned.add(second);
    expect(await turn(name, true)).toMatchObject({
      state: 'checking',
      problems: [{ code: 'no_key', params: { server: second, zone: name } }],
      problem: `${second} serves ${name} without DNSSEC: there is no DNSKEY record.`,
    });
    servers.unsigned.clear();
    servers.silent.add(first);
    await pass(secondsInHour);
    expect(await readDnssec(mara, name)).toMatchObject({
      state: 'checking',
      problem: `${first} does not serve ${name}.`,
    });
    expect(await registryDs(shop, name)).toEqual([]);
    servers.silent.clear();
    await pass(secondsInHour);
    expect(await readDnssec(mara, name)).toMatchObject({ state: 'on', problems: [], problem: null });
  });

  test('[DN-11b] nothing goes to a registry that has other nameservers than our records', async () => {
    const name = await signedDomain();
    await shop.deps.db
      .update(registrar_sandbox_names)
      .set({ nameservers: ['ns1.storefront.example', 'ns.elsewhere.example'] })
      .where(eq(registrar_sandbox_names.name, name));
    expect(await turn(name, true)).toMatchObject({
      state: 'checking',
      problems: [{ code: 'nameservers_differ', params: { domain: name, nameservers: ['ns.elsewhere.example'] } }],
      problem: expect.stringContaining('ns.elsewhere.example'),
    });
    await pass(3 * DAY);
    expect(await registryDs(shop, name)).toEqual([]);
    expect(await turn(name, false)).toMatchObject({ state: 'off' });
  });

  test('[DN-11b] while it is on, neither can the nameservers change nor the domain leave; a day after it is off they can', async () => {
    const name = await withDnssec();
    const refused = {
      code: 'dnssec_on',
      message: expect.stringMatching(/^DNSSEC is on for .* Turn DNSSEC off first, under DNS\./),
    };
    const attempts = () =>
      Promise.all([
        edit(name, { nameservers: ELSEWHERE }),
        edit(name, { locked: false }),
        proving(shop, mara, { method: 'POST', url: `/api/domain/1.0/auth_code/${name}` }),
      ]);
    for (const answer of await attempts())
      expect([answer.statusCode, answer.json()]).toEqual([409, expect.objectContaining(refused)]);
    expect(await shop.deps.registrar.info(name)).toMatchObject({
      nameservers: [...shop.deps.config.nameservers],
      locked: true,
    });

    const said = await turn(name, false);
    const free = new Date(shop.clock.now().getTime() + DAY * 1_000).toISOString();
    expect(said).toMatchObject({ state: 'expiring', free_at: free });
    expect(await registryDs(shop, name)).toEqual([]);
    const [message] = await emailsAbout(`DNSSEC is off for ${name}`);
    expect(message?.text).toContain(`${free.slice(11, 16)} UTC`);
    await pass(DAY - 1);
    for (const answer of await attempts())
      expect([answer.statusCode, answer.json()]).toEqual([
        409,
        expect.objectContaining({
          code: 'dnssec_on',
          message: expect.stringContaining('resolvers may remember it until'),
        }),
      ]);
    await pass(1);
    expect((await readDnssec(mara, name)).state).toBe('off');
    expect((await attempts()).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await shop.deps.registrar.info(name)).toMatchObject({ nameservers: ELSEWHERE });
    expect(await findTrail(name)).toEqual(
      expect.arrayContaining([
        ['domain.dnssec_asked_off', 'customer'],
        ['domain.dnssec_removed', 'job'],
        ['domain.dnssec_off', 'job'],
      ]),
    );
  });

  test('[DN-11b] other changes of the domain are possible while it is on, and the zone can be edited', async () => {
    const name = await withDnssec();
    expect((await edit(name, { auto_renew: false })).statusCode).toBe(200);
    expect((await edit(name, { nameservers: [...shop.deps.config.nameservers] })).statusCode).toBe(200);
    const add = [{ name: 'new', ttl: 300, type: 'A', data: { address: '203.0.113.1' } }];
    expect(
      (
        await proving(shop, mara, {
          method: 'POST',
          url: `/api/dns/1.0/${name}`,
          payload: { add, update: [], remove: [] },
        })
      ).statusCode,
    ).toBe(200);
    expect(await registryDs(shop, name)).toEqual([await toKey(name)]);
  });

  test('[DN-11b] turned off before anything was sent to the registry, it is off at once; turned on again while caches expire, it continues', async () => {
    const early = await heldDomain(shop, mara);
    await turn(early, true);
    expect(await turn(early, false)).toMatchObject({ state: 'off' });
    expect((await edit(early, { nameservers: ELSEWHERE })).statusCode).toBe(200);

    const name = await withDnssec();
    await turn(name, false);
    expect(await turn(name, true)).toMatchObject({ state: 'on' });
    expect(await registryDs(shop, name)).toEqual([await toKey(name)]);
  });

  test.each([
    ['ds_change', 'malformed'],
    ['ds_change', 'error'],
    ['ds_read', 'error'],
    ['info', 'error'],
  ] as const)(
    '[DN-11b] a registrar that fails at %s (%s) is called again until DNSSEC is on, and off',
    async (operation, kind) => {
      const name = await signedDomain();
      shop.deps.faults.add({ operation, subject: name, fault: { kind }, times: 3 });
      expect((await postDnssec(shop, mara, name, { on: true })).statusCode).toBe(operation === 'ds_read' ? 503 : 200);
      if (operation === 'ds_read') {
        shop.deps.faults.clear();
        expect((await turn(name, true)).state).toBe('on');
      }
      await pass(3 * secondsInHour);
      expect([(await readDnssec(mara, name)).state, await registryDs(shop, name)]).toEqual(['on', [await toKey(name)]]);
      shop.deps.faults.clear();
      shop.deps.faults.add({ operation, subject: name, fault: { kind }, times: 2 });
      await turn(name, false);
      await pass(3 * secondsInHour);
      expect([(await readDnssec(mara, name)).state, await registryDs(shop, name)]).toEqual(['expiring', []]);
    },
  );

  test('[DN-11b] a late request restores DS records for a zone that is still signed, and they are removed again', async () => {
    const name = await withDnssec();
    const ds = await registryDs(shop, name);
    await turn(name, false);
    await pass(20 * secondsInHour);
    await shop.deps.db
      .update(registrar_sandbox_names)
      .set({ ds_records: [...ds] })
      .where(eq(registrar_sandbox_names.name, name));
    await pass(5 * secondsInHour);
    expect([(await readDnssec(mara, name)).state, await registryDs(shop, name)]).toEqual(['expiring', []]);
    expect((await edit(name, { nameservers: ELSEWHERE })).statusCode).toBe(409);
    await pass(DAY);
    expect((await readDnssec(mara, name)).state).toBe('off');
  });

  test('[DN-11b] DS records lost by the registry are restored; if the key of the zone is lost, they are removed from the registry first', async () => {
    const name = await withDnssec();
    await shop.deps.db
      .update(registrar_sandbox_names)
      .set({ ds_records: [] })
      .where(eq(registrar_sandbox_names.name, name));
    await pass(2 * secondsInHour);
    expect(await registryDs(shop, name)).toEqual([await toKey(name)]);
    await shop.deps.db.update(dns_sandbox_zones).set({ signing_key: null }).where(eq(dns_sandbox_zones.zone, name));
    await pass(2 * secondsInHour);
    expect([(await readDnssec(mara, name)).state, await registryDs(shop, name)]).toEqual(['expiring', []]);
    expect(await findTrail(name)).toEqual(expect.arrayContaining([['domain.dnssec_lost', 'job']]));
  });

  test('[DN-11b] concurrent switches on and off end in one of the two states, never in between', async () => {
    const name = await signedDomain();
    await Promise.all([true, false, true, false].map((on) => postDnssec(shop, mara, name, { on })));
    await pass(2 * secondsInHour);
    const { state } = await readDnssec(mara, name);
    expect(['on', 'expiring', 'off']).toContain(state);
    expect(await registryDs(shop, name)).toEqual(state === 'on' ? [await toKey(name)] : []);
  });

  test("[DN-11b] the shop's job checks on its own", async () => {
    const name = await heldDomain(shop, mara);
    await turn(name, true);
    shop.clock.advance(DAY);
    await shop.deps.jobs.enqueueRegular();
    await shop.deps.jobs.drain();
    expect(await registryDs(shop, name)).toEqual([await toKey(name)]);
  });

  test('[DN-11a] a zone from before zones were signed is signed by the job, unchanged', async () => {
    const name = await heldDomain(shop, mara);
    await mara.request({ method: 'GET', url: `/api/dns/1.0/${name}` });
    await shop.deps.db.update(dns_sandbox_zones).set({ signing_key: null }).where(eq(dns_sandbox_zones.zone, name));
    await expect(toKey(name)).rejects.toThrow('has no DNSKEY');
    await signZones(shop.deps);
    expect((await toKey(name)).algorithm).toBe(13);
    const [zone] = await shop.deps.db.select().from(zones).where(eq(zones.name, name));
    expect(zone?.signed_since).toEqual(shop.clock.now());
  });

  test("[DN-11b] [I9] requires step-up, and reveals nothing about another customer's domain", async () => {
    const name = await signedDomain();
    const stranger = await shop.asCustomer();
    for (const answer of [
      await stranger.request({ method: 'GET', url: `/api/dns/1.0/dnssec/${name}` }),
      await postDnssec(shop, stranger, name, { on: true }),
    ])
      expect(answer.statusCode).toBe(404);
    shop.clock.advance(ZONE_REAUTH_MS / 1_000 + 1);
    const bare = await mara.request({ method: 'POST', url: `/api/dns/1.0/dnssec/${name}`, payload: { on: true } });
    expect([bare.statusCode, bare.json()]).toEqual([409, expect.objectContaining({ code: 'password_needed' })]);
    expect(await registryDs(shop, name)).toEqual([]);
  });

  test('[DN-11b] is not offered if the registrar does not pass DS records on, nor for an expired domain', async () => {
    const name = await signedDomain();
    const keeps = jest.spyOn(shop.deps.registrar, 'keepsDs').mockReturnValue(false);
    expect(await readDnssec(mara, name)).toMatchObject({ offered: false, state: 'off' });
    expect([(await postDnssec(shop, mara, name, { on: true })).json()]).toEqual([
      expect.objectContaining({ code: 'dnssec_not_offered' }),
    ]);
    keeps.mockRestore();
    await shop.deps.db.update(domains).set({ stage: 'grace' }).where(eq(domains.name, name));
    expect([(await postDnssec(shop, mara, name, { on: true })).json()]).toEqual([
      expect.objectContaining({ code: 'not_active' }),
    ]);
  });

  test("[DN-11b] [LG-07a] is in the customer's data export, and in the history of the domain", async () => {
    const name = await withDnssec();
    const copy = (await proving(shop, mara, { method: 'GET', url: '/api/account/1.0/export' })).json<{
      domains: { domain: string; dnssec: unknown }[];
    }>();
    expect(copy.domains.find(({ domain }) => domain === name)?.dnssec).toMatchObject({
      state: 'on',
      ds_records: [await toKey(name)],
    });
    const { entries } = (await mara.request({ method: 'GET', url: `/api/domain/1.0/history/${name}` })).json<{
      entries: { action: string; changes: object[] }[];
    }>();
    const { key_tag, digest } = await toKey(name);
    expect(entries.find(({ action }) => action === 'domain.dnssec_on')?.changes).toEqual([
      { what: 'ds_records', before: null, after: `${key_tag} 13 2 ${digest.toUpperCase()}` },
    ]);
  });

  test('[DN-11b] is deleted when its domain has left the shop', async () => {
    const name = await withDnssec();
    await shop.deps.db.update(domains).set({ ended_at: shop.clock.now() }).where(eq(domains.name, name));
    await pass(2 * secondsInHour);
    expect(
      (
        await shop.deps.db
          .select({ name: domains.name })
          .from(domain_dnssec)
          .innerJoin(domains, eq(domains.id, domain_dnssec.domain_id))
      ).map((row) => row.name),
    ).not.toContain(name);
  });
});

describe('DNSSEC of a zone hosted elsewhere', () => {
  const elsewhere = () => heldDomain(shop, mara, { nameservers: ELSEWHERE });
  const ds = (name: string, records: readonly object[]) => postDnssec(shop, mara, name, { ds_records: records });
  const wrong = { key_tag: 4_711, algorithm: 13, digest_type: 2, digest: 'ab'.repeat(32) };

  /** The DS record of the fake zone, as the error names it. */
  async function getRight(
    name: string,
  ): Promise<{ key_tag: string; algorithm: string; digest_type: string; digest: string }> {
    const { detail } = (await ds(name, [wrong])).json<{ detail: { msg: string }[] }>();
    const [, key_tag = '', algorithm = '', digest_type = '', digest = ''] =
      /The key there has (\d+) (\d+) (\d+) ([0-9A-F]+)\.$/.exec(detail[0]?.msg ?? '') ?? [];
    return { key_tag, algorithm, digest_type, digest };
  }

  test('[DN-11c] DS records that do not match the zone are refused with the mismatch, and the registry gets nothing', async () => {
    const name = await elsewhere();
    const answer = await ds(name, [wrong]);
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      expect.objectContaining({
        code: 'ds_differs',
        detail: ELSEWHERE.map((server) => ({
          loc: 'ds_records',
          msg: expect.stringContaining(`${server} has no key that fits the DS record 4711 13 2`),
          code: 'no_key_for_ds',
          params: { server, ds: `4711 13 2 ${'AB'.repeat(32)}`, found: [expect.any(String)] },
        })),
      }),
    ]);
    shop.deps.faults.add({ operation: 'zone_signing', subject: name, fault: { kind: 'error' } });
    expect((await ds(name, [wrong])).json()).toMatchObject({
      detail: [{ msg: 'ns1.quill.example did not answer.' }, { msg: 'ns2.quill.example did not answer.' }],
    });
    expect([await registryDs(shop, name), (await readDnssec(mara, name)).state]).toEqual([[], 'off']);
  });

  test('[DN-11c] DS records that match are sent to the registry, and removed again in one click', async () => {
    const name = await elsewhere();
    const right = await getRight(name);
    const answer = await ds(name, [right]);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      expect.objectContaining({ kept: 'elsewhere', state: 'on' }),
    ]);
    expect(await registryDs(shop, name)).toEqual([
      { key_tag: Number(right.key_tag), algorithm: 15, digest_type: 2, digest: right.digest.toLowerCase() },
    ]);
    expect(await emailsAbout(`DNSSEC is on for ${name}`)).toHaveLength(1);
    expect((await edit(name, { nameservers: [...shop.deps.config.nameservers] })).statusCode).toBe(409);
    // The zone is unaffected by where the domain is registered.
    expect((await edit(name, { locked: false })).statusCode).toBe(200);
    expect(await turn(name, false)).toMatchObject({ state: 'expiring' });
    expect(await registryDs(shop, name)).toEqual([]);
  });

  test('[DN-11c] the record of another key does not replace an existing one', async () => {
    const name = await elsewhere();
    await ds(name, [await getRight(name)]);
    const before = await registryDs(shop, name);
    expect((await ds(name, [wrong])).statusCode).toBe(422);
    expect([await registryDs(shop, name), (await readDnssec(mara, name)).state]).toEqual([before, 'on']);
  });

  test('[DN-11c] an invalid DS record is refused at its field; a zone hosted here accepts none, one hosted elsewhere cannot be turned on', async () => {
    const name = await elsewhere();
    const answer = await ds(name, [{ key_tag: 'x', algorithm: '5', digest_type: '1', digest: 'zz' }]);
    expect(answer.json<{ detail: { loc: string }[] }>().detail.map(({ loc }) => loc)).toEqual(
      ['key_tag', 'algorithm', 'digest_type', 'digest'].map((field) => `ds_records.0.${field}`),
    );
    expect((await ds(name, [{ flags: 0, algorithm: 13, public_key: 'AAAA' }])).json()).toMatchObject({
      detail: [{ loc: 'ds_records.0.flags', code: 'not_a_zone_key' }],
    });
    expect((await postDnssec(shop, mara, name, { on: true })).json()).toMatchObject({ code: 'zone_elsewhere' });
    expect((await ds(await signedDomain(), [wrong])).json()).toMatchObject({ code: 'zone_here' });
  });

  test('[DN-11b] DS records from the former registrar are detected: the nameservers stay until they are gone', async () => {
    const name = await elsewhere();
    await shop.deps.db
      .update(registrar_sandbox_names)
      .set({ ds_records: [wrong] })
      .where(eq(registrar_sandbox_names.name, name));
    expect((await edit(name, { nameservers: [...shop.deps.config.nameservers] })).json()).toMatchObject({
      code: 'dnssec_on',
    });
    expect(await shop.deps.registrar.info(name)).toMatchObject({ nameservers: ELSEWHERE });
    expect(await readDnssec(mara, name)).toMatchObject({ state: 'on', ds_records: [wrong] });
    await turn(name, false);
    expect(await registryDs(shop, name)).toEqual([]);
    await pass(DAY);
    expect((await edit(name, { nameservers: [...shop.deps.config.nameservers] })).statusCode).toBe(200);
  });
});
