import { millisecondsInDay } from 'date-fns/constants';
import type { AddOnService, DomainInfo, Order, OrderPayload, PriceAnswer, Receipt } from '@storefront/shared/contract';
import { ADD_ON_QUANTITY_MAX, PERFORMANCE_CONSENT, proratedCost, assertMinor } from '@storefront/shared/domain';
import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { audit_entries, domains, order_items, registrar_sandbox_names } from '../src/db/schema';
import { FEED_PATH } from '../src/forwarding/feed-path';
import { addOnsAlone, pricePrivacy } from './support/add-ons';
import { auditTrail } from './support/audit-trail';
import type { TestCustomer } from './support/app';
import { keepSessionsAlive } from './support/customers';
import { CARDS } from './support/payment-provider';
import { insertOwnDomain } from './support/own-domain';
import { freshLabel, newItem, newKey, openShop, type TestShop } from './support/shop';

/** Minor units a year. */
const YEARLY = { contact_privacy: 800, domain_forwarding: 500, email_forwarding: 300 } as const satisfies Record<
  AddOnService,
  number
>;

let shop: TestShop;
let customer: TestCustomer;

beforeAll(async () => {
  shop = await openShop();
  // The amounts here are shares of a year without a leap day; depending on the day of the run, a term might include one.
  shop.clock.set(new Date('2030-06-15T12:00:00Z'));
  await pricePrivacy(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  customer = await shop.asCustomer({ country: 'NO' });
  await keepSessionsAlive(shop.deps.db);
});
afterEach(async () => {
  shop.deps.faults.clear();
  shop.pay.faults.clear();
  await shop.checkInvariants();
});

/** Creates a domain of the customer without add-ons that expires in the given days. */
async function ownName({
  days = 181,
  tld = 'com',
  ...given
}: { days?: number; tld?: string } & Partial<typeof domains.$inferInsert> = {}): Promise<string> {
  const name = `${freshLabel()}own.${tld}`;
  const expiry_date = new Date(shop.clock.now().getTime() + days * millisecondsInDay);
  const registered_at = new Date(expiry_date.getTime() - 2000 * millisecondsInDay);
  await insertOwnDomain(shop, customer, name, { registered_at, expiry_date, ...given }, { auto_renew: true });
  return name;
}

const getInfo = async (name: string): Promise<DomainInfo> =>
  (await customer.request({ url: `/api/domain/1.0/info/${name}?currency_code=USD` })).json<DomainInfo>();
const getPrice = (name: string): Promise<PriceAnswer> =>
  shop.price(customer, { type: 'renew', domain_name: name, period: 0 });

/** An order of add-ons for a domain, as built from its cart line. */
async function getOrder(
  name: string,
  addOns: readonly AddOnService[],
  change: Partial<OrderPayload> = {},
  answer?: PriceAnswer,
): Promise<OrderPayload> {
  const price = answer ?? (await getPrice(name));
  const { item, cost, tax } = addOnsAlone(price, addOns);
  return {
    original_amount: cost,
    original_tax: tax,
    payment_method_id: change.payment_method_id ?? (await shop.storeCard(customer)).id,
    currency_code: 'USD',
    order_items: [item],
    idempotency_key: newKey(),
    ...change,
  };
}

async function placed(payload: OrderPayload): Promise<string> {
  const answer = await shop.placeOrder(customer, payload);
  expect([answer.statusCode, answer.body]).toEqual([201, expect.stringContaining('order_id')]);
  return answer.json<{ order_id: string }>().order_id;
}
const buy = async (name: string, addOns: readonly AddOnService[]): Promise<Order> =>
  shop.settle(customer, await placed(await getOrder(name, addOns)));

/** The state in our database and at the registrar. */
async function createWorld(name: string) {
  const [[ours], [theirs]] = await Promise.all([
    shop.deps.db.select().from(domains).where(eq(domains.name, name)),
    shop.deps.db.select().from(registrar_sandbox_names).where(eq(registrar_sandbox_names.name, name)),
  ]);
  if (!ours) throw new Error(`${name} is not held`);
  return { ours, theirs };
}
/** The sum that the provider has charged this customer and not refunded, in minor units. */
async function keptFor(ids: readonly string[]): Promise<number> {
  return shop.pay
    .payments()
    .filter(({ order }) => ids.includes(order))
    .reduce((sum, { captured, refunded }) => sum + captured - refunded, 0);
}
const edit = (name: string, payload: object) =>
  customer.request({ method: 'POST', url: `/api/domain/1.0/edit/${name}`, payload });

describe('[DM-09a] a paid add-on is bought within a term', () => {
  test('page, price check, order, card and receipt have the same amount, its share of the days left; registrar and database have the add-on, and the term stays', async () => {
    const name = await ownName();
    const before = await getInfo(name);
    const shares = Object.fromEntries(
      Object.entries(YEARLY).map(([addOn, yearly]) => [
        addOn,
        { cost: Math.round((yearly * 181) / 365) / 100, is_least: false },
      ]),
    );
    expect(before).toMatchObject({ add_on_offers: shares, privacy_switchable: false });
    const price = await getPrice(name);
    expect(price).toMatchObject({ cost: 0, period: 0, expiry_date: before.expiry_date });
    expect(price.sub_products.map(({ name: addOn, cost, price: yearly }) => [addOn, cost, yearly])).toEqual(
      Object.entries(YEARLY).map(([addOn, yearly]) => [addOn, shares[addOn]?.cost, yearly / 100]),
    );

    const order = await buy(name, ['contact_privacy', 'domain_forwarding', 'email_forwarding', 'email_forwarding']);
    const amount = [800, 500, 300, 300].reduce((sum, yearly) => sum + Math.round((yearly * 181) / 365), 0);
    // 25% in Norway; the two addresses are taxed as one.
    const tax =
      [800, 500].reduce((sum, yearly) => sum + Math.round(Math.round((yearly * 181) / 365) * 0.25), 0) +
      Math.round(2 * Math.round((300 * 181) / 365) * 0.25);
    expect(order).toMatchObject({
      status_name: 'completed',
      amount: amount / 100,
      tax: tax / 100,
      captured: (amount + tax) / 100,
      refunded: 0,
    });
    expect(order.order_items).toMatchObject([
      { type: 'renew', period: 0, status: 'completed', cost: 0, expiry_date: before.expiry_date },
    ]);
    expect(await keptFor([order.order_id])).toBe(amount + tax);
    const receipt = (
      await customer.request({ url: `/api/checkout/1.0/order/${order.order_id}/receipt` })
    ).json<Receipt>();
    expect(receipt).toMatchObject({
      total: (amount + tax) / 100,
      captured: (amount + tax) / 100,
      lines: [
        {
          amount: amount / 100,
          money: 'charged',
          sub_items: [
            { type: 'contact_privacy' },
            { type: 'domain_forwarding' },
            { type: 'email_forwarding', quantity: 2 },
          ],
        },
      ],
    });

    const { ours, theirs } = await createWorld(name);
    expect(theirs).toMatchObject({ privacy: true, expires_at: new Date(before.expiry_date) });
    expect(ours).toMatchObject({
      has_whois_privacy: true,
      domain_forwarding: true,
      email_forwarding: true,
      email_forwards_max: 2,
      privacy_ends_at: null,
      expiry_date: new Date(before.expiry_date),
      is_auto_renew: true,
    });
    expect((await edit(name, { forwarding_url: 'https://www.example.com/shop' })).statusCode).toBe(200);
    expect(
      (
        await edit(name, {
          email_forwards: [
            { alias: 'info', target: 'mara@example.org' },
            { alias: 'post', target: 'mara@example.org' },
          ],
        })
      ).statusCode,
    ).toBe(200);
    const feed = await shop.request({
      method: 'GET',
      url: FEED_PATH,
      headers: { authorization: `Bearer ${shop.deps.config.secrets.derive('forwarding-feed')}` },
    });
    expect(feed.json()).toMatchObject({
      visitors: expect.arrayContaining([
        expect.objectContaining({ name, url: 'https://www.example.com/shop' }),
      ]) as unknown,
      mail: expect.arrayContaining([expect.objectContaining({ name })]) as unknown,
    });

    const emails = (await shop.emails())
      .filter(({ recipient }) => recipient === customer.email)
      .map(({ subject }) => subject);
    expect(emails).toEqual([
      `${name} has Privacy Protection, Domain Forwarding, and Email Forwarding for 2 new addresses`,
    ]);
    const trail = await auditTrail(
      shop.deps.db,
      and(eq(audit_entries.subject, `domain:${ours.id}`), eq(audit_entries.action, 'domain.add_on_started')),
    );
    expect(trail.map(({ after }) => (after as { add_on: string }).add_on)).toEqual([
      'contact_privacy',
      'domain_forwarding',
      'email_forwarding',
    ]);
  });

  test('the next renewal includes it at its full price, and it can be cancelled for the end of the term before that', async () => {
    const name = await ownName();
    expect((await buy(name, ['domain_forwarding'])).status_name).toBe('completed');
    const next = await customer.request({ url: `/api/domain/1.0/autorenewal/${name}` });
    expect(next.json()).toMatchObject({ next: { amount: 14.9 + 5 } });
    const { expiry_date } = await getInfo(name);
    expect((await edit(name, { add_on: 'domain_forwarding', wanted: false })).json()).toMatchObject({
      domain_forwarding: true,
      add_on_ends: { domain_forwarding: expiry_date },
    });
    expect((await getInfo(name)).add_on_offers).not.toHaveProperty('domain_forwarding');
  });

  test('[LG-04b] the price of every later year includes the add-ons that the domain has already, and is what auto-renew then charges', async () => {
    const name = await ownName({ has_whois_privacy: true, email_forwarding: true, email_forwards_max: 1 });
    const { renewal_price } = await getPrice(name);
    expect(renewal_price).toBe(14.9 + 8 + 3);
    expect(
      (await buy(name, ['domain_forwarding', ...Array.from({ length: 5 }, () => 'email_forwarding' as const)]))
        .status_name,
    ).toBe('completed');
    const next = await customer.request({ url: `/api/domain/1.0/autorenewal/${name}` });
    expect(next.json()).toMatchObject({ next: { amount: renewal_price + 5 + 5 * 3 } });
    // An add-on that ends with the term is not renewed.
    expect((await edit(name, { add_on: 'domain_forwarding', wanted: false })).statusCode).toBe(200);
    expect(await getPrice(name)).toMatchObject({ renewal_price: 14.9 + 8 + 6 * 3 });
  });

  test('[PR-04a] the list shows each renewal with the add-ons renewed with it, each address separately, as auto-renew then charges', async () => {
    const many = await ownName({ has_whois_privacy: true, email_forwarding: true, email_forwards_max: 3 });
    const none = await ownName();
    const ending = await ownName({ domain_forwarding: true, domain_forwarding_ends_at: shop.clock.now() });
    const foreign = `${freshLabel()}.com`;
    const question = { period: 1, service: 'domain_renew', with_add_ons: true } as const;
    const ask = async (names: readonly string[], more: object = { with_held: true }) => {
      const items = names.map((domain) => ({ ...question, ...more, domain }));
      const url = '/api/tucowsbilling/1.0/service/cart_price_check';
      const answer = await customer.request({ method: 'POST', url, payload: { currency_code: 'USD', items } });
      return answer.json<{ lines: PriceAnswer[]; unpriced: { domain: string }[] }>();
    };
    const { lines, unpriced } = await ask([many, none, ending, foreign]);
    expect(lines.map(({ domain, cost, held_add_ons_cost }) => [domain, cost, held_add_ons_cost])).toEqual([
      [many, 14.9, 8 + 3 * 3],
      [none, 14.9, 0],
      [ending, 14.9, 0],
    ]);
    expect(unpriced).toMatchObject([{ domain: foreign }]);
    expect((await customer.request({ url: `/api/domain/1.0/autorenewal/${many}` })).json()).toMatchObject({
      next: { amount: 14.9 + 8 + 3 * 3 },
    });
    expect((await ask([many], { with_held: true, period: 2 })).lines[0]).toMatchObject({ held_add_ons_cost: 34 });
    expect((await ask([many], {})).lines[0]).not.toHaveProperty('held_add_ons_cost');
  });

  test('is priced for a term of several years, and sold again after the end of one that a renewal left out', async () => {
    const long = await ownName({ days: 3 * 365 + 40 });
    const { expiry_date } = await getInfo(long);
    const cost = proratedCost({
      yearly: assertMinor(500),
      from: shop.clock.now(),
      until: new Date(expiry_date),
      least: assertMinor(1),
    });
    expect(cost).toBeGreaterThan(1500);
    expect(await buy(long, ['domain_forwarding'])).toMatchObject({ status_name: 'completed', amount: cost / 100 });

    const ends = new Date(shop.clock.now().getTime() + 100 * millisecondsInDay);
    const name = await ownName({
      days: 400,
      domain_forwarding: true,
      domain_forwarding_ends_at: ends,
      email_forwarding: true,
      email_forwards_max: 1,
      email_forwarding_ends_at: ends,
      has_whois_privacy: true,
    });
    const info = await getInfo(name);
    expect(info.add_on_offers).toEqual({
      domain_forwarding: {
        cost:
          proratedCost({
            yearly: assertMinor(500),
            from: ends,
            until: new Date(info.expiry_date),
            least: assertMinor(1),
          }) / 100,
        is_least: false,
      },
    });
    expect((await buy(name, ['domain_forwarding'])).status_name).toBe('completed');
    expect((await createWorld(name)).ours).toMatchObject({ domain_forwarding: true, domain_forwarding_ends_at: null });
  });

  test('costs the minimum charge of a card in the last days, which the provider accepts', async () => {
    const name = await ownName({ days: 5 });
    expect((await getInfo(name)).add_on_offers).toMatchObject({ email_forwarding: { cost: 0.5, is_least: true } });
    expect(await buy(name, ['email_forwarding'])).toMatchObject({
      status_name: 'completed',
      amount: 0.5,
      tax: 0.13,
      captured: 0.63,
    });
  });

  test('when a new domain in the same order is unavailable, only the add-on is charged', async () => {
    const [name, wanted] = [await ownName({ days: 5 }), `${freshLabel()}.com`];
    const quoted = await shop.price(customer, { type: 'new', domain_name: wanted, period: 1 });
    const alone = await getOrder(name, ['email_forwarding']);
    const cents = (...amounts: number[]): number =>
      amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100;
    shop.deps.faults.add({ operation: 'register', subject: wanted, fault: { kind: 'taken' } });
    const id = await placed({
      ...alone,
      original_amount: cents(alone.original_amount, quoted.cost),
      original_tax: cents(alone.original_tax, quoted.tax),
      order_items: [newItem(wanted, quoted.quote), ...alone.order_items],
    });
    expect(await shop.settle(customer, id)).toMatchObject({ status_name: 'partially_completed', captured: 0.63 });
    expect((await createWorld(name)).ours).toMatchObject({ email_forwarding: true });
  });

  test('further email addresses cost their share of the days left, come on top of the existing ones, and are renewed with them', async () => {
    const name = await ownName({
      email_forwarding: true,
      email_forwards_max: 2,
      email_forwards: [{ alias: 'info', target: 'mara@example.org' }],
    });
    const share = Math.round((300 * 181) / 365);
    expect((await getInfo(name)).add_on_offers).toMatchObject({
      email_forwarding: { cost: share / 100, is_least: false },
    });
    const order = await buy(name, ['email_forwarding', 'email_forwarding', 'email_forwarding']);
    const tax = Math.round(3 * share * 0.25);
    expect(order).toMatchObject({
      status_name: 'completed',
      amount: (3 * share) / 100,
      captured: (3 * share + tax) / 100,
      refunded: 0,
    });
    expect(await keptFor([order.order_id])).toBe(3 * share + tax);
    expect((await createWorld(name)).ours).toMatchObject({
      email_forwarding: true,
      email_forwards_max: 5,
      email_forwarding_ends_at: null,
      email_forwards: [{ alias: 'info' }],
    });
    const email_forwards = ['info', 'post', 'shop', 'jobs', 'mara'].map((alias) => ({
      alias,
      target: 'mara@example.org',
    }));
    expect((await edit(name, { email_forwards })).json()).toMatchObject({ email_forwards, email_forwards_max: 5 });
    const receipt = (
      await customer.request({ url: `/api/checkout/1.0/order/${order.order_id}/receipt` })
    ).json<Receipt>();
    expect(receipt.lines).toMatchObject([
      { amount: (3 * share) / 100, money: 'charged', sub_items: [{ type: 'email_forwarding', quantity: 3 }] },
    ]);
    expect((await customer.request({ url: `/api/domain/1.0/autorenewal/${name}` })).json()).toMatchObject({
      next: { amount: 14.9 + 5 * 3 },
    });
  });

  test('no further addresses are sold while existing ones end, nor more than a domain can have', async () => {
    const ends = new Date(shop.clock.now().getTime() + 100 * millisecondsInDay);
    const ending = await ownName({ email_forwarding: true, email_forwards_max: 2, email_forwarding_ends_at: ends });
    expect((await getInfo(ending)).add_on_offers).not.toHaveProperty('email_forwarding');
    const full = await ownName({ email_forwarding: true, email_forwards_max: ADD_ON_QUANTITY_MAX });
    expect((await getInfo(full)).add_on_offers).not.toHaveProperty('email_forwarding');
    const nearly = await ownName({ email_forwarding: true, email_forwards_max: ADD_ON_QUANTITY_MAX - 1 });
    const refused = await shop.placeOrder(customer, await getOrder(nearly, ['email_forwarding', 'email_forwarding']));
    expect([refused.statusCode, refused.body]).toEqual([
      422,
      expect.stringContaining(
        `${nearly}: It can have ${ADD_ON_QUANTITY_MAX} email addresses, and already has ${ADD_ON_QUANTITY_MAX - 1}.`,
      ),
    ]);
    expect(await buy(nearly, ['email_forwarding'])).toMatchObject({ status_name: 'completed' });
    expect((await createWorld(nearly)).ours).toMatchObject({ email_forwards_max: ADD_ON_QUANTITY_MAX });
  });

  const RUNS = 10;
  test(`property, ${RUNS} orders: for any remaining term and any choice, page, order and card have the amount of the rule, and the paid add-ons are provided`, async () => {
    const anyOrder = fc.record({
      days: fc.integer({ min: 1, max: 1200 }),
      started: fc.integer({ min: 0, max: millisecondsInDay - 1 }),
      chosen: fc.subarray(Object.keys(YEARLY) as AddOnService[], { minLength: 1 }),
      mails: fc.integer({ min: 1, max: 5 }),
    });
    await fc.assert(
      fc.asyncProperty(anyOrder, async ({ days, started, chosen, mails }) => {
        const name = await ownName({ days: days + started / millisecondsInDay });
        const { expiry_date, add_on_offers = {} } = await getInfo(name);
        const getCost = (addOn: AddOnService): number =>
          proratedCost({
            yearly: assertMinor(YEARLY[addOn]),
            from: shop.clock.now(),
            until: new Date(expiry_date),
            least: assertMinor(50),
          });
        for (const addOn of Object.keys(YEARLY) as AddOnService[])
          expect([addOn, add_on_offers[addOn]?.cost]).toEqual([addOn, getCost(addOn) / 100]);
        const expected = chosen.map((addOn) => getCost(addOn) * (addOn === 'email_forwarding' ? mails : 1));
        const amount = expected.reduce((sum, cost) => sum + cost, 0);
        const tax = expected.reduce((sum, cost) => sum + Math.floor(cost * 0.25 + 0.5), 0);
        const done = await buy(
          name,
          chosen.flatMap((addOn) =>
            addOn === 'email_forwarding' ? Array.from({ length: mails }, () => addOn) : [addOn],
          ),
        );
        expect(done).toMatchObject({
          status_name: 'completed',
          amount: amount / 100,
          tax: tax / 100,
          captured: (amount + tax) / 100,
        });
        expect(await keptFor([done.order_id])).toBe(amount + tax);
        const { ours, theirs } = await createWorld(name);
        const has = (addOn: AddOnService): boolean => chosen.includes(addOn);
        expect([ours.has_whois_privacy, theirs?.privacy, ours.domain_forwarding, ours.email_forwards_max]).toEqual([
          has('contact_privacy'),
          has('contact_privacy'),
          has('domain_forwarding'),
          has('email_forwarding') ? mails : 0,
        ]);
        expect(ours.expiry_date.toISOString()).toBe(expiry_date);
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
  }, 180_000);

  test('a declined card changes nothing', async () => {
    const name = await ownName();
    const { id } = await shop.storeCard(customer, CARDS.declined);
    expect(
      await shop.settle(customer, await placed(await getOrder(name, ['contact_privacy'], { payment_method_id: id }))),
    ).toMatchObject({ status_name: 'payment_failed', captured: 0 });
    const { ours, theirs } = await createWorld(name);
    expect([ours.has_whois_privacy, theirs?.privacy]).toEqual([false, false]);
  });
});

describe('[DM-09a] nothing is sold twice, or without being deliverable', () => {
  test('two tabs that buy the same at once get one order and one charge', async () => {
    const name = await ownName();
    const [one, two] = await Promise.all([getOrder(name, ['contact_privacy']), getOrder(name, ['contact_privacy'])]);
    const answers = await Promise.all([one, two].map((payload) => shop.placeOrder(customer, payload)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      code: 'unavailable',
      changes: [{ domain: name, reason: 'not_sold', now: null }],
    });
    const id = answers.find(({ statusCode }) => statusCode === 201)?.json<{ order_id: string }>().order_id ?? '';
    const done = await shop.settle(customer, id);
    expect(done).toMatchObject({ status_name: 'completed', captured: 4.96 });
    // The same applies later, even if an open page still has a valid quote.
    const again = await shop.placeOrder(customer, { ...two, idempotency_key: newKey() });
    expect([again.statusCode, again.json<{ code: string }>().code]).toEqual([409, 'unavailable']);
    const items = await shop.deps.db
      .select({ id: order_items.order_id })
      .from(order_items)
      .where(eq(order_items.domain_name, name));
    expect(await keptFor(items.map((item) => item.id))).toBe(496);
  });

  test.each([
    ['the first address', {}, 1],
    ['one more', { email_forwarding: true, email_forwards_max: 2 }, 3],
  ])(
    'an order priced for fewer addresses than the domain has by now is refused, whether its quote is valid or expired: %s',
    async (_what, given, most) => {
      const name = await ownName(given);
      const stale = await getOrder(name, ['email_forwarding']);
      const id = await placed({ ...stale, idempotency_key: newKey() });
      expect(await shop.settle(customer, id)).toMatchObject({ status_name: 'completed' });
      for (const wait of [0, 3_600]) {
        shop.clock.advance(wait);
        const again = await shop.placeOrder(customer, { ...stale, idempotency_key: newKey() });
        expect([again.statusCode, again.json<{ code: string }>().code]).toEqual([409, 'unavailable']);
      }
      expect((await createWorld(name)).ours).toMatchObject({ email_forwards_max: most });
      const items = await shop.deps.db
        .select({ id: order_items.order_id })
        .from(order_items)
        .where(eq(order_items.domain_name, name));
      expect(items).toHaveLength(1);
    },
  );

  test('nothing is added or charged when the domain is renewed, expires or moves away before the order is carried out', async () => {
    const changes: [string, (name: string) => Promise<unknown>][] = [
      [
        'It was renewed in the meantime',
        (name) =>
          shop.deps.db
            .update(domains)
            .set({ expiry_date: new Date(shop.clock.now().getTime() + 500 * millisecondsInDay) })
            .where(eq(domains.name, name)),
      ],
      [
        'It has expired, so nothing was added',
        (name) => shop.deps.db.update(domains).set({ expiry_date: shop.clock.now() }).where(eq(domains.name, name)),
      ],
      [
        'No longer in your account',
        (name) => shop.deps.db.delete(registrar_sandbox_names).where(eq(registrar_sandbox_names.name, name)),
      ],
      [
        'No longer in your account',
        (name) => shop.deps.db.update(domains).set({ ended_at: shop.clock.now() }).where(eq(domains.name, name)),
      ],
      [
        'It already has Privacy Protection',
        (name) => shop.deps.db.update(domains).set({ has_whois_privacy: true }).where(eq(domains.name, name)),
      ],
    ];
    const crowded = await ownName({ email_forwarding: true, email_forwards_max: 1 });
    const late = await placed(await getOrder(crowded, ['email_forwarding']));
    await shop.deps.db
      .update(domains)
      .set({ email_forwards_max: ADD_ON_QUANTITY_MAX })
      .where(eq(domains.name, crowded));
    expect(await shop.settle(customer, late)).toMatchObject({
      status_name: 'failed',
      captured: 0,
      order_items: [{ code: 'add_on_there', params: { add_on: 'email_forwarding' } }],
    });
    expect((await createWorld(crowded)).ours).toMatchObject({ email_forwards_max: ADD_ON_QUANTITY_MAX });
    for (const [reason, change] of changes) {
      const name = await ownName();
      const id = await placed(await getOrder(name, ['contact_privacy']));
      await change(name);
      const done = await shop.settle(customer, id);
      expect([reason, done]).toEqual([reason, expect.objectContaining({ status_name: 'failed', captured: 0 })]);
      expect(done.order_items[0]?.message).toContain(reason);
      const [theirs] = await shop.deps.db
        .select()
        .from(registrar_sandbox_names)
        .where(eq(registrar_sandbox_names.name, name));
      expect(theirs?.privacy ?? false).toBe(reason.includes('already'));
    }
  });

  test('a change without an answer is checked before it is repeated, and one that arrives too late is reversed', async () => {
    for (const fault of [{ kind: 'drop_request' }, { kind: 'drop_response' }] as const) {
      const name = await ownName();
      shop.deps.faults.add({ operation: 'change', subject: name, fault });
      expect(await buy(name, ['contact_privacy'])).toMatchObject({ status_name: 'completed', captured: 4.96 });
      expect((await createWorld(name)).theirs).toMatchObject({ privacy: true });
    }
    const name = await ownName();
    shop.deps.faults.add({ operation: 'change', subject: name, fault: { kind: 'drop_response' } });
    const id = await placed(await getOrder(name, ['contact_privacy']));
    await shop.settle(customer, id, ({ order_items: [item] }) => item?.status === 'checking');
    expect((await createWorld(name)).theirs).toMatchObject({ privacy: true });
    await shop.deps.db
      .update(domains)
      .set({ expiry_date: new Date(shop.clock.now().getTime() + 500 * millisecondsInDay) })
      .where(eq(domains.name, name));
    expect(await shop.settle(customer, id)).toMatchObject({ status_name: 'failed', captured: 0 });
    expect((await createWorld(name)).theirs).toMatchObject({ privacy: false });
  });

  test('if the registrar does not respond until the hold on the card lapses, it is captured, and refunded if the domain has gone', async () => {
    const name = await ownName();
    shop.deps.faults.add({ operation: 'info', subject: name, fault: { kind: 'error' }, times: 0 });
    const id = await placed(await getOrder(name, ['contact_privacy']));
    await shop.settle(customer, id, ({ order_items: [item] }) => item?.status === 'checking');
    // The hold on the card lapses in a day.
    shop.clock.advance(6 * 86_400);
    const waiting = await shop.settle(customer, id, ({ captured }) => captured > 0);
    expect(waiting).toMatchObject({ captured: 4.96, status_name: 'provisioning' });
    await shop.deps.db.update(domains).set({ ended_at: shop.clock.now() }).where(eq(domains.name, name));
    shop.deps.faults.clear();
    expect(await shop.settle(customer, id)).toMatchObject({ status_name: 'refunded', refunded: 4.96 });
    expect(await keptFor([id])).toBe(0);
  }, 60_000);

  test('the price changes from day to day: a quote is valid for half an hour, and never for another expiry', async () => {
    const name = await ownName();
    const payload = await getOrder(name, ['contact_privacy']);
    shop.clock.advance(40 * 60 + 86_400);
    const late = await shop.placeOrder(customer, payload);
    expect([late.statusCode, late.json()]).toEqual([
      409,
      expect.objectContaining({
        code: 'price_changed',
        changes: [{ domain: name, reason: 'price', was: 3.97, now: expect.any(Number) as number }],
      }),
    ]);

    const other = await ownName();
    const cheap = await getOrder(other, ['contact_privacy']);
    const later = new Date(shop.clock.now().getTime() + 546 * millisecondsInDay);
    await shop.deps.db.update(domains).set({ expiry_date: later }).where(eq(domains.name, other));
    const [item] = cheap.order_items;
    if (item?.type !== 'renew') throw new Error('an order of add-ons is a renewal');
    const stretched = await shop.placeOrder(customer, {
      ...cheap,
      order_items: [{ ...item, current_expiry_date: later.toISOString() }],
    });
    expect([stretched.statusCode, stretched.json<{ code: string }>().code]).toEqual([409, 'price_changed']);
    const stale = await shop.placeOrder(customer, cheap);
    expect([stale.statusCode, stale.body]).toEqual([422, expect.stringContaining('was renewed in the meantime')]);
  });

  test("there is no price for another customer's domain, an expired one, or a guest; and no order without an add-on", async () => {
    const name = await ownName();
    const ask = (who: Pick<TestCustomer, 'request'>, domain: string) =>
      who.request({
        method: 'POST',
        url: '/api/tucowsbilling/1.0/service/price_check',
        payload: { domain, period: 0, service: 'domain_renew', currency_code: 'USD' },
      });
    expect((await ask(await shop.asCustomer(), name)).statusCode).toBe(404);
    expect((await ask(shop, name)).statusCode).toBe(404);
    expect((await ask(customer, await ownName({ days: -1 }))).statusCode).toBe(422);
    for (const service of ['domain_create', 'domain_transfer', 'contact_privacy_create']) {
      const answer = await customer.request({
        method: 'POST',
        url: '/api/tucowsbilling/1.0/service/price_check',
        payload: { domain: `${freshLabel()}.com`, period: 0, service, currency_code: 'USD' },
      });
      expect(answer.statusCode).toBe(422);
    }
    const empty = await shop.placeOrder(customer, await getOrder(name, []));
    expect([empty.statusCode, empty.body]).toEqual([422, expect.stringContaining('Choose an add-on')]);
    const renewing = await shop.placeOrder(customer, {
      ...(await getOrder(name, ['contact_privacy'])),
      renewal_settings: [{ domain_name: name, auto_renew: false }],
    });
    expect([renewing.statusCode, renewing.body]).toEqual([
      422,
      expect.stringContaining('is not renewed by this order'),
    ]);
    expect((await getInfo(name)).is_auto_renew).toBe(true);
  });

  test('what the registry does not allow, the shop cannot deliver, or is free, is not offered', async () => {
    const us = await ownName({ tld: 'us' });
    expect(Object.keys((await getInfo(us)).add_on_offers ?? {})).toEqual(['domain_forwarding', 'email_forwarding']);
    const name = await ownName();
    const before = await getOrder(name, ['domain_forwarding']);
    const list = shop.deps.priceListCache.current();
    const [sells, priced] = [jest.spyOn(list, 'sells'), jest.spyOn(list, 'addOn')];
    try {
      sells.mockImplementation((addOn) => addOn !== 'domain_forwarding');
      priced.mockImplementation((addOn) => (addOn === 'contact_privacy' ? 0 : assertMinor(YEARLY[addOn])));
      expect([
        (await getInfo(name)).add_on_prices?.contact_privacy,
        Object.keys((await getInfo(name)).add_on_offers ?? {}),
      ]).toEqual([0, ['email_forwarding']]);
      const refused = await shop.placeOrder(customer, before);
      expect([refused.statusCode, refused.body]).toEqual([
        422,
        expect.stringContaining('Domain Forwarding is not available'),
      ]);
    } finally {
      sells.mockRestore();
      priced.mockRestore();
    }
  });
});

test('[DM-09a] [LG-05b] a consumer who withdraws before it is carried out pays nothing; for add-ons switched on with consent the right has ended', async () => {
  customer = await shop.asCustomer({ country: 'DE' });
  const consent = { immediate_performance: true as const, text_version: PERFORMANCE_CONSENT.version };
  const declare = (id: string) =>
    customer.request({ method: 'POST', url: `/api/checkout/1.0/order/${id}/withdrawal`, payload: { confirm: true } });
  const name = await ownName();
  // The bank asks for confirmation: nothing is carried out before that.
  const { id: payment_method_id } = await shop.storeCard(customer, CARDS.challenged);
  const id = await placed(await getOrder(name, ['contact_privacy'], { consent, payment_method_id }));
  await shop.settle(customer, id, ({ payment }) => payment.challenge_url !== null);
  expect((await declare(id)).statusCode).toBe(200);
  expect((await shop.settle(customer, id)).captured).toBe(0);
  expect((await createWorld(name)).theirs).toMatchObject({ privacy: false });

  const done = await shop.settle(customer, await placed(await getOrder(name, ['contact_privacy'], { consent })));
  expect(done.status_name).toBe('completed');
  expect((await declare(done.order_id)).statusCode).toBe(200);
  const told = (await shop.emails())
    .filter(({ recipient, subject }) => recipient === customer.email && subject.includes(done.order_id.slice(0, 8)))
    .map(({ text }) => text);
  expect(told).toEqual([expect.stringContaining(`${name} has Privacy Protection, as you asked before paying`)]);
});

test('[OR-08d] add-ons in another order whose payment waits for the bank are refused with a reference to that order, and can be bought once it is cancelled', async () => {
  const name = await ownName();
  const { id: payment_method_id } = await shop.storeCard(customer, CARDS.challenged);
  const id = await placed(await getOrder(name, ['contact_privacy'], { payment_method_id }));
  await shop.settle(customer, id, ({ payment }) => payment.challenge_url !== null);
  const other = () => getOrder(name, ['contact_privacy']);
  const refused = await shop.placeOrder(customer, await other());
  expect([refused.statusCode, refused.json()]).toEqual([
    409,
    expect.objectContaining({ code: 'unavailable', order_id: id }),
  ]);
  await customer.request({ method: 'POST', url: `/api/checkout/1.0/order/${id}/payment/cancellation` });
  expect((await shop.settle(customer, id)).status_name).toBe('cancelled');
  expect((await shop.settle(customer, await placed(await other()))).status_name).toBe('completed');
});
