import type { Contact, Order, OrderItem, OrderPayload, PaymentMethod, PriceAnswer } from '@storefront/shared/contract';
import { randomBytes } from 'node:crypto';
import { count, eq, isNotNull } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import type { Logger } from 'pino';
import { defaultListPrices } from '../../src/modules/price-list/default-tables';
import { withBreaker } from '../../src/adapters/registrar/breaker';
import { dictionary } from '../../src/adapters/registrar/sandbox/dictionary';
import type { Registrar } from '../../src/ports/registrar';
import { SandboxRegistrar } from '../../src/adapters/registrar/sandbox/sandbox-registrar';
import type { Clock } from '../../src/core/clock';
import { audit_entries, orders } from '../../src/db/schema';
import type { SellingDeps } from '../../src/modules/price-list/price-list-cache';
import type { Tracing } from '@storefront/shared/tracing';
import type { Metrics } from '../../src/metrics/metrics';
import { OrderProcessor } from '../../src/modules/checkout/order-processor';
import { assertInvariants, sandboxBooks, type RegistrarBooks } from '../invariants';
import { proving } from './account';
import { makeTestApp, type TestApp, type TestCustomer } from './app';
import { asId } from './as-id';
import { CARDS, startPaymentProvider, type TestPaymentProvider } from './payment-provider';
import { startStripe } from './stripe/stripe-stand-in';

export const REGISTRANT: Contact = {
  kind: 'individual',
  first_name: 'Mara',
  last_name: 'Lindqvist',
  email: 'mara@example.com',
  phone: '+47.22000000',
  address1: 'Storgata 1',
  city: 'Oslo',
  state: 'Oslo',
  postal_code: '0155',
  country: 'NO',
};

/** Domains to register and to transfer, and the card that pays for them. */
export interface Wanted {
  readonly bought?: readonly string[];
  readonly brought?: readonly string[];
  /** The transfer code; by default one that the sandbox accepts. */
  readonly code?: string;
  readonly card?: string | undefined;
}

/** A shop with its own payment provider, and the steps of a purchase. */
export interface TestShop extends TestApp {
  readonly pay: TestPaymentProvider;
  /** Stores a card as the billing page does. */
  storeCard(customer: TestCustomer, number?: string): Promise<PaymentMethod>;
  /** The server's price of an item, with its quote. */
  price(
    customer: TestCustomer,
    item: Pick<OrderItem, 'type' | 'domain_name' | 'period'>,
    currency?: string,
  ): Promise<PriceAnswer>;
  /** An order for domains at the quoted prices. */
  payloadFor(customer: TestCustomer, names: readonly string[], change?: Partial<OrderPayload>): Promise<OrderPayload>;
  placeOrder(customer: TestCustomer, payload: OrderPayload): Promise<LightMyRequestResponse>;
  /** Places an order with a new card. @returns the order's id */
  place(customer: TestCustomer, wanted: Wanted): Promise<string>;
  order(customer: TestCustomer, id: string): Promise<Order>;
  /** Runs the order's background work until nothing is due or `until` holds, advancing the clock as needed. */
  settle(customer: TestCustomer, id: string, until?: (order: Order) => boolean): Promise<Order>;
  /** Checks I1 to I6 on everything so far. */
  checkInvariants(): Promise<void>;
}

/** Statuses of orders that have ended. */
export const FINAL = new Set<string>([
  'payment_failed',
  'completed',
  'partially_completed',
  'failed',
  'cancelled',
  'refunded',
]);

export const newKey = (): string => randomBytes(16).toString('base64url');

/** A made-up label that is available in the fake registry. */
export const freshLabel = (): string => `quillharbour${randomBytes(5).toString('hex')}`;

export function newItem(domain_name: string, quote?: string): Extract<OrderItem, { type: 'new' }> {
  return {
    product: 'domain',
    type: 'new',
    domain_name,
    period: 1,
    enable_privacy: false,
    auto_renew: true,
    registrant: REGISTRANT,
    tld_data: {},
    sub_items: [],
    ...(quote && { quote }),
  };
}

function transferItem(
  domain_name: string,
  quote: string | undefined,
  auth_info: string,
): Extract<OrderItem, { type: 'transfer' }> {
  return {
    product: 'domain',
    type: 'transfer',
    domain_name,
    period: 1,
    auth_info,
    registrant: REGISTRANT,
    tld_data: {},
    ...(quote && { quote }),
  };
}

