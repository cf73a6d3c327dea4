import { createOrder, type Order, type OrderPayload } from '@storefront/shared/contract';
import { toMinor, assertMinor } from '@storefront/shared/domain';
import { eq } from 'drizzle-orm';
import {
  audit_entries,
  contacts,
  domains,
  order_items,
  orders,
  registrar_sandbox_names,
  sessions,
} from '../src/db/schema';
import { REAUTH_MS, ORDER_REAUTH_MS } from '../src/http/session';
import { confirm, givePassword } from './support/account';
import { asId } from './support/as-id';
import { CARDS } from './support/payment-provider';
import { freshLabel, newItem, newKey, REGISTRANT, type TestShop } from './support/shop';
import { withShop } from './support/shop-tests';
import type { TestCustomer } from './support/app';
import { auditTrail } from './support/audit-trail';

let shop: TestShop;
let customer: TestCustomer;
withShop((open, created) => ([shop, customer] = [open, created]), { CURRENCIES: 'USD,EUR' });

const names = (count: number, tld = 'com'): string[] => Array.from({ length: count }, () => `${freshLabel()}.${tld}`);

async function placed(payload: OrderPayload): Promise<string> {
  const answer = await shop.placeOrder(customer, payload);
  expect([answer.statusCode, answer.body]).toEqual([createOrder.status, expect.stringContaining('order_id')]);
  return answer.json<{ order_id: string }>().order_id;
}

const buy = async (bought: readonly string[]): Promise<Order> =>
  shop.settle(customer, await placed(await shop.payloadFor(customer, bought)));

