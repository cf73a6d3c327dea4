import type { Order } from '@storefront/shared/contract';
import type { Attention, DeskOrder } from '@storefront/shared/contract/desk';
import { toMinor } from '@storefront/shared/domain';
import { millisecondsInHour, secondsInHour } from 'date-fns/constants';
import { eq } from 'drizzle-orm';
import { audit_entries, order_items, orders, receipts } from '../src/db/schema';
import { OrderProcessor } from '../src/modules/checkout/order-processor';
import type { TestCustomer } from './support/app';
import { asId } from './support/as-id';
import { auditTrail } from './support/audit-trail';
import { keepSessionsAlive } from './support/customers';
import { startPaymentProvider, type TestPayment } from './support/payment-provider';
import { freshLabel, openShop, type TestShop } from './support/shop';
import { openDesk, type TestDesk, type TestStaff } from './support/staff';
import { startStripe } from './support/stripe/stripe-stand-in';

let shop: TestShop;
let desk: TestDesk;
let finance: TestStaff;
let colleague: TestStaff;
let customer: TestCustomer;

const REASON = 'The customer was promised it';
const buy = async (count: number): Promise<Order> =>
  shop.settle(
    customer,
    await shop.place(customer, { bought: Array.from({ length: count }, () => `${freshLabel()}.com`) }),
  );
const findPayment = (id: string): TestPayment => {
  const payment = shop.pay.payments().find(({ order }) => order === id);
  if (!payment) throw new Error(`Order ${id} has no payment`);
  return payment;
};
const refundByHand = (id: string, amount: number): Promise<void> => shop.pay.refundByHand(findPayment(id).id, amount);
/** Waits until webhooks have arrived and been processed. */
async function news(): Promise<void> {
  await shop.pay.quiet();
  await shop.deps.jobs.drain({ delayed: false });
}
async function reconcile(): Promise<void> {
  await shop.deps.jobs.enqueue({ name: 'reconcile', retryLimit: 2, retryDelay: 60, expireIn: 600 }, {});
  await shop.deps.jobs.drain({ delayed: false });
}
const askDesk = async (who: TestStaff, order: Pick<DeskOrder, 'id'>, lines: DeskOrder['items']): Promise<number> => {
  const amount = lines.reduce((sum, { total }) => sum + toMinor(total, 'USD'), 0) / 100;
  const payload = { item_ids: lines.map(({ id }) => id), amount, reason: REASON };
  return (await who.request({ method: 'POST', url: `/desk/1.0/orders/${order.id}/refund`, payload })).statusCode;
};
const findState = async (itemId: string): Promise<string | undefined> =>
  (
    await shop.deps.db
      .select({ state: order_items.state })
      .from(order_items)
      .where(eq(order_items.id, asId(itemId)))
  )[0]?.state;
/** Returns the milliseconds until the next step of an order. */
const findWait = async (id: string): Promise<number> => {
  const [row] = await shop.deps.db
    .select({ next: orders.next_step_at })
    .from(orders)
    .where(eq(orders.id, asId(id)));
  return (row?.next?.getTime() ?? Number.NaN) - shop.clock.now().getTime();
};
const noted = async (id: string): Promise<number> =>
  (
    await shop.deps.db
      .select()
      .from(receipts)
      .where(eq(receipts.order_id, asId(id)))
  )
    .filter(({ kind }) => kind === 'refund')
    .reduce((sum, { amount }) => sum + amount, 0);
const warnings = async (id: string): Promise<string[]> =>
  (await shop.emails())
    .filter(({ recipient }) => recipient === shop.deps.config.supportEmail)
    .map(({ subject }) => subject)
    .filter((subject) => subject.startsWith('Refunded twice') && subject.includes(id));

/** Lets the order make one step. */
async function step(id: string): Promise<void> {
  let looks = 0;
  await shop.settle(customer, id, () => (looks += 1) > 1);
}

/** Lets something happen while the shop's next refund is on its way to the provider. */
function duringRefund(happens: () => Promise<void>): void {
  const { payment } = shop.deps;
  const refund = payment.refund.bind(payment);
  jest.spyOn(payment, 'refund').mockImplementationOnce(async (...call) => {
    await happens();
    return refund(...call);
  });
}

/** Delays the shop's next refund on its way to the provider beyond the deadline. @returns a function that lets it arrive */
function delayRefund(): () => Promise<void> {
  const { payment } = shop.deps;
  const refund = payment.refund.bind(payment);
  let arrive = (): Promise<unknown> => Promise.reject(new Error('The shop has not refunded anything'));
  jest.spyOn(payment, 'refund').mockImplementationOnce(async (...call) => {
    arrive = () => refund(...call);
    return { kind: 'unknown', cause: 'timeout waiting for the response' };
  });
  return async () => {
    await arrive();
    await shop.pay.quiet();
  };
}

