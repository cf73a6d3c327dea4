import { millisecondsInDay, secondsInDay } from 'date-fns/constants';
import type { Order, OrderConflict, OrderPayload, PriceAnswer } from '@storefront/shared/contract';
import { and, eq, ne } from 'drizzle-orm';
import {
  audit_entries,
  domains,
  expiry_notices,
  order_items,
  registrar_sandbox_names,
  registrar_sandbox_orders,
  sessions,
} from '../src/db/schema';
import { AvailabilityCache } from '../src/modules/availability/availability-cache';
import { sendExpiryNotices, updateNameLives } from './support/due-work';
import type { TestCustomer } from './support/app';
import { freshLabel, newKey, openShop, type TestShop } from './support/shop';
import { auditTrail } from './support/audit-trail';

let shop: TestShop;
let customer: TestCustomer;
let name: string;
beforeAll(async () => {
  shop = await openShop({ CURRENCIES: 'USD,EUR,GBP' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  customer = await shop.asCustomer();
  name = await buyName();
});
afterEach(() => shop.checkInvariants());

async function buyName(ending = 'com'): Promise<string> {
  const bought = `${freshLabel()}.${ending}`;
  await shop.settle(customer, await shop.place(customer, { bought: [bought] }));
  return bought;
}

async function getDomain(owned = name) {
  const [row] = await shop.deps.db.select().from(domains).where(eq(domains.name, owned));
  if (!row) throw new Error(`Domain ${owned} not found`);
  return row;
}

/** Moves the clock to the given days after a domain's expiry, and keeps the customer signed in. */
async function daysAfterExpiry(days: number, owned = name): Promise<void> {
  const { expiry_date } = await getDomain(owned);
  shop.clock.advance((expiry_date.getTime() - shop.clock.now().getTime()) / 1_000 + days * secondsInDay);
  await shop.deps.db
    .update(sessions)
    .set({ updated_at: shop.clock.now(), expires_at: new Date(shop.clock.now().getTime() + millisecondsInDay) });
}

const check = (who: TestCustomer, owned = name, currency_code = 'USD', period = 1) =>
  who.request({
    method: 'POST',
    url: '/api/tucowsbilling/1.0/service/price_check',
    payload: { domain: owned, period, service: 'domain_renew', currency_code },
  });

/** A renewal for one year as ordered by the review page. */
async function renewal(owned = name, quoted?: PriceAnswer): Promise<OrderPayload> {
  const price = quoted ?? (await check(customer, owned)).json<PriceAnswer>();
  const { expiry_date } = await getDomain(owned);
  const [card] = (await customer.request({ method: 'GET', url: '/api/payment/1.0/payment_method' })).json<
    { id: string }[]
  >();
  return {
    original_amount: price.cost,
    original_tax: price.tax,
    payment_method_id: card?.id ?? '',
    currency_code: price.currency_code,
    order_items: [
      {
        product: 'domain',
        type: 'renew',
        domain_name: owned,
        period: 1,
        current_expiry_date: expiry_date.toISOString(),
        sub_items: [],
        quote: price.quote,
      },
    ],
    idempotency_key: newKey(),
  };
}

async function bought(payload: OrderPayload): Promise<Order> {
  const answer = await shop.placeOrder(customer, payload);
  expect([answer.statusCode, answer.body]).toEqual([201, expect.stringContaining('order_id')]);
  return shop.settle(customer, answer.json<{ order_id: string }>().order_id);
}

/** Extensions of a domain's term in the registrar's books. */
const extensions = (owned = name) =>
  shop.deps.db
    .select()
    .from(registrar_sandbox_orders)
    .where(and(eq(registrar_sandbox_orders.name, owned), eq(registrar_sandbox_orders.kind, 'renew')));

describe('[R9] [LG-02a] a renewal after the expiry includes its fee, which is shown first', () => {
  test('in redemption: shown with tax, signed, ordered, charged and on the receipt, to the minor unit; the domain is active again', async () => {
    await daysAfterExpiry(40);
    const quoted = (await check(customer)).json<PriceAnswer>();
    expect(quoted).toMatchObject({
      price: 14.9,
      cost: 103.9,
      fee: { kind: 'restore', amount: 89 },
      tax: 25.98,
      renewal_price: 14.9,
    });
    const info = await customer.request({
      method: 'GET',
      url: `/api/domain/1.0/info/${name}`,
      query: { currency_code: 'USD' },
    });
    expect(info.json()).toMatchObject({
      stage: 'redemption',
      status: 'redemption',
      price: 14.9,
      fee: { kind: 'restore', amount: 89 },
    });
    expect(info.json<{ tld_renewal_years: unknown[] }>().tld_renewal_years[0]).toEqual({ period: 1, cost: 103.9 });

    const before = (await getDomain()).expiry_date;
    const order = await bought(await renewal(name, quoted));
    expect(order).toMatchObject({
      status_name: 'completed',
      total: 129.88,
      captured: 129.88,
      order_items: [{ cost: 103.9, fee: { kind: 'restore', amount: 89 } }],
    });
    const receipt = await customer.request({ method: 'GET', url: `/api/checkout/1.0/order/${order.order_id}/receipt` });
    expect(receipt.json()).toMatchObject({
      total: 129.88,
      lines: [{ amount: 103.9, fee: { kind: 'restore', amount: 89 } }],
    });
    expect((await getDomain()).expiry_date.getUTCFullYear()).toBe(before.getUTCFullYear() + 1);
    expect(await getDomain()).toMatchObject({ stage: 'active', late_stage_ends: null });
    expect((await check(customer)).json()).toMatchObject({ cost: 14.9, fee: null });
  });

  test('[PR-04a] the fee is that of the price list in every currency of the shop', async () => {
    await daysAfterExpiry(40);
    for (const currency of ['EUR', 'GBP']) {
      const { cost, price, fee } = (await check(customer, name, currency)).json<PriceAnswer>();
      const [offer] = (
        await shop.request({ method: 'GET', url: '/api/domain/1.0/tlds', query: { currency_code: currency } })
      )
        .json<{ tld: string; restore: number }[]>()
        .filter(({ tld }) => tld === 'com');
      expect(fee).toEqual({ kind: 'restore', amount: offer?.restore });
      expect(Math.round(cost * 100)).toBe(Math.round(price * 100) + Math.round((fee?.amount ?? 0) * 100));
    }
  });

  test('in the grace period: the late fee of an extension that has one, the usual price otherwise', async () => {
    const late = await buyName('studio');
    await daysAfterExpiry(3);
    expect((await check(customer)).json()).toMatchObject({ cost: 14.9, fee: null });
    await daysAfterExpiry(3, late);
    expect((await check(customer, late)).json()).toMatchObject({ cost: 35.9, fee: { kind: 'late', amount: 6 } });
    expect(await bought(await renewal(late))).toMatchObject({
      status_name: 'completed',
      order_items: [{ cost: 35.9, fee: { kind: 'late', amount: 6 } }],
    });
  });

  test('[OR-06a] [OR-06b] [I5] a domain that entered redemption between cart and order: 409 with the new amounts, nothing charged; the new quote is accepted', async () => {
    await daysAfterExpiry(29.99);
    const payload = await renewal();
    shop.clock.advance(0.02 * secondsInDay);
    const refused = await shop.placeOrder(customer, payload);
    expect(refused.statusCode).toBe(409);
    const conflict = refused.json<OrderConflict>();
    expect(conflict).toMatchObject({
      code: 'price_changed',
      amount: 103.9,
      tax: 25.98,
      changes: [{ domain: name, reason: 'price', was: 14.9, now: 103.9 }],
    });
    expect(await extensions()).toEqual([]);
    expect(
      await bought({ ...(await renewal()), original_amount: conflict.amount ?? 0, original_tax: conflict.tax ?? 0 }),
    ).toMatchObject({ status_name: 'completed', captured: 129.88 });
  });

  test('[I5] a domain that entered redemption after the order is not restored without its fee: the item fails, nothing is charged', async () => {
    await daysAfterExpiry(29.9999);
    shop.deps.faults.add({ operation: 'renew', subject: name, fault: { kind: 'drop_request' } });
    const answer = await shop.placeOrder(customer, await renewal());
    shop.clock.advance(0.001 * secondsInDay);
    const order = await shop.settle(customer, answer.json<{ order_id: string }>().order_id);
    expect(order).toMatchObject({
      status_name: 'failed',
      captured: 0,
      order_items: [{ status: 'failed', message: expect.stringContaining('redemption') }],
    });
    expect(await extensions()).toEqual([]);
  });

  test('past its redemption it cannot be renewed, and the message says what to do', async () => {
    await daysAfterExpiry(59.99);
    const payload = await renewal();
    await daysAfterExpiry(61);
    const answer = await check(customer);
    expect([answer.statusCode, answer.json<{ code: string; message: string }>()]).toEqual([
      409,
      expect.objectContaining({
        code: 'not_renewable',
        message: expect.stringContaining('Register it again once it is available'),
      }),
    ]);
    const cart = await customer.request({
      method: 'POST',
      url: '/api/tucowsbilling/1.0/service/cart_price_check',
      payload: { currency_code: 'USD', items: [{ domain: name, period: 1, service: 'domain_renew' }] },
    });
    expect(cart.json()).toEqual({ lines: [], unpriced: [{ domain: name, reason: 'not_renewable' }] });
    const refused = await shop.placeOrder(customer, payload);
    expect([refused.statusCode, refused.json<OrderConflict>().changes]).toEqual([
      409,
      [{ domain: name, reason: 'not_renewable', was: 103.9, now: null }],
    ]);
  });

  test('[PR-03b] if the registrar does not return the stage of an expired domain, there is no price; for an active one it is not queried', async () => {
    shop.deps.faults.add({ operation: 'info', subject: name, fault: { kind: 'error' } });
    expect((await check(customer)).json()).toMatchObject({ cost: 14.9 });
    await daysAfterExpiry(3);
    expect((await check(customer)).statusCode).toBe(503);
    expect((await check(customer)).json()).toMatchObject({ cost: 14.9 });
  });

  test('the registrar decides: a domain that it put into redemption early costs the restore fee', async () => {
    await daysAfterExpiry(3);
    const early = new Date((await getDomain()).expiry_date.getTime() - 35 * millisecondsInDay);
    await shop.deps.db
      .update(registrar_sandbox_names)
      .set({ expires_at: early })
      .where(eq(registrar_sandbox_names.name, name));
    expect((await check(customer)).json()).toMatchObject({ fee: { kind: 'restore', amount: 89 } });
  });
});

describe('[R9] [I2] a single extension of the term', () => {
  test.each([
    ['twice at once', 2],
    ['five at once', 5],
  ])('%s, each order with its own key: one succeeds, the others are not charged', async (_what, count) => {
    await daysAfterExpiry(40);
    const payloads = await Promise.all(Array.from({ length: count }, () => renewal()));
    const answers = await Promise.all(payloads.map((payload) => shop.placeOrder(customer, payload)));
    const ids = answers
      .filter(({ statusCode }) => statusCode === 201)
      .map((answer) => answer.json<{ order_id: string }>().order_id);
    const ends = [];
    for (const id of ids) ends.push(await shop.settle(customer, id));
    expect(ends.filter(({ status_name }) => status_name === 'completed')).toHaveLength(1);
    expect(ends.reduce((sum, { captured }) => sum + captured, 0)).toBe(129.88);
    expect(await extensions()).toHaveLength(1);
  });

  test.each([
    { kind: 'drop_response' },
    { kind: 'drop_request' },
    { kind: 'malformed' },
    { kind: 'in_progress' },
    { kind: 'late_success', ms: 5 },
  ] as const)('a restore with the fault $kind is settled by querying its reference', async (fault) => {
    await daysAfterExpiry(40);
    shop.deps.faults.add({ operation: 'renew', subject: name, fault });
    expect(await bought(await renewal())).toMatchObject({ status_name: 'completed', captured: 129.88 });
    expect(await extensions()).toHaveLength(1);
    const [item] = await shop.deps.db
      .select()
      .from(order_items)
      .where(and(eq(order_items.domain_name, name), eq(order_items.type, 'renew')));
    expect((await extensions()).map(({ reference }) => reference)).toEqual([item?.id]);
  });
});

describe("[I9] a renewal is priced for the domain's customer only", () => {
  test('another customer, and a guest, get 404 as for an unknown domain', async () => {
    const stranger = await shop.asCustomer();
    for (const answer of [
      await check(stranger),
      await check(stranger, 'nobodys-name-here.com'),
      await shop.request({
        method: 'POST',
        url: '/api/tucowsbilling/1.0/service/price_check',
        payload: { domain: name, period: 1, service: 'domain_renew', currency_code: 'USD' },
      }),
    ]) {
      expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
        404,
        expect.stringMatching(/^\S+ is not among your domains\.$/),
      ]);
    }
    const cart = await stranger.request({
      method: 'POST',
      url: '/api/tucowsbilling/1.0/service/cart_price_check',
      payload: { currency_code: 'USD', items: [{ domain: name, period: 1, service: 'domain_renew' }] },
    });
    expect(cart.json()).toEqual({ lines: [], unpriced: [{ domain: name, reason: 'not_yours' }] });
  });

  test('[PR-02a] a quote is valid for its own domain only', async () => {
    const other = await buyName();
    await daysAfterExpiry(40);
    const cheap = (await check(customer)).json<PriceAnswer>();
    const payload = await renewal(other);
    const [item] = payload.order_items;
    if (item?.type !== 'renew') throw new Error('No renewal');
    const answer = await shop.placeOrder(customer, {
      ...payload,
      original_amount: 14.9,
      original_tax: 3.73,
      order_items: [{ ...item, quote: cheap.quote }],
    });
    expect([answer.statusCode, answer.json<OrderConflict>().amount]).toEqual([409, 103.9]);
  });
});