describe('an order from the first call to the last', () => {
  test('[OR-02a] [OR-03a] [OR-03b] domains are bought: status, payment, domains, email and audit log agree', async () => {
    const bought = names(3);
    const payload = await shop.payloadFor(customer, bought);
    const answer = await shop.placeOrder(customer, payload);
    expect(answer.json()).toMatchObject({ status_name: 'pending' });
    const order = await shop.settle(customer, answer.json<{ order_id: string }>().order_id);

    expect(order).toMatchObject({
      status_name: 'completed',
      amount: 38.7,
      tax: 9.69,
      total: 48.39,
      captured: 48.39,
      voided: 0,
      payment: { brand: 'Visa', last4: '4242', challenge_url: null, message: '' },
    });
    expect(
      order.order_items.map(({ domain_name, status, expiry_date }) => [domain_name, status, expiry_date !== null]),
    ).toEqual(bought.map((name) => [name, 'completed', true]));

    const owned = await shop.deps.db.select().from(domains).where(eq(domains.customer_id, customer.id));
    expect(
      owned
        .map(({ name, status, is_auto_renew, is_locked }) => ({ name, status, is_auto_renew, is_locked }))
        .sort((a, b) => (a.name < b.name ? -1 : 1)),
    ).toEqual([...bought].sort().map((name) => ({ name, status: 'ok', is_auto_renew: true, is_locked: true })));
    const [message] = (await shop.emails()).filter(({ recipient }) => recipient === customer.email);
    expect(message).toMatchObject({ subject: 'Your 3 domains are ready' });
    expect(message?.text).toContain('$48.39');

    const walk = await auditTrail(shop.deps.db, eq(audit_entries.subject, `order:${order.order_id}`));
    expect(walk.map(({ action }) => action)).toEqual([
      'order.placed',
      'order.authorise',
      'order.authorised',
      'order.provision',
      'order.provisioned',
      'order.took_all',
    ]);
    expect(walk.every(({ actor }) => actor === `customer:${customer.id}` || actor === 'system')).toBe(true);
  });

  test('[OR-02b] an order exists only for its customer', async () => {
    const { order_id } = await buy(names(1));
    const stranger = await shop.asCustomer();
    for (const id of [order_id, 'c0ffee00-0000-4000-8000-000000000000', 'no-id', '%20']) {
      const answer = await stranger.request({ method: 'GET', url: `/api/checkout/1.0/order/${id}` });
      expect([id, answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
        id,
        404,
        'Order not found.',
      ]);
    }
    expect((await shop.request({ method: 'GET', url: `/api/checkout/1.0/order/${order_id}` })).statusCode).toBe(401);
  });

  test('[OR-05a] an order whose response was lost is found by its key, by its customer only', async () => {
    const payload = await shop.payloadFor(customer, names(1));
    const order_id = await placed(payload);
    const byKey = `/api/checkout/1.0/order/${payload.idempotency_key}`;
    expect((await customer.request({ method: 'GET', url: byKey })).json()).toMatchObject({ order_id });
    expect((await customer.request({ method: 'GET', url: `/api/checkout/1.0/order/${newKey()}` })).statusCode).toBe(
      404,
    );
    expect((await (await shop.asCustomer()).request({ method: 'GET', url: byKey })).statusCode).toBe(404);
    await shop.settle(customer, order_id);
  });

  test('[SS-05h] a stored card is charged only after a recent sign-in, but one entered for the purchase always; a placed order is found in any case', async () => {
    const ask = (given: OrderPayload) =>
      customer.request({ method: 'POST', url: '/api/checkout/1.0/order', payload: given });
    const refusal = async (given: OrderPayload) => {
      const answer = await ask(given);
      return [answer.statusCode, answer.json<{ code: string }>().code];
    };
    const own = () => shop.deps.db.select().from(orders).where(eq(orders.customer_id, customer.id));
    const paid = shop.pay.payments().length;
    const kept = await shop.storeCard(customer);
    shop.clock.advance((ORDER_REAUTH_MS - REAUTH_MS) / 1_000);
    const entered = await shop.storeCard(customer);
    await shop.deps.db
      .update(sessions)
      .set({ password_confirmed_at: null })
      .where(eq(sessions.customer_id, customer.id));
    shop.clock.advance(REAUTH_MS / 1_000 + 1);
    const payload = await shop.payloadFor(customer, names(1), { payment_method_id: kept.id });
    expect(await refusal(payload)).toEqual([409, 'password_needed']);
    expect([await own(), shop.pay.payments().length]).toEqual([[], paid]);

    const withEntered = await ask(await shop.payloadFor(customer, names(1), { payment_method_id: entered.id }));
    expect(withEntered.statusCode).toBe(201);
    await shop.settle(customer, withEntered.json<{ order_id: string }>().order_id);

    await givePassword(shop, customer);
    const proof = await confirm(customer);
    expect(proof.statusCode).toBe(204);
    const { order_id } = (await ask(payload)).json<{ order_id: string }>();
    expect(await shop.settle(customer, order_id)).toMatchObject({ status_name: 'completed' });
    shop.clock.advance(ORDER_REAUTH_MS / 1_000 + 1);
    expect((await ask(payload)).json()).toMatchObject({ order_id });
    expect(await refusal({ ...payload, idempotency_key: newKey() })).toEqual([409, 'password_needed']);
    expect(await own()).toHaveLength(2);
  });

  test('[OR-05a] a key reused with other contents is refused with its order', async () => {
    const payload = await shop.payloadFor(customer, names(1));
    const order_id = await placed(payload);
    const other = { ...(await shop.payloadFor(customer, names(1))), idempotency_key: payload.idempotency_key };
    const answer = await shop.placeOrder(customer, other);
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'key_reused', order_id }),
    ]);
    await shop.settle(customer, order_id);
  });

  test('[OR-01a] add-ons, several years and another currency are charged as quoted', async () => {
    const name = `${freshLabel()}.net`;
    const quoted = await shop.price(customer, { type: 'new', domain_name: name, period: 2 }, 'EUR');
    const card = await shop.storeCard(customer);
    const addOn = (wanted: string) => quoted.sub_products.find((sub) => sub.name === wanted)?.cost ?? Number.NaN;
    const amount = quoted.cost + addOn('contact_privacy') + 2 * addOn('email_forwarding');
    const forwardingTax = Math.round(2 * addOn('email_forwarding') * 25) / 100;
    const payload: OrderPayload = {
      original_amount: Number(amount.toFixed(2)),
      original_tax: Number((quoted.tax + (quoted.sub_products[0]?.tax ?? 0) + forwardingTax).toFixed(2)),
      payment_method_id: card.id,
      currency_code: 'EUR',
      order_items: [
        {
          ...newItem(name, quoted.quote),
          period: 2,
          enable_privacy: true,
          sub_items: ['contact_privacy', 'email_forwarding', 'email_forwarding'],
        },
      ],
      idempotency_key: newKey(),
    };
    const order = await shop.settle(customer, await placed(payload));
    expect(order).toMatchObject({
      status_name: 'completed',
      currency_code: 'EUR',
      amount: payload.original_amount,
      captured: order.total,
    });
    expect(order.order_items[0]).toMatchObject({
      cost: quoted.cost,
      sub_items: [
        { type: 'contact_privacy', quantity: 1 },
        { type: 'email_forwarding', quantity: 2 },
      ],
    });
    const [domain] = await shop.deps.db.select().from(domains).where(eq(domains.name, name));
    expect(domain).toMatchObject({ has_whois_privacy: true, email_forwarding: true, domain_forwarding: false });
  });

  test('[RG-07a] the registrant of the last order prefills the next form; nothing is saved without consent', async () => {
    await buy(names(2));
    expect(await shop.deps.db.select().from(contacts).where(eq(contacts.customer_id, customer.id))).toEqual([]);
    const info = await customer.request({ method: 'GET', url: '/api/tucowsbilling/1.0/user/contact_info' });
    expect(info.json()).toEqual({ contact: REGISTRANT });
  });

  test('[RG-08d] [RG-08f] details entered for an order that was not completed fill the next form for a day, for its customer only, without identity numbers', async () => {
    const contactInfo = async (who = customer) =>
      (await who.request({ method: 'GET', url: '/api/tucowsbilling/1.0/user/contact_info' })).json<object>();
    const typed = { ...REGISTRANT, first_name: 'Typed' };
    const getCard = async (number: string) => (await shop.storeCard(customer, number)).id;
    const payload = await shop.payloadFor(customer, [...names(1, 'be'), ...names(1, 'se')], {
      payment_method_id: await getCard(CARDS.declined),
    });
    const answers = [
      { is_individual: true, lang: 'fr' },
      { is_individual: true, id_card_number: '[NO]01010112345' },
    ] as const;
    const order_items = payload.order_items.map((item, index) => ({
      ...item,
      registrant: typed,
      tld_data: { [index === 0 ? 'be' : 'se']: answers[index] ?? {} },
    })) as OrderPayload['order_items'];
    await customer.request({
      method: 'POST',
      url: '/api/tucowsbilling/1.0/user/contacts',
      payload: { contact: REGISTRANT, consent: true },
    });

    const id = await placed({ ...payload, order_items });
    expect(await contactInfo()).toEqual({ contact: REGISTRANT });
    expect(await shop.settle(customer, id)).toMatchObject({ status_name: 'payment_failed' });
    expect(await contactInfo()).toEqual({ contact: typed, tld_data: { be: { lang: 'fr' }, se: {} } });
    expect(await contactInfo(await shop.asCustomer())).toEqual({ contact: null });

    const placedAgo = (seconds: number) =>
      shop.deps.db
        .update(orders)
        .set({ created_at: new Date(shop.clock.now().getTime() - seconds * 1_000) })
        .where(eq(orders.id, asId(id)));
    await placedAgo(24 * 3_600 - 1);
    expect(await contactInfo()).toMatchObject({ contact: typed });
    await placedAgo(24 * 3_600);
    expect(await contactInfo()).toEqual({ contact: REGISTRANT });

    expect(
      await shop.settle(
        customer,
        await placed(await shop.payloadFor(customer, names(1), { payment_method_id: await getCard(CARDS.declined) })),
      ),
    ).toMatchObject({ status_name: 'payment_failed' });
    expect(await contactInfo()).toMatchObject({ tld_data: {} });
    // The test clock stands still, so two orders would have the same time and neither would be the newest.
    shop.clock.advance(1);
    await buy(names(1));
    expect(await contactInfo()).toEqual({ contact: REGISTRANT });
  });

  test('[RG-08f] the registrant of most domains fills the next form, with only its own answers, when an order had several', async () => {
    const client = { ...REGISTRANT, first_name: 'Client' };
    const card = (await shop.storeCard(customer, CARDS.declined)).id;
    const payload = await shop.payloadFor(customer, [...names(2, 'be'), ...names(1)], { payment_method_id: card });
    const order_items = payload.order_items.map((item, index) => ({
      ...item,
      registrant: index === 0 ? client : REGISTRANT,
      tld_data: index === 2 ? {} : { be: { is_individual: true, lang: index === 0 ? 'nl' : 'fr' } },
    })) as OrderPayload['order_items'];
    const id = await placed({ ...payload, order_items });
    expect(await shop.settle(customer, id)).toMatchObject({ status_name: 'payment_failed' });
    const info = await customer.request({ method: 'GET', url: '/api/tucowsbilling/1.0/user/contact_info' });
    expect(info.json()).toEqual({ contact: REGISTRANT, tld_data: { be: { lang: 'fr' } } });
  });
});

