import { createServer, type IncomingMessage } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { FaultScripts } from '../../src/core/fault-scripts';
import type { PaymentProvider } from '../../src/ports/payment-provider';
import { SandboxPayment } from '../../src/adapters/payment/sandbox/sandbox-payment';
import type { Clock } from '../../src/core/clock';
import { buildPaymentSandbox } from '../../src/payment-sandbox/app';
import {
  PaymentStore,
  sumReversals,
  type PaymentRecord,
  type RefundRecord,
} from '../../src/payment-sandbox/payment-store';
import { WebhookSender } from '../../src/payment-sandbox/webhook-sender';
import { findTestCard } from '../../src/payment-sandbox/test-cards';
import type { BookedPayment } from '../invariants';
import { SHOP } from './app';
import { freePort } from './free-port';
import { WEBHOOK, WEBHOOK_SECRET } from './payment-webhook';

/** A payment in the books of a provider. Amounts in minor units. */
export interface TestPayment extends BookedPayment {
  readonly status: PaymentRecord['status'];
  readonly refunds: readonly RefundRecord[];
}

/** A payment provider on its own port, with its books and faults. */
export interface TestPaymentProvider {
  readonly adapter: PaymentProvider;
  /** An adapter with the shop's timeouts, for the provider at another origin. */
  adapterAt(origin: string): PaymentProvider;
  readonly faults: FaultScripts;
  readonly origin: string;
  payments(): readonly TestPayment[];
  /** Delivers the provider's messages to the shop from now on; earlier ones are lost. */
  reportTo(shop: FastifyInstance): void;
  /** Resolves when no message is in transit. */
  quiet(): Promise<void>;
  /** Refunds part of a payment like staff in the provider's own pages. Minor units. */
  refundByHand(paymentId: string, amount: number): Promise<void>;
  /** Makes a payment's successful refunds fail at the bank, as may happen days later. */
  failRefunds(paymentId: string): Promise<void>;
  /** Opens a dispute for what is left of a payment, or sends its message again. */
  dispute(paymentId: string): Promise<void>;
  closeDispute(paymentId: string, end: 'won' | 'lost'): Promise<void>;
  /** Enters the card in the frame, as its owner does. */
  enterCard(intentId: string, number: string): Promise<void>;
  /** Answers on the bank's page, as the card's owner does. */
  answerChallenge(url: string, confirmed: boolean): Promise<Response>;
  close(): Promise<void>;
}

export const CARDS = {
  fine: '4242424242424242',
  declined: '4000000000000002',
  challenged: '4000002500003155',
  empty: '4000000000009995',
  expired: '4000000000000069',
} as const;

/** Passes a message on to the shop unchanged. @returns the shop's status */
async function forward(incoming: IncomingMessage, shop: FastifyInstance | undefined): Promise<number> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  if (!shop) return 200;
  const { statusCode } = await shop.inject({
    method: 'POST',
    url: WEBHOOK,
    headers: incoming.headers,
    payload: Buffer.concat(chunks),
  });
  return statusCode;
}

/** The payment sandbox. */
export async function startPaymentProvider(clock: Clock): Promise<TestPaymentProvider> {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-pay-'));
  const store = await PaymentStore.open(join(folder, 'journal.jsonl'));
  const faults = new FaultScripts();
  const key = 'key-of-the-test';
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  let shop: FastifyInstance | undefined;
  const listener = createServer((incoming, outgoing) => {
    void forward(incoming, shop).then((status) => outgoing.writeHead(status).end());
  });
  const webhookPort = await freePort();
  await new Promise<void>((resolve) => void listener.listen(webhookPort, '127.0.0.1', resolve));
  const webhooks = new WebhookSender({
    url: `http://127.0.0.1:${webhookPort}${WEBHOOK}`,
    secret: WEBHOOK_SECRET,
    clock,
    faults,
    pauseMs: 20,
  });
  store.onPayment((payment) => webhooks.emit(`payment.${payment.status}`, payment));
  const app = buildPaymentSandbox({
    store,
    faults,
    webhooks,
    clock,
    keys: [key],
    shopOrigins: [SHOP],
    publicOrigin: origin,
    devSurface: true,
  });
  await app.listen({ port, host: '127.0.0.1' });
  const made: SandboxPayment[] = [];
  const createAdapter = (options: { readonly origin: string; readonly readMs?: number }): SandboxPayment => {
    const adapter = new SandboxPayment({ key, webhookSecrets: [WEBHOOK_SECRET], ...options });
    made.push(adapter);
    return adapter;
  };
  const doByHand = async (what: string, body: object): Promise<void> => {
    const answer = await fetch(`${origin}/dev/${what}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`Status ${answer.status}: ${await answer.text()}`);
  };
  return {
    adapter: createAdapter({ origin, readMs: 1_500 }),
    adapterAt: (elsewhere) => createAdapter({ origin: elsewhere }),
    faults,
    origin,
    payments: () => store.payments().map((payment) => ({ ...payment, refunded: sumReversals(payment) })),
    reportTo: (app) => void (shop = app),
    quiet: () => webhooks.idle(),
    refundByHand: (payment, amount) => doByHand('refunds', { payment, amount }),
    failRefunds: (payment) => doByHand('failed-refunds', { payment }),
    dispute: (payment) => doByHand('disputes', { payment }),
    closeDispute: (payment, closed_as) => doByHand('disputes', { payment, closed_as }),
    async enterCard(intentId, number) {
      const card = findTestCard(number);
      const intent = store.intent(intentId);
      if (!card || !intent) throw new Error('No such card or intent');
      await store.confirmIntent(intentId, intent.secret, {
        card,
        exp_month: 12,
        exp_year: clock.now().getUTCFullYear() + 3,
      });
    },
    answerChallenge: (url, confirmed) =>
      fetch(url, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({
          secret: new URL(url).searchParams.get('secret') ?? '',
          answer: confirmed ? 'confirm' : 'refuse',
        }),
      }),
    async close() {
      webhooks.close();
      listener.closeAllConnections();
      listener.close();
      for (const adapter of made) adapter.close();
      await app.close();
      await store.close();
      rmSync(folder, { recursive: true });
    },
  };
}
