import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import type { Order, OrderItem, OrderPayload } from '@storefront/shared/contract';
import type { FaultScriptInput } from '../src/adapters/faults/fault-scripts';
import { orderStates } from '../src/modules/checkout/order-machine';
import { domains, orders, registrar_sandbox_names, sessions } from '../src/db/schema';
import type { TestCustomer } from './support/app';
import { CARDS } from './support/payment-provider';
import { freshLabel, newItem, newKey, openShop, REGISTRANT, type TestShop } from './support/shop';

/** Runs in `npm test`; `MODEL_RUNS` makes it longer. */
const RUNS = Number(process.env.MODEL_RUNS ?? 25);

const FINAL = new Set(['payment_failed', 'completed', 'partially_completed', 'failed', 'cancelled', 'refunded']);
const fault = fc.constantFrom<FaultScriptInput['fault']>({ kind: 'drop_request' }, { kind: 'drop_response' }, { kind: 'malformed' }, { kind: 'error' }, { kind: 'in_progress' }, { kind: 'late_success', ms: 5 });
const refusal = fc.constantFrom<FaultScriptInput['fault']>({ kind: 'taken' }, { kind: 'price_changed' });

/** What the world does between two steps of an order. */
const happening = fc.oneof(
  { weight: 3, arbitrary: fc.record({ what: fc.constant('payment' as const), operation: fc.constantFrom('authorise', 'capture', 'cancel', 'find', 'refund'), fault }) },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('registrar' as const), operation: fc.constantFrom('register', 'renew', 'transfer', 'find', 'info'), fault }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('registrar' as const), operation: fc.constantFrom('register', 'renew', 'transfer'), fault: refusal }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('refund_declined' as const) }) },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('step' as const) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('wait' as const), seconds: fc.oneof(fc.integer({ min: 1, max: 1_000 }), fc.integer({ min: 1, max: 4 * 86_400 })) }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('bank' as const), confirms: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('post_again' as const) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('messages' as const), arrive: fc.boolean() }) },
);

/** What may be in an order: how many new names, transfers of which course, renewals of names so many days after their expiry, and with which card. */
const start = fc.record({ bought: fc.integer({ min: 0, max: 3 }), brought: fc.array(fc.constantFrom('sixdays', 'denied', 'withdrawn'), { maxLength: 2 }), renewed: fc.array(fc.constantFrom(-100, 10, 29.99, 40, 59.99), { maxLength: 2 }), card: fc.constantFrom(CARDS.fine, CARDS.fine, CARDS.challenged, CARDS.declined) });

let shop: TestShop;
let customer: TestCustomer;

beforeAll(async () => {
  shop = await openShop();
  customer = await shop.asCustomer();
  // Days pass here, and nobody signs in again.
  const never = new Date('2100-01-01T00:00:00Z');
  await shop.deps.db.update(sessions).set({ expires_at: never, updated_at: never });
});
afterAll(() => shop.close());

/** A name of the customer's that expired so many days ago, as it would be after a year. */
async function ownName(daysAfterExpiry: number): Promise<string> {
  const name = `${freshLabel()}own.com`;
  const expiry_date = new Date(shop.clock.now().getTime() - daysAfterExpiry * 86_400_000);
  const registered_at = new Date(expiry_date.getTime() - 365 * 86_400_000);
  await shop.deps.db.insert(registrar_sandbox_names).values({ name, registered_at, expires_at: expiry_date, auto_renew: false, privacy: false, locked: true, nameservers: [] });
  await shop.deps.db.insert(domains).values({ customer_id: customer.id, name, unicode_name: name, tld: 'com', registered_at, expiry_date, created_at: registered_at, updated_at: registered_at });
  return name;
}