describe('renewals and transfers', () => {
  const renewal = async (name: string, period: number, expiry: string) => {
    const quoted = await shop.price(customer, { type: 'renew', domain_name: name, period });
    const [card] = (await customer.request({ method: 'GET', url: '/api/payment/1.0/payment_method' })).json<
      { id: string }[]
    >();
    return {
      original_amount: quoted.cost,
      original_tax: quoted.tax,
      payment_method_id: card?.id ?? '',
      currency_code: 'USD',
      order_items: [
        {
          product: 'domain',
          type: 'renew',
          domain_name: name,
          period,
          current_expiry_date: expiry,
          sub_items: [],
          quote: quoted.quote,
        },
      ],
      idempotency_key: newKey(),
    } satisfies OrderPayload;
  };

  test('[OR-01a] a renewal extends the expiry, once', async () => {
    const bought = await buy(names(1));
    const name = bought.order_items[0]?.domain_name ?? '';
    const before = bought.order_items[0]?.expiry_date ?? '';
    const payload = await renewal(name, 2, before);
    const order = await shop.settle(customer, await placed(payload));
    expect(order.status_name).toBe('completed');
    const after = new Date(order.order_items[0]?.expiry_date ?? 0);
    expect(after.getUTCFullYear()).toBe(new Date(before).getUTCFullYear() + 2);
    const [domain] = await shop.deps.db.select().from(domains).where(eq(domains.name, name));
    expect(domain?.expiry_date).toEqual(after);

    const again = await shop.placeOrder(customer, { ...payload, idempotency_key: newKey() });
    expect([again.statusCode, again.body]).toEqual([422, expect.stringContaining('renewed in the meantime')]);
  });

  test('[CT-09a] nothing runs longer than ten years from now, and only own domains are renewed', async () => {
    const bought = await buy(names(1));
    const { domain_name = '', expiry_date } = bought.order_items[0] ?? {};
    const tooLong = await shop.placeOrder(customer, await renewal(domain_name, 10, expiry_date ?? ''));
    expect([tooLong.statusCode, tooLong.body]).toEqual([422, expect.stringContaining('10 years')]);
    const payload = await renewal(domain_name, 1, expiry_date ?? '');
    const stranger = await shop.asCustomer();
    const card = await shop.storeCard(stranger);
    const stolen = await shop.placeOrder(stranger, { ...payload, payment_method_id: card.id });
    expect([stolen.statusCode, stolen.body]).toEqual([422, expect.stringContaining('not among your domains')]);
  });

  const getTransfer = async (name: string, auth_info: string): Promise<OrderPayload> => {
    const quoted = await shop.price(customer, { type: 'transfer', domain_name: name, period: 1 });
    return {
      original_amount: quoted.cost,
      original_tax: quoted.tax,
      payment_method_id: (await shop.storeCard(customer)).id,
      currency_code: 'USD',
      order_items: [
        {
          product: 'domain',
          type: 'transfer',
          domain_name: name,
          period: 1,
          auth_info,
          registrant: REGISTRANT,
          tld_data: {},
          quote: quoted.quote,
        },
      ],
      idempotency_key: newKey(),
    };
  };

  test('[OR-01b] a transfer is followed to its end, and its code is deleted', async () => {
    const order_id = await placed(await getTransfer('mountain.com', 'K4-right-code'));
    const waiting = await shop.settle(customer, order_id, ({ order_items: [item] }) => item?.status === 'checking');
    // Once the registry has accepted a transfer, it is charged while it runs.
    expect(waiting).toMatchObject({ status_name: 'provisioning', captured: waiting.total });
    const order = await shop.settle(customer, order_id);
    expect(order).toMatchObject({ status_name: 'completed', captured: order.total });
    const [item] = await shop.deps.db
      .select()
      .from(order_items)
      .where(eq(order_items.order_id, asId(order_id)));
    expect(item?.auth_info).toBeNull();
    const [domain] = await shop.deps.db.select().from(domains).where(eq(domains.name, 'mountain.com'));
    expect(domain).toMatchObject({ customer_id: customer.id, is_auto_renew: false });
  });

  test('[OR-10a] a refused transfer costs nothing and says why', async () => {
    const order = await shop.settle(customer, await placed(await getTransfer('river.com', 'wrong-code')));
    expect(order).toMatchObject({ status_name: 'failed', captured: 0, voided: order.total });
    expect(order.order_items[0]?.message).toBe(
      'The current registrar does not accept the transfer code. Copy it again or get a new one there, then try again.',
    );
  });
});

