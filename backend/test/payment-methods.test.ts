import { paymentMethod, type Order, type PaymentMethod } from '@storefront/shared/contract';
import { assertMinor } from '@storefront/shared/domain';
import { eq, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import * as schema from '../src/db/schema';
import { REAUTH_MS } from '../src/http/session';
import { forgetUnsavedCards } from '../src/modules/payment/payment-methods';
import { confirm, givePassword } from './support/account';
import { asId } from './support/as-id';
import { CARDS } from './support/payment-provider';
import { freshLabel, newKey, type TestShop } from './support/shop';
import { withShop } from './support/shop-tests';
import type { TestCustomer } from './support/app';

const METHODS = '/api/payment/1.0/payment_method';
const INTENTS = '/api/payment/1.0/setup_intent';

let shop: TestShop;
let customer: TestCustomer;
withShop((open, created) => ([shop, customer] = [open, created]));

const list = async (who = customer): Promise<PaymentMethod[]> =>
  (await who.request({ method: 'GET', url: METHODS })).json();
const remove = (id: string, who = customer) => who.request({ method: 'DELETE', url: METHODS, payload: { id } });

describe('[OR-08a] stored cards', () => {
  test('a card is entered at the provider and stored with its displayable details', async () => {
    const card = await shop.storeCard(customer);
    expect(z.safeParse(paymentMethod, card).success).toBe(true);
    expect(card).toMatchObject({ brand: 'Visa', last4: '4242', is_default: true });
    expect(await list()).toEqual([card]);
  });

  test('no card number is in our tables', async () => {
    const { db } = shop.deps;
    const { id } = await shop.storeCard(customer);
    const tables = Object.values(schema).filter((table) => is(table, PgTable));
    const texts = await Promise.all(tables.map(async (table) => JSON.stringify(await db.select().from(table))));
    expect(texts.filter((text) => text.includes(id)).length).toBeGreaterThan(1);
    const cards = new RegExp(Object.values(CARDS).join('|'));
    expect(texts.flatMap((text) => cards.exec(text) ?? [])).toEqual([]);
  });

  test('the newest card is the default unless told otherwise, and the default comes first', async () => {
    const first = await shop.storeCard(customer);
    const second = await shop.storeCard(customer, CARDS.challenged);
    expect((await list()).map(({ id, is_default }) => [id, is_default])).toEqual([
      [second.id, true],
      [first.id, false],
    ]);
    expect((await remove(second.id)).statusCode).toBe(204);
    expect((await list()).map(({ id, is_default }) => [id, is_default])).toEqual([[first.id, true]]);
  });

  test('any card can be made the default card, one at a time', async () => {
    const first = await shop.storeCard(customer);
    const second = await shop.storeCard(customer, CARDS.challenged);
    const stranger = await shop.asCustomer();
    const useFirst = (id: string, who = customer) =>
      who.request({ method: 'PUT', url: `${METHODS}/default`, payload: { id } });
    const answers = await Promise.all([useFirst(first.id), useFirst(second.id), useFirst(first.id)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await list()).filter(({ is_default }) => is_default)).toHaveLength(1);
    expect((await useFirst(first.id)).json()).toMatchObject({ id: first.id, is_default: true });
    expect((await list()).map(({ id, is_default }) => [id, is_default])).toEqual([
      [first.id, true],
      [second.id, false],
    ]);
    for (const wrong of [second.id, 'x']) expect((await useFirst(wrong, stranger)).statusCode).toBe(404);
    await remove(second.id);
    expect((await useFirst(second.id)).statusCode).toBe(404);
    expect((await list()).map(({ id }) => id)).toEqual([first.id]);
  });

  test('a card that is made the default while it is removed leaves the newest other one as the default', async () => {
    const [first, second] = [await shop.storeCard(customer), await shop.storeCard(customer, CARDS.challenged)];
    const { payment } = shop.deps;
    await customer.request({ method: 'PUT', url: `${METHODS}/default`, payload: { id: first.id } });
    const forget = payment.forgetMethod.bind(payment);
    const call = jest.spyOn(payment, 'forgetMethod').mockImplementationOnce(async (method) => {
      await customer.request({ method: 'PUT', url: `${METHODS}/default`, payload: { id: second.id } });
      return forget(method);
    });
    expect((await remove(second.id)).statusCode).toBe(204);
    call.mockRestore();
    expect((await list()).map(({ id, is_default }) => [id, is_default])).toEqual([[first.id, true]]);
  });

  test('the same intent gives the same card, however often and concurrently', async () => {
    const { id } = (await customer.request({ method: 'POST', url: INTENTS, payload: {} })).json<{ id: string }>();
    const store = () => customer.request({ method: 'POST', url: METHODS, payload: { setup_intent_id: id } });
    expect([(await store()).statusCode, (await store()).json<{ code: string }>().code]).toEqual([
      409,
      'card_not_entered',
    ]);
    await shop.pay.enterCard(id, CARDS.fine);
    const cards = await Promise.all([store(), store(), store()]);
    expect(new Set(cards.map((answer) => answer.json<PaymentMethod>().id)).size).toBe(1);
    expect(await list()).toHaveLength(1);
  });

  test('another customer’s intents and cards do not exist', async () => {
    const stranger = await shop.asCustomer();
    const { id } = (await customer.request({ method: 'POST', url: INTENTS, payload: {} })).json<{ id: string }>();
    await shop.pay.enterCard(id, CARDS.fine);
    const stolen = await stranger.request({ method: 'POST', url: METHODS, payload: { setup_intent_id: id } });
    expect([stolen.statusCode, stolen.json<{ code: string }>().code]).toEqual([422, 'no_such_setup_intent']);
    const card = await shop.storeCard(customer);
    for (const wrong of [card.id, 'c0ffee00-0000-4000-8000-000000000000', 'x']) {
      const answer = await remove(wrong, stranger);
      expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([404, 'Card not found.']);
    }
    expect(await list()).toHaveLength(1);
    expect(await list(stranger)).toEqual([]);
  });

  test('a card with an open order stays until the order is done', async () => {
    const card = await shop.storeCard(customer, CARDS.challenged);
    const answer = await shop.placeOrder(
      customer,
      await shop.payloadFor(customer, [`${freshLabel()}.com`], { payment_method_id: card.id }),
    );
    const { order_id } = answer.json<{ order_id: string }>();
    const waiting = await shop.settle(customer, order_id, ({ payment }) => payment.challenge_url !== null);
    const refused = await remove(card.id);
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([409, 'card_in_use']);
    await shop.pay.answerChallenge(waiting.payment.challenge_url ?? '', true);
    expect(await shop.settle(customer, order_id)).toMatchObject({
      status_name: 'completed',
      payment: { last4: '3155' },
    });
    expect((await remove(card.id)).statusCode).toBe(204);
    expect(await shop.order(customer, order_id)).toMatchObject({ payment: { last4: '3155' } });
    await shop.checkInvariants();
  });

  test.each(['drop_request', 'drop_response', 'error', 'malformed'] as const)(
    'a provider with %s is a 503, and nothing changes',
    async (kind) => {
      shop.pay.faults.add({ operation: 'setup', fault: { kind } });
      const answer = await customer.request({ method: 'POST', url: INTENTS, payload: {} });
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
      const card = await shop.storeCard(customer);
      shop.pay.faults.add({ operation: 'forget', fault: { kind: 'error' } });
      expect((await remove(card.id)).statusCode).toBe(503);
      expect(await list()).toHaveLength(1);
    },
  );

  test('[SS-05g] a session with an old sign-in changes no card until the password is confirmed', async () => {
    const card = await shop.storeCard(customer);
    const spare = await shop.storeCard(customer, CARDS.challenged);
    const { id } = (await customer.request({ method: 'POST', url: INTENTS, payload: {} })).json<{ id: string }>();
    await shop.pay.enterCard(id, CARDS.fine);
    const attempts = [
      () => customer.request({ method: 'POST', url: INTENTS, payload: {} }),
      () => customer.request({ method: 'POST', url: METHODS, payload: { setup_intent_id: id } }),
      () => customer.request({ method: 'PUT', url: `${METHODS}/default`, payload: { id: card.id } }),
      () => remove(card.id),
    ];
    shop.clock.advance(REAUTH_MS / 1_000 + 1);
    const before = await list();
    for (const attempt of attempts) {
      const answer = await attempt();
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'password_needed']);
    }
    expect(await list()).toEqual(before);
    expect(before.map((shown) => shown.id)).toEqual([spare.id, card.id]);

    await givePassword(shop, customer);
    expect((await confirm(customer)).statusCode).toBe(204);
    shop.clock.advance(REAUTH_MS / 1_000);
    for (const [place, status] of [200, 201, 200, 204].entries())
      expect((await attempts[place]?.())?.statusCode).toBe(status);
    expect(await list()).toHaveLength(2);
  });

  test('guests have no cards', async () => {
    for (const [method, url, payload] of [
      ['GET', METHODS, undefined],
      ['POST', METHODS, { setup_intent_id: 'x' }],
      ['DELETE', METHODS, { id: 'x' }],
      ['POST', INTENTS, {}],
    ] as const) {
      expect((await shop.request({ method, url, ...(payload && { payload }) })).statusCode).toBe(401);
    }
  });
});

