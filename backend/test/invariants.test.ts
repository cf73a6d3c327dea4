import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../src/db/client';
import { audit_entries, order_items, orders, registrar_sandbox_orders } from '../src/db/schema';
import { assertInvariants, type BookedPayment } from './invariants';
import { asId } from './support/as-id';
import { freshLabel, openShop, type TestShop } from './support/shop';

let shop: TestShop;
let orderId: string;

beforeAll(async () => {
  shop = await openShop();
  const customer = await shop.asCustomer();
  const answer = await shop.placeOrder(
    customer,
    await shop.payloadFor(customer, [`${freshLabel()}.com`, `${freshLabel()}.net`]),
  );
  orderId = answer.json<{ order_id: string }>().order_id;
  await shop.settle(customer, orderId);
  await shop.checkInvariants();
});
afterAll(() => shop.close());

const check = (db: Db | Tx, change: (payment: BookedPayment) => BookedPayment[] = (payment) => [payment]) =>
  assertInvariants(db as Db, { payments: () => shop.pay.payments().flatMap(change) }, shop.clock.now());

class Undo extends Error {}

/** The result of the check after a change of the tables, which is then rolled back. */
async function verdict(spoil: (tx: Tx) => Promise<unknown>): Promise<string> {
  let said = 'nothing is broken';
  await shop.deps.db
    .transaction(async (tx) => {
      await spoil(tx);
      await check(tx).catch((error: Error) => (said = error.message));
      throw new Undo();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error;
    });
  return said;
}

describe('[OR-10a] the check of the invariants detects', () => {
  test.each<[string, (payment: BookedPayment) => BookedPayment[], string]>([
    ['I1: a cent too much was taken', (payment) => [{ ...payment, captured: payment.captured + 1 }], 'I1'],
    ['I1: money that is still held', (payment) => [{ ...payment, status: 'authorised', captured: 0 }], 'I1'],
    ['I2: a second payment', (payment) => [payment, { ...payment, id: 'pay_2', key: 'other' }], 'I2'],
    ['I4: a payment without an order', (payment) => [payment, { ...payment, id: 'pay_3', order: 'lost' }], 'I4'],
    ['I5: another amount than was shown', (payment) => [{ ...payment, amount: payment.amount + 1 }], 'I5'],
  ])('%s', async (_what, change, rule) => {
    await expect(check(shop.deps.db, change)).rejects.toThrow(rule);
  });

  test('I2: a registration without an order', async () => {
    const now = new Date();
    expect(
      await verdict((tx) =>
        tx
          .insert(registrar_sandbox_orders)
          .values({ reference: 'stray', kind: 'new', name: 'stray.com', years: 1, created_at: now, completes_at: now }),
      ),
    ).toContain('I2');
  });

  test('I3: an order that is stuck', async () => {
    expect(
      await verdict((tx) =>
        tx
          .update(orders)
          .set({ state: 'provisioning', next_step_at: null, captured: 0 })
          .where(eq(orders.id, asId(orderId))),
      ),
    ).toContain('I3');
  });

  test('I4: a paid domain that is in no customer’s list', async () => {
    expect(
      await verdict((tx) =>
        tx
          .update(order_items)
          .set({ domain_id: null })
          .where(eq(order_items.order_id, asId(orderId))),
      ),
    ).toContain('I4');
  });

  test('I6: a transition without an audit row', async () => {
    expect(
      await verdict((tx) =>
        tx
          .update(orders)
          .set({ state: 'failed' })
          .where(eq(orders.id, asId(orderId))),
      ),
    ).toContain('I6');
  });

  test('I6: a transition that the graph does not have', async () => {
    const entry = {
      at: new Date(),
      actor: 'system',
      action: 'order.undone',
      subject: `order:${orderId}`,
      before: { state: 'completed' },
      after: { state: 'failed' },
    };
    expect(
      await verdict(async (tx) => {
        await tx
          .update(orders)
          .set({ state: 'failed' })
          .where(eq(orders.id, asId(orderId)));
        await tx.insert(audit_entries).values(entry);
      }),
    ).toContain('completed → failed is not on the graph');
  });
});