describe('exactly once', () => {
  test('[OR-05a] [C1] 20 parallel requests under one key are one order, one payment, one registration', async () => {
    const bought = names(2);
    const payload = await shop.payloadFor(customer, bought);
    const answers = await Promise.all(Array.from({ length: 20 }, () => shop.placeOrder(customer, payload)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    const ids = new Set(answers.map((answer) => answer.json<{ order_id: string }>().order_id));
    expect(ids.size).toBe(1);
    const [order_id = ''] = ids;
    expect((await shop.settle(customer, order_id)).status_name).toBe('completed');
    expect(shop.pay.payments().filter(({ order }) => order === order_id)).toHaveLength(1);

    const late = await shop.placeOrder(customer, payload);
    expect(late.json()).toEqual({ order_id, status_name: 'completed' });
  });

  test('[OR-05a] a key belongs to its order: other contents are refused', async () => {
    const payload = await shop.payloadFor(customer, names(2));
    const order_id = await placed(payload);
    const other = await shop.placeOrder(customer, { ...payload, order_items: payload.order_items.slice(0, 1) });
    expect([other.statusCode, other.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'key_reused', changes: [] }),
    ]);
    await shop.settle(customer, order_id);
  });

  test('[OR-05a] two customers may use the same key', async () => {
    const stranger = await shop.asCustomer();
    const key = newKey();
    const mine = await shop.placeOrder(customer, await shop.payloadFor(customer, names(1), { idempotency_key: key }));
    const theirs = await shop.placeOrder(stranger, await shop.payloadFor(stranger, names(1), { idempotency_key: key }));
    expect([mine.statusCode, theirs.statusCode]).toEqual([201, 201]);
    expect(mine.json<{ order_id: string }>().order_id).not.toBe(theirs.json<{ order_id: string }>().order_id);
    await shop.settle(customer, mine.json<{ order_id: string }>().order_id);
    await shop.settle(stranger, theirs.json<{ order_id: string }>().order_id);
  });

  test('[OR-05b] ten buyers of one domain: one gets it, nine are not charged', async () => {
    const [name = ''] = names(1);
    const buyers = await Promise.all(Array.from({ length: 10 }, () => shop.asCustomer()));
    const payloads = await Promise.all(
      buyers.map(async (buyer) => ({ buyer, payload: await shop.payloadFor(buyer, [name]) })),
    );
    const placedBy = await Promise.all(
      payloads.map(async ({ buyer, payload }) => ({ buyer, answer: await shop.placeOrder(buyer, payload) })),
    );
    const ended = await Promise.all(
      placedBy.map(async ({ buyer, answer }) =>
        answer.statusCode === 201
          ? (await shop.settle(buyer, answer.json<{ order_id: string }>().order_id)).status_name
          : 'refused',
      ),
    );
    expect(ended.filter((status) => status === 'completed')).toHaveLength(1);
    expect(ended.every((status) => ['completed', 'failed', 'refused'].includes(status))).toBe(true);
  });
});

