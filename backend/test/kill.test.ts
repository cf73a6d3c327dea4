import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DomainInfo, ItemType, Order, OrderItem, PriceAnswer } from '@storefront/shared/contract';
import { toMinor } from '@storefront/shared/domain';
import { believableState } from '../src/adapters/registrar/sandbox/believable-world';
import { dictionary } from '../src/adapters/registrar/sandbox/dictionary';
import { worldFacts } from '../src/adapters/registrar/sandbox/transfer-world';
import { openPglite } from '../src/db/pglite';
import { orders } from '../src/db/schema';
import { findSoldName } from '../src/modules/catalog/catalog';
import { assertInvariants, type BookedPayment } from './invariants';
import { freePort } from './support/free-port';
import { buildServers, ServerProcess } from './support/processes';
import { freshLabel, newItem, newKey, REGISTRANT } from './support/shop';

/** Items of one order; the points at an item are met by each of them. */
const ITEMS = 5;
const each = (...names: string[]): string[] => names.flatMap((name) => Array.from({ length: ITEMS }, (_, index) => `${name}:${index + 1}`));
const around = (...events: string[]): string[] => events.flatMap((event) => [`before-commit-${event}`, `after-commit-${event}`]);

/** Where the backend is killed, in the order of an order's life; `:2` is the second time it comes by. */
const beforeItems = ['before-placed-commit', 'after-placed', ...around('authorise'), 'before-authorise', 'after-authorise', 'after-payment-find', ...around('authorised', 'provision')];
const atItems = [...each('before-commit-item-start', 'after-commit-item-start', 'before-register', 'after-register')];
const afterItems = [...around('provisioned'), 'before-settle-find', 'before-settle', 'after-settle'];
const points: Record<ItemType, readonly string[]> = {
  new: [...beforeItems, ...atItems, 'after-register-find', ...each('before-commit-item-confirmed'), 'after-commit-item-confirmed:2', ...afterItems, ...around('took_all')],
  renew: [...beforeItems, ...atItems, 'after-register-find', ...each('before-commit-item-confirmed'), 'after-commit-item-confirmed:2', ...afterItems, ...around('took_all')],
  transfer: [...beforeItems, ...atItems, ...each('before-commit-item-accepted'), 'after-commit-item-accepted:2', ...afterItems, ...around('took_early'), 'after-register-find', ...around('item-confirmed', 'took_all')],
};

/** `npm run faults` kills at every point; `npm test` at every fifteenth. */
const EVERY = process.env.KILL_POINTS === 'all' ? 1 : 15;
/** Milliseconds that an order is given to reach its point. */
const REACH_MS = 12_000;

/** Milliseconds that an order may take to its end after a restart. */
const CONVERGE_MS = 60_000;
const FINAL = new Set(['completed', 'partially_completed', 'failed', 'payment_failed', 'cancelled']);

let folder: string;
let api: string;
let payment: string;
let env: Record<string, string>;
let cookie = '';
let backend: ServerProcess;
let provider: ServerProcess;

async function call(url: string, init: RequestInit = {}): Promise<Response> {
  return fetch(url, { ...init, headers: { 'content-type': 'application/json', cookie, ...init.headers } });
}

