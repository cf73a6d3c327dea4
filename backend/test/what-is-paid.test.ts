import { millisecondsInDay } from 'date-fns/constants';
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
import { type domains } from '../src/db/schema';
import { FEED_PATH } from '../src/forwarding/feed-path';
import { endAddOns } from '../src/modules/domains/add-on-ends';
import { REFUND_ALARM, REFUND_LIMIT } from '../src/modules/checkout/pauses';
import { reopenForRefund } from '../src/modules/orders';
import { pricePrivacy } from './support/add-ons';
import type { TestCustomer } from './support/app';
import { asId } from './support/as-id';
import { keepSessionsAlive } from './support/customers';
import { insertOwnDomain } from './support/own-domain';
import { freshLabel, newItem, newKey, openShop, type TestShop } from './support/shop';

const reconciling = { name: 'reconcile', retryLimit: 2, retryDelay: 60, expireIn: 600 };
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
  await keepSessionsAlive(shop.deps.db);
});
afterEach(async () => {
  shop.deps.faults.clear();
  shop.pay.faults.clear();
  await shop.checkInvariants();
});

/** A domain of the customer that expires in the given number of days. */
async function ownName(tld: string, given: Partial<typeof domains.$inferInsert> = {}): Promise<string> {
  const name = `${freshLabel()}.${tld}`;
  const expiry_date = new Date(shop.clock.now().getTime() + 20 * millisecondsInDay);
  const registered_at = new Date(expiry_date.getTime() - 1000 * millisecondsInDay);
  await insertOwnDomain(shop, customer, name, { registered_at, expiry_date, ...given });
  return name;
}

const getInfo = async (name: string): Promise<DomainInfo> =>
  (await customer.request({ url: `/api/domain/1.0/info/${name}?currency_code=USD` })).json<DomainInfo>();
const getNext = async (name: string): Promise<Autorenewal | null> =>
  (await customer.request({ url: `/api/domain/1.0/autorenewal/${name}` })).json<{ next: Autorenewal | null }>().next;