describe('the server prices the order itself', () => {
  test('[OR-06a] [C2] sums other than the shop’s own are refused with the correct ones', async () => {
    const payload = await shop.payloadFor(customer, names(2));
    const answer = await shop.placeOrder(customer, { ...payload, original_amount: payload.original_amount - 1 });
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'price_changed', amount: payload.original_amount, tax: payload.original_tax }),
    ]);
  });

  test('[OR-06a] [OR-06b] [C2] a price that changed since the quote expired is reported, item by item', async () => {
    const [name = ''] = names(1, 'io');
    const payload = await shop.payloadFor(customer, [name]);
    shop.clock.advance(31 * 60);
    // The registry has meanwhile made the domain premium.
    const register = 240_000;
    jest.spyOn(shop.deps.registrar, 'check').mockImplementationOnce(async (asked, hear) => {
      for (const { domain } of asked)
        hear({
          name: domain,
          status: 'premium',
          premium: { register: assertMinor(register), renew: assertMinor(5400), transfer: assertMinor(5400) },
        });
    });
    const answer = await shop.placeOrder(customer, payload);
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      expect.objectContaining({
        code: 'price_changed',
        changes: [{ domain: name, reason: 'price', was: 39, now: 2400 }],
        amount: 2400,
      }),
    ]);
  });

  test('[PR-02a] a quote is honoured until it expires, whatever the country of the guest it was made for', async () => {
    const [name = ''] = names(1);
    const guest = await shop.request({
      method: 'POST',
      url: '/api/tucowsbilling/1.0/service/price_check',
      payload: { domain: name, period: 1, service: 'domain_create', currency_code: 'USD' },
    });
    const { quote, cost, tax } = guest.json<{ quote: string; cost: number; tax: number }>();
    expect(tax).toBe(0);
    const payload = await shop.payloadFor(customer, [name], { order_items: [newItem(name, quote)] });
    const untaxed = await shop.placeOrder(customer, { ...payload, original_tax: 0 });
    expect(untaxed.json()).toMatchObject({
      code: 'price_changed',
      changes: [{ domain: name, reason: 'tax', was: cost, now: cost }],
      tax: 3.23,
    });
    const order = await shop.settle(
      customer,
      await placed({ ...payload, original_tax: 3.23, idempotency_key: newKey() }),
    );
    expect(order.status_name).toBe('completed');
  });

  test('[PR-03a] a forged quote, or one for another domain, is ignored', async () => {
    const [name = '', other = ''] = names(2);
    const cheap = await shop.price(customer, { type: 'new', domain_name: other, period: 1 });
    const payload = await shop.payloadFor(customer, [name]);
    for (const quote of ['forged', cheap.quote, `${cheap.quote}x`]) {
      const answer = await shop.placeOrder(customer, {
        ...payload,
        original_amount: 0.01,
        original_tax: 0,
        order_items: [newItem(name, quote)],
      });
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'price_changed']);
    }
  });

  test('[OR-07] taken domains are listed, and nothing is ordered', async () => {
    const [free = '', taken = ''] = names(2);
    const payload = await shop.payloadFor(customer, [free, taken]);
    const rival = await shop.asCustomer();
    await shop.settle(
      rival,
      (await shop.placeOrder(rival, await shop.payloadFor(rival, [taken]))).json<{ order_id: string }>().order_id,
    );
    const answer = await shop.placeOrder(customer, payload);
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      expect.objectContaining({
        code: 'unavailable',
        changes: [{ domain: taken, reason: 'taken', was: 12.9, now: null }],
        amount: 12.9,
        tax: 3.23,
      }),
    ]);
    expect(await shop.deps.db.select().from(orders).where(eq(orders.customer_id, customer.id))).toEqual([]);
  });

  test('[PR-03b] a quote is honoured while the registry is silent, but nothing is sold at a guessed price', async () => {
    const [name = ''] = names(1);
    const payload = await shop.payloadFor(customer, [name]);
    shop.deps.faults.add({ operation: 'check', subject: name, fault: { kind: 'error' }, times: 0 });
    const unquoted = await shop.placeOrder(customer, { ...payload, order_items: [newItem(name)] });
    expect(unquoted.json()).toMatchObject({
      code: 'unavailable',
      changes: [{ domain: name, reason: 'registry_silent', now: null }],
    });
    expect((await shop.settle(customer, await placed(payload))).status_name).toBe('completed');
  });
});

