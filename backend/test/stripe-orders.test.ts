import type { Order } from '@storefront/shared/contract';
import type { Attention } from '@storefront/shared/contract/desk';
import { and, eq } from 'drizzle-orm';
import type { FaultScriptInput } from '../src/core/fault-scripts';
import { domains, orders, payment_events, sessions } from '../src/db/schema';
import type { TestCustomer } from './support/app';
import { asId } from './support/as-id';
import { CARDS } from './support/payment-provider';
import { freshLabel, openShop, type TestShop, type Wanted } from './support/shop';
import { openDesk } from './support/staff';
import { startStripe, type StripeStandIn } from './support/stripe/stripe-stand-in';

/** Registered at another registrar of the sandbox, and not locked there. */
const ELSEWHERE = 'mountain.com';

let shop: TestShop;
let customer: TestCustomer;

beforeAll(async () => {
  shop = await openShop({}, { startPay: startStripe });
  shop.pay.reportTo(shop.app);
});
beforeEach(async () => {
  customer = await shop.asCustomer();
});
afterEach(async () => {
  shop.deps.faults.clear();
  shop.pay.faults.clear();
  await shop.pay.quiet();
  await shop.checkInvariants();
});
afterAll(() => shop.close());

const name = (): string => `${freshLabel()}.com`;
const place = (wanted: Wanted): Promise<string> => shop.place(customer, wanted);
const buy = async (wanted: Wanted): Promise<Order> => shop.settle(customer, await place(wanted));
const listPayments = ({ order_id }: Order) => shop.pay.payments().filter(({ order }) => order === order_id);
const fails = (
  operation: string,
  kind: 'drop_request' | 'drop_response' | 'error' | 'malformed' | 'in_progress',
): void => shop.pay.faults.add({ operation, fault: { kind } });

describe('[OR-03d] [P10] a refund that Stripe delays', () => {
  const toSupport = async (id: string): Promise<string[]> =>
    (await shop.emails())
      .filter(({ recipient, subject }) => recipient === shop.deps.config.supportEmail && subject.includes(id))
      .map(({ subject }) => subject);
  const look = async (id: string, times = 3): Promise<Order> => {
    let looks = 0;
    return shop.settle(customer, id, () => (looks += 1) > times);
  };

  test('is not requested again, and reported once after a day; it counts once it is made', async () => {
    const id = await place({ brought: [ELSEWHERE] });
    await shop.settle(customer, id, ({ captured }) => captured > 0);
    shop.pay.faults.add({ operation: 'refund_pending', fault: { kind: 'error' } });
    shop.deps.faults.add({ operation: 'find', subject: ELSEWHERE, fault: { kind: 'taken' }, times: 0 });
    await shop.settle(customer, id, ({ order_items: [item] }) => item?.status === 'refund_pending');
    expect(await look(id)).toMatchObject({ status_name: 'provisioning', refunded: 0 });
    expect(await toSupport(id)).toEqual([]);

    shop.clock.advance(86_400);
    await shop.deps.db
      .update(sessions)
      .set({ updated_at: shop.clock.now(), expires_at: new Date(shop.clock.now().getTime() + 86_400_000) });
    await look(id, 5);
    expect(await toSupport(id)).toEqual([`A refund is held up: order ${id}`]);
    const payment = shop.pay.payments().find(({ order }) => order === id);
    expect(payment?.refunds).toHaveLength(1);

    (shop.pay as StripeStandIn).books.carryRefundsOut(payment?.id ?? '');
    const ended = await shop.settle(customer, id);
    expect(ended).toMatchObject({ status_name: 'refunded', refunded: ended.total });
    expect(listPayments(ended)[0]?.refunds).toHaveLength(1);
  });
});

test('[OR-13j] an inquiry flags the order and is listed, leaves refunds to staff, and ends with them', async () => {
  const desk = await openDesk(shop);
  const finance = await desk.asStaff('finance');
  const { books } = shop.pay as StripeStandIn;
  const order = await buy({ bought: [name()] });
  const id = order.order_id;
  const [payment] = listPayments(order);
  const news = async () => {
    await shop.pay.quiet();
    await shop.deps.jobs.drain({ delayed: false });
  };
  const told = async () =>
    (await shop.emails())
      .filter(({ recipient, subject }) => recipient === shop.deps.config.supportEmail && subject.includes(id))
      .map(({ subject }) => subject)
      .sort();
  books.dispute(payment?.id ?? '', 'warning_needs_response');
  await news();
  const shown = await desk.order(finance, id);
  expect(shown).toMatchObject({ has_inquiry: true, has_open_dispute: false, items: [{ can_refund: true }] });
  expect(shown.payment.disputed_at).not.toBeNull();
  const { rows } = (await finance.request({ url: '/desk/1.0/attention' })).json<{ rows: Attention[] }>();
  expect(rows.filter(({ order_id }) => order_id === id).map(({ kind }) => kind)).toEqual(['dispute']);
  expect(await told()).toEqual([`The bank is inquiring about a payment: order ${id}`]);

  const refund = await finance.request({
    method: 'POST',
    url: `/desk/1.0/orders/${id}/refund`,
    payload: { item_ids: shown.items.map((item) => item.id), amount: order.total, reason: 'The customer is right' },
  });
  expect(refund.statusCode).toBe(200);
  expect(await shop.settle(customer, id, ({ refunded }) => refunded > 0)).toMatchObject({ refunded: order.total });
  books.closeDispute(payment?.id ?? '', 'warning_closed');
  await news();
  expect((await desk.order(finance, id)).payment.disputed_at).toBeNull();
  expect(await told()).toEqual([
    `The bank is inquiring about a payment: order ${id}`,
    `The bank’s inquiry is closed: order ${id}`,
  ]);
  await desk.close();
});

