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

/** One instance of the shop with its own port. */
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
    throw new Error(`The ${version} version ended at its start:\n${process.lastOutput()}`);
  return { api, process };
}

const migrations = async (): Promise<number> =>
  (await observer.execute('select 1 from drizzle.__drizzle_migrations')).rows.length;

const PASSWORD = 'tannery lane wharf 7';

const post = ({ api }: Instance, path: string, body: object): Promise<Response> =>
  fetch(`${api}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const register = (instance: Instance, email: string): Promise<Response> =>
  post(instance, '/auth/register', {
    first_name: 'Mara',
    last_name: 'Lindqvist',
    country: 'NO',
    email,
    password: PASSWORD,
  });

/** The key in the email that confirms an address, once one of the instances has sent it. */
async function confirmationToken({ api }: Instance, email: string): Promise<string> {
  for (let tries = 0; tries < 600; tries += 1) {
    const emails = (await (await fetch(`${api}/dev/mailbox.json`)).json()) as { to: string; text: string }[];
    const token = emails
      .filter(({ to }) => to === email)
      .map(({ text }) => /[?&]token=([\w-]+)/.exec(text)?.[1])
      .find(Boolean);
    if (token) return token;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('No confirmation email arrived');
}

/** Opens an account. */
async function signUp(instance: Instance): Promise<Buyer> {
  await register(instance, 'mara@example.com');
  const token = await confirmationToken(instance, 'mara@example.com');
  const asked = await post(instance, '/auth/verify', { token, password: PASSWORD });
  // A version that does not ask for the password yet accepts the token alone.
  const verified = asked.status === 400 ? await post(instance, '/auth/verify', { token }) : asked;
  return new Buyer(
    { api: instance.api, payment },
    verified.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; '),
  );
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

/** Places an order at one instance and follows it to completion, until the domain is in the customer's list, at another. */
async function buy(buyer: Buyer, card: string, reader = buyer): Promise<string> {
  const domain = `${freshLabel()}.com`;
  const status = await reader.end(await buyer.place(await buyer.payloadFor(domain, card)));
  const listed = await reader.call<{ name: string }[]>(`/tables/domains?name=eq.${domain}`);
  return listed.length === 1 ? status : `${status}, and not in the list`;
}

test('[S6] the version before the newest migration keeps working while that is applied, next to the present version, and after a restart', async () => {
  const old = await start('former');
  const before = await migrations();
  const buyer = await signUp(old);
  const card = await buyer.storeCard();
  expect(await buy(buyer, card)).toBe('completed');

  // A customer keeps buying at the old instance while the new one starts and migrates.
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

  // Rolling back the code requires no rollback of the tables.
  await old.process.stop();
  const again = await start('former');
  expect(await buy(buyer.at(again.api), card)).toBe('completed');
  expect(await migrations()).toBeGreaterThan(before);

  const books = (await (await fetch(`${payment}/dev/payments`)).json()) as BookedPayment[];
  await assertInvariants(observer.orm, { payments: () => books }, new Date());
}, 300_000);

test('[S6] work that the previous version has left unfinished when it stops is completed by the current one', async () => {
  await Promise.all([...running].filter((process) => process !== provider).map((process) => process.stop()));
  const email = 'ines@example.com';
  const emailsTo = async () =>
    (await observer.execute('select 1 from outbox where recipient = $1', [email])).rows.length;
  const old = await start('former');
  // While the outbox is locked, the old instance cannot finish its job.
  await observer.orm.transaction(async (tx) => {
    await tx.execute('lock table outbox in share mode');
    expect((await register(old, email)).status).toBe(202);
    await old.process.stop();
  });
  expect(await emailsTo()).toBe(0);

  const present = await start('present');
  const token = await confirmationToken(present, email);
  expect((await post(present, '/auth/verify', { token, password: PASSWORD })).status).toBe(200);
  expect(await emailsTo()).toBe(1);
}, 120_000);