describe('orders that are refused', () => {
  const refused = async (change: (payload: OrderPayload) => unknown): Promise<{ status: number; body: string }> => {
    const payload = await shop.payloadFor(customer, names(1));
    const answer = await shop.placeOrder(customer, change(payload) as OrderPayload);
    return { status: answer.statusCode, body: answer.body };
  };

  test('[OR-01a] [OR-01b] fields that an item does not have are refused', async () => {
    for (const field of [
      { price: 0.01 },
      { cost: 0.01 },
      { customer_id: 'x' },
      { current_expiry_date: '2027-01-01T00:00:00Z' },
      { auth_info: 'x' },
    ]) {
      expect(
        await refused((payload) => ({ ...payload, order_items: [{ ...payload.order_items[0], ...field }] })),
      ).toMatchObject({ status: 400 });
    }
    expect(await refused((payload) => ({ ...payload, status_name: 'completed' }))).toMatchObject({ status: 400 });
  });

  test.each<[string, (payload: OrderPayload) => unknown, string]>([
    [
      'a card that is not the customer’s',
      (payload) => ({ ...payload, payment_method_id: 'c0ffee00-0000-4000-8000-000000000000' }),
      'no_such_card',
    ],
    ['an invalid card id', (payload) => ({ ...payload, payment_method_id: "' or 1=1" }), 'no_such_card'],
    ['a currency that is not on sale', (payload) => ({ ...payload, currency_code: 'SEK' }), 'currency_not_sold'],
    [
      'the same domain twice',
      (payload) => ({ ...payload, order_items: [...payload.order_items, ...payload.order_items] }),
      'twice',
    ],
    [
      'a TLD that is not sold',
      (payload) => ({ ...payload, order_items: [newItem('brindlewharf.nosuchtld')] }),
      'not sold here',
    ],
    [
      'a host instead of a domain',
      (payload) => ({ ...payload, order_items: [newItem(`www.${payload.order_items[0]?.domain_name}`)] }),
      'not sold here',
    ],
    [
      'privacy that is not ordered',
      (payload) => ({ ...payload, order_items: [{ ...payload.order_items[0], enable_privacy: true }] }),
      'exactly when it is ordered',
    ],
    [
      'privacy where the registry forbids it',
      (payload) => ({
        ...payload,
        order_items: [{ ...newItem('quillharbour-x1.fr'), enable_privacy: true, sub_items: ['contact_privacy'] }],
      }),
      'is not available for',
    ],
    [
      'privacy twice',
      (payload) => ({
        ...payload,
        order_items: [
          { ...payload.order_items[0], enable_privacy: true, sub_items: ['contact_privacy', 'contact_privacy'] },
        ],
      }),
      'once per domain',
    ],
    [
      '[RG-05] missing registry data',
      (payload) => ({ ...payload, order_items: [newItem('quillharbour-x2.us')] }),
      'tld_data',
    ],
    [
      '[RG-05] registry data of another TLD',
      (payload) => ({
        ...payload,
        order_items: [{ ...payload.order_items[0], tld_data: { us: { app_purpose: 'P1' } } }],
      }),
      'does not take registry details for .us',
    ],
    [
      '[RG-05b] a registrant whose name has no letter',
      (payload) => ({
        ...payload,
        order_items: [{ ...newItem('quillharbour-x4.com'), registrant: { ...REGISTRANT, last_name: '!!!' } }],
      }),
      'a family name with at least one letter',
    ],
    [
      'too many years',
      (payload) => ({ ...payload, order_items: [{ ...newItem('quillharbour-x3.be'), period: 2 }] }),
      'is sold for 1 year only',
    ],
  ])('[OR-06] %s', async (_what, change, says) => {
    const { status, body } = await refused(change);
    expect([status, body]).toEqual([422, expect.stringContaining(says)]);
  });

  test('[OR-08a] another customer’s card does not exist', async () => {
    const stranger = await shop.asCustomer();
    const { id } = await shop.storeCard(stranger);
    expect(await refused((payload) => ({ ...payload, payment_method_id: id }))).toMatchObject({
      status: 422,
      body: expect.stringContaining('no_such_card') as string,
    });
  });

  test('a guest cannot order', async () => {
    const payload = await shop.payloadFor(customer, names(1));
    expect((await shop.request({ method: 'POST', url: '/api/checkout/1.0/order', payload })).statusCode).toBe(401);
  });
});