/** Orders one domain with add-ons at the shop's price, as the pages do. */
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
  test('keeps the others until the old expiry, prices the next renewal by the latest number, then delivers only the first ones', async () => {
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
    // The configured addresses stay, but are not delivered.
    expect(after.email_forwards).toHaveLength(5);
    expect(await listDelivered(name)).toEqual(['one']);
    expect(await getNext(name)).toMatchObject({ amount: 17.9 });
  });

  test('delivers as many of the kept aliases as were bought after forwarding had ended', async () => {
    const name = await ownName('com', { ...mailed(0), email_forwarding: false });
    expect(await order('renew', name, ['email_forwarding'])).toMatchObject({ status_name: 'completed' });
    expect(await getInfo(name)).toMatchObject({ email_forwards_max: 1 });
    expect(await listDelivered(name)).toEqual(['one']);
  });

  test('adds addresses bought in between to both numbers', async () => {
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
    'is not charged, tax included, and reported when a domain is ordered (%s)',
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

  test('is refunded with its tax, once, when the order was charged before the registrar refused it', async () => {
    const name = `${freshLabel()}.com`;
    shop.deps.faults.add({ operation: 'register', subject: name, fault: { kind: 'no_privacy' } });
    shop.deps.faults.add({ operation: 'change', subject: name, fault: { kind: 'error' }, times: 0 });
    const id = await place('new', name, ['contact_privacy']);
    // The hold on the card would lapse: the order is charged before the outcome is known.
    shop.clock.advance(7 * 86_400);
    await shop.settle(customer, id, ({ captured }) => captured > 0);
    shop.deps.faults.clear();
    shop.deps.faults.add({ operation: 'change', subject: name, fault: { kind: 'no_privacy' }, times: 0 });
    shop.clock.advance(86_400);
    const done = await shop.settle(customer, id);

    // 8.00 and a quarter of it, out of 20.90 and 5.23.
    expect(done).toMatchObject({ status_name: 'completed', captured: 26.13, refunded: 10 });
    expect(done.order_items).toMatchObject([{ code: 'privacy_refused', amount: 12.9, sub_items: [] }]);
    expect(await getReceipt(id)).toMatchObject({
      captured: 26.13,
      refunded: 10,
      refunds: [{ amount: 10, domain_name: name }],
      lines: [{ amount: 12.9, sub_items: [] }],
    });
  });

  /** An order that is charged before its registrar refuses the service. */
  async function placeChargedFirst(name: string): Promise<string> {
    shop.deps.faults.add({ operation: 'register', subject: name, fault: { kind: 'no_privacy' } });
    shop.deps.faults.add({ operation: 'change', subject: name, fault: { kind: 'error' }, times: 0 });
    const id = await place('new', name, ['contact_privacy']);
    shop.clock.advance(7 * 86_400);
    await shop.settle(customer, id, ({ captured }) => captured > 0);
    shop.deps.faults.clear();
    shop.deps.faults.add({ operation: 'change', subject: name, fault: { kind: 'no_privacy' }, times: 0 });
    shop.clock.advance(86_400);
    return id;
  }
  const toSupport = async (id: string): Promise<string[]> =>
    (await shop.emails())
      .filter(({ recipient, subject }) => recipient === shop.deps.config.supportEmail && subject.includes(id))
      .map(({ subject }) => subject);

  test('[OR-03d] is refunded under the next key when the bank rejects the refund once', async () => {
    const name = `${freshLabel()}.com`;
    const id = await placeChargedFirst(name);
    shop.pay.faults.add({ operation: 'refund_declined', fault: { kind: 'error' } });
    expect(await shop.settle(customer, id)).toMatchObject({ status_name: 'completed', captured: 26.13, refunded: 10 });
    const refunds = shop.pay.payments().find((payment) => payment.order === id)?.refunds;
    expect(refunds?.map(({ status, amount }) => [status, amount])).toEqual([
      ['failed', 1000],
      ['succeeded', 1000],
    ]);
    expect((await getReceipt(id)).refunds).toMatchObject([{ amount: 10, domain_name: name }]);
    expect(await toSupport(id)).toEqual([]);
  });

  test.each(['drop_request', 'drop_response'] as const)(
    '[OR-03d] [OR-10b] is refunded once when the response to its refund is lost: %s',
    async (kind) => {
      const id = await placeChargedFirst(`${freshLabel()}.com`);
      shop.pay.faults.add({ operation: 'refund', subject: id, fault: { kind } });
      expect(await shop.settle(customer, id)).toMatchObject({ status_name: 'completed', refunded: 10 });
      expect(shop.pay.payments().find((payment) => payment.order === id)?.refunds).toHaveLength(1);
    },
  );

  test('[OR-03d] [P10] is shown as owed while its refund fails: the domain is its customer’s, staff are told once, and the refund succeeds in the end', async () => {
    const name = `${freshLabel()}.com`;
    const id = await placeChargedFirst(name);
    shop.pay.faults.add({ operation: 'refund', subject: id, fault: { kind: 'error' }, times: 0 });
    let looks = 0;
    const owed = await shop.settle(customer, id, () => (looks += 1) > REFUND_ALARM + 2);
    expect(owed).toMatchObject({
      status_name: 'provisioning',
      captured: 26.13,
      refunded: 0,
      order_items: [{ status: 'completed', code: 'privacy_refused', amount: 12.9 }],
    });
    expect(await getInfo(name)).toMatchObject({ has_whois_privacy: false });
    expect(await getReceipt(id)).toMatchObject({ refunded: 0, refunds: [], lines: [{ money: 'refund_pending' }] });
    expect(await toSupport(id)).toEqual([`A refund does not go through: order ${id}`]);
    await shop.checkInvariants();

    shop.pay.faults.clear();
    expect(await shop.settle(customer, id)).toMatchObject({ status_name: 'completed', refunded: 10 });
    expect(await getReceipt(id)).toMatchObject({ refunded: 10, lines: [{ money: 'charged' }] });
    expect(await toSupport(id)).toHaveLength(1);
  });

  test('[OR-03d] [OR-13e] is owed again when its refund fails after it had succeeded, while the domain stays', async () => {
    const name = `${freshLabel()}.com`;
    const id = await placeChargedFirst(name);
    await shop.settle(customer, id);
    await shop.pay.failRefunds(shop.pay.payments().find((payment) => payment.order === id)?.id ?? '');
    await shop.deps.jobs.enqueue(reconciling, {});
    await shop.deps.jobs.drain({ delayed: false });
    expect(await getReceipt(id)).toMatchObject({ refunded: 0, lines: [{ money: 'refund_pending' }] });
    await shop.checkInvariants();
    expect(await shop.settle(customer, id)).toMatchObject({
      status_name: 'completed',
      refunded: 10,
      order_items: [{ status: 'completed' }],
    });
    expect(await toSupport(id)).toEqual([`A refund came back: order ${id}`]);
  });

  test('[OR-03d] is not included again in a later refund of the domain', async () => {
    const name = `${freshLabel()}.com`;
    const id = await placeChargedFirst(name);
    const { order_items: items } = await shop.settle(customer, id);
    await shop.deps.db.transaction((tx) =>
      reopenForRefund(
        tx,
        {
          itemId: asId(items[0]?.id ?? ''),
          orderId: asId(id),
          message: { code: 'refunded_by_shop' },
          action: 'refund_asked',
          at: shop.clock.now(),
        },
        { actor: 'system', requestId: null },
      ),
    );
    expect(await shop.settle(customer, id)).toMatchObject({ status_name: 'completed', refunded: 26.13 });
    expect((await getReceipt(id)).refunds.map(({ amount }) => amount)).toEqual([10, 16.13]);
  });

  test('[OR-03d] is no longer refunded once the bank has rejected its refund too often, and staff are told so', async () => {
    const name = `${freshLabel()}.com`;
    const id = await placeChargedFirst(name);
    shop.pay.faults.add({ operation: 'refund_declined', fault: { kind: 'error' }, times: 0 });
    let looks = 0;
    await shop.settle(customer, id, () => (looks += 1) > REFUND_LIMIT + 4);
    const made = () => shop.pay.payments().find((payment) => payment.order === id)?.refunds ?? [];
    expect(made()).toHaveLength(REFUND_LIMIT);
    expect((await toSupport(id)).sort()).toEqual([
      `A refund does not go through: order ${id}`,
      `A refund needs you: order ${id}`,
    ]);
    shop.pay.faults.clear();
    looks = 0;
    await shop.settle(customer, id, () => (looks += 1) > 3);
    expect(made()).toHaveLength(REFUND_LIMIT);

    // Manually, as the email asks.
    await shop.pay.refundByHand(shop.pay.payments().find((payment) => payment.order === id)?.id ?? '', 1000);
    await shop.deps.jobs.enqueue(reconciling, {});
    await shop.deps.jobs.drain({ delayed: false });
    expect(await shop.settle(customer, id)).toMatchObject({ status_name: 'completed', refunded: 10 });
    expect(made().filter(({ status }) => status === 'succeeded')).toHaveLength(1);
  });

  test('is switched on and charged when the registrar left it out and accepts it afterwards', async () => {
    const name = `${freshLabel()}.com`;
    shop.deps.faults.add({ operation: 'register', subject: name, fault: { kind: 'no_privacy' } });
    shop.deps.faults.add({ operation: 'change', subject: name, fault: { kind: 'error' } });
    const done = await order('new', name, ['contact_privacy']);
    expect(done).toMatchObject({ status_name: 'completed', amount: 20.9 });
    expect(await getInfo(name)).toMatchObject({ has_whois_privacy: true });
  });
});

describe('[LG-04b] [CT-09c] a domain whose registry renews for at least two years', () => {
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