/** An order for items at their quoted prices. */
function getOrder(prices: readonly PriceAnswer[], order_items: OrderItem[], payment_method_id: string): OrderPayload {
  return {
    original_amount: cents(prices.map(({ cost }) => cost)),
    original_tax: cents(prices.map(({ tax }) => tax)),
    payment_method_id,
    currency_code: 'USD',
    order_items,
    idempotency_key: newKey(),
  };
}

/** `TEST_PAYMENT=stripe` makes all tests of the shop pay through the Stripe stand-in. */
const usualProvider = process.env.TEST_PAYMENT === 'stripe' ? startStripe : startPaymentProvider;

interface ShopOptions {
  /** Milliseconds for which a failing registrar is not called; by default it always is. */
  readonly registrarRetryMs?: number;
  /** A registrar to replace the sandbox, and its books. */
  readonly registrar?: (deps: SellingDeps) => { readonly registrar: Registrar; readonly books: RegistrarBooks };
  /** The payment provider; by default the sandbox. */
  readonly startPay?: (clock: Clock) => Promise<TestPaymentProvider>;
  /** Observes the shop. */
  readonly metrics?: Metrics;
  /** Traces the shop. */
  readonly tracing?: Tracing;
  /** Receives its log. */
  readonly log?: Logger;
}

/** Polls after which an order that never becomes idle is read anyway. */
const LOOKS = 2_000;
/** Milliseconds between polls of an order in progress. */
const LOOK_MS = 5;
/** Real milliseconds in which a step of an order ends, even on a busy machine. */
const PATIENCE_MS = 60_000;

