import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '../src/db/postgres';
import { assertInvariants, type BookedPayment } from './invariants';
import { Buyer } from './support/buyer';
import { buildFormerVersion, type FormerVersion } from './support/former-version';
import { freePort } from './support/free-port';
import { buildServers, ServerProcess } from './support/processes';
import { freshLabel } from './support/shop';

const server = new URL(process.env.TEST_DATABASE_URL ?? '');
const name = `storefront_former_${randomBytes(4).toString('hex')}`;
const databaseUrl = Object.assign(new URL(server), { pathname: `/${name}` }).href;
const admin = openPostgres({ url: server.href, max: 1 });
const observer = openPostgres({ url: databaseUrl, max: 2 });

let former: FormerVersion;
let folder: string;
let payment: string;
let provider: ServerProcess;
let env: Record<string, string>;
const running = new Set<ServerProcess>();

/** One instance of the shop on a port of its own. */
interface Instance {
  readonly api: string;
  readonly process: ServerProcess;
}

async function start(version: 'former' | 'present'): Promise<Instance> {
  const port = await freePort();
  const api = `http://127.0.0.1:${port}`;
  const process = new ServerProcess(
    'main',
    { ...env, API_PORT: String(port) },
    version === 'former' ? former.folder : undefined,
  );
  running.add(process);
  if (!(await process.ready(`${api}/health/live`)))
    throw new Error(`The ${version} version ended at its start:\n${process.lastWords()}`);
  return { api, process };
}

const migrations = async (): Promise<number> =>
  (await observer.execute('select 1 from drizzle.__drizzle_migrations')).rows.length;

/** Opens an account where one instance alone sends emails. */
async function signUp({ api }: Instance): Promise<Buyer> {
  const post = (path: string, body: object): Promise<Response> =>
    fetch(`${api}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const password = 'tannery lane wharf 7';
  await post('/auth/register', {
    first_name: 'Mara',
    last_name: 'Lindqvist',
    country: 'NO',
    email: 'mara@example.com',
    password,
  });
  for (let tries = 0; tries < 600; tries += 1) {
    const emails = (await (await fetch(`${api}/dev/mailbox.json`)).json()) as { text: string }[];
    const token = emails.map(({ text }) => /[?&]token=([\w-]+)/.exec(text)?.[1]).find(Boolean);
    if (token) {
      const asked = await post('/auth/verify', { token, password });
      // A version from before the password was asked for takes the token alone.
      const verified = asked.status === 400 ? await post('/auth/verify', { token }) : asked;
      return new Buyer(
        { api, payment },
        verified.headers
          .getSetCookie()
          .map((line) => line.split(';')[0])
          .join('; '),
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The email that confirms the address does not come');
}

beforeAll(async () => {
  buildServers();
  former = await buildFormerVersion();
  await admin.execute(`create database ${name}`);
  folder = mkdtempSync(join(tmpdir(), 'storefront-former-'));
  const [shopPort, payPort] = [await freePort(), await freePort()];
  payment = `http://localhost:${payPort}`;
  env = {
    NODE_ENV: 'development',
    DATA_DIR: folder,
    PORT: String(shopPort),
    PAY_PORT: String(payPort),
    DNS_PORT: '0',
    LOG_LEVEL: 'warn',
    DATABASE_URL: databaseUrl,
    SMTP_URL: '',
    SECRET_KEY: 'a secret of these tests that is long enough',
    RATE_LIMIT_READ: '1000000',
    RATE_LIMIT_SEARCH: '1000000',
    RATE_LIMIT_WRITE: '1000000',
  };
  provider = new ServerProcess('payment-sandbox', env);
  running.add(provider);
  await provider.ready(`${payment}/healthz`);
}, 180_000);

afterAll(async () => {
  await Promise.all([...running].map((process) => process.stop()));
  await observer.close();
  await admin.execute(`drop database if exists ${name} with (force)`);
  await admin.close();
  former.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** Places an order at one instance and follows it to its end, and the name into the customer's list, at another. */
async function buy(buyer: Buyer, card: string, reader = buyer): Promise<string> {
  const domain = `${freshLabel()}.com`;
  const status = await reader.end(await buyer.place(await buyer.payloadFor(domain, card)));
  const listed = await reader.call<{ name: string }[]>(`/tables/domains?name=eq.${domain}`);
  return listed.length === 1 ? status : `${status}, and not in the list`;
}

test('[S6] the version before the newest migration goes on while that is applied, beside the present one, and after a start of its own', async () => {
  const old = await start('former');
  const before = await migrations();
  const buyer = await signUp(old);
  const card = await buyer.storeCard();
  expect(await buy(buyer, card)).toBe('completed');

  // Somebody buys at the old instance without a pause while the new one starts and migrates.
  let migrated = false;
  const meanwhile = (async () => {
    const ends: string[] = [];
    do ends.push(await buy(buyer, card));
    while (!migrated);
    return ends;
  })();
  const present = await start('present').finally(() => (migrated = true));
  expect(new Set(await meanwhile)).toEqual(new Set(['completed']));
  expect(await migrations()).toBeGreaterThan(before);

  const ofPresent = buyer.at(present.api);
  const beside = await Promise.all([
    buy(buyer, card),
    buy(ofPresent, card),
    buy(buyer, card, ofPresent),
    buy(ofPresent, card, buyer),
  ]);
  expect(beside).toEqual(Array(4).fill('completed'));

  // Going back to the old code needs no way back of the tables.
  await old.process.stop();
  const again = await start('former');
  expect(await buy(buyer.at(again.api), card)).toBe('completed');
  expect(await migrations()).toBeGreaterThan(before);

  const books = (await (await fetch(`${payment}/dev/payments`)).json()) as BookedPayment[];
  await assertInvariants(observer.orm, { payments: () => books }, new Date());
}, 300_000);
