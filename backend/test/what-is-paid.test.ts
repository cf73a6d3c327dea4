import type {
  AddOnService,
  Autorenewal,
  DomainInfo,
  Order,
  OrderItem,
  PriceAnswer,
  Receipt,
} from '@storefront/shared/contract';
import { lineTotals, sumMinor, toMinor, toWire, type Minor } from '@storefront/shared/domain';
import { domains, registrar_sandbox_names, sessions } from '../src/db/schema';
import { FEED_PATH } from '../src/forwarding/feed-path';
import { endAddOns } from '../src/modules/domains/add-on-ends';
import { pricePrivacy } from './support/add-ons';
import type { TestCustomer } from './support/app';
import { freshLabel, newItem, newKey, openShop, type TestShop } from './support/shop';

const DAY_MS = 86_400_000;
const ALIASES = ['one', 'two', 'three', 'four', 'five'];

let shop: TestShop;
let customer: TestCustomer;

beforeAll(async () => {
  shop = await openShop();
  shop.clock.set(new Date('2030-06-15T12:00:00Z'));
  await pricePrivacy(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  customer = await shop.asCustomer({ country: 'NO' });
  // Days pass here, and nobody signs in again.
  const never = new Date('2100-01-01T00:00:00Z');
  await shop.deps.db.update(sessions).set({ expires_at: never, updated_at: never });
});
afterEach(async () => {
  shop.deps.faults.clear();
  await shop.checkInvariants();
});

/** A domain of the customer's that expires in so many days. */
async function ownName(tld: string, given: Partial<typeof domains.$inferInsert> = {}): Promise<string> {
  const name = `${freshLabel()}.${tld}`;
  const expiry_date = new Date(shop.clock.now().getTime() + 20 * DAY_MS);
  const registered_at = new Date(expiry_date.getTime() - 1000 * DAY_MS);
  const row = { name, registered_at };
  await shop.deps.db
    .insert(registrar_sandbox_names)
    .values({ ...row, expires_at: expiry_date, auto_renew: false, privacy: false, locked: true, nameservers: [] });
  await shop.deps.db
    .insert(domains)
    .values({
      ...row,
      customer_id: customer.id,
      unicode_name: name,
      tld,
      expiry_date,
      created_at: registered_at,
      updated_at: registered_at,
      ...given,
    });
  return name;
}

const getInfo = async (name: string): Promise<DomainInfo> =>
  (await customer.request({ url: `/api/domain/1.0/info/${name}?currency_code=USD` })).json<DomainInfo>();
const getNext = async (name: string): Promise<Autorenewal | null> =>
  (await customer.request({ url: `/api/domain/1.0/autorenewal/${name}` })).json<{ next: Autorenewal | null }>().next;

/** Orders one domain with add-ons at the price that the shop tells, as the pages do. */
async function place(
  type: 'new' | 'renew',
  domain_name: string,
  addOns: readonly AddOnService[],
  period = 1,
): Promise<string> {
  const price: PriceAnswer = await shop.price(customer, { type, domain_name, period });
  const minor = (amount: number): Minor => toMinor(amount, 'USD');
  const taxes = (rates: PriceAnswer['tax_rates']) =>
    rates.map((rate) => ({ ...rate, tax_amount: minor(rate.tax_amount) }));
  const { cost, tax } = lineTotals({
    cost: minor(price.cost),
    quantity: 1,
    tax_rates: taxes(price.tax_rates),
    sub_products: price.sub_products.map((addOn) => ({
      cost: minor(addOn.cost),
      quantity: addOns.filter((one) => one === addOn.name).length || 1,
      is_selected: addOns.includes(addOn.name),
      tax_rates: taxes(addOn.tax_rates),
    })),
  });
  const item: OrderItem =
    type === 'new'
      ? {
          ...newItem(domain_name, price.quote),
          sub_items: [...addOns],
          enable_privacy: addOns.includes('contact_privacy'),
        }
      : {
          product: 'domain',
          type,
          domain_name,
          period,
          current_expiry_date: (await getInfo(domain_name)).expiry_date,
          sub_items: [...addOns],
          quote: price.quote,
        };
  const answer = await shop.placeOrder(customer, {
    original_amount: toWire(cost, 'USD'),
    original_tax: toWire(tax, 'USD'),
    payment_method_id: (await shop.storeCard(customer)).id,
    currency_code: 'USD',
    order_items: [item],
    idempotency_key: newKey(),
  });
  expect([answer.statusCode, answer.body]).toEqual([201, expect.stringContaining('order_id')]);
  return answer.json<{ order_id: string }>().order_id;
}

const order = async (...asked: Parameters<typeof place>): Promise<Order> =>
  shop.settle(customer, await place(...asked));

const getReceipt = async (id: string): Promise<Receipt> =>
  (await customer.request({ url: `/api/checkout/1.0/order/${id}/receipt` })).json<Receipt>();

/** The aliases of a domain that the forwarding service delivers. */
async function listDelivered(name: string): Promise<string[]> {
  const feed = await shop.request({
    method: 'GET',
    url: FEED_PATH,
    headers: { authorization: `Bearer ${shop.deps.config.secrets.derive('forwarding-feed')}` },
  });
  const { mail } = feed.json<{ mail: { name: string; aliases: { alias: string }[] }[] }>();
  return mail.find((forwarded) => forwarded.name === name)?.aliases.map(({ alias }) => alias) ?? [];
}

const mailed = (paid: number) => ({
  email_forwarding: true,
  email_forwards_max: paid,
  email_forwards: ALIASES.map((alias) => ({ alias, target: 'mara@example.org' })),
});

describe('[OR-11] [LG-04b] a renewal with fewer email addresses', () => {
  test('keeps the others until the old expiry, prices the next renewal by what was paid last, then delivers the first ones alone', async () => {
    const name = await ownName('com', mailed(5));
    const old = (await getInfo(name)).expiry_date;
    expect(await order('renew', name, ['email_forwarding'])).toMatchObject({ status_name: 'completed' });

    expect(await getInfo(name)).toMatchObject({
      email_forwards_max: 5,
      email_forwards_next: { max: 1, from: old },
      add_on_ends: {},
    });
    expect(await listDelivered(name)).toEqual(ALIASES);
    expect(await getNext(name)).toMatchObject({ amount: 17.9 });

    shop.clock.set(new Date(Date.parse(old) + 1_000));
    await endAddOns(shop.deps);
    const after = await getInfo(name);
    expect(after).toMatchObject({ email_forwards_max: 1 });
    expect(after.email_forwards_next).toBeUndefined();
    // What was typed stays, and is not delivered.
    expect(after.email_forwards).toHaveLength(5);
    expect(await listDelivered(name)).toEqual(['one']);
    expect(await getNext(name)).toMatchObject({ amount: 17.9 });
  });

  test('delivers as many of the kept aliases as were bought when forwarding had ended', async () => {
    const name = await ownName('com', { ...mailed(0), email_forwarding: false });
    expect(await order('renew', name, ['email_forwarding'])).toMatchObject({ status_name: 'completed' });
    expect(await getInfo(name)).toMatchObject({ email_forwards_max: 1 });
    expect(await listDelivered(name)).toEqual(['one']);
  });

  test('adds addresses that are bought in between to both numbers', async () => {
    const name = await ownName('com', mailed(3));
    await order('renew', name, ['email_forwarding']);
    expect(await order('renew', name, ['email_forwarding', 'email_forwarding'], 0)).toMatchObject({
      status_name: 'completed',
    });
    expect(await getInfo(name)).toMatchObject({ email_forwards_max: 5, email_forwards_next: { max: 3 } });
  });
});

describe('[OR-11] [OR-03c] privacy that the registrar refuses', () => {
  test.each(['new', 'renew'] as const)(
    'is not charged with its tax, and said, when a domain is ordered (%s)',
    async (type) => {
      const name = type === 'new' ? `${freshLabel()}.com` : await ownName('com');
      const operation = type === 'new' ? 'register' : 'renew';
      shop.deps.faults.add({ operation, subject: name, fault: { kind: 'no_privacy' } });
      shop.deps.faults.add({ operation: 'change', subject: name, fault: { kind: 'no_privacy' }, times: 0 });
      const done = await order(type, name, ['contact_privacy']);

      const net = type === 'new' ? 12.9 : 14.9;
      const tax = type === 'new' ? 3.23 : 3.73;
      expect(done).toMatchObject({
        status_name: 'completed',
        captured: toWire(sumMinor([toMinor(net, 'USD'), toMinor(tax, 'USD')]), 'USD'),
      });
      expect(done.order_items).toMatchObject([{ status: 'completed', code: 'privacy_refused', sub_items: [] }]);
      expect(await getReceipt(done.order_id)).toMatchObject({ captured: done.captured, total: done.captured });
      expect(await getInfo(name)).toMatchObject({ has_whois_privacy: false });
      const [email] = (await shop.emails()).filter(({ recipient }) => recipient === customer.email);
      expect(email?.text).toContain('could not enable Privacy Protection');
      expect(email?.text).toContain('you do not pay for it');
    },
  );

  test('is refunded with its tax, once, when the money was taken before the registrar refused it', async () => {
    const name = `${freshLabel()}.com`;
    shop.deps.faults.add({ operation: 'register', subject: name, fault: { kind: 'no_privacy' } });
    shop.deps.faults.add({ operation: 'change', subject: name, fault: { kind: 'error' }, times: 0 });
    const id = await place('new', name, ['contact_privacy']);
    // The hold on the card would lapse: the order is charged before it is known.
    shop.clock.advance(7 * 86_400);
    await shop.settle(customer, id, ({ captured }) => captured > 0);
    shop.deps.faults.clear();
    shop.deps.faults.add({ operation: 'change', subject: name, fault: { kind: 'no_privacy' }, times: 0 });
    shop.clock.advance(86_400);
    const done = await shop.settle(customer, id);

    // 8.00 and a quarter of it, of 20.90 and 5.23.
    expect(done).toMatchObject({ status_name: 'completed', captured: 26.13, refunded: 10 });
    expect(done.order_items).toMatchObject([{ code: 'privacy_refused', amount: 12.9, sub_items: [] }]);
    expect(await getReceipt(id)).toMatchObject({
      captured: 26.13,
      refunded: 10,
      refunds: [{ amount: 10, domain_name: name }],
      lines: [{ amount: 12.9, sub_items: [] }],
    });
  });

  test('is switched on and charged when the registrar left it out and takes it afterwards', async () => {
    const name = `${freshLabel()}.com`;
    shop.deps.faults.add({ operation: 'register', subject: name, fault: { kind: 'no_privacy' } });
    shop.deps.faults.add({ operation: 'change', subject: name, fault: { kind: 'error' } });
    const done = await order('new', name, ['contact_privacy']);
    expect(done).toMatchObject({ status_name: 'completed', amount: 20.9 });
    expect(await getInfo(name)).toMatchObject({ has_whois_privacy: true });
  });
});

describe('[LG-04b] [CT-09c] a domain whose registry renews for two years at least', () => {
  test('is priced, announced and renewed for two years', async () => {
    const name = await ownName('ai');
    const info = await getInfo(name);
    expect(info).toMatchObject({ min_renewal_years: 2, price: 89 });
    expect(info.tld_renewal_years[0]).toEqual({ period: 2, cost: 178 });
    expect(await getNext(name)).toMatchObject({ years: 2, amount: 178 });
    const tooShort = await customer.request({
      method: 'POST',
      url: '/api/tucowsbilling/1.0/service/price_check',
      payload: { domain: name, period: 1, service: 'domain_renew', currency_code: 'USD' },
    });
    expect(tooShort.statusCode).toBe(422);
    expect(await order('renew', name, [], 2)).toMatchObject({ status_name: 'completed', amount: 178 });
    expect((await getInfo(name)).expiry_date.slice(0, 4)).toBe(String(Number(info.expiry_date.slice(0, 4)) + 2));
  });
});
