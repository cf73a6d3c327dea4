import { getProvisioning, type Order, type OrderPayload } from '@storefront/shared/contract';
import { eq } from 'drizzle-orm';
import type { FaultScriptInput } from '../src/core/fault-scripts';
import { audit_entries, orders } from '../src/db/schema';
import { CHALLENGE_MS } from '../src/modules/checkout/pauses';
import { freePort } from './support/free-port';
import { CARDS } from './support/payment-provider';
import { keepSessionsAlive } from './support/customers';
import { freshLabel, newKey, openShop, type TestShop } from './support/shop';
import { withShop } from './support/shop-tests';
import type { TestCustomer } from './support/app';
import { auditTrail } from './support/audit-trail';

let shop: TestShop;
let customer: TestCustomer;
withShop((open, created) => ([shop, customer] = [open, created]));

const names = (count: number): string[] => Array.from({ length: count }, () => `${freshLabel()}.com`);

const place = (bought: readonly string[], card?: string): Promise<string> => shop.place(customer, { bought, card });
const buy = async (bought: readonly string[], card?: string): Promise<Order> =>
  shop.settle(customer, await place(bought, card));
const listPayments = (orderId: string) => shop.pay.payments().filter(({ order }) => order === orderId);

describe('the payment provider fails', () => {
  const fails = (operation: string, fault: FaultScriptInput['fault'], times = 1): void =>
    shop.pay.faults.add({ operation, fault, times });

  test.each<[string, FaultScriptInput['fault']]>([
    ['[P2] the request is lost', { kind: 'drop_request' }],
    ['[P3] the response is lost', { kind: 'drop_response' }],
    ['[P4] a server error', { kind: 'error' }],
    ['[R10] an unreadable response', { kind: 'malformed' }],
    ['[P1] carried out after the timeout', { kind: 'late_success', ms: 30 }],
    ['[R5] the same call is in progress', { kind: 'in_progress' }],
  ])('[OR-10] [OR-05] authorising, %s: one payment', async (_what, fault) => {
    fails('authorise', fault);
    const order = await buy(names(1));
    expect(order.status_name).toBe('completed');
    expect(listPayments(order.order_id)).toHaveLength(1);
  });

  test.each(['capture', 'find'] as const)(
    '[OR-10b] %s fails three times in each way, then succeeds',
    async (operation) => {
      for (const fault of [
        { kind: 'drop_request' },
        { kind: 'drop_response' },
        { kind: 'malformed' },
        { kind: 'error' },
      ] as const)
        fails(operation, fault);
      const order = await buy(names(2));
      expect(order).toMatchObject({ status_name: 'completed', captured: order.total });
    },
  );

  test('[OR-10b] a payment that the provider does not find after the registrar has delivered is not requested a second time', async () => {
    const { payment } = shop.deps;
    const find = payment.find.bind(payment);
    const answers = [{ kind: 'unknown', cause: 'test' }, { kind: 'none' }, { kind: 'none' }] as const;
    let asked = 0;
    const authorise = jest.spyOn(payment, 'authorise');
    const finding = jest
      .spyOn(payment, 'find')
      .mockImplementation((lookup) => Promise.resolve(answers[asked++] ?? find(lookup)));
    const order = await buy(names(1));
    expect(order).toMatchObject({ status_name: 'completed', captured: order.total });
    expect(authorise).toHaveBeenCalledTimes(1);
    const trail = await auditTrail(shop.deps.db, eq(audit_entries.subject, `order:${order.order_id}`));
    expect(trail.map(({ action }) => action)).toContain('order.capture_alarm');
    finding.mockRestore();
    authorise.mockRestore();
  });

  test('[OR-10b] [P1] slower than our timeout: the order is neither lost nor paid twice', async () => {
    fails('authorise', { kind: 'delay', ms: 1_800 });
    const order_id = await place(names(1));
    const waiting = await shop.order(customer, order_id);
    expect(['pending', 'payment_processing']).toContain(waiting.status_name);
    const order = await shop.settle(customer, order_id);
    // The state may be over before the test reads it; the audit trail keeps it.
    const trail = await auditTrail(shop.deps.db, eq(audit_entries.subject, `order:${order_id}`));
    expect(trail.map(({ after }) => (after as { state?: string } | null)?.state)).toContain('payment_unknown');
    expect(order).toMatchObject({ status_name: 'completed', payment: { message: '' } });
    expect(listPayments(order_id)).toHaveLength(1);
  });

  test('[OR-02a] [P1] has a code for a silent bank, for as long as it is silent', async () => {
    fails('authorise', { kind: 'drop_response' });
    fails('find', { kind: 'drop_request' }, 1_000);
    const order_id = await place(names(1));
    const silent = await shop.settle(customer, order_id, ({ payment }) => payment.code !== undefined);
    expect(silent).toMatchObject({
      status_name: 'payment_processing',
      payment: { code: 'bank_silent', message: expect.stringMatching(/./) as string },
    });
    shop.pay.faults.clear();
    expect((await shop.settle(customer, order_id)).payment).toEqual({
      type: 'card',
      brand: 'Visa',
      last4: '4242',
      challenge_url: null,
      message: '',
    });
  });

  test.each([
    ['declined', CARDS.declined, 'The bank declined Visa 0002. Nothing was charged. Use another card or ask the bank.'],
    ['insufficient_funds', CARDS.empty, 'Insufficient funds on Visa 9995. Nothing was charged. Use another card.'],
    ['expired_card', CARDS.expired, 'Visa 0069 has expired. Nothing was charged. Use another card.'],
  ])('[OR-03a] [OR-03b] [P5] the bank says %s', async (code, card, message) => {
    const order = await buy(names(2), card);
    expect(order).toMatchObject({
      status_name: 'payment_failed',
      captured: 0,
      payment: { code, params: { brand: 'Visa', last4: /\d{4}/.exec(message)?.[0] }, message },
    });
    expect(order.order_items.map(({ status }) => status)).toEqual(['cancelled', 'cancelled']);
  });

  test('[OR-03g] the provider refuses a payment, and not because of the card: the customer is told so, and staff are alerted', async () => {
    const { payment } = shop.deps;
    const authorise = jest
      .spyOn(payment, 'authorise')
      .mockResolvedValueOnce({ kind: 'refused', message: 'Amount must be at least $0.50 usd' });
    const order = await buy(names(2));
    authorise.mockRestore();
    expect(order).toMatchObject({ status_name: 'payment_failed', captured: 0, payment: { code: 'provider_refused' } });
    expect(order.payment.message).toMatch(/Your card is not the reason\. Nothing was charged\..*support team/);
    expect(order.order_items.map(({ status }) => status)).toEqual(['cancelled', 'cancelled']);
    const trail = await auditTrail(shop.deps.db, eq(audit_entries.subject, `order:${order.order_id}`));
    expect(trail).toContainEqual(expect.objectContaining({ action: 'order.payment_refused' }));
    const alerts = (await shop.emails()).filter(({ subject }) => subject.includes(order.order_id));
    expect(alerts.map(({ recipient }) => recipient)).toEqual([shop.deps.config.supportEmail]);
  });

  test('[OR-03g] refusals for one reason are emailed to staff once a day, and each is in the timeline of its order', async () => {
    const authorise = jest.spyOn(shop.deps.payment, 'authorise');
    const refused = async (code: string): Promise<{ told: number; noted: number }> => {
      authorise.mockResolvedValueOnce({ kind: 'refused', code, message: `Refused for request ${newKey()}` });
      const { order_id: id } = await buy(names(1));
      const told = (await shop.emails()).filter(({ subject }) => subject.includes(id)).length;
      const trail = await auditTrail(shop.deps.db, eq(audit_entries.subject, `order:${id}`));
      return { told, noted: trail.filter(({ action }) => action === 'order.payment_refused').length };
    };
    expect(await refused('account_closed')).toEqual({ told: 1, noted: 1 });
    expect(await refused('account_closed')).toEqual({ told: 0, noted: 1 });
    expect(await refused('currency_not_supported')).toEqual({ told: 1, noted: 1 });
    shop.clock.advance(24 * 3_600);
    await keepSessionsAlive(shop.deps.db);
    expect(await refused('account_closed')).toEqual({ told: 1, noted: 1 });
    authorise.mockRestore();
  });

  test('[OR-05a] [P5] another attempt with another key goes through', async () => {
    const bought = names(1);
    expect((await buy(bought, CARDS.declined)).status_name).toBe('payment_failed');
    expect((await buy(bought)).status_name).toBe('completed');
  });
});

