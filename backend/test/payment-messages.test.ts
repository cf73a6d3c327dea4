import type { Order } from '@storefront/shared/contract';
import { eq } from 'drizzle-orm';
import { SIGNATURE_HEADER } from '../src/adapters/payment/sandbox/sandbox-payment';
import { REPLAY_WINDOW_S, signWebhook } from '../src/adapters/payment/webhook-signature';
import { audit_entries, orders, payment_events } from '../src/db/schema';
import type { TestCustomer } from './support/app';
import { asId } from './support/as-id';
import { CARDS } from './support/payment-provider';
import { WEBHOOK, WEBHOOK_SECRET } from './support/payment-webhook';
import { freshLabel, openShop, type TestShop } from './support/shop';
import { auditTrail } from './support/audit-trail';

let shop: TestShop;
let customer: TestCustomer;

beforeEach(async () => {
  shop = await openShop();
  shop.pay.reportTo(shop.app);
  customer = await shop.asCustomer();
});
afterEach(async () => {
  await shop.pay.quiet();
  await shop.checkInvariants();
  await shop.close();
});

const place = (card?: string): Promise<string> => shop.place(customer, { bought: [`${freshLabel()}.com`], card });

const getWalk = async (orderId: string): Promise<string[]> =>
  (await auditTrail(shop.deps.db, eq(audit_entries.subject, `order:${orderId}`))).map(({ action }) => action);
const findNextStep = async (orderId: string): Promise<Date | null | undefined> =>
  (
    await shop.deps.db
      .select({ at: orders.next_step_at })
      .from(orders)
      .where(eq(orders.id, asId(orderId)))
  )[0]?.at;

const message = (order: string, type = 'payment.captured', id = `evt_${freshLabel()}`): string =>
  JSON.stringify({ id, type, created: 0, data: { payment: 'pay_1', order, status: 'captured' } });

/** The shop's response to a message signed at the given time. */
async function send(
  body: string,
  {
    signedAt = shop.clock.now(),
    signature = signWebhook(body, WEBHOOK_SECRET, signedAt),
  }: { signedAt?: Date; signature?: string } = {},
) {
  const answer = await shop.app.inject({
    method: 'POST',
    url: WEBHOOK,
    headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature },
    payload: body,
  });
  return [answer.statusCode, answer.json<{ outcome?: string }>().outcome ?? answer.json<{ code?: string }>().code];
}

const challenged = async (): Promise<Order> =>
  shop.settle(customer, await place(CARDS.challenged), ({ payment }) => payment.challenge_url !== null);

test('[P7] a message that arrives before the response to its call has no second effect', async () => {
  // The response to the authorisation comes after its message, which comes several times.
  shop.pay.faults.add({ operation: 'webhook', fault: { kind: 'duplicate', copies: 5 }, times: 0 });
  shop.pay.faults.add({ operation: 'authorise', fault: { kind: 'drop_response' } });
  const id = await place();
  expect((await shop.settle(customer, id)).status_name).toBe('completed');
  await shop.pay.quiet();
  expect(await getWalk(id)).toEqual([
    'order.placed',
    'order.authorise',
    'order.unanswered',
    'order.authorised',
    'order.provision',
    'order.provisioned',
    'order.took_all',
  ]);
});

test('[P7] a message about a bank’s confirmation makes the order due at once', async () => {
  const waiting = await challenged();
  await shop.pay.quiet();
  await shop.deps.db
    .update(orders)
    .set({ next_step_at: new Date(shop.clock.now().getTime() + 14_000) })
    .where(eq(orders.id, waiting.order_id));
  await shop.pay.answerChallenge(waiting.payment.challenge_url ?? '', true);
  await shop.pay.quiet();
  expect(await findNextStep(waiting.order_id)).toEqual(shop.clock.now());
  expect((await shop.settle(customer, waiting.order_id)).status_name).toBe('completed');
});

