import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import type { AddOnService, Order, OrderItem, OrderPayload } from '@storefront/shared/contract';
import { PERFORMANCE_CONSENT, toMinor } from '@storefront/shared/domain';
import type { FaultScriptInput } from '../src/core/fault-scripts';
import { orderStates } from '../src/modules/orders/order-machine';
import { domains, order_items, orders, registrar_sandbox_names } from '../src/db/schema';
import { addOnsAlone, pricePrivacy } from './support/add-ons';
import type { TestCustomer } from './support/app';
import { keepSessionsAlive } from './support/customers';
import { CARDS } from './support/payment-provider';
import { insertOwnDomain } from './support/own-domain';
import { freshLabel, newItem, newKey, openShop, REGISTRANT, type TestShop } from './support/shop';

/** Runs in `npm test`; `MODEL_RUNS` makes it longer. */
const RUNS = Number(process.env.MODEL_RUNS ?? 25);

const FINAL = new Set(['payment_failed', 'completed', 'partially_completed', 'failed', 'cancelled', 'refunded']);
const fault = fc.constantFrom<FaultScriptInput['fault']>(
  { kind: 'drop_request' },
  { kind: 'drop_response' },
  { kind: 'malformed' },
  { kind: 'error' },
  { kind: 'in_progress' },
  { kind: 'late_success', ms: 5 },
);
const refusal = fc.constantFrom<FaultScriptInput['fault']>({ kind: 'taken' }, { kind: 'price_changed' });

/** External events between two steps of an order. */
const happening = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constant('payment' as const),
      operation: fc.constantFrom('authorise', 'capture', 'cancel', 'find', 'refund'),
      fault,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constant('registrar' as const),
      operation: fc.constantFrom('register', 'renew', 'transfer', 'change', 'find', 'info'),
      fault,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      what: fc.constant('registrar' as const),
      operation: fc.constantFrom('register', 'renew', 'transfer'),
      fault: refusal,
    }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('refund_declined' as const) }) },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('step' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      what: fc.constant('wait' as const),
      seconds: fc.oneof(fc.integer({ min: 1, max: 1_000 }), fc.integer({ min: 1, max: 4 * 86_400 })),
    }),
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('bank' as const), confirms: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('post_again' as const) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('messages' as const), arrive: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('withdraw' as const) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('cancel_payment' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ what: fc.constant('moved' as const), how: fc.constantFrom('away', 'renewed', 'got_it') }),
  },
);

const SERVICES = [
  'contact_privacy',
  'domain_forwarding',
  'email_forwarding',
] as const satisfies readonly AddOnService[];

/** Add-ons for the rest of a domain's term: which, how many email addresses, and what it already has. */
const extension = fc.record({
  days: fc.integer({ min: 1, max: 800 }),
  chosen: fc.subarray([...SERVICES], { minLength: 1 }),
  mails: fc.integer({ min: 1, max: 3 }),
  had: fc.integer({ min: 0, max: 2 }),
});
type Extension = typeof extension extends fc.Arbitrary<infer Given> ? Given : never;

/**
 * The content of an order: new domains, transfers of each kind, renewals so many days after the expiry, add-ons for existing domains, and
 * the card.
 */
const start = fc.record({
  extended: fc.array(extension, { maxLength: 2 }),
  bought: fc.integer({ min: 0, max: 3 }),
  brought: fc.array(fc.constantFrom('sixdays', 'denied', 'withdrawn'), { maxLength: 2 }),
  renewed: fc.array(fc.constantFrom(-100, 10, 29.99, 40, 59.99), { maxLength: 2 }),
  card: fc.constantFrom(CARDS.fine, CARDS.fine, CARDS.challenged, CARDS.declined),
});

let shop: TestShop;
let customer: TestCustomer;

beforeAll(async () => {
  shop = await openShop();
  await pricePrivacy(shop);
  // A customer with a right of withdrawal.
  customer = await shop.asCustomer({ country: 'DE' });
  await keepSessionsAlive(shop.deps.db);
});
afterAll(() => shop.close());

/** A domain of the customer that expired the given number of days ago. */
async function ownName(daysAfterExpiry: number, given: Partial<typeof domains.$inferInsert> = {}): Promise<string> {
  const name = `${freshLabel()}own.com`;
  const expiry_date = new Date(shop.clock.now().getTime() - daysAfterExpiry * 86_400_000);
  const registered_at = new Date(expiry_date.getTime() - 365 * 86_400_000);
  await insertOwnDomain(shop, customer, name, { registered_at, expiry_date, ...given });
  return name;
}

