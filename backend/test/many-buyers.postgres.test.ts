import type { SearchAnswer } from '@storefront/shared/contract';
import { like } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { loadConfig } from '../src/config/config';
import { openPostgres } from '../src/db/postgres';
import { domains, registry_answers } from '../src/db/schema';
import { assertInvariants, type BookedPayment } from './invariants';
import { Buyer } from './support/buyer';
import { createCustomer } from './support/customers';
import { reportFigures } from './support/figures';
import { freePort } from './support/free-port';
import { buildServers, ServerProcess } from './support/processes';
import { freshLabel } from './support/shop';

/** `npm run robustness` has a thousand. */
const BUYERS = Number(process.env.BUYERS ?? 200);
const SECRET_KEY = 'a secret of these tests that is long enough';

const server = new URL(process.env.TEST_DATABASE_URL ?? '');
const name = `storefront_buyers_${randomBytes(4).toString('hex')}`;
const databaseUrl = Object.assign(new URL(server), { pathname: `/${name}` }).href;
const admin = openPostgres({ url: server.href, max: 1 });

let folder: string;
let apis: string[];
let payment: string;
let env: Record<string, string>;
let provider: ServerProcess;
const instances: ServerProcess[] = [];

const startInstance = async (api: string): Promise<ServerProcess> => {
  const instance = new ServerProcess('main', { ...env, API_PORT: new URL(api).port });
  if (!(await instance.ready(`${api}/health/live`)))
    throw new Error(`An instance ended at its start:\n${instance.lastOutput()}`);
  return instance;
};

beforeAll(async () => {
  buildServers();
  await admin.execute(`create database ${name}`);
  folder = mkdtempSync(join(tmpdir(), 'storefront-buyers-'));
  const [shopPort, first, second, payPort] = [await freePort(), await freePort(), await freePort(), await freePort()];
  apis = [`http://127.0.0.1:${first}`, `http://127.0.0.1:${second}`];
  payment = `http://localhost:${payPort}`;
  env = {
    NODE_ENV: 'development',
    DATA_DIR: folder,
    PORT: String(shopPort),
    API_PORT: String(first),
    PAY_PORT: String(payPort),
    DNS_PORT: '0',
    LOG_LEVEL: 'warn',
    DATABASE_URL: databaseUrl,
    SMTP_URL: '',
    SECRET_KEY,
    RATE_LIMIT_READ: '1000000',
    RATE_LIMIT_SEARCH: '1000000',
    RATE_LIMIT_WRITE: '1000000',
    RATE_LIMIT_EMBED: '60',
    OVERLOADED_AT_MS: '1000000',
  };
  provider = new ServerProcess('payment-sandbox', env);
  await provider.ready(`${payment}/healthz`);
  // Both migrate the empty database at once.
  instances.push(...(await Promise.all(apis.map(startInstance))));
}, 180_000);

afterAll(async () => {
  await Promise.all([...instances, provider].map((process) => process.stop()));
  await admin.execute(`drop database if exists ${name} with (force)`);
  await admin.close();
  rmSync(folder, { recursive: true, force: true });
});

async function withDatabase<T>(work: (database: ReturnType<typeof openPostgres>) => Promise<T>): Promise<T> {
  const database = openPostgres({ url: databaseUrl, max: 4 });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

async function makeBuyers(count: number): Promise<Buyer[]> {
  const config = loadConfig(env);
  return withDatabase((database) =>
    Promise.all(
      Array.from(
        { length: count },
        async (_, index) =>
          new Buyer(
            { api: apis[index % apis.length] ?? '', payment },
            (await createCustomer(database.orm, config, new Date())).cookie,
          ),
      ),
    ),
  );
}

const payments = async (): Promise<BookedPayment[]> =>
  (await (await fetch(`${payment}/dev/payments`)).json()) as BookedPayment[];

test('[OP-02a] [OP-02c] two processes count calls together, and complete a search whose calls alternate between them', async () => {
  const settings = (api = ''): Promise<Response> =>
    fetch(`${api}/api/embed/1.0/pk_playground/settings`, { headers: { origin: 'http://localhost:3000' } });
  let calls = 0;
  while ((await settings(apis[0])).status === 200) expect((calls += 1)).toBeLessThanOrEqual(60);
  let elsewhere = 0;
  for (; elsewhere < 60 && (await settings(apis[1])).status === 200; elsewhere += 1) await sleep(100);
  expect([calls, elsewhere < 60]).toEqual([60, true]);

  const word = freshLabel();
  let answer: SearchAnswer | undefined;
  for (let turn = 0; !answer?.is_search_completed; turn += 1) {
    const query = new URLSearchParams({ group: 'popular', currency_code: 'USD', max_wait: '1' });
    if (answer?.search_key) query.set('search_key', answer.search_key);
    const response = await fetch(`${apis[turn % 2]}/api/domain/1.0/availability/${word}?${query}`);
    expect([response.status, turn < 200]).toEqual([200, true]);
    answer = (await response.json()) as SearchAnswer;
  }
  // Each found the domains that the other one had queried.
  await withDatabase(async ({ orm }) =>
    expect(await orm.$count(registry_answers, like(registry_answers.subject, `${word}.%`))).toBe(
      answer?.results.length,
    ),
  );
});

test(
  `[I2] [OR-05c] [OP-12d] ${BUYERS} buyers of one domain at two instances: one gets it, and no one else is charged`,
  async () => {
    const buyers = await makeBuyers(BUYERS);
    const domain = `${freshLabel()}.com`;
    const ready = await Promise.all(
      buyers.map(async (buyer) => ({ buyer, payload: await buyer.payloadFor(domain, await buyer.storeCard()) })),
    );
    const ended = await Promise.all(ready.map(({ buyer, payload }) => buyer.buy(payload)));

    expect(ended.filter((status) => status === 'completed')).toHaveLength(1);
    expect(ended.every((status) => ['completed', 'failed', 'refused'].includes(status))).toBe(true);
    const books = await payments();
    expect(books.filter(({ captured }) => captured > 0)).toHaveLength(1);
    await withDatabase(async ({ orm }) => {
      expect((await orm.select().from(domains)).filter(({ name: held }) => held === domain)).toHaveLength(1);
      await assertInvariants(orm, { payments: () => books }, new Date());
    });
    const count = (status: string) => ended.filter((each) => each === status).length;
    reportFigures('buyers', {
      buyers: BUYERS,
      'have the name': count('completed'),
      failed: count('failed'),
      'refused before': count('refused'),
      charged: books.filter(({ captured }) => captured > 0).length,
    });
  },
  300_000 + BUYERS * 2_000,
);

test('[S5] [OR-05c] orders of an instance that dies are taken over, each once', async () => {
  const buyers = (await makeBuyers(6)).map((buyer) => buyer.at(apis[1] ?? ''));
  const ready = await Promise.all(
    buyers.map(async (buyer) => ({
      buyer,
      payload: await buyer.payloadFor(`${freshLabel()}.com`, await buyer.storeCard()),
    })),
  );
  const ids = await Promise.all(ready.map(async ({ buyer, payload }) => await buyer.place(payload)));
  await instances[1]?.kill();
  const survivors = ready.map(({ buyer }) => buyer.at(apis[0] ?? ''));
  const ended = await Promise.all(survivors.map((buyer, index) => buyer.end(ids[index] ?? '')));
  expect(new Set(ended)).toEqual(new Set(['completed']));
  const books = await payments();
  await withDatabase(({ orm }) => assertInvariants(orm, { payments: () => books }, new Date()));
}, 180_000);
