import Stripe from 'stripe';
import type { CustomerId } from '@storefront/shared/contract';
import { assertMinor } from '@storefront/shared/domain';
import type { ProviderMethodId } from '../src/core/payment-ids';
import {
  PaymentProviderUnavailable,
  type Authorisation,
  type Payment,
  type PaymentOutcome,
  type PaymentLookup,
} from '../src/ports/payment-provider';
import { StripePayment } from '../src/adapters/payment/stripe/stripe-payment';
import { REPLAY_WINDOW_S } from '../src/adapters/payment/webhook-signature';
import { KNOWN_CURRENCIES } from '../src/config/settings';
import { SHOP } from './support/app';
import { asId } from './support/as-id';
import { FakeClock } from './support/fake-clock';
import { CARDS } from './support/payment-provider';
import { WEBHOOK_SECRET } from './support/payment-webhook';
import { newKey } from './support/shop';
import { STRIPE_KEYS, startStripe, type StripeStandIn } from './support/stripe/stripe-stand-in';
import { listPayments } from './support/whole-lists';

const HOUR_S = 3_600;
const CUSTOMER = asId<CustomerId>('c0ffee00-0000-4000-8000-000000000001');

let clock: FakeClock;
let stripe: StripeStandIn;
let adapter: StripeStandIn['adapter'];

beforeEach(async () => {
  clock = new FakeClock(new Date('2026-11-21T12:00:00Z'));
  stripe = await startStripe(clock);
  adapter = stripe.adapter;
});
afterEach(() => stripe.close());

async function storedCard(number: string = CARDS.fine): Promise<ProviderMethodId> {
  const intent = await adapter.createSetupIntent(CUSTOMER, 'card');
  await stripe.enterCard(intent.id, number);
  const state = await adapter.getSetupIntent(intent.id);
  if (state.status !== 'confirmed') throw new Error(`The card is ${state.status}`);
  return state.method.methodId;
}

const orderWith = (methodId: ProviderMethodId): Authorisation => ({
  idempotencyKey: newKey(),
  amount: assertMinor(1_290),
  currency: 'USD',
  methodId,
  merchantInitiated: false,
  returnUrl: `${SHOP}/site/purchase`,
  orderId: asId('order-1'),
  receiptEmail: 'mara@example.com',
});
const getSought = ({ idempotencyKey, methodId }: Authorisation, since = clock.now()): PaymentLookup => ({
  idempotencyKey,
  ref: null,
  methodId,
  since,
});
const createPayment = (outcome: PaymentOutcome): Payment => {
  if (outcome.kind !== 'payment') throw new Error(`No payment but ${JSON.stringify(outcome)}`);
  return outcome.payment;
};
const requestsTo = (path: string) =>
  stripe.seen.filter((request) => request.method === 'POST' && request.path === path);

