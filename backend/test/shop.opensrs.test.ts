import type { Order, PriceAnswer, RegistrantVerification } from '@storefront/shared/contract';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { domains } from '../src/db/schema';
import { textAt } from '../src/adapters/registrar/opensrs/xcp-value';
import { reconcile } from '../src/modules/reconciliation/reconcile';
import { checkRegistrants } from '../src/modules/registrant-verification/suspension';
import type { TestCustomer } from './support/app';
import type { FakeOpensrs } from './support/fake-opensrs/server';
import { openOpensrsShop } from './support/fake-opensrs/shop';
import { freshLabel, newKey, type TestShop } from './support/shop';

let shop: TestShop;
let opensrs: FakeOpensrs;
let close: () => Promise<void>;
let customer: TestCustomer;

beforeAll(async () => {
  ({ shop, opensrs, close } = await openOpensrsShop());
});
beforeEach(async () => {
  customer = await shop.asCustomer();
});
afterEach(async () => {
  opensrs.calm();
  opensrs.books.funds = 'enough';
  opensrs.books.slowEndings.clear();
  await shop.checkInvariants();
});
afterAll(() => close());

const freshName = (ending = 'com') => `${freshLabel()}.${ending}`;
const getItems = ({ order_items }: Order) =>
  Object.fromEntries(order_items.map(({ domain_name, status }) => [domain_name, status]));

const isWithRegistry = ({ order_items }: Order) =>
  order_items.every(({ message }) => /have asked|^Confirm the transfer/.test(message));

async function getDomain(name: string) {
  const [row] = await shop.deps.db.select().from(domains).where(eq(domains.name, name));
  if (!row) throw new Error(`${name} is not held`);
  return row;
}

async function renew(name: string): Promise<string> {
  const price = (
    await customer.request({
      method: 'POST',
      url: '/api/tucowsbilling/1.0/service/price_check',
      payload: { domain: name, period: 1, service: 'domain_renew', currency_code: 'USD' },
    })
  ).json<PriceAnswer>();
  const { expiry_date } = await getDomain(name);
  const card = await shop.storeCard(customer);
  const item = {
    product: 'domain' as const,
    type: 'renew' as const,
    domain_name: name,
    period: 1,
    current_expiry_date: expiry_date.toISOString(),
    sub_items: [],
    ...(price.quote && { quote: price.quote }),
  };
  const answer = await shop.placeOrder(customer, {
    original_amount: price.cost,
    original_tax: price.tax,
    payment_method_id: card.id,
    currency_code: 'USD',
    order_items: [item],
    idempotency_key: newKey(),
  });
  expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)]);
  return answer.json<{ order_id: string }>().order_id;
}