describe('[DM-02] [DM-06] the list shows each life stage of a domain', () => {
  const row = async () => {
    const rows = (
      await customer.request({ method: 'GET', url: '/tables/domains', query: { name: `eq.${name}` } })
    ).json<{ status: string; stage_ends: string; expiry_date: string }[]>();
    return rows[0];
  };
  const expired = async () =>
    (await customer.request({ method: 'GET', url: '/tables/domains', query: { status: 'neq.ok' } })).json<unknown[]>()
      .length;

  test('active, grace, redemption, pending delete, released; each with its end and an audit row', async () => {
    const { expiry_date, id } = await getDomain();
    expect(await row()).toMatchObject({ status: 'ok', stage_ends: expiry_date.toISOString() });
    expect(await expired()).toBe(0);
    for (const [day, status, ends] of [
      [1, 'grace', 30],
      [31, 'redemption', 60],
      [61, 'pending_delete', 65],
    ] as const) {
      await daysAfterExpiry(day);
      await updateNameLives(shop.deps);
      expect(await row()).toMatchObject({
        status,
        stage_ends: new Date(expiry_date.getTime() + ends * millisecondsInDay).toISOString(),
      });
      expect(await expired()).toBe(1);
    }
    await daysAfterExpiry(66);
    await updateNameLives(shop.deps);
    expect(await row()).toBeUndefined();
    expect(await updateNameLives(shop.deps)).toBe(0);
    const moves = await auditTrail(shop.deps.db, eq(audit_entries.subject, `domain:${id}`));
    expect(moves.map(({ action }) => action)).toEqual([
      'domain.registered',
      'domain.stage_changed',
      'domain.stage_changed',
      'domain.stage_changed',
      'domain.released',
    ]);
  });

  test('a silent registrar changes no stage; several instances change it once', async () => {
    await daysAfterExpiry(1);
    shop.deps.faults.add({ operation: 'info', subject: name, fault: { kind: 'error' } });
    expect(await updateNameLives(shop.deps)).toBe(0);
    const moved = await Promise.all(Array.from({ length: 4 }, () => updateNameLives(shop.deps)));
    expect(moved.reduce((sum, count) => sum + count, 0)).toBe(1);
  });

  test('[PR-04a] the email after the expiry has the price of the order, in the customer’s currency and with tax', async () => {
    const swift = await buyName('ch');
    await shop.deps.db.delete(expiry_notices);
    await daysAfterExpiry(3.5, swift);
    // The customer's other domains would be in the same email.
    await shop.deps.db.update(domains).set({ ended_at: shop.clock.now() }).where(ne(domains.name, swift));
    await sendExpiryNotices({ ...shop.deps, availabilityCache: new AvailabilityCache(shop.deps) });
    const message = (await shop.emails()).find(
      ({ recipient, subject }) => recipient === customer.email && subject === `${swift} has expired`,
    );
    const quoted = (await check(customer, swift)).json<PriceAnswer>();
    expect(quoted.fee?.kind).toBe('restore');
    const money = (amount: number): string => `$${amount.toFixed(2)}`;
    expect(message?.text).toContain(
      `Restoring it and renewing it for one year costs ${money(quoted.cost + quoted.tax)} (${money(quoted.cost)} and ${money(quoted.tax)} tax). Of that, ${money(quoted.fee?.amount ?? 0)} before tax is for restoring the domain.`,
    );
    expect(message?.text).toContain(`Restore ${swift}`);
  });
});