describe('[OR-08a] the shop calls Stripe', () => {
  test('with statement texts and email receipts only if the settings say so', async () => {
    const order = orderWith(await storedCard());
    await adapter.authorise(order);
    const set = new StripePayment({
      ...STRIPE_KEYS,
      webhookSecret: WEBHOOK_SECRET,
      apiOrigin: stripe.origin,
      statementSuffix: 'DOMAINS',
      sendsReceipts: true,
    });
    await set.authorise({ ...order, idempotencyKey: newKey() });
    const [plain, chosen] = requestsTo('/v1/payment_intents');
    expect(plain?.form).not.toHaveProperty('receipt_email');
    expect(plain?.form).not.toHaveProperty('statement_descriptor_suffix');
    expect(chosen?.form).toMatchObject({ receipt_email: 'mara@example.com', statement_descriptor_suffix: 'DOMAINS' });
  });

  test.each([
    ['needs_response', 0, 'open'],
    ['warning_needs_response', 0, 'inquiry'],
    ['warning_under_review', 0, 'inquiry'],
    ['appeal_under_review', 0, 'open'],
    ['won', 0, 'won'],
    ['warning_closed', 0, 'won'],
    ['lost', 0, 'lost'],
    // Refunded by the shop before it became a dispute, or stopped before it cost anything.
    ['prevented', 1_290, 'lost'],
    ['prevented', 0, 'won'],
  ])('[OR-13b] [OR-13j] status of a dispute that is %s, with %i withdrawn: %s', async (status, withdrawn, expected) => {
    const payment = createPayment(await adapter.authorise(orderWith(await storedCard())));
    await adapter.capture(payment.ref, assertMinor(1_290), newKey());
    stripe.books.dispute(payment.ref);
    stripe.books.closeDispute(payment.ref, status, withdrawn);
    expect(await adapter.inspect(payment.ref)).toMatchObject({ disputes: [{ amount: 1_290, status: expected }] });
    expect(await listPayments(adapter)).toMatchObject([{ disputes: [{ status: expected }] }]);
  });

  test('for a payment that is confirmed, held and named after the order', async () => {
    const order = orderWith(await storedCard());
    await adapter.authorise(order);
    const [customer, payment_method] = order.methodId.split('/');
    expect(requestsTo('/v1/payment_intents')).toMatchObject([
      {
        key: order.idempotencyKey,
        form: {
          amount: '1290',
          currency: 'usd',
          customer,
          payment_method,
          allowed_payment_method_types: ['card'],
          capture_method: 'manual',
          confirm: 'true',
          metadata: { order_id: 'order-1', idempotency_key: order.idempotencyKey },
          return_url: order.returnUrl,
          off_session: 'false',
        },
      },
    ]);
  });

  test('for cards that can be charged without their owner, with one customer object per customer', async () => {
    const first = await storedCard();
    // The search does not return the customer yet.
    const second = await storedCard();
    clock.advance(2 * HOUR_S);
    const third = await storedCard();
    clock.advance(48 * HOUR_S);
    const fourth = await storedCard();
    expect(new Set([first, second, third, fourth].map((id) => id.split('/')[0])).size).toBe(1);
    expect(stripe.books.customers.size).toBe(1);
    expect(requestsTo('/v1/setup_intents')[0]?.form).toEqual({
      customer: first.split('/')[0],
      usage: 'off_session',
      allowed_payment_method_types: ['card'],
      metadata: { shop_customer: CUSTOMER },
    });
  });

  test('for nothing with a card of the sandbox', async () => {
    const order = orderWith(asId('pm_ofTheSandbox'));
    expect(await adapter.authorise(order)).toEqual({
      kind: 'refused',
      message: 'Card not found at Stripe.',
      isCardGone: true,
    });
    expect(await adapter.find(getSought(order))).toEqual({ kind: 'none' });
    await adapter.forgetMethod(asId('pm_ofTheSandbox'));
    expect(stripe.seen).toEqual([]);
  });

  test('with unconverted amounts: Stripe has no exception for any currency of the shop', () => {
    const zeroDecimal = [
      'BIF',
      'CLP',
      'DJF',
      'GNF',
      'JPY',
      'KMF',
      'KRW',
      'MGA',
      'PYG',
      'RWF',
      'UGX',
      'VND',
      'VUV',
      'XAF',
      'XOF',
      'XPF',
    ];
    const threeDecimal = ['BHD', 'JOD', 'KWD', 'OMR', 'TND'];
    const special = ['ISK', 'HUF', 'TWD'];
    expect(KNOWN_CURRENCIES.filter((code) => [...zeroDecimal, ...threeDecimal, ...special].includes(code))).toEqual([]);
  });
});

