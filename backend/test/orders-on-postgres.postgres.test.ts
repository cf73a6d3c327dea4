import { eq } from 'drizzle-orm';
import { attempt_counts, order_items, orders } from '../src/db/schema';
import { inTransaction } from '../src/db/transaction';
import type { TestCustomer } from './support/app';
import { freshLabel, type TestShop } from './support/shop';
import { withShop } from './support/shop-tests';

let shop: TestShop;
let customer: TestCustomer;
withShop((open, created) => ([shop, customer] = [open, created]));

/** Closes all other connections to this database. @param waitMs how long it waits until they are closed */
const cutOthers = (waitMs: number) =>
  shop.deps.database.execute(
    `select pg_terminate_backend(pid, ${waitMs}) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  );

/** Until the others are closed, which takes a busy machine a moment, a statement may still get one of them and fail. */
async function untilCut(): Promise<void> {
  for (let tries = 1; ; tries += 1)
    try {
      await cutOthers(10_000);
      return;
    } catch (error) {
      // It got one itself.
      if (tries === 10) throw error;
    }
}

const payload = async () => shop.payloadFor(customer, [`${freshLabel()}.com`, `${freshLabel()}.com`]);

test('[S3] [OR-05a] [OR-05c] a connection that breaks while an order is written leaves nothing of it; the same key succeeds afterwards', async () => {
  const order = await payload();
  const before = await shop.deps.db.$count(order_items);
  // All connections of this database are closed repeatedly while the order is being placed.
  const cutting = (async () => {
    for (let cut = 0; cut < 12; cut += 1) {
      await cutOthers(0).catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, 3));
    }
  })();
  const tried = await Promise.all(Array.from({ length: 6 }, () => shop.placeOrder(customer, order)));
  await cutting;
  await untilCut();
  for (const answer of tried.filter(({ statusCode }) => statusCode !== 201)) {
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  }
  const [kept] = await shop.deps.db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.idempotency_key, order.idempotency_key));
  const written = (await shop.deps.db.$count(order_items)) - before;
  expect(written).toBe(kept ? 2 : 0);

  const again = await shop.placeOrder(customer, order);
  expect(again.statusCode).toBe(201);
  expect((await shop.settle(customer, again.json<{ order_id: string }>().order_id)).status_name).toBe('completed');
});

test('[S4] deadlocked transactions are retried, each with its effect once', async () => {
  const until = new Date(shop.clock.now().getTime() + 60_000);
  const [a, b] = [`a-${freshLabel()}`, `b-${freshLabel()}`];
  await shop.deps.db.insert(attempt_counts).values([a, b].map((key) => ({ key, count: 0, window_ends_at: until })));
  let met = 0;
  let bothHold = () => {};
  const bothHeld = new Promise<void>((resolve) => (bothHold = resolve));
  const bump = (first: string, second: string) =>
    inTransaction(shop.deps.db, async (tx) => {
      const add = (key: string) => tx.execute(`update attempt_counts set count = count + 1 where key = '${key}'`);
      await add(first);
      met += 1;
      if (met === 2) bothHold();
      await bothHeld;
      await add(second);
    });
  await Promise.all([bump(a, b), bump(b, a)]);
  expect(met).toBeGreaterThan(2);
  const counts = await shop.deps.db.select().from(attempt_counts);
  expect(counts.filter(({ key }) => key === a || key === b).map(({ count }) => count)).toEqual([2, 2]);
});

test('[S4] [OR-05a] forty concurrent orders, some under one key, are written once each', async () => {
  const payloads = await Promise.all(Array.from({ length: 10 }, payload));
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      shop.placeOrder(customer, payloads[index % payloads.length] ?? payloads[0]!),
    ),
  );
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
  const ids = new Set(answers.map((answer) => answer.json<{ order_id: string }>().order_id));
  expect(ids.size).toBe(payloads.length);
  for (const id of ids) expect((await shop.settle(customer, id)).status_name).toBe('completed');
});