describe('the bank asks for confirmation', () => {
  const challenged = async (): Promise<Order> =>
    shop.settle(customer, await place(names(2), CARDS.challenged), ({ payment }) => payment.challenge_url !== null);

  test('[OR-08b] [P6] confirmed on the bank’s page, in any tab', async () => {
    const waiting = await challenged();
    expect(JSON.stringify(await auditTrail(shop.deps.db))).not.toContain(
      waiting.payment.challenge_url ?? 'no challenge',
    );
    expect(waiting.status_name).toBe('payment_processing');
    const back = await shop.pay.answerChallenge(waiting.payment.challenge_url ?? '', true);
    const { origin, pathname, searchParams } = new URL(back.headers.get('location') ?? '');
    expect([back.status, origin + pathname, searchParams.get('order')]).toEqual([
      303,
      'http://localhost:3000/site/purchase',
      waiting.order_id,
    ]);
    const order = await shop.settle(customer, waiting.order_id);
    expect(order).toMatchObject({ status_name: 'completed', captured: order.total, payment: { challenge_url: null } });
  });

  test('[OR-08b] [P6] refused there', async () => {
    const waiting = await challenged();
    await shop.pay.answerChallenge(waiting.payment.challenge_url ?? '', false);
    const order = await shop.settle(customer, waiting.order_id);
    expect(order).toMatchObject({ status_name: 'payment_failed', captured: 0 });
    expect(order.payment.message).toContain('could not confirm');
  });

  test('[OR-08b] [P6] abandoned: the order ends, and the bank’s page is void', async () => {
    const waiting = await challenged();
    shop.clock.advance(CHALLENGE_MS / 1000);
    const order = await shop.settle(customer, waiting.order_id);
    expect(order).toMatchObject({ status_name: 'cancelled', captured: 0 });
    await shop.pay.answerChallenge(waiting.payment.challenge_url ?? '', true);
    expect(listPayments(waiting.order_id)).toMatchObject([{ status: 'cancelled', captured: 0 }]);
  });

  test('[OR-08b] [P6] confirmed at the very moment it expires', async () => {
    const waiting = await challenged();
    shop.clock.advance(CHALLENGE_MS / 1000);
    shop.pay.faults.add({ operation: 'cancel', fault: { kind: 'drop_request' } });
    let looks = 0;
    await shop.settle(customer, waiting.order_id, () => (looks += 1) > 1);
    await shop.pay.answerChallenge(waiting.payment.challenge_url ?? '', true);
    const order = await shop.settle(customer, waiting.order_id);
    expect(order).toMatchObject({ status_name: 'completed', captured: order.total });
  });
});