async function payloadOf({ bought, brought, renewed, card }: { bought: number; brought: readonly string[]; renewed: readonly number[]; card: string }): Promise<OrderPayload> {
  const held = await Promise.all(renewed.map(ownName));
  const names = [...Array.from({ length: Math.max(bought, brought.length + renewed.length === 0 ? 1 : 0) }, () => `${freshLabel()}.com`), ...brought.map((course) => `${course}-${freshLabel()}.com`), ...held];
  const items = await Promise.all(
    names.map(async (domain_name) => {
      const type = held.includes(domain_name) ? ('renew' as const) : domain_name.includes('-') ? ('transfer' as const) : ('new' as const);
      const price = await shop.price(customer, { type, domain_name, period: 1 });
      if (type === 'renew') return { item: await renewalOf(domain_name, price.quote), price };
      const item: OrderItem = type === 'new' ? newItem(domain_name, price.quote) : { product: 'domain' as const, type: 'transfer', domain_name, period: 1, auth_info: 'K4-right-code', registrant: REGISTRANT, tld_data: {}, quote: price.quote };
      return { item, price };
    }),
  );
  const sum = (amounts: number[]): number => Math.round(amounts.reduce((total, amount) => total + amount, 0) * 100) / 100;
  return {
    original_amount: sum(items.map(({ price }) => price.cost)),
    original_tax: sum(items.map(({ price }) => price.tax)),
    payment_method_id: (await shop.storeCard(customer, card)).id,
    currency_code: 'USD',
    order_items: items.map(({ item }) => item),
    idempotency_key: newKey(),
  };
}

async function renewalOf(domain_name: string, quote: string): Promise<OrderItem> {
  const [row] = await shop.deps.db.select({ expiry_date: domains.expiry_date }).from(domains).where(eq(domains.name, domain_name));
  return { product: 'domain', type: 'renew', domain_name, period: 1, current_expiry_date: row?.expiry_date.toISOString() ?? '', sub_items: [], quote };
}

test(`[OR-03a] [R9] [OR-10a] [I6] whatever happens in whatever order, ${RUNS} times over: an order ends in a declared state with the invariants whole`, async () => {
  await fc.assert(
    fc.asyncProperty(start, fc.array(happening, { maxLength: 25 }), async (wanted, happenings) => {
      const payload = await payloadOf(wanted);
      const placed = await shop.placeOrder(customer, payload);
      expect([placed.statusCode, placed.body]).toEqual([201, expect.stringContaining('order_id')]);
      const id = placed.json<{ order_id: string }>().order_id;
      for (const event of happenings) {
        await happen(event, id, payload);
        await shop.checkInvariants();
      }
      shop.deps.faults.clear();
      shop.pay.faults.clear();
      const { status_name } = await endOf(id);
      expect(FINAL.has(status_name)).toBe(true);
      const states = await shop.deps.db.select({ state: orders.state }).from(orders);
      for (const { state } of states) expect(orderStates).toContain(state);
      await shop.checkInvariants();
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
}, 600_000);

async function happen(event: typeof happening extends fc.Arbitrary<infer Event> ? Event : never, id: string, payload: OrderPayload): Promise<void> {
  switch (event.what) {
    case 'payment':
      return shop.pay.faults.add({ operation: event.operation, fault: event.fault });
    case 'registrar':
      return shop.deps.faults.add({ operation: event.operation, fault: event.fault });
    case 'refund_declined':
      return shop.pay.faults.add({ operation: 'refund_declined', fault: { kind: 'error' } });
    case 'messages':
      return event.arrive ? shop.pay.reportTo(shop.app) : undefined;
    case 'step': {
      let looks = 0;
      await shop.settle(customer, id, () => (looks += 1) > 1);
      return;
    }
    case 'wait':
      return shop.clock.advance(event.seconds);
    case 'bank': {
      const { payment } = await shop.order(customer, id);
      if (payment.challenge_url) await shop.pay.answerChallenge(payment.challenge_url, event.confirms);
      return;
    }
    case 'post_again': {
      const again = await shop.placeOrder(customer, payload);
      expect([again.statusCode, again.json<{ order_id: string }>().order_id]).toEqual([201, id]);
    }
  }
}

/** Follows the order to its end; every transfer has its answer after a week. */
async function endOf(id: string): Promise<Order> {
  const order = await shop.settle(customer, id, ({ status_name, captured }) => FINAL.has(status_name) || captured > 0);
  if (FINAL.has(order.status_name)) return order;
  shop.clock.advance(7 * 86_400);
  return shop.settle(customer, id);
}