describe('[OR-12a] [OR-12b] a card is kept only on request, and is the default only once its bank has confirmed it or it has paid', () => {
  const enter = async (
    number: string,
    wish: { make_default?: boolean; save?: boolean } = {},
  ): Promise<PaymentMethod> => {
    const { id } = (await customer.request({ method: 'POST', url: INTENTS, payload: {} })).json<{ id: string }>();
    await shop.pay.enterCard(id, number);
    return (await customer.request({ method: 'POST', url: METHODS, payload: { setup_intent_id: id, ...wish } })).json();
  };
  const payWith = async (card: PaymentMethod, names = [`${freshLabel()}.com`]): Promise<Order> => {
    const answer = await shop.placeOrder(
      customer,
      await shop.payloadFor(customer, names, { payment_method_id: card.id }),
    );
    expect([answer.statusCode, answer.body]).toEqual([201, expect.stringContaining('order_id')]);
    return shop.settle(customer, answer.json<{ order_id: string }>().order_id);
  };
  const getRow = async ({ id }: PaymentMethod) =>
    (await shop.deps.db.select().from(schema.payment_methods).where(eq(schema.payment_methods.id, id)))[0];
  /** Whether the provider still allows charging the card. */
  const isChargeable = async (card: PaymentMethod): Promise<boolean> => {
    const outcome = await shop.pay.adapter.authorise({
      idempotencyKey: newKey(),
      amount: assertMinor(100),
      currency: 'USD',
      methodId: (await getRow(card))?.provider_method_id ?? asId(''),
      merchantInitiated: false,
      returnUrl: 'http://shop.test/site/purchase',
      orderId: asId(`probe-${card.id}`),
      receiptEmail: 'mara@example.com',
    });
    if (outcome.kind === 'payment') await shop.pay.adapter.cancel(outcome.payment.ref, newKey());
    return outcome.kind === 'payment';
  };

  test.each([CARDS.declined, CARDS.empty, CARDS.expired])(
    'a declined card (%s) is neither the default nor kept, even if it was to be saved',
    async (number) => {
      const card = await enter(number, { save: true });
      expect(card).toMatchObject({ is_default: false, is_saved: true });
      const order = await payWith(card);
      expect([order.status_name, order.payment.message]).toEqual([
        'payment_failed',
        expect.stringContaining(number.slice(-4)),
      ]);
      expect(await list()).toEqual([]);
      expect(await forgetUnsavedCards(shop.deps)).toBe(1);
      expect(await getRow(card)).toMatchObject({
        is_default: false,
        is_saved: false,
        deleted_at: expect.any(Date) as Date,
      });
      expect(await isChargeable(card)).toBe(false);
    },
  );

  test('a declined card does not replace the default card, and cannot be made the default', async () => {
    const good = await enter(CARDS.fine);
    const bad = await enter(CARDS.declined);
    expect((await list()).find(({ is_default }) => is_default)?.id).toBe(good.id);
    const answer = await customer.request({ method: 'PUT', url: `${METHODS}/default`, payload: { id: bad.id } });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'card_not_verified']);
    await remove(good.id);
    expect((await list()).map(({ id, is_default }) => [id, is_default])).toEqual([[bad.id, false]]);
  });

  test('a card that is not saved pays one order but not a second one, and is deleted here and at the provider', async () => {
    const card = await enter(CARDS.fine, { save: false });
    expect(card).toMatchObject({ is_default: false, is_saved: false });
    const { entries } = (await customer.request({ url: '/auth/activity' })).json<{ entries: { action: string }[] }>();
    expect(entries[0]).toMatchObject({ action: 'payment_method.entered', last4: '4242' });
    expect((await list()).map(({ id }) => id)).toEqual([card.id]);
    expect(await forgetUnsavedCards(shop.deps)).toBe(0);
    expect((await payWith(card)).status_name).toBe('completed');
    expect(await list()).toEqual([]);
    const again = await shop.placeOrder(
      customer,
      await shop.payloadFor(customer, [`${freshLabel()}.com`], { payment_method_id: card.id }),
    );
    expect([again.statusCode, again.json<{ code: string }>().code]).toEqual([422, 'no_such_card']);
    expect(await forgetUnsavedCards(shop.deps)).toBe(1);
    expect(await isChargeable(card)).toBe(false);
    await shop.checkInvariants();
  });

  test('[OR-12a] a card that is not saved pays one order when two tabs order with it at once, and that order is found by its key', async () => {
    const card = await enter(CARDS.fine, { save: false });
    const payloads = await Promise.all(
      [1, 2].map(() => shop.payloadFor(customer, [`${freshLabel()}.com`], { payment_method_id: card.id })),
    );
    const [one, other] = payloads;
    if (!one || !other) throw new Error('There are two tabs');
    const answers = await Promise.all([one, one, other].map((payload) => shop.placeOrder(customer, payload)));
    const placed = answers.filter(({ statusCode }) => statusCode < 300);
    const orders = new Set(placed.map((answer) => answer.json<{ order_id: string }>().order_id));
    expect(orders.size).toBe(1);
    const refused = answers.filter(({ statusCode }) => statusCode >= 300);
    expect(new Set(refused.map((answer) => answer.json<{ code: string }>().code))).toEqual(new Set(['no_such_card']));
    for (const id of orders) expect((await shop.settle(customer, id)).status_name).toBe('completed');
    expect(await forgetUnsavedCards(shop.deps)).toBe(1);
  });

  test('a card entered for an order that was never placed is deleted after a day', async () => {
    const card = await enter(CARDS.fine, { save: false });
    shop.clock.advance(25 * 3_600);
    expect(await forgetUnsavedCards(shop.deps)).toBe(1);
    expect(await isChargeable(card)).toBe(false);
  });

  test('the deletion of a card is retried if the provider is unavailable', async () => {
    const card = await enter(CARDS.fine, { save: false });
    await payWith(card);
    shop.pay.faults.add({ operation: 'forget', fault: { kind: 'error' } });
    expect(await forgetUnsavedCards(shop.deps)).toBe(0);
    expect(await forgetUnsavedCards(shop.deps)).toBe(1);
  });

  test('a card that no bank has confirmed becomes the default after its first payment', async () => {
    const card = await enter(CARDS.fine, { save: true });
    await shop.deps.db
      .update(schema.payment_methods)
      .set({ verified_at: null, is_default: false, default_wanted: true })
      .where(eq(schema.payment_methods.id, card.id));
    expect((await list())[0]).toMatchObject({ is_default: false });
    expect((await payWith(card)).status_name).toBe('completed');
    expect((await list())[0]).toMatchObject({ id: card.id, is_default: true, declined_at: null });
  });

  test('[OR-12c] a default card that is declined stays, shows so, and is fine again after its next payment', async () => {
    const card = await enter(CARDS.fine);
    shop.pay.faults.add({ operation: 'decline', fault: { kind: 'decline', reason: 'declined' } });
    const order = await payWith(card);
    expect(order.status_name).toBe('payment_failed');
    expect(order.payment?.message).toContain('The bank declined Visa 4242.');
    expect((await list())[0]).toMatchObject({
      id: card.id,
      is_default: true,
      declined_at: expect.any(String) as string,
    });
    expect((await payWith(card)).status_name).toBe('completed');
    expect((await list())[0]).toMatchObject({ id: card.id, is_default: true, declined_at: null });
  });
});
