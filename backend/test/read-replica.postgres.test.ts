import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { contacts, customers, domains } from '../src/db/schema';
import type { Database } from '../src/db/client';
import { Metrics } from '../src/metrics/metrics';
import { confirm, givePassword } from './support/account';
import { makeTestApp, type TestApp, type TestCustomer } from './support/app';
import { freePort } from './support/free-port';
import { buildServers, ServerProcess } from './support/processes';
import { eventually, ReplicatedDatabase } from './support/replicated-database';
import { REGISTRANT } from './support/shop';
import { openDesk, type TestDesk, type TestStaff } from './support/staff';

const EXPORT = '/api/account/1.0/export';
const BILLING = '/api/account/1.0/billing_details';

let servers: ReplicatedDatabase;
let database: Database;
let metrics: Metrics;
let shop: TestApp;
let desk: TestDesk;
let ines: TestStaff;
let bo: TestStaff;
let customer: TestCustomer;

beforeAll(async () => {
  servers = await ReplicatedDatabase.start();
  database = servers.open();
  metrics = new Metrics();
  shop = await makeTestApp({ database, metrics, env: { DESK_PORT: '26002' } });
  desk = await openDesk(shop);
  ines = await desk.asStaff('admin', { name: 'Ines Okafor' });
  bo = await desk.asStaff('admin', { name: 'Bo Lindgren' });
  customer = await shop.asCustomer();
  // The shop is not ready without them.
  await shop.deps.jobs.start();
});
afterAll(async () => {
  await desk.close();
  await shop.close();
  await database.close();
  await servers.stop();
});
beforeEach(async () => {
  await servers.resume();
  await untilUsed();
});

const untilUsed = (of: Database = database) =>
  eventually('the replica is used', async () => (await of.replica?.poll()) === 'in_use');

/** Waits until the replica has everything up to now, as far as the database can tell. */
async function untilHeld(): Promise<void> {
  const { rows } = await database.execute('select clock_timestamp() as now');
  const now = (rows[0] as { now: Date }).now;
  await eventually('the replica has everything', async () => {
    await database.replica?.poll();
    const before = await count('replica', 'fresh');
    await (await database.reads.open(now)).execute(sql`select 1`);
    return (await count('replica', 'fresh')) > before;
  });
}

const find = async (staff: TestStaff, q: string) => {
  const answer = await staff.request({ url: '/desk/1.0/search', query: { q } });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ customers: { rows: { id: string }[] } }>().customers.rows.map(({ id }) => id);
};
const listActions = async (staff: TestStaff, id: string) => {
  const answer = await staff.request({ url: `/desk/1.0/customers/${id}/activity` });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ rows: { action: string }[] }>().rows.map(({ action }) => action);
};

const readMetric = (text: string, series: string): number =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.split(' ')
      .at(-1) ?? Number.NaN,
  );
const count = async (server: 'replica' | 'primary', reason: string): Promise<number> =>
  readMetric(await metrics.text(), `storefront_replica_statements_total{server="${server}",reason="${reason}"}`) || 0;

