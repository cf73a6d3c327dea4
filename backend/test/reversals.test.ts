import type { Order, Receipt } from '@storefront/shared/contract';
import { toMinor } from '@storefront/shared/domain';
import { and, eq, isNull } from 'drizzle-orm';
import { audit_entries, customers, domains, orders, receipts } from '../src/db/schema';
import { inTransaction } from '../src/db/transaction';
import { eraseAccount } from '../src/modules/account/erase-account-queries';
import { reopenForRefund } from '../src/modules/orders';
import type { TestCustomer } from './support/app';
import { asId } from './support/as-id';
import { auditTrail } from './support/audit-trail';
import { startPaymentProvider, type TestPayment } from './support/payment-provider';
import { freshLabel, openShop, type TestShop, type Wanted } from './support/shop';
import { startStripe } from './support/stripe/stripe-stand-in';

/** Registered at another registrar of the sandbox, and not locked there. */
const ELSEWHERE = 'mountain.com';
const reconciling = { name: 'reconcile', retryLimit: 2, retryDelay: 60, expireIn: 600 };

let shop: TestShop;
let customer: TestCustomer;

const name = (ending = 'com'): string => `${freshLabel()}.${ending}`;
const place = (wanted: Wanted): Promise<string> => shop.place(customer, wanted);
const buy = async (...bought: string[]): Promise<Order> => shop.settle(customer, await place({ bought }));
const findPayment = (id: string): TestPayment => {
  const payment = shop.pay.payments().find(({ order }) => order === id);
  if (!payment) throw new Error(`Order ${id} has no payment`);
  return payment;
};
/** Waits until webhooks have arrived and been processed. */
async function news(): Promise<void> {
  await shop.pay.quiet();
  await shop.deps.jobs.drain({ delayed: false });
}
async function reconcile(): Promise<void> {
  await shop.deps.jobs.enqueue(reconciling, {});
  await shop.deps.jobs.drain({ delayed: false });
}
const refundByHand = (id: string, amount: number): Promise<void> => shop.pay.refundByHand(findPayment(id).id, amount);
const getCost = (order: Order, index: number): number => {
  const item = order.order_items[index];
  return toMinor((item?.amount ?? 0) + (item?.tax ?? 0), 'USD');
};
const fetchReceipt = async (id: string): Promise<Receipt> =>
  (await customer.request({ method: 'GET', url: `/api/checkout/1.0/order/${id}/receipt` })).json();
const emailsTo = async (recipient: string): Promise<{ subject: string; text: string }[]> =>
  (await shop.emails()).filter((email) => email.recipient === recipient);
const toSupport = async (id: string): Promise<string[]> =>
  (await emailsTo(shop.deps.config.supportEmail)).map(({ subject }) => subject).filter((it) => it.includes(id));
const getWalk = async (id: string): Promise<string[]> =>
  (await auditTrail(shop.deps.db, eq(audit_entries.subject, `order:${id}`))).map(({ action }) => action);
const heldNames = async (): Promise<string[]> =>
  (
    await shop.deps.db
      .select({ name: domains.name })
      .from(domains)
      .where(and(eq(domains.customer_id, customer.id), isNull(domains.ended_at)))
  ).map((row) => row.name);
const disputedAt = async (id: string): Promise<Date | null | undefined> =>
  (
    await shop.deps.db
      .select({ at: orders.disputed_at })
      .from(orders)
      .where(eq(orders.id, asId(id)))
  )[0]?.at;

