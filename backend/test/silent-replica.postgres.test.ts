import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../src/db/client';
import { openPostgres } from '../src/db/postgres';
import { Metrics } from '../src/metrics/metrics';
import { confirm, givePassword } from './support/account';
import { makeTestApp, type TestApp, type TestCustomer } from './support/app';
import { freePort } from './support/free-port';
import { buildServers, ServerProcess } from './support/processes';
import { eventually, ReplicatedDatabase } from './support/replicated-database';
import { SilentProxy } from './support/silent-proxy';
import { openDesk, type TestDesk, type TestStaff } from './support/staff';

/** Milliseconds after which any query to the replica has been answered by the primary. */
const LIMIT_MS = 3_000;
/** Extra time for a busy machine. */
const SLACK_MS = 1_500;
/** Longer than a pool keeps idle connections. */
const LONG_MS = 13_000;
const TURNS = 40;
const CONNECTIONS = 10;
/** One connection watches the replica, and its successor may be connecting. */
const WATCHING = 2;

let servers: ReplicatedDatabase;
let line: SilentProxy;
let database: Database;
let unfollow: () => void;
let metrics: Metrics;
let shop: TestApp;
let desk: TestDesk;
let ines: TestStaff;
let customer: TestCustomer;

beforeAll(async () => {
  servers = await ReplicatedDatabase.start();
  line = await SilentProxy.start(servers.replicaUrl);
  database = servers.open({ url: line.url, timeoutMs: 5_000 });
  metrics = new Metrics();
  shop = await makeTestApp({ database, metrics, env: { DESK_PORT: '26003' } });
  desk = await openDesk(shop);
  ines = await desk.asStaff('admin');
  customer = await shop.asCustomer();
  await givePassword(shop, customer);
  await confirm(customer);
  await shop.deps.jobs.start();
  unfollow = database.replica?.follow() ?? (() => undefined);
  await untilUsed();
});
afterAll(async () => {
  unfollow();
  await desk.close();
  await shop.close();
  await database.close();
  await line.close();
  await servers.stop();
});

const untilUsed = () => eventually('the replica answers', async () => database.replica?.state() === 'in_use');

/** The calls that use the replica: a search and a list of the desk, an export of a list, a metrics scrape. */
const CALLS: Record<string, () => Promise<void>> = {
  search: async () => {
    const found = await ines.request({ url: '/desk/1.0/search', query: { q: customer.email } });
    expect(found.json()).toMatchObject({ customers: { rows: [{ id: customer.id }] } });
  },
  list: async () => {
    const list = await ines.request({ url: `/desk/1.0/customers/${customer.id}/activity` });
    expect(list.statusCode).toBe(200);
  },
  table: async () => {
    const table = await customer.request({ url: '/tables/domains', headers: { accept: 'text/csv' } });
    expect(table.statusCode).toBe(200);
  },
  scrape: async () => {
    expect(readMetric(await metrics.text(), 'storefront_database_up')).toBe(1);
  },
};
/** The copy of an account's data, which is rarely requested. */
const copy = async () => {
  const answer = await customer.request({ url: '/api/account/1.0/export' });
  expect(answer.json()).toMatchObject({ profile: { email: customer.email } });
};
const time = async (call: () => Promise<void>): Promise<number> => {
  const begun = performance.now();
  await call();
  return performance.now() - begun;
};

/** Sends all calls again and again, each turn before the previous one has ended. @returns how long each took */
async function callInTurns(): Promise<{ call: string; ms: number }[]> {
  const took: { call: string; ms: number }[] = [];
  const turns = Array.from({ length: TURNS }, async (_, turn) => {
    await sleep(turn * 25);
    for (const [call, ask] of Object.entries(turn % 20 === 0 ? { ...CALLS, copy } : CALLS))
      took.push({ call, ms: await time(ask) });
  });
  await Promise.all(turns);
  return took;
}

const readMetric = (text: string, series: string): number =>
  Number(
    text
      .split('\n')
      .find((row) => row.startsWith(`${series} `))
      ?.split(' ')
      .at(-1) ?? 0,
  );
const countFresh = async () =>
  readMetric(await metrics.text(), 'storefront_replica_statements_total{server="replica",reason="fresh"}');
const countTimeouts = async () =>
  readMetric(await metrics.text(), 'storefront_replica_statements_total{server="primary",reason="timeout"}');

