import type { DomainInfo, ItemType, OrderItem, OrderPayload, OrderRow, PriceAnswer } from '@storefront/shared/contract';
import { defaultListPrices } from '../src/modules/price-list/default-tables';
import { fakeNameState } from '../src/adapters/registrar/sandbox/fake-registry';
import { dictionary } from '../src/adapters/registrar/sandbox/dictionary';
import { fakeTransferFacts } from '../src/adapters/registrar/sandbox/fake-transfers';
import { orders } from '../src/db/schema';
import { findSoldName } from '../src/core/catalog/catalog';
import { addOnsAlone } from './support/add-ons';
import { CONVERGE_MS, KillableShop } from './support/killable-shop';
import { freshLabel, newItem, newKey, REGISTRANT } from './support/shop';

/** Items of one order; each of them passes the points of an item. */
const ITEMS = 5;
const each = (...names: string[]): string[] =>
  names.flatMap((name) => Array.from({ length: ITEMS }, (_, index) => `${name}:${index + 1}`));
const around = (...events: string[]): string[] =>
  events.flatMap((event) => [`before-commit-${event}`, `after-commit-${event}`]);

/** Where the backend is killed, in the order of an order's life; `:2` is the second pass. */
const beforeItems = [
  'before-placed-commit',
  'after-placed',
  ...around('authorise'),
  'before-authorise',
  'after-authorise',
  'after-payment-find',
  ...around('authorised', 'provision'),
];
const atItems = [...each('before-commit-item-start', 'after-commit-item-start', 'before-register', 'after-register')];
const afterItems = [...around('provisioned'), 'before-settle-find', 'before-settle', 'after-settle'];
const points: Record<ItemType, readonly string[]> = {
  new: [
    ...beforeItems,
    ...atItems,
    'after-register-find',
    ...each('before-commit-item-confirmed'),
    'after-commit-item-confirmed:2',
    ...afterItems,
    ...around('took_all'),
  ],
  renew: [
    ...beforeItems,
    ...atItems,
    'after-register-find',
    ...each('before-commit-item-confirmed'),
    'after-commit-item-confirmed:2',
    ...afterItems,
    ...around('took_all'),
  ],
  transfer: [
    ...beforeItems,
    ...atItems,
    ...each('before-commit-item-accepted'),
    'after-commit-item-accepted:2',
    ...afterItems,
    ...around('took_early'),
    'after-register-find',
    ...around('item-confirmed', 'took_all'),
  ],
};

/** `npm run faults` kills at every point; `npm test` at every fifteenth. */
const EVERY = process.env.KILL_POINTS === 'all' ? 1 : 15;
let shop: KillableShop;

/** Domains of the customer that are renewed in turn, each at most nine times a year from now. */
const renewable: string[] = [];
/** Domains registered elsewhere that can be transferred. */
let elsewhere: string[] = [];

async function namesElsewhere(): Promise<string[]> {
  const words = await dictionary();
  const now = new Date();
  return [...words]
    .filter((word) => {
      if (word.length < 5 || word.length > 7) return false;
      const sold = findSoldName(`${word}.com`);
      if (!sold || fakeNameState(sold.label, sold.record, words, defaultListPrices).status !== 'taken') return false;
      const { locked, registeredAt } = fakeTransferFacts(`${word}.com`, word, null, now);
      return !locked && registeredAt !== null && now.getTime() - registeredAt.getTime() > 120 * 86_400_000;
    })
    .map((word) => `${word}.com`);
}

const createPayload = async (card: string, kind: ItemType): Promise<OrderPayload> =>
  shop.payloadFor(card, kind, await namesFor(kind), (name, quote) => getItem(kind, name, quote));

async function namesFor(kind: ItemType): Promise<string[]> {
  if (kind === 'new') return Array.from({ length: ITEMS }, () => `${freshLabel()}.com`);
  if (kind === 'transfer') return elsewhere.splice(0, ITEMS);
  // Those renewed longest ago: a renewal delayed by a kill may still change the expiry that the next one relies on.
  const chosen = renewable.splice(0, ITEMS);
  renewable.push(...chosen);
  return chosen;
}