interface Wanted {
  readonly extended: readonly Extension[];
  readonly bought: number;
  readonly brought: readonly string[];
  readonly renewed: readonly number[];
  readonly card: string;
}

/** An order, and what it should add to existing domains. */
async function createPayload({
  extended,
  bought,
  brought,
  renewed,
  card,
}: Wanted): Promise<{ payload: OrderPayload; extensions: ReadonlyMap<string, Extension> }> {
  const held = await Promise.all(renewed.map((days) => ownName(days)));
  const extensions = new Map<string, Extension>();
  for (const given of extended)
    extensions.set(
      await ownName(-given.days, { email_forwarding: given.had > 0, email_forwards_max: given.had }),
      given,
    );
  const addOns = await Promise.all(
    [...extensions].map(async ([domain_name, { chosen, mails }]) => {
      const services = chosen.flatMap((service) =>
        service === 'email_forwarding' ? Array.from({ length: mails }, () => service) : [service],
      );
      const { item, ...price } = addOnsAlone(
        await shop.price(customer, { type: 'renew', domain_name, period: 0 }),
        services,
      );
      return { item, price };
    }),
  );
  const names = [
    ...Array.from(
      { length: Math.max(bought, brought.length + renewed.length + extended.length === 0 ? 1 : 0) },
      () => `${freshLabel()}.com`,
    ),
    ...brought.map((course) => `${course}-${freshLabel()}.com`),
    ...held,
  ];
  const others = await Promise.all(
    names.map(async (domain_name) => {
      const type = held.includes(domain_name)
        ? ('renew' as const)
        : domain_name.includes('-')
          ? ('transfer' as const)
          : ('new' as const);
      const price = await shop.price(customer, { type, domain_name, period: 1 });
      if (type === 'renew') return { item: await getRenewal(domain_name, price.quote), price };
      const item: OrderItem =
        type === 'new'
          ? newItem(domain_name, price.quote)
          : {
              product: 'domain' as const,
              type: 'transfer',
              domain_name,
              period: 1,
              auth_info: 'K4-right-code',
              registrant: REGISTRANT,
              tld_data: {},
              quote: price.quote,
            };
      return { item, price };
    }),
  );
  const items = [...others, ...addOns];
  const sum = (amounts: number[]): number =>
    Math.round(amounts.reduce((total, amount) => total + amount, 0) * 100) / 100;
  const payload: OrderPayload = {
    original_amount: sum(items.map(({ price }) => price.cost)),
    original_tax: sum(items.map(({ price }) => price.tax)),
    payment_method_id: (await shop.storeCard(customer, card)).id,
    currency_code: 'USD',
    order_items: items.map(({ item }) => item),
    idempotency_key: newKey(),
    consent: { immediate_performance: true, text_version: PERFORMANCE_CONSENT.version },
  };
  return { payload, extensions };
}

async function getRenewal(domain_name: string, quote: string): Promise<OrderItem> {
  const [row] = await shop.deps.db
    .select({ expiry_date: domains.expiry_date })
    .from(domains)
    .where(eq(domains.name, domain_name));
  return {
    product: 'domain',
    type: 'renew',
    domain_name,
    period: 1,
    current_expiry_date: row?.expiry_date.toISOString() ?? '',
    sub_items: [],
    quote,
  };
}

