import { setTimeout as sleep } from 'node:timers/promises';
import type { Order, PriceAnswer } from '@storefront/shared/contract';
import { eq } from 'drizzle-orm';
import { domains, order_items, orders, outbox, registrar_sandbox_orders } from '../src/db/schema';
import { assertInvariants } from './invariants';
import { asId } from './support/as-id';
import { createCustomer } from './support/customers';
import { reportFigures } from './support/figures';
import { Seeded } from './support/generated/seeded';
import { freshLabel, newItem, newKey } from './support/shop';
import { WholeShop, type Part } from './support/whole-shop';

/** `npm run robustness` has ten thousand orders and a thousand kills. */
const ORDERS = Number(process.env.KILL_ORDERS ?? 16);
const KILLS = Number(process.env.KILLS ?? 4);
/** A sample is the same each time; a campaign explores further. */
const SEED = process.env.KILL_SEED ?? (process.env.KILLS ? String(Date.now()) : '1');
/** Milliseconds for everything to complete after the last restart; with all other tests running, the machine is busy. */
const SETTLE_MS = process.env.KILLS ? 60_000 : 180_000;
/** Kills between two checks of how long everything takes to complete. */
const LOOK_EVERY = 40;
const BUYERS = 8;
/** A part is killed within this time after orders are started, and stays down for at most the second one. Milliseconds. */
const [KILL_WITHIN_MS, AWAY_MS] = [1_500, 1_000];
const PATIENCE_MS = 120_000;
/** A session with an older sign-in would soon have to confirm its password to store a card. */
const SIGNED_IN_MS = 120_000;
const DECLINED = '4000000000000002';
const FINE = '4242424242424242';
const FINAL = new Set(['completed', 'partially_completed', 'failed', 'payment_failed', 'cancelled', 'refunded']);
jest.setTimeout(300_000 + KILLS * 20_000 + ORDERS * 500);

interface Buyer {
  readonly cookie: string;
  /** A card that pays. */
  readonly card: string;
}

interface Placed {
  readonly id: string;
  readonly key: string;
  readonly buyer: Buyer;
  readonly names: readonly string[];
  readonly end: 'completed' | 'payment_failed';
}

let shop: WholeShop;
beforeAll(async () => {
  shop = await WholeShop.open();
});
afterAll(() => shop.close());

/** A call through the gateway that is repeated until the shop has responded. @throws on an error response */
async function call<T>(
  buyer: Pick<Buyer, 'cookie'>,
  path: string,
  body?: object,
  origin = shop.origins.gateway,
): Promise<T> {
  const headers = { 'content-type': 'application/json', cookie: buyer.cookie };
  const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
  for (const deadline = Date.now() + PATIENCE_MS; ; await sleep(150)) {
    const answer = await fetch(`${origin}${path}`, { ...init, signal: AbortSignal.timeout(35_000) }).catch(
      () => undefined,
    );
    const text = await answer?.text().catch(() => undefined);
    if (answer?.ok && text !== undefined) return JSON.parse(text) as T;
    // No response, or a request to retry.
    const isAway = answer === undefined || text === undefined || answer.status === 503;
    if (!isAway || Date.now() > deadline)
      throw new Error(
        `${path}: ${answer?.status} ${text}\nGATEWAY ${shop.process('gateway').lastOutput()}\nBACKEND ${shop.process('backend').lastOutput()}`,
      );
  }
}

async function storeCard(cookie: string, number: string): Promise<string> {
  const intent = await call<{ id: string; client_secret: string }>({ cookie }, '/api/payment/1.0/setup_intent', {});
  const card = { number, exp_month: 12, exp_year: new Date().getFullYear() + 3, cvc: '123' };
  const confirm = `/v1/setup_intents/${intent.id}/confirm`;
  await call({ cookie }, confirm, { secret: intent.client_secret, ...card }, shop.origins.payment);
  return (await call<{ id: string }>({ cookie }, '/api/payment/1.0/payment_method', { setup_intent_id: intent.id })).id;
}

async function makeBuyers(): Promise<Buyer[]> {
  const cookies = await shop.withDatabase(async ({ orm }) => {
    const made: string[] = [];
    for (let count = 0; count < BUYERS; count += 1)
      made.push((await createCustomer(orm, shop.config, new Date())).cookie);
    return made;
  });
  return Promise.all(cookies.map(async (cookie) => ({ cookie, card: await storeCard(cookie, FINE) })));
}

/** Prices of domains. A registry that did not respond in time is queried again. */
async function quoted(buyer: Buyer, names: readonly string[]): Promise<PriceAnswer[]> {
  const items = names.map((domain) => ({ domain, period: 1, service: 'domain_create' }));
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await sleep(150)) {
    const path = '/api/tucowsbilling/1.0/service/cart_price_check';
    const { lines } = await call<{ lines: PriceAnswer[] }>(buyer, path, { currency_code: 'USD', items });
    if (lines.length === names.length) return lines;
  }
  throw new Error(`${names.join()} are not priced`);
}