describe('[OR-10b] [P1] never charged twice, never lost:', () => {
  test('a call that is carried out after its timeout is one payment, whatever is queried meanwhile', async () => {
    const order = orderWith(await storedCard());
    stripe.faults.add({ operation: 'authorise', fault: { kind: 'late_success', ms: 600_000 } });
    expect((await adapter.authorise(order)).kind).toBe('unknown');
    // Not there yet, so the shop repeats it under its key.
    expect(await adapter.find(getSought(order))).toEqual({ kind: 'none' });
    const again = await adapter.authorise(order);
    expect(['payment', 'unknown']).toContain(again.kind);
    await stripe.carryOutLate();
    expect(createPayment(await adapter.authorise(order)).status).toBe('authorised');
    expect(stripe.payments()).toHaveLength(1);
  });

  test('a payment is found in the list when its key has expired and the search does not have it', async () => {
    const order = orderWith(await storedCard());
    stripe.faults.add({ operation: 'authorise', fault: { kind: 'drop_response' } });
    await adapter.authorise(order);
    const since = clock.now();
    clock.advance(72 * HOUR_S);
    expect(await adapter.find(getSought(order, since))).toMatchObject({
      kind: 'payment',
      payment: { status: 'authorised' },
    });
    expect(stripe.seen.some(({ path }) => path === '/v1/payment_intents/search')).toBe(false);
  });

  test('a payment is found behind many others of the customer', async () => {
    const card = await storedCard();
    const order = orderWith(card);
    await adapter.authorise(order);
    for (let count = 0; count < 5; count += 1) await adapter.authorise(orderWith(card));
    stripe.limitPages(2);
    expect(await adapter.find(getSought(order))).toMatchObject({ kind: 'payment' });
    const listed = await listPayments(adapter);
    expect(listed === 'unknown' ? [] : new Set(listed.map(({ ref }) => ref))).toHaveProperty('size', 6);
  });

  test('a failure that Stripe stores under the key leaves the order open until the key expires', async () => {
    const order = orderWith(await storedCard());
    stripe.faults.add({ operation: 'stored_authorise', fault: { kind: 'drop_request' } });
    for (let time = 0; time < 2; time += 1) {
      expect(await adapter.authorise(order)).toEqual({ kind: 'unknown', cause: 'Stripe answered with status 500' });
      expect(await adapter.find(getSought(order))).toEqual({ kind: 'none' });
    }
    const since = clock.now();
    clock.advance(25 * HOUR_S);
    expect(await adapter.find(getSought(order, since))).toEqual({ kind: 'none' });
    expect(createPayment(await adapter.authorise(order)).status).toBe('authorised');
    expect(stripe.payments()).toHaveLength(1);
  });

  test('a failure during a payment that was made is found at once', async () => {
    const order = orderWith(await storedCard());
    stripe.faults.add({ operation: 'stored_authorise', fault: { kind: 'drop_response' } });
    expect((await adapter.authorise(order)).kind).toBe('unknown');
    expect(await adapter.find(getSought(order))).toMatchObject({ kind: 'payment', payment: { status: 'authorised' } });
    expect(stripe.payments()).toHaveLength(1);
  });

  test('a key that was used for something else says nothing about the payment under it', async () => {
    const order = orderWith(await storedCard());
    await adapter.authorise(order);
    expect(await adapter.authorise({ ...order, returnUrl: `${SHOP}/elsewhere` })).toEqual({
      kind: 'unknown',
      cause: 'Stripe answered with status 400',
    });
    expect(await adapter.find(getSought(order))).toMatchObject({ kind: 'payment', payment: { status: 'authorised' } });
  });

  test('a failed read after a capture or refund is not a refusal', async () => {
    const { ref } = createPayment(await adapter.authorise(orderWith(await storedCard())));
    stripe.faults.add({ operation: 'find', fault: { kind: 'error' } });
    expect((await adapter.capture(ref, assertMinor(1_000), 'capture-1')).kind).toBe('unknown');
    expect(createPayment(await adapter.capture(ref, assertMinor(1_000), 'capture-1'))).toMatchObject({
      status: 'captured',
      captured: 1_000,
    });
  });

  test('a payment that Stripe has not decided is unknown, and in the books as not released', async () => {
    const order = orderWith(await storedCard());
    const { ref } = createPayment(await adapter.authorise(order));
    const intent = stripe.books.paymentIntents.get(ref);
    if (intent) stripe.books.paymentIntents.set(ref, { ...intent, status: 'processing' });
    expect(await adapter.find({ ...getSought(order), ref })).toEqual({
      kind: 'unknown',
      cause: 'the payment is processing',
    });
    expect(await listPayments(adapter)).toMatchObject([{ ref, status: 'requires_action' }]);
  });
});

describe('[OR-10b] [P1] a call is made once,', () => {
  test.each(['drop_request', 'drop_response', 'error'] as const)('even if it ends with %s', async (kind) => {
    const order = orderWith(await storedCard());
    stripe.faults.add({ operation: 'authorise', fault: { kind } });
    await adapter.authorise(order);
    expect(requestsTo('/v1/payment_intents')).toHaveLength(1);
  });

  test('and times out after five seconds', async () => {
    const order = orderWith(await storedCard());
    const patient = stripe.adapterAt(stripe.origin);
    stripe.faults.add({ operation: 'authorise', fault: { kind: 'delay', ms: 30_000 } });
    const start = performance.now();
    expect(await patient.authorise(order)).toEqual({ kind: 'unknown', cause: 'timeout waiting for the response' });
    expect(performance.now() - start).toBeGreaterThanOrEqual(4_990);
    expect(requestsTo('/v1/payment_intents')).toHaveLength(1);
  });

  test('and if Stripe rate-limits it, the outcome is unknown, and nothing was done', async () => {
    const order = orderWith(await storedCard());
    stripe.turnAway(1);
    expect(await adapter.authorise(order)).toEqual({
      kind: 'unknown',
      cause: 'Stripe answered with status 429 (rate_limit)',
    });
    expect(await adapter.find(getSought(order))).toEqual({ kind: 'none' });
    expect(createPayment(await adapter.authorise(order)).status).toBe('authorised');
  });
});