test('[OR-13k] an early warning of fraud is reported once, and changes nothing', async () => {
  const { books } = shop.pay as StripeStandIn;
  const order = await buy({ bought: [name()] });
  const [payment] = listPayments(order);
  for (let times = 0; times < 2; times += 1) {
    books.warnOfFraud(payment?.id ?? '');
    await shop.pay.quiet();
    await shop.deps.jobs.drain({ delayed: false });
  }
  const told = (await shop.emails()).filter(
    ({ recipient, subject }) => recipient === shop.deps.config.supportEmail && subject.includes(order.order_id),
  );
  expect(told.map(({ subject }) => subject)).toEqual([`The bank suspects fraud: order ${order.order_id}`]);
  expect(await shop.order(customer, order.order_id)).toEqual(order);
});

test('[OR-13j] an inquiry that becomes a dispute keeps refunds waiting', async () => {
  const desk = await openDesk(shop);
  const { books } = shop.pay as StripeStandIn;
  const order = await buy({ bought: [name()] });
  const [payment] = listPayments(order);
  books.dispute(payment?.id ?? '', 'warning_under_review');
  books.closeDispute(payment?.id ?? '', 'needs_response');
  await shop.pay.quiet();
  await shop.deps.jobs.drain({ delayed: false });
  expect(await desk.order(await desk.asStaff('finance'), order.order_id)).toMatchObject({
    has_inquiry: false,
    has_open_dispute: true,
    items: [{ can_refund: false }],
  });
  await desk.close();
});

describe('[OR-10a] an order paid through Stripe', () => {
  test('captures what was registered, once, and its domains are the customer’s', async () => {
    const bought = [name(), name()];
    const order = await buy({ bought });
    expect(order).toMatchObject({
      status_name: 'completed',
      captured: order.total,
      voided: 0,
      payment: { brand: 'Visa', last4: '4242' },
    });
    expect(listPayments(order)).toMatchObject([{ status: 'captured', currency: 'USD', refunded: 0 }]);
    expect(
      (await shop.deps.db.select().from(domains).where(eq(domains.customer_id, customer.id)))
        .map((row) => row.name)
        .sort(),
    ).toEqual([...bought].sort());
  });

  test('captures a part and releases the rest when a domain is no longer available', async () => {
    const [kept, gone] = [name(), name()];
    shop.deps.faults.add({ operation: 'register', subject: gone, fault: { kind: 'taken' }, times: 0 });
    const order = await buy({ bought: [kept, gone] });
    expect(order).toMatchObject({ status_name: 'partially_completed', captured: 16.13, voided: 16.13 });
    expect(listPayments(order)).toMatchObject([{ status: 'captured', captured: 1_613 }]);
  });

  test('releases everything when no domain is available', async () => {
    const gone = name();
    shop.deps.faults.add({ operation: 'register', subject: gone, fault: { kind: 'taken' }, times: 0 });
    const order = await buy({ bought: [gone] });
    expect(order).toMatchObject({ status_name: 'failed', captured: 0 });
    expect(listPayments(order)).toMatchObject([{ status: 'cancelled' }]);
  });

  test('[P10] refunds a transfer that is denied in the end', async () => {
    const id = await place({ bought: [name()], brought: [ELSEWHERE] });
    await shop.settle(customer, id, ({ captured }) => captured > 0);
    shop.deps.faults.add({ operation: 'find', subject: ELSEWHERE, fault: { kind: 'taken' }, times: 0 });
    fails('refund', 'drop_response');
    const order = await shop.settle(customer, id);
    expect(order).toMatchObject({ status_name: 'partially_completed', captured: order.total });
    expect(order.refunded).toBeGreaterThan(0);
    expect(listPayments(order)[0]?.refunds).toHaveLength(1);
  });

  test.each([
    ['declined', CARDS.declined, 'The bank declined Visa 0002. Nothing was charged. Use another card or ask the bank.'],
    ['without funds', CARDS.empty, 'Insufficient funds on Visa 9995. Nothing was charged. Use another card.'],
    ['expired', CARDS.expired, 'Visa 0069 has expired. Nothing was charged. Use another card.'],
  ])('[P5] ends with the reason if the card is %s', async (_what, card, message) => {
    const order = await buy({ bought: [name()], card });
    expect(order).toMatchObject({ status_name: 'payment_failed', captured: 0, payment: { message } });
  });

  test.each<[string, FaultScriptInput['operation'], Parameters<typeof fails>[1]]>([
    ['[P2] the request is lost', 'authorise', 'drop_request'],
    ['[P3] the response is lost', 'authorise', 'drop_response'],
    ['[P4] Stripe fails', 'authorise', 'error'],
    ['[R5] the same request is in progress', 'authorise', 'in_progress'],
    ['Stripe fails after the payment was made, and repeats that for a day', 'stored_authorise', 'drop_response'],
    ['the request to capture is lost', 'capture', 'drop_request'],
    ['the response to the capture is lost', 'capture', 'drop_response'],
    ['the payment cannot be queried', 'find', 'malformed'],
  ])('[P1] [OR-05b] is paid once if %s', async (_what, operation, kind) => {
    fails(operation, kind);
    const order = await buy({ bought: [name()] });
    expect(order).toMatchObject({ status_name: 'completed', captured: order.total });
    expect(listPayments(order)).toHaveLength(1);
  });
});

