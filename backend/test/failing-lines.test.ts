import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { domains, order_items, orders } from '../src/db/schema';
import { OrderProcessor } from '../src/modules/checkout/order-processor';
import { HOLD_MS } from '../src/modules/checkout/pauses';
import { isFinalState, isPayable } from '../src/modules/orders/order-machine';
import { asId } from './support/as-id';
import { freshLabel, openShop, type TestShop } from './support/shop';

/** Runs in `npm test`; `MODEL_RUNS` makes it longer. */
const RUNS = Number(process.env.MODEL_RUNS ?? 12);
/** The number of tries after which a permanent failure must have been reported. */
const TRIES = 14;

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterEach(() => {
  jest.restoreAllMocks();
  shop.deps.faults.clear();
});
afterAll(() => shop.close());

const CALLS = ['order', 'findOrder'] as const;
/** What the database refuses to write for a line: its order item in a state, its domain, its transfer. */
const ITEM_STATES = ['registering', 'unknown', 'pending', 'completed'] as const;
const point = fc.oneof(
  fc.record({ kind: fc.constant('call'), call: fc.constantFrom(...CALLS), isCarriedOut: fc.boolean() }),
  fc.record({ kind: fc.constant('item'), state: fc.constantFrom(...ITEM_STATES) }),
  fc.constant({ kind: 'domain' as const }),
  fc.constant({ kind: 'transfer' as const }),
);
type Point = typeof point extends fc.Arbitrary<infer Value> ? Value : never;

/** Makes the processing of a line throw at a point, until the returned function is called. */
async function poison(name: string, at: Point): Promise<() => Promise<void>> {
  const { registrar } = shop.deps;
  const rule = async (table: string, holds: ReturnType<typeof sql>): Promise<() => Promise<void>> => {
    await shop.deps.db.execute(sql`alter table ${sql.raw(table)} add constraint poison check (${holds}) not valid`);
    return async () => {
      await shop.deps.db.execute(sql`alter table ${sql.raw(table)} drop constraint poison`);
    };
  };
  const text = (value: string) => sql.raw(`'${value}'`);
  switch (at.kind) {
    case 'call': {
      const call = registrar[at.call].bind(registrar) as (asked: { domain: string }) => Promise<never>;
      const spy = jest.spyOn(registrar, at.call).mockImplementation(async (asked) => {
        if (asked.domain !== name) return call(asked);
        if (at.isCarriedOut) await call(asked);
        throw new Error('A defect of the adapter');
      });
      return async () => spy.mockRestore();
    }
    case 'item':
      return rule('order_items', sql`domain_name <> ${text(name)} or state <> ${text(at.state)}`);
    case 'domain':
      return rule('domains', sql`name <> ${text(name)}`);
    case 'transfer':
      return rule('transfers', sql`domain <> ${text(name)}`);
  }
}

async function read(id: string) {
  const [order] = await shop.deps.db
    .select()
    .from(orders)
    .where(eq(orders.id, asId(id)));
  if (!order) throw new Error(`No order ${id}`);
  const items = await shop.deps.db
    .select()
    .from(order_items)
    .where(eq(order_items.order_id, asId(id)))
    .orderBy(order_items.position);
  return { order, items };
}

/** Processes an order for this many steps, or to its end. */
async function drive(
  id: string,
  steps: number,
  until: (end: Awaited<ReturnType<typeof read>>) => boolean = () => false,
) {
  const processor = new OrderProcessor(shop.deps);
  for (let taken = 0; taken < steps;) {
    const now = await read(id);
    if (isFinalState(now.order.state) || until(now)) break;
    if (now.order.lease_until) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      continue;
    }
    const due = now.order.next_step_at?.getTime() ?? 0;
    shop.clock.advance(Math.max(0, due - shop.clock.now().getTime()) / 1_000);
    await processor.advance(asId(id), { actor: 'system', requestId: null });
    taken += 1;
  }
  await processor.stop();
  return read(id);
}

const sum = (items: Awaited<ReturnType<typeof read>>['items']): number =>
  items.reduce((total, { amount, tax }) => total + amount + tax, 0);
const toSupport = async (id: string): Promise<string[]> =>
  (await shop.emails())
    .filter(({ recipient, subject }) => recipient === shop.deps.config.supportEmail && subject.includes(id))
    .map(({ subject }) => subject);