describe.each([
  ['the sandbox', startPaymentProvider],
  ['Stripe', startStripe],
])('refunds of the same money at once: %s', (_provider, startPay) => {
  beforeAll(async () => {
    shop = await openShop({ DESK_PORT: '26001' }, { startPay });
    desk = await openDesk(shop);
    shop.pay.reportTo(shop.app);
    finance = await desk.asStaff('finance');
    colleague = await desk.asStaff('finance');
  });
  beforeEach(async () => {
    customer = await shop.asCustomer();
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    shop.deps.faults.clear();
    shop.pay.faults.clear();
    await news();
    await shop.checkInvariants();
  });
  afterAll(async () => {
    await desk.close();
    await shop.close();
  });

  /** Has the desk order the refund of the first line. */
  async function owe(order: Order): Promise<{ line: DeskOrder['items'][number]; cost: number }> {
    const shown = await desk.order(finance, order.order_id);
    const [line] = shown.items;
    if (!line) throw new Error('The order has no line');
    expect(await askDesk(finance, shown, [line])).toBe(200);
    return { line, cost: toMinor(line.total, 'USD') };
  }

  test("[OR-13f] a line that staff refund in the provider's pages is not refunded again, whoever hears of it first", async () => {
    for (const isReported of [true, false]) {
      if (!isReported) shop.pay.faults.add({ operation: 'webhook', fault: { kind: 'drop_request' }, times: 0 });
      const order = await buy(2);
      const { line, cost } = await owe(order);
      await refundByHand(order.order_id, cost);
      if (isReported) await shop.pay.quiet();
      await Promise.all([step(order.order_id), shop.deps.jobs.drain({ delayed: false })]);
      await shop.deps.jobs.drain({ delayed: false });
      await shop.settle(customer, order.order_id);
      expect(findPayment(order.order_id).refunded).toBe(cost);
      expect(await noted(order.order_id)).toBe(cost);
      expect(await findState(line.id)).toBe('refunded');
      expect(await warnings(order.order_id)).toEqual([]);
      shop.pay.faults.clear();
    }
  });

  test('[OR-13f] a refund by hand that is booked while the shop looks at the payment is not made again', async () => {
    const order = await buy(2);
    const { line, cost } = await owe(order);
    await refundByHand(order.order_id, cost);
    const { payment } = shop.deps;
    const find = payment.find.bind(payment);
    jest.spyOn(payment, 'find').mockImplementationOnce(async (lookup) => {
      const found = await find(lookup);
      await news();
      return found;
    });
    await step(order.order_id);
    await shop.settle(customer, order.order_id);
    expect(findPayment(order.order_id).refunded).toBe(cost);
    expect(await noted(order.order_id)).toBe(cost);
    expect(await findState(line.id)).toBe('refunded');
  });

  test("[OR-13f] a refund made by hand while the shop's own is on its way is booked beside it, and staff are warned", async () => {
    const order = await buy(3);
    const { line, cost } = await owe(order);
    duringRefund(async () => {
      await refundByHand(order.order_id, cost);
      await news();
    });
    await shop.settle(customer, order.order_id);
    await news();
    expect(findPayment(order.order_id).refunded).toBe(2 * cost);
    expect(await findState(line.id)).toBe('refunded');
    expect(await noted(order.order_id)).toBe(2 * cost);
    expect(await warnings(order.order_id)).toHaveLength(1);
    await reconcile();
    expect(await noted(order.order_id)).toBe(2 * cost);
    expect(await warnings(order.order_id)).toHaveLength(1);
  });

  test('[OR-13f] the same without a message: the shop warns as soon as its own refund is done', async () => {
    shop.pay.faults.add({ operation: 'webhook', fault: { kind: 'drop_request' }, times: 0 });
    const order = await buy(3);
    const { cost } = await owe(order);
    duringRefund(() => refundByHand(order.order_id, cost));
    await shop.settle(customer, order.order_id);
    await shop.deps.jobs.drain({ delayed: false });
    expect(findPayment(order.order_id).refunded).toBe(2 * cost);
    expect(await noted(order.order_id)).toBe(2 * cost);
    expect(await warnings(order.order_id)).toHaveLength(1);
  });

  test('[OR-13f] a refund that arrives after its line was refunded by hand is booked for the order', async () => {
    const order = await buy(3);
    const { line, cost } = await owe(order);
    const arrive = delayRefund();
    await step(order.order_id);
    await shop.deps.jobs.drain({ delayed: false });
    await refundByHand(order.order_id, cost);
    await news();
    await arrive();
    await shop.settle(customer, order.order_id);
    await reconcile();
    expect(findPayment(order.order_id).refunded).toBe(2 * cost);
    expect(await noted(order.order_id)).toBe(2 * cost);
    expect(await findState(line.id)).toBe('refunded');
    expect(await warnings(order.order_id)).toHaveLength(1);
    await reconcile();
    expect(await noted(order.order_id)).toBe(2 * cost);
    const trail = await auditTrail(shop.deps.db, eq(audit_entries.subject, `order:${order.order_id}`));
    expect(trail.filter(({ action }) => action === 'order.money_returned')).toHaveLength(2);
  });

  test('[OR-13f] all that is left is refunded by hand while one line is owed: nothing is refunded beyond the charge', async () => {
    const order = await buy(2);
    await owe(order);
    await refundByHand(order.order_id, findPayment(order.order_id).captured);
    await Promise.all([step(order.order_id), news()]);
    await news();
    await shop.settle(customer, order.order_id);
    expect(findPayment(order.order_id).refunded).toBe(findPayment(order.order_id).captured);
    expect(await noted(order.order_id)).toBe(findPayment(order.order_id).captured);
  });

  test('[BO-02c] two members of staff at once, a slow provider and a lost response refund each line once', async () => {
    const order = await buy(2);
    const shown = await desk.order(finance, order.order_id);
    const [first] = shown.items;
    if (!first) throw new Error('The order has no line');
    shop.pay.faults.add({ operation: 'refund', subject: order.order_id, fault: { kind: 'delay', ms: 200 } });
    shop.pay.faults.add({ operation: 'refund', subject: order.order_id, fault: { kind: 'drop_response' } });
    const answers = await Promise.all([
      askDesk(finance, shown, [first]),
      askDesk(colleague, shown, shown.items),
      askDesk(colleague, shown, [first]),
      askDesk(finance, shown, shown.items),
    ]);
    expect(answers.every((status) => status === 200 || status === 409)).toBe(true);
    const settling = shop.settle(customer, order.order_id);
    expect([200, 409]).toContain(await askDesk(colleague, shown, [first]));
    await settling;
    const isWhole = answers[1] === 200 || answers[3] === 200;
    const due = toMinor(isWhole ? shown.total : first.total, 'USD');
    expect(findPayment(order.order_id).refunded).toBe(due);
    expect(await noted(order.order_id)).toBe(due);
  });

  test.each(['won', 'lost'] as const)(
    '[OR-13g] while the bank has not decided about a dispute, nothing is refunded: %s',
    async (end) => {
      const order = await buy(2);
      const { line, cost } = await owe(order);
      const payment = findPayment(order.order_id);
      await shop.pay.dispute(payment.id);
      await news();
      const shown = await desk.order(finance, order.order_id);
      expect(shown.has_open_dispute).toBe(true);
      expect(shown.items.map(({ can_refund }) => can_refund)).toEqual([false, false]);
      expect(await askDesk(finance, shown, shown.items.slice(1))).toBe(409);
      await step(order.order_id);
      expect(findPayment(order.order_id).refunded).toBe(0);
      expect(await findState(line.id)).toBe('refund_pending');

      await shop.pay.closeDispute(payment.id, end);
      await news();
      await shop.settle(customer, order.order_id);
      expect(findPayment(order.order_id).refunded).toBe(end === 'won' ? cost : payment.captured);
      expect(await findState(line.id)).toBe('refunded');
      expect((await desk.order(finance, order.order_id)).has_open_dispute).toBe(false);
    },
  );

  test.each(['won', 'lost'] as const)(
    '[OR-13h] a refund that waits for a dispute is looked at once a day, is not listed as stuck, and goes on with the decision: %s',
    async (end) => {
      const order = await buy(2);
      const { line } = await owe(order);
      const payment = findPayment(order.order_id);
      await shop.pay.dispute(payment.id);
      await news();
      await step(order.order_id);
      expect((await findWait(order.order_id)) / millisecondsInHour).toBe(24);
      const find = jest.spyOn(shop.deps.payment, 'find');
      shop.clock.advance(2 * secondsInHour);
      await keepSessionsAlive(shop.deps.db);
      finance = await desk.asStaff('finance');
      const processor = new OrderProcessor(shop.deps);
      await processor.pollDue();
      await processor.stop();
      expect(find).not.toHaveBeenCalled();
      const admin = await desk.asStaff('admin');
      const { rows } = (await admin.request({ url: '/desk/1.0/attention' })).json<{ rows: Attention[] }>();
      expect(rows.filter(({ order_id }) => order_id === order.order_id).map(({ kind }) => kind)).toEqual(['dispute']);

      // One decision is reported, the other is found by the reconciliation.
      if (end === 'lost') shop.pay.faults.add({ operation: 'webhook', fault: { kind: 'drop_request' }, times: 0 });
      await shop.pay.closeDispute(payment.id, end);
      await news();
      if (end === 'lost') {
        expect(await findWait(order.order_id)).toBeGreaterThan(0);
        await reconcile();
      }
      expect(await findWait(order.order_id)).toBeLessThanOrEqual(0);
      await shop.settle(customer, order.order_id);
      expect(await findState(line.id)).toBe('refunded');
    },
  );
});