describe('[OP-02m] a replica that goes silent', () => {
  it.each([
    ['accepts connections but does not respond', () => line.hang()],
    ['loses all packets', () => line.drop()],
  ])('that %s delays no call beyond three seconds, and is used again once it responds', async (_how, goSilent) => {
    await Promise.all(Array.from({ length: 2 * CONNECTIONS }, () => CALLS.search?.()));
    // So many calls at once take long by themselves on a busy machine.
    const usualMs = Math.max(...(await callInTurns()).map(({ ms }) => ms));
    // An idle pool: its connections would only be closed.
    const idle = openPostgres({ url: line.url, max: CONNECTIONS });
    await Promise.all(Array.from({ length: CONNECTIONS }, () => idle.execute('select pg_sleep(0.1)')));
    expect(idle.pool().total).toBe(CONNECTIONS);
    const [timeouts, logged] = [await countTimeouts(), servers.logged.length];
    await goSilent();

    let most = 0;
    const asked = callInTurns();
    const silentUntil = performance.now() + LONG_MS;
    const counting = (async () => {
      while (performance.now() < silentUntil) {
        most = Math.max(most, line.held());
        await sleep(50);
      }
    })();
    const took = await asked;
    expect(took.filter(({ ms }) => ms > LIMIT_MS + SLACK_MS + usualMs)).toEqual([]);
    expect(took).toHaveLength(TURNS * Object.keys(CALLS).length + TURNS / 20);

    // Later calls do not wait at all.
    expect(await time(async () => CALLS.search?.())).toBeLessThan(SLACK_MS);
    const text = await metrics.text();
    expect(await countTimeouts()).toBeGreaterThan(timeouts);
    expect(readMetric(text, 'storefront_replica_up')).toBe(0);
    expect(readMetric(text, 'storefront_database_pool_waiting{server="primary"}')).toBe(0);
    expect(servers.logged.slice(logged)).toMatchObject([
      { level: 'warn', event: 'replica.fallback', reason: 'timeout' },
    ]);
    const ready = await shop.app.inject('/health/ready');
    expect([ready.statusCode, ready.json<{ checks: object }>().checks]).toMatchObject([
      200,
      { replica: { status: 'degraded', state: 'timeout' } },
    ]);

    await counting;
    expect(most).toBeLessThanOrEqual(2 * CONNECTIONS + WATCHING);
    // Connections that were idle when it went silent are not kept open waiting for a goodbye.
    expect(line.held()).toBeLessThanOrEqual(WATCHING);
    expect(database.replica?.pool()).toMatchObject({ total: 0, waiting: 0 });

    await idle.close();
    await line.speak();
    await untilUsed();
    const before = await countFresh();
    await Promise.all([...Object.values(CALLS), copy].map((ask) => ask()));
    expect(await countFresh()).toBeGreaterThan(before + 20);
    expect(servers.logged.at(-1)).toMatchObject({ level: 'info', event: 'replica.in_use' });
  });

  it('delays no call beyond the statement timeout when it responds only to health checks, however many calls wait for a connection', async () => {
    const timeoutMs = 500;
    const hasty = servers.open({ timeoutMs });
    const heard: string[] = [];
    hasty.replica?.onAnswer(({ server, reason }) => heard.push(`${server} ${reason}`));
    try {
      await eventually('the replica is used', async () => (await hasty.replica?.poll()) === 'in_use');
      const stuck = sql`case when pg_is_in_recovery() then pg_sleep(30)::text end`;
      const took = await Promise.all(
        Array.from({ length: 4 * CONNECTIONS }, async () => {
          const db = await hasty.reads.open();
          return time(async () => {
            const { rows } = await db.execute(
              sql`select email, ${stuck} as slept from customers where id = ${customer.id}`,
            );
            expect(rows).toEqual([{ email: customer.email, slept: null }]);
          });
        }),
      );
      expect(Math.max(...took)).toBeLessThan(timeoutMs + 2 * SLACK_MS);
      expect(new Set(heard)).toEqual(new Set(['primary timeout']));
      expect(servers.logged.filter(({ reason }) => reason === 'timeout').at(-1)).toMatchObject({
        level: 'warn',
        event: 'replica.fallback',
      });
    } finally {
      await hasty.close();
    }
  });

  it('prevents no backend from starting or stopping', async () => {
    buildServers();
    const silent = await SilentProxy.start(servers.replicaUrl);
    const [port, scrapes] = [await freePort(), await freePort()];
    const folder = mkdtempSync(join(tmpdir(), 'storefront-silent-'));
    const begin = () =>
      new ServerProcess('main', {
        NODE_ENV: 'development',
        DATA_DIR: folder,
        API_PORT: String(port),
        METRICS_PORT: String(scrapes),
        DNS_PORT: '0',
        DESK_PORT: '0',
        SMTP_URL: '',
        SECRET_KEY: 'a secret of these tests that is long enough',
        DATABASE_URL: servers.primaryUrl,
        DATABASE_REPLICA_URL: silent.url,
        DATABASE_PREPARE: 'off',
      });
    const isReady = (backend: ServerProcess) => backend.ready(`http://127.0.0.1:${port}/health/ready`);
    const scrape = async () => (await fetch(`http://127.0.0.1:${scrapes}/metrics`)).text();
    let backend: ServerProcess | undefined;
    try {
      silent.hang();
      backend = begin();
      expect(await isReady(backend)).toBe(true);
      expect(readMetric(await scrape(), 'storefront_database_up')).toBe(1);
      await backend.stop();

      await silent.speak();
      backend = begin();
      expect(await isReady(backend)).toBe(true);
      await eventually('it uses the replica', async () => backend?.logLines('replica.in_use').length === 1);
      silent.hang();
      const scraped = scrape().catch(() => undefined);
      await sleep(100);
      const stopped = performance.now();
      await backend.stop();
      expect(await backend.ended).toEqual({ code: 0, signal: null });
      expect(performance.now() - stopped).toBeLessThan(10_000);
      await scraped;
    } finally {
      await backend?.stop();
      await silent.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