/** Runs a check over several tables and the payment provider while no order is being processed. */
async function whileIdle(db: TestShop['deps']['db'], check: () => Promise<void>): Promise<void> {
  const picture = async () => {
    const [{ entries } = { entries: 0 }] = await db.select({ entries: count() }).from(audit_entries);
    const [{ atWork } = { atWork: 0 }] = await db
      .select({ atWork: count() })
      .from(orders)
      .where(isNotNull(orders.lease_until));
    return { entries, atWork };
  };
  for (let look = 1; ; look += 1) {
    const before = await picture();
    const found =
      before.atWork > 0 && look < LOOKS
        ? undefined
        : await check().then(
            () => ({ error: undefined }),
            (error: unknown) => ({ error }),
          );
    const after = await picture();
    const isStill = after.atWork === 0 && after.entries === before.entries;
    if (found && (isStill || look >= LOOKS)) {
      if (found.error) throw found.error;
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

export async function openShop(
  env: Record<string, string> = {},
  { registrarRetryMs, registrar: other, startPay = usualProvider, metrics, tracing, log }: ShopOptions = {},
): Promise<TestShop> {
  const clockHolder = { now: () => new Date() };
  let registrarBooks: RegistrarBooks | undefined;
  const provider = await startPay({ now: () => clockHolder.now() });
  const shop = await makeTestApp({
    env,
    ...(metrics && { metrics }),
    ...(tracing && { tracing }),
    ...(log && { log }),
    replace: (deps) => {
      const { db, clock, faults, config } = deps;
      const given = other?.(deps);
      registrarBooks = given?.books ?? sandboxBooks(db);
      const registrar =
        given?.registrar ??
        new SandboxRegistrar({
          db,
          clock,
          faults,
          nameservers: config.nameservers,
          latency: () => 0,
          transferMs: 30_000,
          timeoutMs: 40,
          transferPolicy: config.transferPolicy,
          listPrices: defaultListPrices,
        });
      return {
        payment: provider.adapter,
        registrar: registrarRetryMs === undefined ? registrar : withBreaker(registrar, { retryMs: registrarRetryMs }),
      };
    },
  });
  clockHolder.now = () => shop.clock.now();
  await shop.app.ready();
  // The sandbox loads its dictionary once. On a busy machine that takes longer than the timeout for a registry's price.
  await dictionary();
  // Queues must exist before a transaction writes into them.
  await shop.deps.jobs.drain();

  /** Acts as a second process besides the app's own. */
  const processor = new OrderProcessor(shop.deps);

  /** The clock must not be advanced while an order is being processed, and a test's steps must not depend on how long that takes. */
  const untilNotProcessed = async (id: string): Promise<void> => {
    for (const until = performance.now() + PATIENCE_MS; performance.now() < until;) {
      const [row] = await shop.deps.db
        .select({ lease: orders.lease_until })
        .from(orders)
        .where(eq(orders.id, asId(id)));
      if (!row?.lease) return;
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
    throw new Error(`Processing of order ${id} does not end`);
  };

  const json = async <T>(response: Promise<LightMyRequestResponse>): Promise<T> => {
    const answer = await response;
    if (answer.statusCode >= 300) throw new Error(`Status ${answer.statusCode}: ${answer.body}`);
    return answer.json<T>();
  };

  const testShop: TestShop = {
    ...shop,
    pay: provider,
    async storeCard(customer, number = CARDS.fine) {
      const intent = await json<{ id: string }>(
        proving(shop, customer, { method: 'POST', url: '/api/payment/1.0/setup_intent', payload: {} }),
      );
      await provider.enterCard(intent.id, number);
      return json(
        proving(shop, customer, {
          method: 'POST',
          url: '/api/payment/1.0/payment_method',
          payload: { setup_intent_id: intent.id },
        }),
      );
    },
    price: (customer, item, currency_code = 'USD') =>
      json(
        customer.request({
          method: 'POST',
          url: '/api/tucowsbilling/1.0/service/price_check',
          payload: {
            domain: item.domain_name,
            period: item.period,
            service: { new: 'domain_create', renew: 'domain_renew', transfer: 'domain_transfer' }[item.type],
            currency_code,
          },
        }),
      ),
    async payloadFor(customer, names, change = {}) {
      const card = change.payment_method_id ?? (await testShop.storeCard(customer)).id;
      const prices = await Promise.all(
        names.map((domain_name) => testShop.price(customer, { type: 'new', domain_name, period: 1 })),
      );
      return {
        ...getOrder(
          prices,
          prices.map(({ domain, quote }) => newItem(domain, quote)),
          card,
        ),
        ...change,
      };
    },
    async place(customer, { bought = [], brought = [], code = 'K4-right-code', card }) {
      const method = await testShop.storeCard(customer, card);
      const quoted = (type: 'new' | 'transfer', names: readonly string[]) =>
        Promise.all(names.map((domain_name) => testShop.price(customer, { type, domain_name, period: 1 })));
      const [registered, transferred] = await Promise.all([quoted('new', bought), quoted('transfer', brought)]);
      const items = [
        ...registered.map(({ domain, quote }) => newItem(domain, quote)),
        ...transferred.map(({ domain, quote }) => transferItem(domain, quote, code)),
      ];
      const answer = await testShop.placeOrder(customer, getOrder([...registered, ...transferred], items, method.id));
      if (answer.statusCode !== 201) throw new Error(`Status ${answer.statusCode}: ${answer.body}`);
      return answer.json<{ order_id: string }>().order_id;
    },
    placeOrder: (customer, payload) =>
      proving(shop, customer, { method: 'POST', url: '/api/checkout/1.0/order', payload }),
    order: (customer, id) => json(customer.request({ method: 'GET', url: `/api/checkout/1.0/order/${id}` })),
    async settle(customer, id, until = ({ status_name }) => FINAL.has(status_name)) {
      for (let round = 0; round < 400; round += 1) {
        await untilNotProcessed(id);
        const order = await testShop.order(customer, id);
        if (until(order)) return order;
        const [row] = await shop.deps.db
          .select({ next: orders.next_step_at })
          .from(orders)
          .where(eq(orders.id, asId(id)));
        if (row?.next) shop.clock.advance(Math.max(0, (row.next.getTime() - shop.clock.now().getTime()) / 1000));
        await processor.advance(asId(id), { actor: 'system', requestId: null });
      }
      throw new Error(`Order ${id} does not become idle: ${JSON.stringify(await testShop.order(customer, id))}`);
    },
    checkInvariants: () =>
      whileIdle(shop.deps.db, () => assertInvariants(shop.deps.db, provider, shop.clock.now(), registrarBooks)),
    async close() {
      await processor.stop();
      await shop.close();
      await provider.close();
    },
  };
  return testShop;
}

function cents(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100;
}