test('[OR-08c] a secret key that Stripe rejects ends no order, and no part of it is logged', async () => {
  const wrong = new StripePayment({
    ...STRIPE_KEYS,
    secretKey: 'sk_test_notTheKeyOfThisAccount',
    webhookSecret: WEBHOOK_SECRET,
    apiOrigin: stripe.origin,
  });
  const order = orderWith(await storedCard());
  const outcomes = [
    await wrong.authorise(order),
    await wrong.find(getSought(order)),
    await listPayments(wrong),
    await wrong.createSetupIntent(CUSTOMER).catch((error: unknown) => error),
  ];
  expect(outcomes).toEqual([
    { kind: 'unknown', cause: 'Stripe answered with status 401' },
    { kind: 'unknown', cause: 'Stripe answered with status 401' },
    'unknown',
    new PaymentProviderUnavailable('Stripe answered with status 401'),
  ]);
  expect(`${JSON.stringify(outcomes)} ${String(outcomes[3])} ${JSON.stringify(wrong)}`).not.toMatch(
    /sk_test|notTheKey/,
  );
});

test('[OR-10a] payments of the account that are not the shop’s are not in its books', async () => {
  const { ref } = createPayment(await adapter.authorise(orderWith(await storedCard())));
  const intent = stripe.books.paymentIntents.get(ref);
  if (intent) stripe.books.paymentIntents.set('pi_other', { ...intent, id: 'pi_other', metadata: {} });
  expect(await listPayments(adapter)).toMatchObject([{ ref }]);
});

describe('[P8] messages', () => {
  const readBody = (type: string, object: object): string =>
    JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
  const read = (payload: string, { secret = WEBHOOK_SECRET, age = 0 } = {}) => {
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload,
      secret,
      timestamp: clock.now().getTime() / 1000 - age,
    });
    return adapter.readEvent(payload, { 'stripe-signature': signature }, clock.now());
  };
  const intent = { id: 'pi_1', object: 'payment_intent', metadata: { order_id: 'order-1' } };

  test.each([
    ['payment_intent.amount_capturable_updated', intent, { kind: 'payment', orderId: 'order-1', paymentRef: 'pi_1' }],
    ['payment_intent.payment_failed', intent, { kind: 'payment', orderId: 'order-1', paymentRef: 'pi_1' }],
    ['payment_intent.succeeded', { ...intent, metadata: {} }, { kind: 'payment', orderId: null, paymentRef: 'pi_1' }],
    [
      'refund.updated',
      { id: 're_1', object: 'refund', metadata: { idempotency_key: 'k' }, payment_intent: 'pi_1' },
      { kind: 'payment', orderId: null, paymentRef: 'pi_1' },
    ],
    [
      'charge.dispute.created',
      { id: 'du_1', object: 'dispute', metadata: {}, payment_intent: 'pi_1' },
      { kind: 'reversal', orderId: null, paymentRef: 'pi_1' },
    ],
    [
      'charge.dispute.closed',
      { id: 'du_1', object: 'dispute', metadata: {}, payment_intent: 'pi_1' },
      { kind: 'reversal', orderId: null, paymentRef: 'pi_1' },
    ],
    [
      'refund.created',
      { id: 're_1', object: 'refund', metadata: {}, payment_intent: 'pi_1' },
      { kind: 'reversal', orderId: null, paymentRef: 'pi_1' },
    ],
    [
      'charge.refunded',
      { id: 'ch_1', object: 'charge', metadata: {}, payment_intent: 'pi_1' },
      { kind: 'reversal', orderId: null, paymentRef: 'pi_1' },
    ],
    ['balance.available', { object: 'balance' }, { kind: 'other', orderId: null, paymentRef: null }],
  ])('%s is read', (type, object, expected) => {
    expect(read(readBody(type, object))).toMatchObject({ id: 'evt_1', type, ...expected });
  });

  test('without a valid signature of Stripe’s key, too old or malformed, count as forged', () => {
    const body = readBody('payment_intent.succeeded', intent);
    expect(read(body, { age: REPLAY_WINDOW_S - 1 })).not.toBe('forged');
    for (const [payload, options] of [
      [body, { secret: 'whsec_other' }],
      [body, { age: REPLAY_WINDOW_S + 1 }],
      [body, { age: -REPLAY_WINDOW_S - 1 }],
      ['no json', {}],
      ['{"id":"evt_1"}', {}],
    ] as const)
      expect(read(payload, options)).toBe('forged');
    expect(adapter.readEvent(body, {}, clock.now())).toBe('forged');
  });
});
