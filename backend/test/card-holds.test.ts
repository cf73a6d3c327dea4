import type { OrderRow, Transfer } from '@storefront/shared/contract';
import type { Attention } from '@storefront/shared/contract/desk';
import { secondsInHour } from 'date-fns/constants';
import { and, eq } from 'drizzle-orm';
import { domains, orders } from '../src/db/schema';
import { AvailabilityCache } from '../src/modules/availability/availability-cache';
import { OrderProcessor } from '../src/modules/checkout/order-processor';
import { renewDueNames, sendExpiryNotices } from './support/due-work';
import type { TestCustomer } from './support/app';
import { asId } from './support/as-id';
import { keepSessionsAlive } from './support/customers';
import { startPaymentProvider } from './support/payment-provider';
import { freshLabel, openShop, type TestShop } from './support/shop';
import { openDesk, type TestDesk, type TestStaff } from './support/staff';
import { startStripe } from './support/stripe/stripe-stand-in';

const DAY = 24 * secondsInHour;
/** Hours after which Visa lets a hold lapse if the customer was not present. */
const UNATTENDED_HOLD_H = 4 * 24 + 18;

let shop: TestShop;
let desk: TestDesk;
let customer: TestCustomer;

describe.each([
  ['the sandbox', startPaymentProvider],
  ['Stripe', startStripe],
])('[OR-10d] the hold of an automatic renewal, at %s', (_provider, startPay) => {
  beforeAll(async () => {
    shop = await openShop({ DESK_PORT: '26013' }, { startPay });
    desk = await openDesk(shop);
  });
  beforeEach(async () => {
    customer = await shop.asCustomer({ country: 'NO' });
  });
  afterEach(async () => {
    shop.deps.faults.clear();
    shop.pay.faults.clear();
    // The next test is another year in the same shop: this domain must not come due in it.
    await shop.deps.db.update(domains).set({ ended_at: shop.clock.now() });
  });
  afterAll(async () => {
    await desk.close();
    await shop.close();
  });

  /** Orders a renewal that the registrar receives, or does not receive, without responding. */
  async function placeUnanswered(
    kind: 'drop_response' | 'drop_request' = 'drop_response',
  ): Promise<{ readonly id: string; readonly name: string }> {
    const name = `${freshLabel()}.com`;
    await shop.settle(customer, await shop.place(customer, { bought: [name] }));
    const deps = { ...shop.deps, availabilityCache: new AvailabilityCache(shop.deps) };
    const [held] = await shop.deps.db.select().from(domains).where(eq(domains.name, name));
    for (const daysLeft of [60, 30, 25]) {
      const at = (held?.expiry_date.getTime() ?? 0) / 1_000 - daysLeft * DAY;
      shop.clock.advance(at - shop.clock.now().getTime() / 1_000);
      await keepSessionsAlive(shop.deps.db);
      await sendExpiryNotices(deps);
    }
    shop.deps.faults.add({ operation: 'renew', subject: name, fault: { kind } });
    shop.deps.faults.add({ operation: 'find', subject: name, fault: { kind: 'error' }, times: 0 });
    const known = new Set((await listRenewals()).map(({ id }) => id));
    await renewDueNames(deps);
    const placed = (await listRenewals()).find(({ id }) => !known.has(id));
    if (!placed) throw new Error('Nothing was renewed');
    await shop.settle(customer, placed.id, ({ order_items: [item] }) => item?.status === 'checking');
    return { id: placed.id, name };
  }

  const listRenewals = () =>
    shop.deps.db
      .select()
      .from(orders)
      .where(and(eq(orders.merchant_initiated, true), eq(orders.customer_id, customer.id)));
  const readOrder = async (id: string) => {
    const [order] = await shop.deps.db
      .select()
      .from(orders)
      .where(eq(orders.id, asId(id)));
    if (!order) throw new Error(`No order ${id}`);
    return order;
  };
  /** Lets hours pass, processing the order every six. */
  async function pass(id: string, hours: number): Promise<void> {
    const processor = new OrderProcessor(shop.deps);
    for (let past = 0; past < hours; past += 6) {
      shop.clock.advance(6 * secondsInHour);
      for (let turn = 0; turn < 3; turn += 1) {
        await processor.advance(asId(id), { actor: 'system', requestId: null });
        shop.clock.advance(1);
      }
    }
    await processor.stop();
  }
  /** Lets the hold of an order lapse, which the bank does by itself. */
  async function lapse(id: string): Promise<void> {
    const { payment_ref } = await readOrder(id);
    const outcome = await shop.pay.adapter.cancel(payment_ref ?? asId(''), `lapse-${id}`);
    expect(outcome).toMatchObject({ kind: 'payment', payment: { status: 'cancelled', captured: 0 } });
  }
  const toSupport = async (id: string): Promise<string[]> =>
    (await shop.emails())
      .filter(({ recipient, subject }) => recipient === shop.deps.config.supportEmail && subject.includes(id))
      .map(({ subject }) => subject);

  const toCustomer = async (id: string) =>
    (await shop.emails()).filter(({ recipient, text }) => recipient === customer.email && text.includes(id));

  test('does not lapse: the payment is captured before, and the renewal counts once its outcome is known', async () => {
    const { id } = await placeUnanswered();
    await pass(id, 90);
    expect((await readOrder(id)).captured).toBe(0);
    await pass(id, UNATTENDED_HOLD_H - 90);
    const order = await readOrder(id);
    expect([order.state, order.captured]).toEqual(['awaiting_registry', order.total]);
    shop.deps.faults.clear();
    expect(await shop.settle(customer, id)).toMatchObject({ status_name: 'completed' });
    expect(await toSupport(id)).toEqual([]);
    await shop.checkInvariants();
  });

  test('does not lapse even if the provider does not say how long it lasts', async () => {
    const { id } = await placeUnanswered();
    shop.pay.faults.add({ operation: 'find', subject: id, fault: { kind: 'error' }, times: 0 });
    await pass(id, 110);
    shop.pay.faults.clear();
    await pass(id, 6);
    expect((await readOrder(id)).captured).toBeGreaterThan(0);
    shop.deps.faults.clear();
    expect(await shop.settle(customer, id)).toMatchObject({ status_name: 'completed' });
    await shop.checkInvariants();
  });

  test('[OR-10h] that has lapsed anyway is reported to staff and to the customer, once', async () => {
    const { id } = await placeUnanswered();
    await pass(id, 36);
    await lapse(id);
    await pass(id, 36);
    expect(await toSupport(id)).toEqual([`An order was delivered but not paid for: order ${id}`]);
    // The customer is told as well, once.
    const [told, ...others] = await toCustomer(id);
    expect(told?.subject).toBe('You were not charged for your order');
    expect(told?.text).toContain('We will email you about how to pay.');
    expect(others).toEqual([]);
    const { state, captured, voided, total } = await readOrder(id);
    expect([state, captured, voided]).toEqual(['awaiting_registry', 0, total]);
  });

  test('[OR-10g] that has lapsed anyway leaves nothing to the registrar that it has not received', async () => {
    const { id, name } = await placeUnanswered('drop_request');
    await pass(id, 36);
    await lapse(id);
    await pass(id, 36);
    const expiry = async () =>
      (await shop.deps.db.select({ at: domains.expiry_date }).from(domains).where(eq(domains.name, name)))[0]?.at;
    const before = await expiry();
    shop.deps.faults.clear();
    await keepSessionsAlive(shop.deps.db);
    expect(await shop.settle(customer, id)).toMatchObject({
      status_name: 'failed',
      captured: 0,
      order_items: [{ status: 'failed', code: 'never_reached' }],
    });
    expect(await expiry()).toEqual(before);
    const held = await shop.deps.registrar.info(name);
    expect(held !== 'unknown' && held?.expiresAt).toEqual(before);
    await shop.checkInvariants();
  });

  test('[OR-10g] that lapsed while the shop was down pays for nothing, so that nothing is begun', async () => {
    const name = `${freshLabel()}.com`;
    const order = jest.spyOn(shop.deps.registrar, 'order');
    // The registrar cannot be reached until the shop goes down.
    const away = jest.spyOn(shop.deps.registrar, 'retryAfterMs').mockReturnValue(60_000);
    const id = await shop.place(customer, { bought: [name] });
    await shop.settle(customer, id, ({ status_name }) => status_name === 'provisioning');
    shop.clock.advance(30 * secondsInHour);
    await lapse(id);
    away.mockRestore();
    await keepSessionsAlive(shop.deps.db);
    expect(await shop.settle(customer, id)).toMatchObject({
      captured: 0,
      order_items: [{ status: 'cancelled', code: 'never_reached' }],
    });
    expect(order.mock.calls.filter(([{ domain }]) => domain === name)).toEqual([]);
    order.mockRestore();
    await shop.checkInvariants();
  });

  test('[OR-10i] [TR-06] that has lapsed anyway waits for another decision about what is delivered after the first, and is not called paid', async () => {
    const [name, late] = [`${freshLabel()}.com`, `sixdays-${freshLabel().slice(-10)}.com`];
    const id = await shop.place(customer, { bought: [name], brought: [late] });
    // The provider is away until the hold has lapsed.
    shop.pay.faults.add({ operation: 'capture', fault: { kind: 'drop_request' }, times: 0 });
    await shop.settle(customer, id, ({ order_items: lines }) =>
      lines.every(({ status }) => status !== 'waiting' && status !== 'registering'),
    );
    await pass(id, 6);
    await lapse(id);
    shop.pay.faults.clear();
    await pass(id, 6);
    await keepSessionsAlive(shop.deps.db);
    const owed = async () => {
      const finance = await desk.asStaff('finance');
      const waiting = (await finance.request({ url: '/desk/1.0/attention' })).json<{ rows: Attention[] }>();
      const { unpaid } = await desk.order(finance, id);
      return [waiting.rows.some(({ kind, order_id }) => kind === 'unpaid_order' && order_id === id), unpaid];
    };
    const decide = async (message: string) =>
      (await desk.asStaff('finance')).request({
        method: 'POST',
        url: `/desk/1.0/orders/${id}/unpaid_decision`,
        payload: { reason: 'By bank transfer', message },
      });
    const payment = async () =>
      (await customer.request({ url: `/api/transfer/1.0/transfers/${late}` }))
        .json<Transfer>()
        .steps.filter(({ name: step }) => step === 'paid')
        .map(({ state }) => state);
    expect(await payment()).toEqual(['failed']);
    const { order_items: lines } = await shop.order(customer, id);
    const [first, second] = lines.map(({ amount, tax }) => Math.round((amount + tax) * 100) / 100);
    expect(lines.map(({ status }) => status)).toEqual(['completed', 'checking']);
    expect(await owed()).toEqual([true, first]);
    expect((await decide('Pay the first one.')).statusCode).toBe(200);
    expect(await owed()).toEqual([false, null]);
    await pass(id, 7 * 24);
    await keepSessionsAlive(shop.deps.db);
    expect((await shop.order(customer, id)).order_items.map(({ status }) => status)).toEqual([
      'completed',
      'completed',
    ]);
    expect(await owed()).toEqual([true, second]);
    expect(await payment()).toEqual(['failed']);
    expect((await decide('Pay the second one.')).statusCode).toBe(200);
    expect(await shop.settle(customer, id)).toMatchObject({ status_name: 'completed', captured: 0 });
    const told = (await toCustomer(id)).filter(({ subject }) => subject === 'About the payment for your order');
    expect(told.map(({ text }) => [name, late].filter((domain) => text.includes(`for ${domain}.`)))).toEqual(
      expect.arrayContaining([[name], [late]]),
    );
    await shop.checkInvariants();
  });

  test('[OR-10g] [OR-10h] that has lapsed anyway leaves an order that is followed to its end, and ended by a decision of staff', async () => {
    const authorise = jest.spyOn(shop.deps.payment, 'authorise');
    const { id } = await placeUnanswered();
    await pass(id, 36);
    await lapse(id);
    await pass(id, 90);
    shop.deps.faults.clear();
    await pass(id, 36);
    await keepSessionsAlive(shop.deps.db);
    const order = await shop.order(customer, id);
    expect(order).toMatchObject({
      status_name: 'provisioning',
      captured: 0,
      voided: order.total,
      payment: { code: 'hold_lapsed', message: expect.stringMatching(/^Nothing was charged/) as string },
    });
    expect(order.order_items.map(({ status }) => status)).toEqual(['completed']);

    const [support, finance] = [await desk.asStaff('support'), await desk.asStaff('finance')];
    const listed = async () =>
      (await support.request({ url: '/desk/1.0/attention' }))
        .json<{ rows: Attention[] }>()
        .rows.filter(({ order_id }) => order_id === id)
        .map(({ kind }) => kind);
    const row = async () => {
      const { voided, ...rest } = await shop.order(customer, id);
      const [found] = (await customer.request({ url: `/tables/orders?id=eq.${id}` })).json<OrderRow[]>();
      expect(found).toMatchObject({ captured: rest.captured, voided, status_name: rest.status_name });
      return found;
    };
    expect(await row()).toMatchObject({ captured: 0, voided: order.total, status_name: 'provisioning' });
    expect(await listed()).toEqual(['unpaid_order']);
    expect(await desk.order(support, id)).toMatchObject({ unpaid: order.total, can_decide_unpaid: false });
    const decide = (who: TestStaff) =>
      who.request({
        method: 'POST',
        url: `/desk/1.0/orders/${id}/unpaid_decision`,
        payload: {
          reason: 'Paid by bank transfer',
          message: 'Please pay by bank transfer.\n\nOur account: XX12 3456.',
        },
      });
    expect((await decide(support)).statusCode).toBe(409);
    expect((await desk.order(finance, id)).can_decide_unpaid).toBe(true);
    const silent = await finance.request({
      method: 'POST',
      url: `/desk/1.0/orders/${id}/unpaid_decision`,
      payload: { reason: 'Paid by bank transfer', message: ' ' },
    });
    expect(silent.statusCode).toBe(400);
    const answers = await Promise.all([decide(finance), decide(finance)]);
    const told = (await toCustomer(id)).filter(({ subject }) => subject === 'About the payment for your order');
    expect(told.map(({ text }) => text)).toEqual([
      expect.stringMatching(
        /^Hello .*\n\n\S+ was due for .*\.com\. The payment expired .*\n\nPlease pay by bank transfer\.\n\nOur account: XX12 3456\.\n\n/,
      ),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await listed()).toEqual([]);
    expect(await shop.settle(customer, id)).toMatchObject({
      status_name: 'completed',
      captured: 0,
      voided: order.total,
    });
    expect(await row()).toMatchObject({ captured: 0, voided: order.total, status_name: 'completed' });
    expect((await shop.order(customer, id)).payment.code).toBeUndefined();
    const { timeline, unpaid } = await desk.order(finance, id);
    expect(unpaid).toBeNull();
    expect(timeline.filter(({ action }) => action === 'order.unpaid_decided')).toMatchObject([
      { by: 'staff', detail: expect.stringContaining('Paid by bank transfer') as string },
    ]);
    expect(authorise.mock.calls.filter(([{ orderId }]) => orderId === id)).toHaveLength(1);
    authorise.mockRestore();
    await shop.checkInvariants();
  });
});