describe('[P8] messages that are ignored', () => {
  test('[P8] 50 concurrent copies and a later old one count once', async () => {
    const id = await place();
    await shop.settle(customer, id);
    await shop.pay.quiet();
    const body = message(id);
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(body)));
    expect(answers.map(([status]) => status)).toEqual(Array(50).fill(200));
    expect(answers.filter(([, outcome]) => outcome === 'received')).toHaveLength(1);
    expect(await send(body)).toEqual([200, 'repeated']);
    expect(await findNextStep(id)).toBeNull();
  });

  test('[P8] forged, altered and stale messages are refused', async () => {
    const id = await place();
    const body = message(id);
    const now = shop.clock.now().getTime();
    const at = (seconds: number): Date => new Date(now + seconds * 1000);
    expect(await send(body, { signature: signWebhook(body, 'another secret', at(0)) })).toEqual([400, 'bad_signature']);
    expect(await send(body, { signature: signWebhook(`${body} `, WEBHOOK_SECRET, at(0)) })).toEqual([
      400,
      'bad_signature',
    ]);
    for (const signature of ['', 't=,v1=', `t=${now / 1000}`, 'v1=00', 'rubbish', `t=1e400,v1=${'0'.repeat(64)}`])
      expect(await send(body, { signature })).toEqual([400, 'bad_signature']);
    for (const seconds of [-360, 360, -REPLAY_WINDOW_S - 2, REPLAY_WINDOW_S + 2])
      expect(await send(body, { signedAt: at(seconds) })).toEqual([400, 'bad_signature']);
    const nonsense = 'no json at all';
    expect(await send(nonsense)).toEqual([400, 'bad_signature']);
    expect(
      await shop.deps.db
        .select()
        .from(payment_events)
        .where(eq(payment_events.order_id, id))
        .then((rows) => rows.filter(({ id: event }) => body.includes(event))),
    ).toEqual([]);
    for (const seconds of [-290, 290]) expect((await send(message(id), { signedAt: at(seconds) }))[0]).toBe(200);
    await shop.settle(customer, id);
  });

  test('[P8] unknown types and unknown orders are acknowledged', async () => {
    expect(await send(message('c0ffee00-0000-4000-8000-000000000000'))).toEqual([200, 'unknown_order']);
    expect(await send(message('not-an-id'))).toEqual([200, 'unknown_order']);
    expect(await send(message('x', 'balance.available'))).toEqual([200, 'unknown_type']);
    expect(await send(message('c0ffee00-0000-4000-8000-000000000000', 'dispute.opened'))).toEqual([
      200,
      'unknown_order',
    ]);
  });
});

test('[P9] messages in reverse order lead to the actual state of the payment, not to the one that they name', async () => {
  shop.pay.faults.add({ operation: 'webhook', fault: { kind: 'drop_request' }, times: 0 });
  const waiting = await challenged();
  expect(await send(message(waiting.order_id, 'payment.captured'))).toEqual([200, 'received']);
  expect(await send(message(waiting.order_id, 'payment.declined'))).toEqual([200, 'received']);
  expect(
    (await shop.settle(customer, waiting.order_id, ({ payment }) => payment.challenge_url !== null)).status_name,
  ).toBe('payment_processing');
  await shop.pay.answerChallenge(waiting.payment.challenge_url ?? '', true);
  expect(await send(message(waiting.order_id, 'payment.requires_action'))).toEqual([200, 'received']);
  expect((await shop.settle(customer, waiting.order_id)).status_name).toBe('completed');
});

test('[P9] without any message the shop finds out on its own within a minute', async () => {
  shop.pay.faults.add({ operation: 'webhook', fault: { kind: 'drop_request' }, times: 0 });
  const waiting = await challenged();
  await shop.pay.answerChallenge(waiting.payment.challenge_url ?? '', true);
  const from = shop.clock.now().getTime();
  expect((await shop.settle(customer, waiting.order_id)).status_name).toBe('completed');
  expect(shop.clock.now().getTime() - from).toBeLessThanOrEqual(60_000);
});