describe('a shop whose registrar is OpenSRS', () => {
  test('[OR-02a] sells a new domain, renews it, and its books agree with the registrar’s', async () => {
    const name = freshName();
    const order = await shop.settle(customer, await shop.place(customer, { bought: [name] }));
    expect([order.status_name, getItems(order)]).toEqual(['completed', { [name]: 'completed' }]);
    const bought = await getDomain(name);
    expect(bought).toMatchObject({
      is_auto_renew: true,
      is_locked: true,
      nameservers: ['ns1.shop.example', 'ns2.shop.example'],
    });
    expect((await shop.settle(customer, await renew(name))).status_name).toBe('completed');
    expect((await getDomain(name)).expiry_date.getUTCFullYear()).toBe(bought.expiry_date.getUTCFullYear() + 1);
    expect((await reconcile(shop.deps)).differences.filter(({ books }) => books === 'names')).toEqual([]);
  });

  test.each([
    ['premium domain whose price has risen', { new: '120.00', renewal: '60.00', transfer: '60.00' }],
    ['domain that has become premium', null],
  ] as const)('[PR-03c] renews no %s since the order, and charges nothing for it', async (_what, costs) => {
    const name = freshName('shop');
    if (costs) opensrs.books.premium.set(name, costs);
    await shop.settle(customer, await shop.place(customer, { bought: [name] }));
    const { expiry_date } = await getDomain(name);
    const id = await renew(name);
    opensrs.books.premium.set(name, { new: '1200.00', renewal: '1200.00', transfer: '1200.00' });
    const order = await shop.settle(customer, id);
    expect([order.status_name, order.captured, order.order_items[0]?.message]).toEqual([
      'failed',
      0,
      'The registry changed its price, so we did not buy it.',
    ]);
    expect((await getDomain(name)).expiry_date).toEqual(expiry_date);
    // The customer can accept the current price.
    shop.clock.advance(120);
    expect((await shop.settle(customer, await renew(name))).status_name).toBe('completed');
  });

  test('[PR-03c] processes no renewal whose price has changed while OpenSRS held it for lack of funds', async () => {
    const name = freshName('shop');
    await shop.settle(customer, await shop.place(customer, { bought: [name] }));
    const { expiry_date } = await getDomain(name);
    opensrs.books.funds = 'none';
    const id = await renew(name);
    const paid = await shop.settle(customer, id, ({ captured }) => captured > 0);
    opensrs.books.premium.set(name, { new: '1200.00', renewal: '1200.00', transfer: '1200.00' });
    opensrs.books.funds = 'enough';
    const order = await shop.settle(customer, id);
    expect([order.status_name, order.refunded]).toEqual(['refunded', paid.captured]);
    expect((await getDomain(name)).expiry_date).toEqual(expiry_date);
  });

  test('[CT-07b] [SE-07b] offers no forwarding if the shop has no servers for it, and accepts no order for it', async () => {
    const name = freshName();
    const price = await shop.price(customer, { type: 'new', domain_name: name, period: 1 });
    expect(price.sub_products.map((addOn) => addOn.name)).toEqual(['contact_privacy']);
    const payload = await shop.payloadFor(customer, [name]);
    const [item] = payload.order_items;
    if (item?.type !== 'new') throw new Error('No new name is ordered');
    for (const [addOn, label] of [
      ['email_forwarding', 'Email Forwarding'],
      ['domain_forwarding', 'Domain Forwarding'],
    ] as const) {
      const answer = await shop.placeOrder(customer, { ...payload, order_items: [{ ...item, sub_items: [addOn] }] });
      expect([answer.statusCode, answer.body]).toEqual([422, expect.stringContaining(`${label} is not available`)]);
    }
    await shop.settle(customer, await shop.place(customer, { bought: [name] }));
    const info = await customer.request({ method: 'GET', url: `/api/domain/1.0/info/${name}?currency_code=USD` });
    expect([info.statusCode, info.json()]).toEqual([
      200,
      expect.objectContaining({ email_forwarding_sold: false, domain_forwarding_sold: false }),
    ]);
  });

  test('[TR-03a] transfers a domain in, and follows it until it has arrived', async () => {
    const name = `denied-${freshName()}`;
    const id = await shop.place(customer, { brought: [name] });
    const arrived = await shop.settle(customer, id);
    expect([arrived.status_name, getItems(arrived)]).toEqual(['completed', { [name]: 'completed' }]);
    expect(await getDomain(name)).toMatchObject({ is_auto_renew: false });
  });

  test('[R8] [OR-05b] refunds a transfer that is denied', async () => {
    const name = `sixdays-${freshName()}`;
    const id = await shop.place(customer, { brought: [name] });
    await shop.settle(customer, id, isWithRegistry);
    opensrs.books.moveTransfer(name, 'cancelled', 'Denied by the losing registrar');
    expect(getItems(await shop.settle(customer, id))).toEqual({ [name]: 'refunded' });
  });

  test('[R3] [OR-07] charges nothing for a domain that someone else registered at the last moment', async () => {
    const [lost, won] = [freshName(), freshName()];
    const id = await shop.place(customer, { bought: [lost, won] });
    opensrs.books.taken.add(lost);
    const order = await shop.settle(customer, id);
    expect([order.status_name, getItems(order)]).toEqual([
      'partially_completed',
      { [lost]: 'failed', [won]: 'completed' },
    ]);
  });

  test('[OR-10b] holds an order that the account has no funds for, and completes it when there are', async () => {
    const name = freshName();
    opensrs.books.funds = 'none';
    const id = await shop.place(customer, { bought: [name] });
    await shop.settle(customer, id, isWithRegistry);
    opensrs.books.funds = 'enough';
    expect((await shop.settle(customer, id)).status_name).toBe('completed');
  });

  test('[OR-02b] waits for a slow registry', async () => {
    const name = freshName('studio');
    opensrs.books.slowEndings.add('studio');
    const id = await shop.place(customer, { bought: [name] });
    await shop.settle(customer, id, isWithRegistry);
    opensrs.books.finishWaiting();
    expect((await shop.settle(customer, id)).status_name).toBe('completed');
  });

  test('property: [OR-05b] [OR-10b] [R1] [R2] carries each item out once, whatever is lost on the way', async () => {
    const loss = fc.record({ skip: fc.nat(8), fate: fc.constantFrom('lost' as const, 'unanswered' as const) });
    await fc.assert(
      fc.asyncProperty(fc.array(loss, { minLength: 1, maxLength: 4 }), async (losses) => {
        const [first, second, brought] = [freshName(), freshName('shop'), `denied-${freshName()}`];
        const id = await shop.place(customer, { bought: [first, second], brought: [brought] });
        for (const { skip, fate } of losses) opensrs.after(skip, fate);
        const order = await shop.settle(customer, id);
        opensrs.calm();
        expect(getItems(order)).toEqual({ [first]: 'completed', [second]: 'completed', [brought]: 'completed' });
        const renewal = await renew(first);
        for (const { skip, fate } of losses) opensrs.after(skip, fate);
        expect((await shop.settle(customer, renewal)).status_name).toBe('completed');
        opensrs.calm();
        await shop.checkInvariants();
      }),
      { numRuns: 8 },
    );
  });
});