test(`[OR-03a] [DM-09a] [R9] [OR-10a] [I6] with any events in any order, ${RUNS} times: an order ends in a declared state with all invariants intact`, async () => {
  await fc.assert(
    fc.asyncProperty(start, fc.array(happening, { maxLength: 25 }), async (wanted, happenings) => {
      const { payload, extensions } = await createPayload(wanted);
      const placed = await shop.placeOrder(customer, payload);
      expect([placed.statusCode, placed.body]).toEqual([201, expect.stringContaining('order_id')]);
      const id = placed.json<{ order_id: string }>().order_id;
      for (const event of happenings) {
        await happen(event, id, payload, extensions);
        await shop.checkInvariants();
      }
      shop.deps.faults.clear();
      shop.pay.faults.clear();
      const ended = await getEnd(id);
      expect(FINAL.has(ended.status_name)).toBe(true);
      await checkMoney(ended);
      for (const [name, given] of extensions) await checkDelivery(ended, name, given);
      const states = await shop.deps.db.select({ state: orders.state }).from(orders);
      for (const { state } of states) expect(orderStates).toContain(state);
      await shop.checkInvariants();
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
}, 600_000);

/** In the end the customer has paid what the completed lines cost, with tax, to the cent. */
async function checkMoney({ order_id, captured, refunded }: Order): Promise<void> {
  const lines = await shop.deps.db.select().from(order_items).where(eq(order_items.order_id, order_id));
  const carriedOut = lines
    .filter(({ state }) => state === 'completed')
    .reduce((total, { amount, tax }) => total + amount + tax, 0);
  // A refund that the card refuses is owed by the shop, but no longer for an item.
  const owed = lines
    .filter(({ state }) => state === 'refund_pending')
    .reduce((total, { amount, tax }) => total + amount + tax, 0);
  expect(toMinor(captured, 'USD') - toMinor(refunded, 'USD')).toBe(carriedOut + owed);
}

/** A domain has exactly the paid add-ons, here and at the registrar, besides those that it had or got otherwise. */
async function checkDelivery(order: Order, name: string, { chosen, mails, had }: Extension): Promise<void> {
  const item = order.order_items.find(({ domain_name }) => domain_name === name);
  const isDone = item?.status === 'completed';
  const gotPrivacy = moved.get(name) === 'got_it';
  const [[ours], [theirs]] = await Promise.all([
    shop.deps.db.select().from(domains).where(eq(domains.name, name)),
    shop.deps.db.select().from(registrar_sandbox_names).where(eq(registrar_sandbox_names.name, name)),
  ]);
  const has = (service: AddOnService): boolean => isDone && chosen.includes(service);
  expect([
    name,
    item?.status,
    ours?.has_whois_privacy,
    ours?.domain_forwarding,
    ours?.email_forwarding,
    ours?.email_forwards_max,
  ]).toEqual([
    name,
    item?.status,
    gotPrivacy || has('contact_privacy'),
    has('domain_forwarding'),
    had > 0 || has('email_forwarding'),
    had + (has('email_forwarding') ? mails : 0),
  ]);
  if (moved.get(name) !== 'away') expect([name, theirs?.privacy]).toEqual([name, ours?.has_whois_privacy]);
}

/** What has happened to domains while an order for them was in progress. */
const moved = new Map<string, string>();

/** Deletes or renews a domain, or adds privacy, concurrently with the order that adds to it. */
async function move(name: string, how: string): Promise<void> {
  if (moved.has(name)) return;
  moved.set(name, how);
  const mine = eq(domains.name, name);
  if (how === 'away') return void (await shop.deps.db.update(domains).set({ ended_at: shop.clock.now() }).where(mine));
  if (how === 'renewed')
    return void (await shop.deps.db
      .update(domains)
      .set({ expiry_date: new Date(shop.clock.now().getTime() + 2_000 * 86_400_000) })
      .where(mine));
  await shop.deps.db.update(domains).set({ has_whois_privacy: true }).where(mine);
  await shop.deps.db
    .update(registrar_sandbox_names)
    .set({ privacy: true })
    .where(eq(registrar_sandbox_names.name, name));
}

async function happen(
  event: typeof happening extends fc.Arbitrary<infer Event> ? Event : never,
  id: string,
  payload: OrderPayload,
  extensions: ReadonlyMap<string, Extension>,
): Promise<void> {
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
    case 'withdraw': {
      const answer = await customer.request({
        method: 'POST',
        url: `/api/checkout/1.0/order/${id}/withdrawal`,
        payload: { confirm: true },
      });
      expect([200, 409]).toContain(answer.statusCode);
      return;
    }
    case 'cancel_payment': {
      const answer = await customer.request({
        method: 'POST',
        url: `/api/checkout/1.0/order/${id}/payment/cancellation`,
      });
      expect(answer.statusCode).toBe(200);
      return;
    }
    case 'moved': {
      // Completed lines are covered elsewhere.
      const { order_items: items } = await shop.order(customer, id);
      const [name] = [...extensions.keys()].filter((one) =>
        items.some(({ domain_name, status }) => domain_name === one && (status === 'waiting' || status === 'checking')),
      );
      return name === undefined ? undefined : move(name, event.how);
    }
    case 'post_again': {
      const again = await shop.placeOrder(customer, payload);
      expect([again.statusCode, again.json<{ order_id: string }>().order_id]).toEqual([201, id]);
    }
  }
}

/** Follows the order to its end; every transfer is decided after a week. */
async function getEnd(id: string): Promise<Order> {
  const order = await shop.settle(customer, id, ({ status_name, captured }) => FINAL.has(status_name) || captured > 0);
  if (FINAL.has(order.status_name)) return order;
  shop.clock.advance(7 * 86_400);
  return shop.settle(customer, id);
}