test('[OR-10d] a registrar that is not called until the hold ends: items not begun are released, and never ordered after that', async () => {
  const customer = await shop.asCustomer();
  jest.spyOn(shop.deps.registrar, 'retryAfterMs').mockReturnValue(10_000);
  const ordering = jest.spyOn(shop.deps.registrar, 'order');
  const id = await shop.place(customer, { bought: [`${freshLabel()}.com`] });
  await drive(id, 6);
  expect((await read(id)).order.state).toBe('provisioning');
  shop.clock.advance(HOLD_MS / 1_000);
  const { order, items } = await drive(id, 6);
  expect([order.state, order.captured, order.voided]).toEqual(['failed', 0, order.total]);
  expect(items).toMatchObject([{ state: 'cancelled', message_code: 'never_reached' }]);
  expect(ordering).not.toHaveBeenCalled();
  await shop.checkInvariants();
});

describe('[OR-10e] [R13] a line of an order that throws', () => {
  test(
    'any item, at any point, once or permanently: everything delivered is paid by the end of the hold',
    async () => {
      await fc.assert(
        fc.asyncProperty(
          point,
          fc.constantFrom('new', 'transfer'),
          fc.oneof(fc.constant(1), fc.constant(3), fc.constant(TRIES)),
          async (at, type, tries) => {
            const customer = await shop.asCustomer();
            const brought = `sixdays-${freshLabel()}.com`;
            const bought = [`${freshLabel()}.com`, `${freshLabel()}.com`];
            const poisoned = type === 'new' ? (bought[0] ?? '') : brought;
            const heal = await poison(poisoned, at);
            const id = await shop.place(customer, { bought, brought: [brought] });
            const start = shop.clock.now().getTime();
            try {
              const before = await drive(id, tries);
              // The others did not wait.
              if (tries === TRIES)
                for (const { domain_name, state } of before.items)
                  if (domain_name !== poisoned) expect(['completed', 'pending']).toContain(state);
              if (tries < TRIES) await heal();
              shop.clock.advance(Math.max(0, start + HOLD_MS - shop.clock.now().getTime()) / 1_000);
              const taken = await drive(id, 6, ({ order }) => order.captured > 0);
              expect(shop.clock.now().getTime() - start).toBeLessThan(HOLD_MS + 3_600_000);
              expect(taken.order.captured).toBe(sum(taken.items.filter(({ state }) => isPayable(state))));
              const owned = await shop.deps.db.select().from(domains).where(eq(domains.customer_id, customer.id));
              expect(taken.order.captured).toBeGreaterThanOrEqual(
                sum(taken.items.filter(({ domain_name }) => owned.some(({ name }) => name === domain_name))),
              );
              expect((await toSupport(id)).length).toBeLessThanOrEqual(1);
            } finally {
              if (tries >= TRIES) await heal();
            }
            await drive(id, 4);
            shop.clock.advance(7 * 86_400);
            const end = await drive(id, 60);
            expect(isFinalState(end.order.state)).toBe(true);
            expect(end.order.captured - end.order.refunded).toBe(
              sum(end.items.filter(({ state }) => state === 'completed')),
            );
            await shop.checkInvariants();
          },
        ),
        { numRuns: RUNS, endOnFailure: true },
      );
    },
    Math.max(60_000, RUNS * 15_000),
  );

  test('delays nothing even if it cannot be reported', async () => {
    const customer = await shop.asCustomer();
    const [failing = '', fine = ''] = [`${freshLabel()}.com`, `${freshLabel()}.com`];
    const heal = await poison(failing, { kind: 'domain' });
    const { mail } = shop.deps;
    const send = mail.send.bind(mail);
    jest.spyOn(mail, 'send').mockImplementation(async (message, ...rest) => {
      if (message.subject.includes('An order needs you')) throw new Error('A defect of the email');
      await send(message, ...rest);
    });
    const id = await shop.place(customer, { bought: [failing, fine] });
    await drive(id, TRIES);
    shop.clock.advance(HOLD_MS / 1_000);
    const { order } = await drive(id, 6, (now) => now.order.captured > 0);
    expect([order.state, order.captured]).toEqual(['awaiting_registry', order.total]);
    await heal();
    expect((await drive(id, 60)).order.state).toBe('completed');
    await shop.checkInvariants();
  });
});