describe('[LG-01a] the verification of registrants by OpenSRS', () => {
  const BASE = '/api/domain/1.0/registrant_verification';
  const listed = async () => (await customer.request({ url: BASE })).json<RegistrantVerification[]>();
  const mailed = async (name: string) =>
    (await shop.emails()).filter(({ text }) => text.includes(name)).map(({ subject }) => subject);
  const buy = async (): Promise<string> => {
    const name = freshName();
    await shop.settle(customer, await shop.place(customer, { bought: [name] }));
    return name;
  };
  const follow = async (name: string, status: string) => {
    opensrs.books.verifications.set(name, status);
    await checkRegistrants(shop.deps);
    return { domain: await getDomain(name), registrants: await listed() };
  };

  test('replaces the shop’s: no email of ours, its states, its suspension', async () => {
    const name = await buy();
    expect((await mailed(name)).filter((subject) => /confirm/i.test(subject))).toEqual([]);
    expect((await follow(name, 'verifying')).registrants).toMatchObject([{ state: 'pending', domains: [name] }]);
    const gone = await follow(name, 'suspended');
    expect([gone.domain.status, gone.registrants]).toMatchObject(['suspended', [{ state: 'suspended' }]]);
    await follow(name, 'suspended');
    expect((await mailed(name)).filter((subject) => subject.includes('suspended'))).toHaveLength(1);
    const back = await follow(name, 'verified');
    expect([back.domain.status, back.domain.verify_by]).toEqual(['ok', null]);
    expect(back.registrants).toMatchObject([{ state: 'verified' }]);
  });

  test('can be asked to send the email again, and its silence is reported', async () => {
    const name = await buy();
    const [one] = await listed();
    const resend = () => customer.request({ method: 'POST', url: `${BASE}/${one?.id}/resend`, payload: {} });
    opensrs.sent.length = 0;
    expect((await resend()).statusCode).toBe(200);
    const asked = opensrs.sent.filter(({ action }) => action === 'send_registrant_verification_email');
    expect(asked.map(({ attributes }) => textAt(attributes, 'domain'))).toEqual([name]);
    opensrs.next('send_registrant_verification_email', 'lost');
    expect((await resend()).statusCode).toBe(503);
    expect((await mailed(name)).filter((subject) => /confirm/i.test(subject))).toEqual([]);
  });
});