describe.each([
  ['the sandbox', startPaymentProvider],
  ['Stripe', startStripe],
])("reversals on the provider's own pages: %s", (_provider, startPay) => {
  beforeAll(async () => {
    shop = await openShop({}, { startPay });
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

  test("[OR-13a] [OR-13c] a full refund is recorded as one of the shop's, once, and no domain is changed", async () => {
    shop.pay.faults.add({ operation: 'webhook', fault: { kind: 'duplicate', copies: 2 }, times: 0 });
    const [one, other] = [name(), name()];
    const order = await buy(one, other);
    await refundByHand(order.order_id, findPayment(order.order_id).captured);
    await news();
    const receipt = await fetchReceipt(order.order_id);
    expect(receipt).toMatchObject({
      status_name: 'completed',
      captured: order.total,
      refunded: order.total,
      lines: [{ money: 'refunded' }, { money: 'refunded' }],
    });
    expect(receipt.refunds.map(({ domain_name }) => domain_name)).toEqual([one, other]);
    const numbers = [receipt.number, ...receipt.refunds.map(({ number }) => number)].map((it) => Number(it?.slice(2)));
    expect(numbers).toEqual([numbers[0], (numbers[0] ?? 0) + 1, (numbers[0] ?? 0) + 2]);
    expect((await heldNames()).sort()).toEqual([one, other].sort());
    const told = (await emailsTo(customer.email)).filter(({ subject }) => subject.endsWith('has been refunded'));
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain('the rest of what you paid');
    expect((await getWalk(order.order_id)).filter((action) => action === 'order.money_returned')).toHaveLength(1);
  });

  test('[OR-13a] a refund equal to the cost of one line is assigned to that line', async () => {
    const order = await buy(name('com'), name('org'));
    expect(getCost(order, 0)).not.toBe(getCost(order, 1));
    await refundByHand(order.order_id, getCost(order, 1));
    await news();
    const receipt = await fetchReceipt(order.order_id);
    expect(receipt).toMatchObject({ status_name: 'completed', lines: [{ money: 'charged' }, { money: 'refunded' }] });
    expect(receipt.refunds).toMatchObject([{ domain_name: order.order_items[1]?.domain_name }]);
  });

  test('[OR-13a] refunds that match no line are assigned to the whole order, until all is refunded', async () => {
    const order = await buy(name(), name());
    await refundByHand(order.order_id, 100);
    await news();
    expect(await fetchReceipt(order.order_id)).toMatchObject({
      status_name: 'completed',
      refunded: 1,
      refunds: [{ domain_name: null, amount: 1 }],
      lines: [{ money: 'charged' }, { money: 'charged' }],
    });
    expect((await emailsTo(customer.email)).map(({ subject }) => subject)).toContain('$1.00 has been refunded');
    await shop.checkInvariants();

    // Two lines have the same cost, so the refund cannot be assigned to one.
    await refundByHand(order.order_id, getCost(order, 0));
    await news();
    expect(await fetchReceipt(order.order_id)).toMatchObject({
      status_name: 'completed',
      refunds: [{ domain_name: null }, { domain_name: null }],
    });
    await shop.checkInvariants();

    await refundByHand(order.order_id, toMinor(order.total, 'USD') - getCost(order, 0) - 100);
    await news();
    expect(await fetchReceipt(order.order_id)).toMatchObject({ status_name: 'completed', refunded: order.total });
  });

  test('[OR-13a] a refund during a transfer is recorded at once, and in total no more than was paid is refunded', async () => {
    const id = await place({ brought: [ELSEWHERE] });
    const paid = await shop.settle(customer, id, ({ captured }) => captured > 0);
    await refundByHand(id, toMinor(paid.total, 'USD') - 200);
    await news();
    expect(await shop.order(customer, id)).toMatchObject({
      status_name: 'provisioning',
      refunded: (toMinor(paid.total, 'USD') - 200) / 100,
    });
    await shop.checkInvariants();
    shop.deps.faults.add({ operation: 'find', subject: ELSEWHERE, fault: { kind: 'taken' }, times: 0 });
    expect(await shop.settle(customer, id)).toMatchObject({ status_name: 'refunded', refunded: paid.total });
    expect((await fetchReceipt(id)).refunds).toMatchObject([
      { domain_name: null },
      { domain_name: ELSEWHERE, amount: 2 },
    ]);
  });

  test('[OR-13c] what no webhook reports is found by the reconciliation, which has nothing else to report', async () => {
    shop.pay.faults.add({ operation: 'webhook', fault: { kind: 'drop_request' }, times: 0 });
    const order = await buy(name());
    await refundByHand(order.order_id, 100);
    const disputed = await buy(name());
    await shop.pay.dispute(findPayment(disputed.order_id).id);
    await news();
    expect((await fetchReceipt(order.order_id)).refunded).toBe(0);
    const before = (await emailsTo(shop.deps.config.supportEmail)).length;
    await reconcile();
    await reconcile();
    expect((await fetchReceipt(order.order_id)).refunded).toBe(1);
    expect(await disputedAt(disputed.order_id)).toEqual(shop.clock.now());
    // About the dispute only.
    expect(await emailsTo(shop.deps.config.supportEmail)).toHaveLength(before + 1);
  });

  test('[OR-13c] a provider that does not respond is queried again', async () => {
    const order = await buy(name());
    shop.pay.faults.add({ operation: 'find', subject: order.order_id, fault: { kind: 'error' }, times: 0 });
    await refundByHand(order.order_id, 100);
    await news();
    expect((await fetchReceipt(order.order_id)).refunded).toBe(0);
    shop.pay.faults.clear();
    await shop.deps.jobs.drain();
    expect((await fetchReceipt(order.order_id)).refunded).toBe(1);
  });

  /** Makes an order's successful refunds fail at the bank. */
  const failRefunds = async (id: string): Promise<void> => {
    await shop.pay.failRefunds(findPayment(id).id);
    await news();
  };
  const cameBack = (id: string): string => `A refund came back: order ${id}`;
  /** Has the shop refund the first line of an order. */
  async function refundByShop(order: Order): Promise<void> {
    await shop.deps.db.transaction((tx) =>
      reopenForRefund(
        tx,
        {
          itemId: asId(order.order_items[0]?.id ?? ''),
          orderId: asId(order.order_id),
          message: { code: 'refunded_by_shop' },
          action: 'refund_asked',
          at: shop.clock.now(),
        },
        { actor: 'system', requestId: null },
      ),
    );
    await shop.settle(customer, order.order_id);
    await news();
  }

  test('[OR-13e] a refund by the shop that fails after it had succeeded is owed again and repeated, once', async () => {
    const order = await buy(name(), name());
    const id = order.order_id;
    await refundByShop(order);
    const cost = getCost(order, 0) / 100;
    expect(await shop.order(customer, id)).toMatchObject({ status_name: 'completed', refunded: cost });

    shop.pay.faults.add({ operation: 'webhook', fault: { kind: 'duplicate', copies: 2 }, times: 0 });
    await failRefunds(id);
    expect((await shop.order(customer, id)).refunded).toBe(0);
    await reconcile();
    expect(await shop.order(customer, id)).toMatchObject({
      status_name: 'provisioning',
      refunded: 0,
      order_items: [{ status: 'refund_pending' }, { status: 'completed' }],
    });
    expect(await fetchReceipt(id)).toMatchObject({
      refunded: 0,
      lines: [{ money: 'refund_pending' }, { money: 'charged' }],
      refunds: [{ amount: cost }, { amount: cost, failed: true }],
    });
    expect((await toSupport(id)).filter((it) => it === cameBack(id))).toHaveLength(1);
    await shop.checkInvariants();

    expect(await shop.settle(customer, id)).toMatchObject({ status_name: 'completed', refunded: cost });
    expect((await fetchReceipt(id)).refunds.map(({ failed = false }) => failed)).toEqual([false, true, false]);
    expect(
      findPayment(id)
        .refunds.map(({ status }) => status)
        .sort(),
    ).toEqual(['failed', 'succeeded']);
    expect(await toSupport(id)).toHaveLength(1);
  });

  test('[OR-13e] a manual one that fails is reversed for its lines, and repeated by the shop', async () => {
    const order = await buy(name(), name());
    const id = order.order_id;
    await refundByHand(id, findPayment(id).captured);
    await news();
    expect(await shop.order(customer, id)).toMatchObject({ status_name: 'completed', refunded: order.total });
    await failRefunds(id);
    expect(await shop.order(customer, id)).toMatchObject({ status_name: 'provisioning', refunded: 0 });
    await shop.checkInvariants();
    expect(await shop.settle(customer, id)).toMatchObject({ status_name: 'completed', refunded: order.total });
    expect(findPayment(id).refunded).toBe(findPayment(id).captured);
    expect(await toSupport(id)).toEqual([cameBack(id)]);
  });

  test('[OR-13e] one that was for no line is reversed, for staff to decide; repeated manually, it counts again', async () => {
    const order = await buy(name(), name());
    const id = order.order_id;
    await refundByHand(id, 100);
    await news();
    await failRefunds(id);
    expect(await fetchReceipt(id)).toMatchObject({
      status_name: 'completed',
      refunded: 0,
      refunds: [{ amount: 1 }, { amount: 1, failed: true }],
    });
    expect(
      (await emailsTo(shop.deps.config.supportEmail)).find(({ subject }) => subject === cameBack(id))?.text,
    ).toContain('does not refund it by itself');
    await refundByHand(id, 100);
    await news();
    expect(await shop.order(customer, id)).toMatchObject({ status_name: 'completed', refunded: 1 });
  });

  test('[OR-13e] a manual refund for an owed line is not paid a second time', async () => {
    const order = await buy(name(), name());
    const id = order.order_id;
    await refundByShop(order);
    await shop.pay.failRefunds(findPayment(id).id);
    await refundByHand(id, getCost(order, 0));
    await news();
    expect(await shop.settle(customer, id)).toMatchObject({ status_name: 'completed' });
    expect(findPayment(id).refunded).toBe(getCost(order, 0));
  });

  test('[OR-13c] [OR-13e] a failure that no webhook reports is found by the reconciliation', async () => {
    shop.pay.faults.add({ operation: 'webhook', fault: { kind: 'drop_request' }, times: 0 });
    const order = await buy(name());
    const id = order.order_id;
    await refundByShop(order);
    await failRefunds(id);
    expect((await fetchReceipt(id)).refunded).toBe(order.total);
    await reconcile();
    await reconcile();
    expect((await fetchReceipt(id)).refunded).toBe(0);
    expect(await toSupport(id)).toEqual([cameBack(id)]);
    expect(await shop.settle(customer, id)).toMatchObject({ status_name: 'completed', refunded: order.total });
  });

  test('[P11] [OR-13b] a dispute flags the order and is reported once; if won, the flag is removed and nothing is booked', async () => {
    const order = await buy(name());
    const { id } = findPayment(order.order_id);
    await shop.pay.dispute(id);
    await shop.pay.dispute(id);
    await news();
    expect(await disputedAt(order.order_id)).toEqual(shop.clock.now());
    expect(await toSupport(order.order_id)).toEqual([`A payment is disputed: order ${order.order_id}`]);
    expect(await shop.order(customer, order.order_id)).toMatchObject({ status_name: 'completed', refunded: 0 });

    await shop.pay.closeDispute(id, 'won');
    await news();
    expect(await disputedAt(order.order_id)).toBeNull();
    expect(await toSupport(order.order_id)).toContain(`A dispute is won: order ${order.order_id}`);
    expect(await shop.order(customer, order.order_id)).toMatchObject({ status_name: 'completed', refunded: 0 });
    expect((await getWalk(order.order_id)).slice(-2)).toEqual(['order.disputed', 'order.dispute_won']);
  });

  test('[OR-09d] the note of a dispute lost after the account was closed names the buyer as the receipt does', async () => {
    const { db, clock } = shop.deps;
    const order = await buy(name());
    await inTransaction(db, async (tx) => {
      await eraseAccount(tx, customer.id, clock.now());
      await tx.update(customers).set({ closed_at: clock.now() }).where(eq(customers.id, customer.id));
    });
    const { id } = findPayment(order.order_id);
    await shop.pay.dispute(id);
    await shop.pay.closeDispute(id, 'lost');
    await news();
    const issued = await db
      .select({ kind: receipts.kind, parties: receipts.parties })
      .from(receipts)
      .where(eq(receipts.order_id, asId(order.order_id)))
      .orderBy(receipts.number);
    expect(issued.map(({ kind }) => kind)).toEqual(['receipt', 'refund']);
    expect(issued[0]?.parties.buyer.email).toBe(customer.email);
    expect(issued[1]?.parties).toEqual(issued[0]?.parties);
  });

  test('[P11] [OR-13b] a lost dispute is booked as refunded; the domain stays until staff decide', async () => {
    const bought = name();
    const order = await buy(bought);
    const { id } = findPayment(order.order_id);
    await shop.pay.dispute(id);
    await shop.pay.closeDispute(id, 'lost');
    await news();
    expect(await fetchReceipt(order.order_id)).toMatchObject({
      status_name: 'refunded',
      refunded: order.total,
      refunds: [{ domain_name: bought, amount: order.total }],
      lines: [{ money: 'refunded', message: 'Your bank returned the payment.' }],
    });
    expect(await disputedAt(order.order_id)).toEqual(shop.clock.now());
    expect(await toSupport(order.order_id)).toContain(`A dispute is lost: order ${order.order_id}`);
    expect(await heldNames()).toEqual([bought]);
    const told = (await emailsTo(customer.email)).find(({ subject }) => subject.endsWith('has been refunded'));
    expect(told?.text).toContain('your bank returned');
    await reconcile();
    expect((await emailsTo(shop.deps.config.supportEmail)).map(({ subject }) => subject)).not.toContain(
      expect.stringContaining('The books differ'),
    );
  });
});