async function getItem(kind: ItemType, domain: string, quote: string | undefined): Promise<OrderItem> {
  if (kind === 'new') return newItem(domain, quote);
  if (kind === 'transfer')
    return {
      product: 'domain',
      type: 'transfer',
      domain_name: domain,
      period: 1,
      auth_info: 'K4-right-code',
      registrant: REGISTRANT,
      tld_data: {},
      quote,
    };
  const { expiry_date } = await shop.json<DomainInfo>(`/api/domain/1.0/info/${domain}?currency_code=USD`);
  return {
    product: 'domain',
    type: 'renew',
    domain_name: domain,
    period: 1,
    current_expiry_date: expiry_date,
    sub_items: [],
    quote,
  };
}

beforeAll(async () => {
  elsewhere = await namesElsewhere();
  shop = await KillableShop.open();
}, 240_000);

afterAll(() => shop.close());

describe.each(['new', 'renew', 'transfer'] as const)('orders of the kind %s', (kind) => {
  const chosen = points[kind].filter((_, index) => index % EVERY === 0);

  test(`[S1] [OR-05c] [OR-10a] killed at ${chosen.length} of ${points[kind].length} points, nothing is lost and nothing is done twice`, async () => {
    await shop.start();
    await shop.signIn();
    const card = await shop.storeCard();
    if (kind === 'renew') await buyDomainsToRenew(card, Math.max(3, Math.ceil((chosen.length + 4) / 9)));
    await shop.backend.stop();

    const placed = new Map<string, string>();
    let unanswered: OrderPayload | null = null;
    const notMet: string[] = [];
    for (const failpoint of chosen) {
      // An order may pass its point only in a process after a kill: points behind a lost response always do.
      for (let tries = 0; tries < 3; tries += 1) {
        const isUp = await shop.start({ failpoint });
        const payload: OrderPayload | null = isUp
          ? (unanswered ?? (await createPayload(card, kind).catch(() => null)))
          : null;
        if (payload && !shop.backend.isOver) {
          const id = await shop.post(payload);
          unanswered = id === null ? payload : null;
          if (id !== null) placed.set(payload.idempotency_key, id);
        }
        if (await shop.wasKilled()) break;
        await shop.backend.kill();
        if (tries === 2) notMet.push(failpoint);
      }
    }
    expect(notMet).toEqual([]);

    // The provider is killed too: its responses are in its journal.
    const before = await shop.books();
    await shop.restartProvider();
    expect(await shop.books()).toEqual(before);

    await shop.start();
    const restarted = Date.now();
    if (unanswered)
      placed.set(
        unanswered.idempotency_key,
        (await shop.until(async () => (await shop.post(unanswered as OrderPayload)) ?? undefined)) ?? '',
      );
    const orderIds = [...new Set(placed.values())];
    const statuses = await Promise.all(orderIds.map(async (id) => (await shop.ended(id)).status_name));
    expect(Date.now() - restarted).toBeLessThan(CONVERGE_MS);
    expect(new Set(statuses)).toEqual(new Set(['completed']));

    await shop.audit(async (db, books) => {
      const kept = await db.select({ id: orders.id }).from(orders);
      expect(kept.map(({ id }) => id)).toEqual(expect.arrayContaining(orderIds));
      expect(kept.length).toBe(books.length);
    });
  }, 1_200_000);
});