describe('a read replica', () => {
  it('[OP-02h] serves the lists of the desk and the counts of the metrics, slightly delayed', async () => {
    const before = await count('replica', 'fresh');
    await servers.pause();
    const late = await shop.asCustomer({ first_name: 'Zenobia' });
    expect(await find(ines, late.email)).toEqual([]);
    for (const list of ['orders', 'domains', 'emails', 'activity'])
      expect((await ines.request({ url: `/desk/1.0/customers/${customer.id}/${list}` })).statusCode).toBe(200);
    // To act on a row, staff open it, which shows its current state.
    expect((await ines.request({ url: `/desk/1.0/customers/${late.id}` })).statusCode).toBe(200);
    await database.orm.execute(sql`insert into jobs (queue, data, failed_at) values ('test-late', '{}', now())`);
    expect(await metrics.text()).not.toContain('test-late');
    expect(await count('replica', 'fresh')).toBeGreaterThan(before + 5);

    await servers.resume();
    await eventually('the new customer is found', async () => (await find(ines, late.email)).length === 1);
    await eventually('the job is counted', async () => (await metrics.text()).includes('test-late'));
  });

  it('[OP-02h] is used by a backend whose settings name one', async () => {
    buildServers();
    const port = await freePort();
    const address = `http://127.0.0.1:${port}`;
    const folder = mkdtempSync(join(tmpdir(), 'storefront-replica-'));
    const backend = new ServerProcess('main', {
      NODE_ENV: 'development',
      DATA_DIR: folder,
      API_PORT: String(port),
      DNS_PORT: '0',
      SMTP_URL: '',
      SECRET_KEY: 'a secret of these tests that is long enough',
      DATABASE_URL: servers.primaryUrl,
      DATABASE_REPLICA_URL: servers.replicaUrl,
      DATABASE_PREPARE: 'off',
    });
    try {
      expect(await backend.ready(`${address}/health/ready`)).toBe(true);
      await eventually('the backend uses the replica', async () => {
        const { checks } = (await (await fetch(`${address}/health/ready`)).json()) as { checks: { replica?: object } };
        expect(checks).toHaveProperty('replica');
        return (checks.replica as { state: string }).state === 'in_use';
      });
      await eventually('the log says so', async () => backend.logLines('replica.in_use').length === 1);
    } finally {
      await backend.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('[OP-02i] shows staff their own changes at once, and others only once the replica has them', async () => {
    const { id } = await shop.asCustomer();
    await untilHeld();
    await servers.pause();
    const ended = await ines.request({ method: 'POST', url: `/desk/1.0/customers/${id}/end_sessions` });
    expect(ended.json()).toEqual({ ended: 1 });
    const before = await count('primary', 'own_change');
    expect(await listActions(ines, id)).toEqual(['customer.signed_out']);
    expect(await count('primary', 'own_change')).toBeGreaterThan(before);
    expect(await listActions(bo, id)).toEqual([]);

    await servers.resume();
    await untilHeld();
    const onReplica = await count('replica', 'fresh');
    expect(await listActions(ines, id)).toEqual(['customer.signed_out']);
    expect(await listActions(bo, id)).toEqual(['customer.signed_out']);
    expect(await count('replica', 'fresh')).toBeGreaterThan(onReplica);
  });

  it('[OP-02i] gives customers copies with their latest changes, from the replica only once it has them', async () => {
    const { id } = customer;
    const held = async (accept: string, query: Record<string, string>) =>
      (await customer.request({ url: '/tables/domains', query, headers: { accept } })).body;
    const addDomain = (name: string) => {
      const at = shop.clock.now();
      const row = {
        name,
        unicode_name: name,
        tld: 'com',
        registered_at: at,
        expiry_date: at,
        created_at: at,
        updated_at: at,
      };
      return database.orm.insert(domains).values({ customer_id: id, nameservers: [], ...row });
    };
    await givePassword(shop, customer);
    await confirm(customer);
    await untilHeld();
    const onReplica = await count('replica', 'fresh');
    expect((await customer.request({ url: EXPORT })).statusCode).toBe(200);
    expect((await count('replica', 'fresh')) - onReplica).toBeGreaterThan(20);

    await servers.pause();
    const company = 'Wharf & Sons';
    const details = { first_name: 'Mara', last_name: 'Lindqvist', country: 'NO', company, vat_number: '' };
    const address = { address1: 'Storgata 1', address2: '', city: 'Oslo', state: '', postal_code: '0155' };
    const saved = await customer.request({ method: 'PUT', url: BILLING, payload: { ...details, address } });
    expect(saved.statusCode).toBe(200);
    await addDomain('quay-held.com');
    const behind = await count('primary', 'behind');
    expect((await customer.request({ url: BILLING })).json()).toMatchObject({ company });
    const copy = (await customer.request({ url: EXPORT })).json<{
      billing: object;
      domains: { domain: string }[];
      activity: { action: string }[];
    }>();
    expect(copy.billing).toMatchObject({ company });
    expect(copy.domains.map(({ domain }) => domain)).toEqual(['quay-held.com']);
    expect(copy.activity.map(({ action }) => action)).toContain('customer.billing_details_changed');
    expect(await held('text/csv', { select: 'name' })).toContain('quay-held.com');
    expect(await held('application/json', { select: 'name', limit: '1000' })).toContain('quay-held.com');
    expect(await count('primary', 'behind')).toBeGreaterThan(behind + 20);

    await servers.resume();
    const again = await count('replica', 'fresh');
    await eventually('a list comes from the replica', async () => {
      expect(await held('text/csv', { select: 'name' })).toContain('quay-held.com');
      return (await count('replica', 'fresh')) > again;
    });
  });

  it('[OP-02j] is not used while its lag exceeds the limit; an idle primary does not count as lag', async () => {
    await untilHeld();
    servers.passMs(59_000);
    expect(await database.replica?.poll()).toBe('in_use');
    expect(readMetric(await metrics.text(), 'storefront_replica_lag_seconds')).toBeLessThan(30);

    await servers.pause();
    const late = await shop.asCustomer();
    expect(await find(ines, late.email)).toEqual([]);
    servers.passMs(61_000);
    // Also before the next check.
    expect(await find(ines, late.email)).toEqual([late.id]);
    expect(await database.replica?.poll()).toBe('lag');
    expect(await find(ines, late.email)).toEqual([late.id]);
    expect(await count('primary', 'lag')).toBeGreaterThan(0);
    const text = await metrics.text();
    expect(readMetric(text, 'storefront_replica_lag_seconds')).toBeGreaterThan(60);
    expect(readMetric(text, 'storefront_replica_max_lag_seconds')).toBe(60);
    expect(readMetric(text, 'storefront_replica_up')).toBe(1);
    expect(servers.logged.at(-1)).toMatchObject({ level: 'warn', event: 'replica.fallback', reason: 'lag' });
    const ready = await shop.app.inject('/health/ready');
    expect([ready.statusCode, ready.json<{ checks: object }>().checks]).toMatchObject([
      200,
      { replica: { status: 'degraded', state: 'lag' } },
    ]);

    await servers.resume();
    await untilUsed();
    expect(servers.logged.at(-1)).toMatchObject({ level: 'info', event: 'replica.in_use' });
  });

  it('[OP-02k] fails no request when it is killed during one, is not needed for readiness, and is used again when it is back', async () => {
    const { email, id } = await shop.asCustomer();
    await untilHeld();
    const searches = Array.from({ length: 60 }, async (_, index) => {
      await new Promise((resolve) => setTimeout(resolve, index * 5));
      return find(ines, email);
    });
    const killed = new Promise((resolve) => setTimeout(resolve, 100)).then(() => servers.kill());
    expect(await Promise.all(searches)).toEqual(searches.map(() => [id]));
    await killed;
    // The others may have ended before it was down.
    expect(await find(ines, email)).toEqual([id]);
    expect(await count('primary', 'down')).toBeGreaterThan(0);

    expect(await database.replica?.poll()).toBe('down');
    expect(servers.logged.some(({ event, reason }) => event === 'replica.fallback' && reason === 'down')).toBe(true);
    expect(readMetric(await metrics.text(), 'storefront_replica_up')).toBe(0);
    expect(readMetric(await metrics.text(), 'storefront_database_up')).toBe(1);
    const ready = await shop.app.inject('/health/ready');
    expect([ready.statusCode, ready.json<{ checks: object }>().checks]).toMatchObject([
      200,
      { replica: { status: 'degraded', state: 'down' } },
    ]);

    await servers.restart();
    await untilHeld();
    const before = await count('replica', 'fresh');
    expect(await find(ines, email)).toEqual([id]);
    expect(await count('replica', 'fresh')).toBeGreaterThan(before);
  });

  it("[OP-02k] returns a complete copy even if the replica's recovery cancels one of its statements", async () => {
    const owner = await shop.asCustomer();
    await givePassword(shop, owner);
    await confirm(owner);
    const at = shop.clock.now();
    await database.orm
      .insert(contacts)
      .values({
        customer_id: owner.id,
        contact: REGISTRANT,
        consented_at: at,
        created_at: at,
        updated_at: at,
      } as never);
    await database.execute('create table garbage as select generate_series(1, 1000) as n');
    // On the replica, reading contacts takes long.
    await database.execute(`
      create function takes_long() returns boolean language plpgsql as
        'begin if pg_is_in_recovery() then perform pg_sleep(60); end if; return true; end';
      alter table contacts rename to contacts_kept;
      create view contacts as select * from contacts_kept where takes_long()`);
    try {
      await untilHeld();
      const conflicts = await count('primary', 'conflict');
      const copying = owner.request({ url: EXPORT });
      await eventually('the copy waits on the replica', async () => (await servers.running('"contacts"')) > 0);
      await database.execute('delete from garbage');
      await database.execute('vacuum garbage');
      const copy = await copying;
      expect(copy.statusCode).toBe(200);
      expect(copy.json<{ contacts: object[] }>().contacts).toMatchObject([{ contact: { city: 'Oslo' } }]);
      expect(await count('primary', 'conflict')).toBeGreaterThan(conflicts);
      expect(servers.logged.some(({ event }) => event === 'replica.conflict')).toBe(true);
      // Only one read conflicts: others still use the replica.
      const before = await count('replica', 'fresh');
      await find(ines, owner.email);
      expect(await count('replica', 'fresh')).toBeGreaterThan(before);
    } finally {
      await database.execute(
        'drop view contacts; alter table contacts_kept rename to contacts; drop function takes_long',
      );
    }
  });

  it('[OP-02k] is skipped when it takes too long, and retried after a pause', async () => {
    const hasty = servers.open({ timeoutMs: 200 });
    const heard: string[] = [];
    hasty.replica?.onAnswer(({ server, reason }) => heard.push(`${server} ${reason}`));
    const ask = async (seconds: number) => {
      const db = await hasty.reads.open();
      const slow = sql`case when pg_is_in_recovery() then pg_sleep(${seconds}::float8)::text end`;
      return (await db.execute(sql`select email, ${slow} as slept from customers where id = ${customer.id}`)).rows;
    };
    try {
      await untilUsed(hasty);
      expect(await ask(30)).toEqual([{ email: customer.email, slept: null }]);
      expect(await ask(0)).toMatchObject([{ email: customer.email }]);
      servers.passMs(1_100);
      await untilUsed(hasty);
      expect(await ask(0)).toMatchObject([{ email: customer.email }]);
      expect(heard).toEqual(['primary timeout', 'primary down', 'replica fresh']);
    } finally {
      await hasty.close();
    }
  });

  it('[OP-02l] refuses writes, which is logged as an error', async () => {
    await untilUsed();
    const db = await database.reads.open();
    await expect(
      db.execute(sql`update customers set first_name = 'Nobody' where id = ${customer.id}`),
    ).rejects.toMatchObject({ cause: { code: '25006' } });
    expect(servers.logged.at(-1)).toMatchObject({ level: 'error', event: 'replica.write_refused' });
    const [row] = await database.orm.select().from(customers).where(eq(customers.id, customer.id));
    expect(row?.first_name).toBe('Mara');
  });

  it('[OP-02l] is not used if the server is not its replica, which is logged as an error', async () => {
    const wrong = servers.open({ url: servers.primaryUrl });
    try {
      expect(await wrong.replica?.poll()).toBe('not_a_replica');
      expect(servers.logged.at(-1)).toMatchObject({ level: 'error', event: 'replica.not_a_replica' });
      expect(await (await wrong.reads.open()).select({ id: customers.id }).from(customers).limit(1)).toHaveLength(1);
    } finally {
      await wrong.close();
    }
  });
});