describe('statements', () => {
  test('[OR-05b] placing an order takes the same few statements for any number of domains', async () => {
    const counts: number[] = [];
    for (const size of [1, 60, 1_000]) {
      // The largest is declined, so that it ends without a thousand registrations.
      const isDeclined = size === 1_000;
      const card = await shop.storeCard(customer, isDeclined ? CARDS.declined : CARDS.fine);
      const bought = names(size);
      const prices = (
        await customer.request({
          method: 'POST',
          url: '/api/tucowsbilling/1.0/service/cart_price_check',
          payload: {
            currency_code: 'USD',
            items: bought.map((domain) => ({ domain, period: 1, service: 'domain_create' })),
          },
        })
      ).json<{ lines: { domain: string; quote: string; cost: number; tax: number }[] }>();
      const sum = (amounts: number[]): number =>
        amounts.reduce((total, amount) => total + toMinor(amount, 'USD'), 0) / 100;
      const answer = await shop.placeOrder(customer, {
        original_amount: sum(prices.lines.map(({ cost }) => cost)),
        original_tax: sum(prices.lines.map(({ tax }) => tax)),
        payment_method_id: card.id,
        currency_code: 'USD',
        order_items: prices.lines.map(({ domain, quote }) => newItem(domain, quote)),
        idempotency_key: newKey(),
      });
      expect(answer.statusCode).toBe(201);
      counts.push(Number(answer.headers['x-statement-count']));
      const order = await shop.settle(customer, answer.json<{ order_id: string }>().order_id);
      expect(order.status_name).toBe(isDeclined ? 'payment_failed' : 'completed');
    }
    expect(counts).toEqual([9, 9, 9]);
    const held = await shop.deps.db.select().from(registrar_sandbox_names);
    expect(held.length).toBeGreaterThanOrEqual(61);
  });
});