test.each(['before-placed-commit', 'after-placed'])(
  '[S1] [OR-05c] killed %s, an order that is repeated after the restart exists once',
  async (failpoint) => {
    const placed = async () =>
      (await shop.json<OrderRow[]>('/tables/orders?select=id,domain_names')).filter(({ domain_names }) =>
        domain_names.includes(name),
      );
    await shop.start();
    await shop.signIn();
    const card = await shop.storeCard();
    await shop.backend.stop();

    await shop.start({ failpoint });
    const payload = await shop.payloadFor(card, 'new', [`${freshLabel()}.com`], newItem);
    const name = payload.order_items.map(({ domain_name }) => domain_name).join();
    expect(await shop.post(payload)).toBeNull();
    expect(await shop.wasKilled()).toBe(true);

    await shop.start();
    const [found] = await placed();
    expect(found !== undefined).toBe(failpoint === 'after-placed');
    const ids = await Promise.all([shop.post(payload), shop.post(payload)]);
    const kept = await placed();
    expect(kept).toHaveLength(1);
    expect(new Set([...ids, kept[0]?.id, found?.id ?? kept[0]?.id]).size).toBe(1);
    expect(await shop.ended(ids[0] ?? '')).toMatchObject({ status_name: 'completed' });
    await shop.audit(async (_db, books) =>
      expect(books.filter(({ order }) => order === ids[0])).toMatchObject([{ status: 'captured' }]),
    );
  },
  240_000,
);

test.each(['before-register', 'before-commit-item-confirmed', 'after-commit-item-confirmed', 'before-settle'])(
  "[S1] [DM-09a] killed at %s, email addresses added within a domain's term exist once and are paid once",
  async (failpoint) => {
    await shop.start();
    await shop.signIn();
    const card = await shop.storeCard();
    const bought = await shop.json<{ order_id: string }>('/api/checkout/1.0/order', await createPayload(card, 'new'));
    const name = (await shop.ended(bought.order_id)).order_items[0]?.domain_name ?? '';
    await shop.backend.stop();

    await shop.start({ failpoint });
    const price = await shop.json<PriceAnswer>('/api/tucowsbilling/1.0/service/price_check', {
      domain: name,
      period: 0,
      service: 'domain_renew',
      with_add_ons: true,
      currency_code: 'USD',
    });
    const { item, cost, tax } = addOnsAlone(price, ['email_forwarding', 'email_forwarding']);
    const payload: OrderPayload = {
      original_amount: cost,
      original_tax: tax,
      payment_method_id: card,
      currency_code: 'USD',
      order_items: [item],
      idempotency_key: newKey(),
    };
    await shop.post(payload);
    expect(await shop.wasKilled()).toBe(true);

    await shop.start();
    const id = await shop.until(async () => (await shop.post(payload)) ?? undefined);
    expect(await shop.ended(id)).toMatchObject({ status_name: 'completed' });
    expect(await shop.json<DomainInfo>(`/api/domain/1.0/info/${name}?currency_code=USD`)).toMatchObject({
      email_forwarding: true,
      email_forwards_max: 2,
    });
    await shop.audit(async (_db, books) =>
      expect(books.filter(({ order }) => order === id)).toMatchObject([{ status: 'captured' }]),
    );
  },
  240_000,
);

test('[S2] [OR-05c] SIGTERM while orders come in: each request gets a response, the process ends in time, and every order completes', async () => {
  await shop.start();
  await shop.signIn();
  const card = await shop.storeCard();
  const payloads = await Promise.all(Array.from({ length: 4 }, () => createPayload(card, 'new')));
  const posting = payloads.map(
    async (payload) => (await shop.json<{ order_id: string }>('/api/checkout/1.0/order', payload)).order_id,
  );
  await Promise.race(posting);
  const asked = Date.now();
  const [ids] = await Promise.all([Promise.all(posting), shop.backend.stop()]);
  expect(await shop.backend.ended).toMatchObject({ code: 0 });
  // The process ends itself after 9.3 s in any case; the rest allows for a busy machine.
  expect(Date.now() - asked).toBeLessThan(20_000);

  await shop.start();
  const statuses = await Promise.all(ids.map(async (id) => (await shop.ended(id)).status_name));
  expect(new Set(statuses)).toEqual(new Set(['completed']));
}, 240_000);

async function buyDomainsToRenew(card: string, sets: number): Promise<void> {
  for (let set = 0; set < sets; set += 1) {
    const { order_id } = await shop.json<{ order_id: string }>(
      '/api/checkout/1.0/order',
      await createPayload(card, 'new'),
    );
    for (const { domain_name } of (await shop.ended(order_id)).order_items) renewable.push(domain_name);
  }
}