/** Places an order for one to three domains, occasionally twice; repeats it under its key if there is no response. */
async function place(buyer: Buyer, random: Seeded): Promise<Placed> {
  const names = Array.from({ length: 1 + random.below(3) }, () => `${freshLabel()}.com`);
  const end = random.below(12) === 0 ? 'payment_failed' : 'completed';
  const lines = await quoted(buyer, names);
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + Math.round(amount * 100), 0) / 100;
  const payload = {
    original_amount: sum(lines.map(({ cost }) => cost)),
    original_tax: sum(lines.map(({ tax }) => tax)),
    // A card that its bank declines at once is not kept.
    payment_method_id: end === 'completed' ? buyer.card : await storeCard(buyer.cookie, DECLINED),
    currency_code: 'USD',
    order_items: lines.map(({ domain, quote }) => newItem(domain, quote)),
    idempotency_key: newKey(),
  };
  const send = () => call<{ order_id: string }>(buyer, '/api/checkout/1.0/order', payload);
  const ids = await Promise.all(random.below(10) < 3 ? [send(), send()] : [send()]);
  expect(new Set(ids.map(({ order_id }) => order_id)).size).toBe(1);
  return { id: ids[0]?.order_id ?? '', key: payload.idempotency_key, buyer, names, end };
}

/** Waits until orders are final. @returns how long the last of them took, in milliseconds */
async function settle(placed: readonly Placed[]): Promise<number> {
  const start = Date.now();
  let open = placed;
  while (open.length > 0) {
    const states = await Promise.all(
      open
        .slice(0, 50)
        .map(async ({ id, buyer }) => (await call<Order>(buyer, `/api/checkout/1.0/order/${id}`)).status_name),
    );
    open = open.filter((_, index) => index >= states.length || !FINAL.has(states[index] ?? ''));
    if (Date.now() - start > SETTLE_MS)
      throw new Error(`${open.length} orders are open after ${SETTLE_MS} ms: ${states.join()}`);
    if (states.some((state) => !FINAL.has(state))) await sleep(100);
  }
  return Date.now() - start;
}

test(`[OP-12b] ${ORDERS} orders during ${KILLS} kills of a shop's parts: none is lost, none is done twice, all are settled within a minute`, async () => {
  const random = new Seeded('kills', SEED);
  let buyers: Buyer[] = [];
  let signedInAt = 0;
  /** Each part gets its turn, in random order. */
  const turns: Part[] = [];
  const placed: Placed[] = [];
  const killed = new Map<Part, number>();
  const open: Placed[] = [];
  let longest = 0;
  for (let kill = 1; kill <= KILLS; kill += 1) {
    if (Date.now() - signedInAt > SIGNED_IN_MS) {
      signedInAt = Date.now();
      buyers = await makeBuyers();
    }
    if (turns.length === 0) turns.push(...random.shuffled(shop.parts));
    const part = turns.shift() ?? 'backend';
    const after = random.below(KILL_WITHIN_MS);
    const away = random.below(AWAY_MS);
    const wanted = Math.round((ORDERS * kill) / KILLS) - placed.length - open.length;
    const seeds = Array.from({ length: wanted }, (_, index) => new Seeded(SEED, kill, index));
    const [placing, killing] = await Promise.allSettled([
      Promise.all(seeds.map((seed) => place(seed.pick(buyers), seed))),
      sleep(after).then(() => shop.kill(part, away)),
    ]);
    for (const end of [killing, placing]) if (end.status === 'rejected') throw end.reason as Error;
    if (placing.status === 'fulfilled') open.push(...placing.value);
    killed.set(part, (killed.get(part) ?? 0) + 1);
    if (kill % LOOK_EVERY === 0 || kill === KILLS) {
      longest = Math.max(longest, await settle(open));
      placed.push(...open.splice(0));
    }
  }

  const books = await shop.payments();
  await shop.withDatabase(async ({ orm }) => {
    await assertInvariants(orm, { payments: () => books }, new Date());
    const rows = await orm.select().from(orders);
    // None is lost, and there are none without a caller.
    expect(rows.map(({ id }) => id).sort()).toEqual(placed.map(({ id }) => id).sort());
    expect(new Set(rows.map(({ idempotency_key }) => idempotency_key)).size).toBe(placed.length);
    const states = new Map(rows.map(({ id, state }) => [id, state]));
    expect(placed.filter(({ id, end }) => states.get(asId(id)) !== end)).toEqual([]);
    const bought = placed.filter(({ end }) => end === 'completed').flatMap(({ names }) => names);
    expect(books.filter(({ captured }) => captured > 0)).toHaveLength(
      placed.filter(({ end }) => end === 'completed').length,
    );
    expect((await orm.select().from(domains)).map(({ name }) => name).sort()).toEqual([...bought].sort());
    expect((await orm.select().from(registrar_sandbox_orders)).map(({ name }) => name).sort()).toEqual(
      [...bought].sort(),
    );
    const items = await orm.select().from(order_items).where(eq(order_items.state, 'completed'));
    expect(items).toHaveLength(bought.length);
    const told = (await orm.select().from(outbox))
      .filter(({ subject }) => /quillharbour\w+\.com/.test(subject))
      .map(({ recipient, subject }) => `${recipient}: ${subject}`);
    expect(told.length).toBeGreaterThan(0);
    expect(new Set(told).size).toBe(told.length);
    // Zones are created asynchronously.
    const missing = async (): Promise<string[]> => {
      const zones = await shop.servedZones();
      return zones ? bought.filter((name) => !zones.includes(name)) : [];
    };
    for (const start = Date.now(); (await missing()).length > 0 && Date.now() - start < SETTLE_MS;) await sleep(200);
    expect(await missing()).toEqual([]);
  });
  expect(shop.logLines('uncaught')).toEqual([]);
  reportFigures('kills', {
    orders: placed.length,
    kills: KILLS,
    parts: [...killed].map(([part, count]) => `${part}: ${count}`).join(', '),
    lost: 0,
    double: 0,
    'longest settling, s': Math.round(longest / 100) / 10,
    seed: SEED,
  });
});
