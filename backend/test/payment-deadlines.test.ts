import { assertMinor } from '@storefront/shared/domain';
import type { ProviderMethodId } from '../src/core/payment-ids';
import {
  PaymentProviderUnavailable,
  type PaymentOutcome,
  type PaymentProvider,
  type PaymentLookup,
} from '../src/ports/payment-provider';
import { SHOP } from './support/app';
import { asId } from './support/as-id';
import { openBlackHole } from './support/black-hole';
import { startFaultProxy, type FaultProxy } from './support/fault-proxy';
import { CARDS, startPaymentProvider, type TestPaymentProvider } from './support/payment-provider';
import { newKey } from './support/shop';

let provider: TestPaymentProvider;
let proxy: FaultProxy;
let adapter: PaymentProvider;
let methodId: ProviderMethodId;

beforeAll(async () => {
  provider = await startPaymentProvider({ now: () => new Date() });
  proxy = await startFaultProxy(provider.origin);
  adapter = provider.adapterAt(proxy.origin);
  const intent = await adapter.createSetupIntent(asId('customer-1'), 'card');
  await provider.enterCard(intent.id, CARDS.fine);
  const state = await adapter.getSetupIntent(intent.id);
  if (state.status !== 'confirmed') throw new Error(`The card is ${state.status}`);
  methodId = state.method.methodId;
});
afterAll(async () => {
  await proxy.close();
  await provider.close();
});

const under = (idempotencyKey: string): PaymentLookup => ({ idempotencyKey, ref: null, methodId, since: new Date() });

/** Requests a payment while the provider's responses take this long. */
async function authorise(
  answerMs: number,
  idempotencyKey: string,
  by = adapter,
): Promise<{ outcome: PaymentOutcome; waitedMs: number }> {
  proxy.holdAnswers(answerMs);
  const start = performance.now();
  const outcome = await by.authorise({
    idempotencyKey,
    amount: assertMinor(1613),
    currency: 'USD',
    methodId,
    merchantInitiated: false,
    returnUrl: `${SHOP}/site/purchase`,
    orderId: asId(`order-${idempotencyKey}`),
    receiptEmail: 'mara@example.com',
  });
  const waitedMs = performance.now() - start;
  proxy.holdAnswers(0);
  return { outcome, waitedMs };
}

test('[P1] a response within the deadline counts, however slow', async () => {
  const { outcome, waitedMs } = await authorise(3_000, newKey());
  expect(outcome).toMatchObject({ kind: 'payment', payment: { status: 'authorised', authorised: 1613 } });
  expect(waitedMs).toBeGreaterThanOrEqual(2_990);
});

test('[P1] [OR-10b] a response that takes 30 s: after five the outcome is unknown, and the payment is found under its key', async () => {
  const key = newKey();
  const { outcome, waitedMs } = await authorise(30_000, key);
  expect(outcome).toEqual({ kind: 'unknown', cause: 'timeout waiting for the response' });
  // Not before the deadline, and shortly after it even on a busy machine.
  expect(waitedMs).toBeGreaterThanOrEqual(4_990);
  expect(waitedMs).toBeLessThan(10_000);

  expect(await adapter.find(under(key))).toMatchObject({
    kind: 'payment',
    payment: { status: 'authorised', authorised: 1613 },
  });
  const again = await authorise(0, key);
  expect(again.outcome).toMatchObject({ kind: 'payment', payment: { status: 'authorised' } });
  expect(provider.payments().filter(({ order }) => order === `order-${key}`)).toHaveLength(1);
});

test('[P1] [OR-10b] a provider that accepts no connection: after one second the outcome is unknown, without waiting for a response', async () => {
  const blackHole = await openBlackHole();
  const unreachable = provider.adapterAt(blackHole.origin);
  try {
    const key = newKey();
    const { outcome, waitedMs } = await authorise(0, key, unreachable);
    expect(outcome).toEqual({ kind: 'unknown', cause: 'timeout connecting' });
    expect(waitedMs).toBeGreaterThanOrEqual(990);
    expect(await unreachable.find(under(key))).toEqual({ kind: 'unknown', cause: 'timeout connecting' });
    await expect(unreachable.createSetupIntent(asId('customer-1'), 'card')).rejects.toThrow(
      new PaymentProviderUnavailable('timeout connecting'),
    );
  } finally {
    await blackHole.close();
  }
});