describe('[OR-08d] the customer cancels the payment that waits for the bank', () => {
  const challenged = async (bought = names(2)): Promise<Order> =>
    shop.settle(customer, await place(bought, CARDS.challenged), ({ payment }) => payment.challenge_url !== null);
  const cancel = (id: string, who = customer) =>
    who.request({ method: 'POST', url: `/api/checkout/1.0/order/${id}/payment/cancellation` });

  test('cancels at the payment provider and ends the order when several clicks and tabs ask for it, and another card pays', async () => {
    const bought = names(2);
    const waiting = await challenged(bought);
    const from = shop.clock.now().getTime();
    const answers = await Promise.all(Array.from({ length: 5 }, () => cancel(waiting.order_id)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    for (const answer of answers) expect(answer.json<Order>().payment.challenge_url).toBeNull();
    const order = await shop.settle(customer, waiting.order_id);
    expect(order).toMatchObject({
      status_name: 'cancelled',
      captured: 0,
      payment: { code: 'payment_cancelled', message: 'You cancelled this payment. Nothing was charged.' },
    });
    // It does not wait for the bank's confirmation to time out.
    expect(shop.clock.now().getTime() - from).toBeLessThan(CHALLENGE_MS / 10);
    expect(order.order_items.map(({ status }) => status)).toEqual(['cancelled', 'cancelled']);
    await shop.pay.answerChallenge(waiting.payment.challenge_url ?? '', true);
    expect(listPayments(waiting.order_id)).toMatchObject([{ status: 'cancelled', captured: 0 }]);
    const trail = await auditTrail(shop.deps.db, eq(audit_entries.subject, `order:${waiting.order_id}`));
    expect(trail.map(({ action }) => action).filter((action) => action.includes('cancel'))).toEqual([
      'order.payment_cancel_asked',
      'order.cancelled',
    ]);
    const again = await buy(bought);
    expect(again).toMatchObject({ status_name: 'completed', captured: again.total });
    expect((await cancel(waiting.order_id)).json()).toMatchObject({ status_name: 'cancelled' });
  });

  test('completes the order when the bank has confirmed it meanwhile', async () => {
    shop.pay.faults.add({ operation: 'webhook', fault: { kind: 'drop_request' }, times: 0 });
    const waiting = await challenged();
    await shop.pay.answerChallenge(waiting.payment.challenge_url ?? '', true);
    expect((await cancel(waiting.order_id)).statusCode).toBe(200);
    const order = await shop.settle(customer, waiting.order_id);
    expect(order).toMatchObject({ status_name: 'completed', captured: order.total, payment: { message: '' } });
    expect((await cancel(waiting.order_id)).json()).toMatchObject({ status_name: 'completed' });
    expect(listPayments(waiting.order_id)).toHaveLength(1);
  });

  test('[OR-10b] shows that it is being cancelled when the provider does not respond, and retries until it does', async () => {
    const waiting = await challenged();
    shop.pay.faults.add({ operation: 'cancel', fault: { kind: 'drop_request' }, times: 1_000 });
    expect((await cancel(waiting.order_id)).json()).toMatchObject({
      status_name: 'payment_processing',
      payment: { code: 'being_cancelled', challenge_url: null, message: expect.stringMatching(/./) as string },
    });
    let looks = 0;
    const silent = await shop.settle(customer, waiting.order_id, () => (looks += 1) > 2);
    expect(silent).toMatchObject({ status_name: 'payment_processing', payment: { code: 'being_cancelled' } });
    shop.pay.faults.clear();
    const order = await shop.settle(customer, waiting.order_id);
    expect(order).toMatchObject({ status_name: 'cancelled', captured: 0, payment: { code: 'payment_cancelled' } });
    expect(listPayments(order.order_id)).toMatchObject([{ status: 'cancelled', captured: 0 }]);
  });

  test('[OR-10b] ends the order once when the provider’s response to the cancellation is lost', async () => {
    const waiting = await challenged();
    shop.pay.faults.add({ operation: 'cancel', fault: { kind: 'drop_response' } });
    await cancel(waiting.order_id);
    const order = await shop.settle(customer, waiting.order_id);
    expect(order).toMatchObject({ status_name: 'cancelled', captured: 0, payment: { code: 'payment_cancelled' } });
    expect(listPayments(order.order_id)).toMatchObject([{ status: 'cancelled', captured: 0 }]);
  });

  test('can be done only by its customer', async () => {
    const waiting = await challenged();
    expect((await cancel(waiting.order_id, await shop.asCustomer())).statusCode).toBe(404);
    expect((await cancel('nonsense')).statusCode).toBe(404);
    expect((await shop.order(customer, waiting.order_id)).payment.challenge_url).not.toBeNull();
    await cancel(waiting.order_id);
    await shop.settle(customer, waiting.order_id);
  });
});

describe('the registrar fails', () => {
  const fails = (operation: string, fault: FaultScriptInput['fault'], subject = '*', times = 1): void =>
    shop.deps.faults.add({ operation, fault, subject, times });

  test.each<[string, FaultScriptInput['fault']]>([
    ['[R1] no response, but it was registered', { kind: 'drop_response' }],
    ['[R2] no response, and it was not registered', { kind: 'drop_request' }],
    ['[R5] the same order is in progress', { kind: 'in_progress' }],
    ['[R10] an unreadable response', { kind: 'malformed' }],
    ['a server error', { kind: 'error' }],
    ['registered after the timeout', { kind: 'late_success', ms: 25 }],
  ])('[OR-10] [OR-05] %s: one registration', async (_what, fault) => {
    const bought = names(2);
    fails('register', fault, bought[0]);
    const order = await buy(bought);
    expect(order).toMatchObject({ status_name: 'completed', captured: order.total });
  });

  test('[OR-10b] [R1] the item shows an unknown outcome, and the order waits', async () => {
    const bought = names(2);
    fails('register', { kind: 'drop_response' }, bought[0]);
    fails('find', { kind: 'error' }, bought[0], 3);
    const waiting = await shop.settle(
      customer,
      await place(bought),
      ({ order_items: [first] }) => first?.status === 'checking',
    );
    expect(waiting).toMatchObject({ status_name: 'provisioning', captured: 0 });
    expect((await shop.settle(customer, waiting.order_id)).status_name).toBe('completed');
  });

  test('[OR-10b] [R2] an order that never reaches the registrar is given up, and nothing is charged for it', async () => {
    const bought = names(2);
    fails('register', { kind: 'drop_request' }, bought[1], 0);
    const order = await buy(bought);
    expect(order).toMatchObject({ status_name: 'partially_completed', captured: 16.13, voided: 16.13 });
    expect(order.order_items[1]).toMatchObject({
      status: 'failed',
      message: 'The registry did not answer, and the order never reached it.',
    });
  });

  test('[OR-03a] [R3] taken between search and order', async () => {
    const bought = names(2);
    fails('register', { kind: 'taken' }, bought[0]);
    const order = await buy(bought);
    expect(order).toMatchObject({ status_name: 'partially_completed', captured: 16.13, voided: 16.13 });
    expect(order.order_items.map(({ status, message }) => [status, message])).toEqual([
      ['failed', 'Someone else registered it a moment ago.'],
      ['completed', ''],
    ]);
    const [message] = (await shop.emails()).filter(({ recipient }) => recipient === customer.email);
    expect(message).toMatchObject({ subject: '1 of 2 domains is yours' });
    expect(message?.text).toContain('Not charged');
  });

  test('[OR-10a] [R4] another price at the registry stops the item before any payment', async () => {
    const bought = names(1);
    fails('register', { kind: 'price_changed' }, bought[0]);
    expect(await buy(bought)).toMatchObject({ status_name: 'failed', captured: 0, voided: 16.13 });
  });

  test('[OR-03b] [OR-10a] [R7] three of five fail, two are paid', async () => {
    const bought = names(5);
    for (const name of bought.slice(0, 3)) fails('register', { kind: 'taken' }, name);
    const order = await buy(bought);
    expect(order).toMatchObject({ status_name: 'partially_completed', total: 80.65, captured: 32.26, voided: 48.39 });
    expect(order.order_items.map(({ status }) => status)).toEqual([
      'failed',
      'failed',
      'failed',
      'completed',
      'completed',
    ]);
  });

  test('[OR-10a] with all faults at once and in turn, only delivered domains are paid', async () => {
    const bought = names(8);
    const faults: FaultScriptInput['fault'][] = [
      { kind: 'drop_request' },
      { kind: 'drop_response' },
      { kind: 'malformed' },
      { kind: 'error' },
      { kind: 'taken' },
      { kind: 'late_success', ms: 15 },
    ];
    faults.forEach((fault, index) => fails('register', fault, bought[index]));
    fails('find', { kind: 'error' }, '*', 4);
    for (const operation of ['authorise', 'capture', 'find'])
      shop.pay.faults.add({ operation, fault: { kind: 'drop_response' } });
    const order = await buy(bought);
    expect(order.status_name).toBe('partially_completed');
    expect(order.order_items.filter(({ status }) => status === 'completed')).toHaveLength(7);
  });
});

describe('two processes', () => {
  test('[OR-05c] an order is processed by one of two processes at a time', async () => {
    const order_id = await place(names(3));
    await Promise.all(Array.from({ length: 5 }, () => shop.settle(customer, order_id)));
    expect((await shop.order(customer, order_id)).status_name).toBe('completed');
    expect(listPayments(order_id)).toHaveLength(1);
  });
});

describe('the registrar is in maintenance', () => {
  const REST_MS = 600_000;
  let resting: TestShop;

  beforeAll(async () => {
    resting = await openShop({}, { registrarRetryMs: REST_MS });
  });
  afterEach(() => void jest.restoreAllMocks());
  afterAll(() => resting.close());

  test('[R6] orders of informed customers are accepted, wait untouched, and are carried out in order once it responds', async () => {
    const buyer = await resting.asCustomer();
    const card = await resting.storeCard(buyer);
    const payload = (change: Partial<OrderPayload> = {}) =>
      resting.payloadFor(buyer, names(1), { payment_method_id: card.id, ...change });
    const put = async (change?: Partial<OrderPayload>): Promise<string> => {
      const answer = await resting.placeOrder(buyer, await payload(change));
      resting.clock.advance(1);
      return answer.json<{ order_id: string }>().order_id;
    };
    const isSlow = async () =>
      (await resting.request({ url: getProvisioning.path })).json<{ may_take_longer: boolean }>().may_take_longer;
    expect(await isSlow()).toBe(false);
    for (const operation of ['register', 'find'])
      resting.deps.faults.add({ operation, fault: { kind: 'drop_request' }, times: 0 });
    const sent = jest.spyOn(resting.deps.registrar, 'order');
    const first = await put();
    let looks = 0;
    await resting.settle(buyer, first, () => (looks += 1) > 24 || resting.deps.registrar.retryAfterMs() > 0);
    expect(resting.deps.registrar.retryAfterMs()).toBeGreaterThan(0);
    const calls = sent.mock.calls.length;
    expect(calls).toBeLessThanOrEqual(10);

    expect(await isSlow()).toBe(true);
    const untold = await payload();
    const refused = await resting.placeOrder(buyer, untold);
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'may_take_longer', changes: [] }),
    ]);
    expect(await resting.deps.db.$count(orders, eq(orders.idempotency_key, untold.idempotency_key))).toBe(0);

    const told = { accepts_delay: true } as const;
    const later = [await put(told), await put(told), await put(told)];
    for (const id of later) await resting.settle(buyer, id, ({ status_name }) => status_name === 'provisioning');
    for (const id of later)
      expect(await resting.order(buyer, id)).toMatchObject({
        may_take_longer: true,
        captured: 0,
        order_items: [{ status: 'waiting' }],
      });
    expect(sent).toHaveBeenCalledTimes(calls);

    resting.deps.faults.clear();
    // The real pause could end too early on a busy machine.
    const now = Date.now;
    jest.spyOn(Date, 'now').mockImplementation(() => now() + REST_MS);
    for (const id of [first, ...later])
      expect(await resting.settle(buyer, id)).toMatchObject({ status_name: 'completed', may_take_longer: false });
    expect(await isSlow()).toBe(false);
    await resting.checkInvariants();
  });
});

test('[S8] an order completes while the mail server is down, and its email waits', async () => {
  const port = await freePort();
  const silent = await openShop({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'shop@onymeter.example' });
  try {
    const buyer = await silent.asCustomer();
    const answer = await silent.placeOrder(buyer, await silent.payloadFor(buyer, names(1)));
    const order = await silent.settle(buyer, answer.json<{ order_id: string }>().order_id);
    expect(order).toMatchObject({ status_name: 'completed', captured: order.total });
    await silent.deps.jobs.drain({ delayed: false });
    const [message] = (await silent.emails()).filter(({ recipient }) => recipient === buyer.email);
    expect(message).toMatchObject({ status: 'queued', document: `receipt:${order.order_id}` });
    await silent.checkInvariants();
  } finally {
    await silent.close();
  }
});