async function json<T>(path: string, body?: unknown, origin = api): Promise<T> {
  const answer = await call(`${origin}${path}`, body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** A backend that will be killed at the failpoint. @returns false when that came before it could answer */
async function startBackend(failpoint?: string): Promise<boolean> {
  backend = new ServerProcess('main', { ...env, ...(failpoint && { FAILPOINT: failpoint }) });
  return backend.ready(`${api}/health/live`);
}

async function openAccount(): Promise<void> {
  const email = 'mara@example.com';
  await call(`${api}/auth/register`, { method: 'POST', body: JSON.stringify({ first_name: 'Mara', last_name: 'Lindqvist', country: 'NO', email, password: 'tannery lane wharf 7' }) });
  const token = await until(async () => {
    const letters = await json<{ text: string }[]>('/dev/mailbox.json');
    return letters.map(({ text }) => /[?&]token=([\w-]+)/.exec(text)?.[1]).find(Boolean);
  });
  const verified = await call(`${api}/auth/verify`, { method: 'POST', body: JSON.stringify({ token }) });
  cookie = verified.headers.getSetCookie().map((line) => line.split(';')[0]).join('; ');
}

async function storeCard(): Promise<string> {
  const intent = await json<{ id: string; client_secret: string }>('/api/payment/1.0/setup_intent', {});
  await json(`/v1/setup_intents/${intent.id}/confirm`, { secret: intent.client_secret, number: '4242424242424242', exp_month: 12, exp_year: new Date().getFullYear() + 3, cvc: '123' }, payment);
  return (await json<{ id: string }>('/api/payment/1.0/payment_method', { setup_intent_id: intent.id })).id;
}

async function until<T>(look: () => Promise<T | undefined>, ms = CONVERGE_MS): Promise<T> {
  const deadline = Date.now() + ms;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (Date.now() > deadline) throw new Error(`Nothing after ${ms} ms. The backend said:\n${backend.lastWords()}`);
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
}

/** Domains of the customer that can be renewed, each at most nine times a year from now. */
const renewable: { name: string; left: number }[] = [];
/** Names that are registered elsewhere and may leave there. */
let elsewhere: string[] = [];

async function namesElsewhere(): Promise<string[]> {
  const words = await dictionary();
  const now = new Date();
  return [...words].filter((word) => {
    if (word.length < 5 || word.length > 7) return false;
    const sold = findSoldName(`${word}.com`);
    if (!sold || believableState(sold.label, sold.record, words).status !== 'taken') return false;
    const { locked, registeredAt } = worldFacts(`${word}.com`, word, null, now);
    return !locked && registeredAt !== null && now.getTime() - registeredAt.getTime() > 120 * 86_400_000;
  }).map((word) => `${word}.com`);
}

/** An order for several items of one kind at the shop's own prices. */
async function payloadOf(card: string, kind: ItemType) {
  const names = await namesFor(kind);
  const service = ({ new: 'domain_create', renew: 'domain_renew', transfer: 'domain_transfer' } as const)[kind];
  const { lines } = await json<{ lines: PriceAnswer[] }>('/api/tucowsbilling/1.0/service/cart_price_check', { currency_code: 'USD', items: names.map((domain) => ({ domain, period: 1, service })) });
  const order_items = await Promise.all(lines.map(({ domain, quote }) => itemOf(kind, domain, quote)));
  const sum = (amounts: number[]): number => amounts.reduce((total, amount) => total + toMinor(amount, 'USD'), 0) / 100;
  return { original_amount: sum(lines.map(({ cost }) => cost)), original_tax: sum(lines.map(({ tax }) => tax)), payment_method_id: card, currency_code: 'USD', order_items, idempotency_key: newKey() };
}

async function namesFor(kind: ItemType): Promise<string[]> {
  if (kind === 'new') return Array.from({ length: ITEMS }, () => `${freshLabel()}.com`);
  if (kind === 'transfer') return elsewhere.splice(0, ITEMS);
  const chosen = renewable.filter(({ left }) => left > 0).slice(0, ITEMS);
  for (const domain of chosen) domain.left -= 1;
  return chosen.map(({ name }) => name);
}

async function itemOf(kind: ItemType, domain: string, quote: string | undefined): Promise<OrderItem> {
  if (kind === 'new') return newItem(domain, quote);
  if (kind === 'transfer') return { product: 'domain', type: 'transfer', domain_name: domain, period: 1, auth_info: 'K4-right-code', registrant: REGISTRANT, tld_data: {}, quote };
  const { expiry_date } = await json<DomainInfo>(`/api/domain/1.0/info/${domain}?currency_code=USD`);
  return { product: 'domain', type: 'renew', domain_name: domain, period: 1, current_expiry_date: expiry_date, sub_items: [], quote };
}

type Payload = Awaited<ReturnType<typeof payloadOf>>;

/** Posts as a browser that lost its connection does: the same order again, until there is an answer. */
async function post(payload: Payload): Promise<string | null> {
  const answer = await call(`${api}/api/checkout/1.0/order`, { method: 'POST', body: JSON.stringify(payload) }).catch(() => null);
  if (!answer) return null;
  const body = (await answer.json().catch(() => null)) as { order_id?: string } | null;
  if (body && !body.order_id) throw new Error(`The order was refused: ${JSON.stringify(body)}`);
  return body?.order_id ?? null;
}

const ended = (id: string) =>
  until(async () => {
    const order = await json<Order>(`/api/checkout/1.0/order/${id}`);
    return FINAL.has(order.status_name) ? order : undefined;
  });

beforeAll(async () => {
  buildServers();
  elsewhere = await namesElsewhere();
  folder = mkdtempSync(join(tmpdir(), 'storefront-kill-'));
  const [shopPort, apiPort, payPort] = [await freePort(), await freePort(), await freePort()];
  api = `http://127.0.0.1:${apiPort}`;
  payment = `http://localhost:${payPort}`;
  env = { NODE_ENV: 'development', DATA_DIR: folder, PORT: String(shopPort), API_PORT: String(apiPort), PAY_PORT: String(payPort), DNS_PORT: '0', LOG_LEVEL: 'warn', DATABASE_URL: '', SMTP_URL: '', RATE_LIMIT_READ: '100000', RATE_LIMIT_SEARCH: '100000', RATE_LIMIT_WRITE: '100000' };
  provider = new ServerProcess('payment-sandbox', env);
  await provider.ready(`${payment}/healthz`);
}, 120_000);

afterAll(async () => {
  await Promise.all([backend.stop(), provider.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

describe.each(['new', 'renew', 'transfer'] as const)('orders of the kind %s', (kind) => {
  const chosen = points[kind].filter((_, index) => index % EVERY === 0);

  test(`[S1] [OR-05] [OR-10] killed at ${chosen.length} of ${points[kind].length} points, nothing is lost and nothing is done twice`, async () => {
    await startBackend();
    if (!cookie) await openAccount();
    const card = await storeCard();
    if (kind === 'renew') await buyDomainsToRenew(card, Math.ceil((chosen.length + 4) / 9));
    await backend.stop();

    const placed = new Map<string, string>();
    let unanswered: Payload | null = null;
    const notMet: string[] = [];
    for (const failpoint of chosen) {
      // An order may meet its point in a process that comes after a kill: those behind a lost answer always do.
      for (let tries = 0; tries < 3; tries += 1) {
        const isUp = await startBackend(failpoint);
        const payload: Payload | null = isUp ? (unanswered ?? (await payloadOf(card, kind).catch(() => null))) : null;
        if (payload && !backend.isOver) {
          const id = await post(payload);
          unanswered = id === null ? payload : null;
          if (id !== null) placed.set(payload.idempotency_key, id);
        }
        const wasKilled = await Promise.race([backend.ended.then(({ signal }) => signal === 'SIGKILL'), new Promise<false>((resolve) => setTimeout(() => resolve(false), REACH_MS).unref())]);
        if (wasKilled) break;
        await backend.kill();
        if (tries === 2) notMet.push(failpoint);
      }
    }
    expect(notMet).toEqual([]);

    // The provider is cut off too: what it answered is in its journal.
    const before = await json<BookedPayment[]>('/dev/payments', undefined, payment);
    await provider.kill();
    provider = new ServerProcess('payment-sandbox', env);
    await provider.ready(`${payment}/healthz`);
    expect(await json<BookedPayment[]>('/dev/payments', undefined, payment)).toEqual(before);

    await startBackend();
    const restarted = Date.now();
    if (unanswered) placed.set(unanswered.idempotency_key, (await until(async () => (await post(unanswered as Payload)) ?? undefined)) ?? '');
    const orderIds = [...new Set(placed.values())];
    const statuses = await Promise.all(orderIds.map(async (id) => (await ended(id)).status_name));
    expect(Date.now() - restarted).toBeLessThan(CONVERGE_MS);
    expect(new Set(statuses)).toEqual(new Set(['completed']));

    const books = await json<BookedPayment[]>('/dev/payments', undefined, payment);
    await backend.stop();
    const database = await openPglite({ folder });
    try {
      await assertInvariants(database.orm, { payments: () => books }, new Date());
      const kept = await database.orm.select({ id: orders.id }).from(orders);
      expect(kept.map(({ id }) => id)).toEqual(expect.arrayContaining(orderIds));
      expect(kept.length).toBe(books.length);
    } finally {
      await database.close();
    }
  }, 1_200_000);
});

test('[S2] [OR-05] SIGTERM while orders come in: each post is answered, the process ends in time, and every order comes to its end', async () => {
  await startBackend();
  if (!cookie) await openAccount();
  const card = await storeCard();
  const payloads = await Promise.all(Array.from({ length: 4 }, () => payloadOf(card, 'new')));
  const posting = payloads.map(async (payload) => (await json<{ order_id: string }>('/api/checkout/1.0/order', payload)).order_id);
  await Promise.race(posting);
  const asked = Date.now();
  const [ids] = await Promise.all([Promise.all(posting), backend.stop()]);
  expect(await backend.ended).toMatchObject({ code: 0 });
  expect(Date.now() - asked).toBeLessThan(10_000);

  await startBackend();
  const statuses = await Promise.all(ids.map(async (id) => (await ended(id)).status_name));
  expect(new Set(statuses)).toEqual(new Set(['completed']));
}, 120_000);

async function buyDomainsToRenew(card: string, sets: number): Promise<void> {
  for (let set = 0; set < sets; set += 1) {
    const { order_id } = await json<{ order_id: string }>('/api/checkout/1.0/order', await payloadOf(card, 'new'));
    for (const { domain_name } of (await ended(order_id)).order_items) renewable.push({ name: domain_name, left: 9 });
  }
}