describe('[OR-08b] a bank that asks the customer for confirmation', () => {
  const asked = async (): Promise<Order> =>
    shop.settle(
      customer,
      await place({ bought: [name()], card: CARDS.challenged }),
      ({ payment }) => payment.challenge_url !== null,
    );

  test('[P7] is confirmed on its page, and Stripe’s message continues the order at once', async () => {
    const waiting = await asked();
    await shop.pay.quiet();
    await shop.deps.db
      .update(orders)
      .set({ next_step_at: new Date(shop.clock.now().getTime() + 14_000) })
      .where(eq(orders.id, waiting.order_id));
    const back = await shop.pay.answerChallenge(waiting.payment.challenge_url ?? '', true);
    expect(new URL(back.headers.get('location') ?? '').pathname).toBe('/site/purchase');
    await shop.pay.quiet();
    const [row] = await shop.deps.db
      .select({ at: orders.next_step_at })
      .from(orders)
      .where(eq(orders.id, waiting.order_id));
    expect(row?.at).toEqual(shop.clock.now());
    expect(await shop.settle(customer, waiting.order_id)).toMatchObject({
      status_name: 'completed',
      payment: { challenge_url: null },
    });
  });

  test('that is refused ends the order without a charge', async () => {
    const waiting = await asked();
    await shop.pay.answerChallenge(waiting.payment.challenge_url ?? '', false);
    expect(await shop.settle(customer, waiting.order_id)).toMatchObject({
      status_name: 'payment_failed',
      captured: 0,
      payment: { message: expect.stringContaining('could not confirm') as string },
    });
  });

  test('[P6] that gets no answer has the payment released', async () => {
    const waiting = await asked();
    const order = await shop.settle(customer, waiting.order_id);
    expect(order.status_name).toBe('cancelled');
    expect(listPayments(order)).toMatchObject([{ status: 'cancelled' }]);
  });

  test('[OR-08d] has its PaymentIntent cancelled when the customer cancels the payment', async () => {
    const waiting = await asked();
    const answer = await customer.request({
      method: 'POST',
      url: `/api/checkout/1.0/order/${waiting.order_id}/payment/cancellation`,
    });
    expect(answer.statusCode).toBe(200);
    const order = await shop.settle(customer, waiting.order_id);
    expect(order).toMatchObject({ status_name: 'cancelled', captured: 0, payment: { code: 'payment_cancelled' } });
    expect(listPayments(order)).toMatchObject([{ status: 'cancelled' }]);
  });
});

test('[P11] a dispute without an order is found by its payment, and reported once', async () => {
  const order = await buy({ bought: [name()] });
  const [payment] = listPayments(order);
  await shop.pay.dispute(payment?.id ?? '');
  await shop.pay.dispute(payment?.id ?? '');
  await shop.pay.quiet();
  await shop.deps.jobs.drain({ delayed: false });
  const [row] = await shop.deps.db.select().from(orders).where(eq(orders.id, order.order_id));
  expect(row?.disputed_at).toEqual(shop.clock.now());
  const events = await shop.deps.db
    .select()
    .from(payment_events)
    .where(and(eq(payment_events.type, 'charge.dispute.created'), eq(payment_events.order_id, asId(order.order_id))));
  expect(events).toHaveLength(2);
  const told = (await shop.emails()).filter(
    ({ recipient, subject }) => recipient === shop.deps.config.supportEmail && subject.includes(order.order_id),
  );
  expect(told).toHaveLength(1);
});

test('[OR-13c] a late message about a dispute only causes it to be read again', async () => {
  const order = await buy({ bought: [name()] });
  const [payment] = listPayments(order);
  await shop.pay.dispute(payment?.id ?? '');
  await shop.pay.closeDispute(payment?.id ?? '', 'won');
  // The message about its beginning, again.
  await shop.pay.dispute(payment?.id ?? '');
  await shop.pay.quiet();
  await shop.deps.jobs.drain({ delayed: false });
  const [row] = await shop.deps.db.select().from(orders).where(eq(orders.id, order.order_id));
  expect(row?.disputed_at).toBeNull();
});
