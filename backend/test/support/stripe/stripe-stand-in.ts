import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type Stripe from 'stripe';
import { FaultScripts } from '../../../src/core/fault-scripts';
import { StripePayment } from '../../../src/adapters/payment/stripe/stripe-payment';
import type { Clock } from '../../../src/core/clock';
import { findTestCard } from '../../../src/payment-sandbox/test-cards';
import type { TestPayment, TestPaymentProvider } from '../payment-provider';
import { WEBHOOK, WEBHOOK_SECRET } from '../payment-webhook';
import { readForm } from './form-body';
import { Idempotency, type StoredAnswer } from './idempotency';
import { stripeApi, type Form, type StripeEndpoint } from './stripe-api';
import { StripeBooks } from './stripe-books';
import { StripeWebhookSender, type Deliver } from './stripe-webhook-sender';
import { newId } from './stripe-objects';
import { missing, StripeRefusal } from './stripe-refusal';

export const STRIPE_KEYS = {
  secretKey: 'sk_test_the-key-of-the-test',
  publishableKey: 'pk_test_the-key-of-the-test',
} as const;

/** A received request. */
interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly key: string | undefined;
  readonly form: Form;
}

/** A stand-in for Stripe on its own port. Built from Stripe's API reference; it is not Stripe. */
export interface StripeStandIn extends TestPaymentProvider {
  readonly books: StripeBooks;
  readonly seen: readonly SeenRequest[];
  /** Like `reportTo`, for a shop in another process. */
  reportBy(deliver: Deliver): void;
  /** Responds to the next calls with 429. */
  turnAway(calls: number): void;
  /** Limits the page size of lists. */
  limitPages(objects: number): void;
  /** Carries out delayed calls at once. */
  carryOutLate(): Promise<void>;
}

const BANK_PAGE = `<!doctype html><html lang="en"><title>Your bank</title><h1>Is this payment yours?</h1>
<form method="post"><button name="answer" value="confirm">Confirm</button><button name="answer" value="refuse">Refuse</button></form></html>`;

const STATUSES: Readonly<Record<string, TestPayment['status']>> = {
  requires_action: 'requires_action',
  requires_capture: 'authorised',
  requires_payment_method: 'declined',
  succeeded: 'captured',
  canceled: 'cancelled',
};

export async function startStripe(clock: Clock): Promise<StripeStandIn> {
  const faults = new FaultScripts();
  const webhooks = new StripeWebhookSender(clock, faults);
  const idempotency = new Idempotency(clock);
  const seen: SeenRequest[] = [];
  let origin = '';
  let maxPageSize = 100;
  let turnedAway = 0;
  const books = new StripeBooks({
    clock,
    origin: () => origin,
    onChange: (type, changed) => webhooks.emit(type, changed, getOrder(changed)),
  });
  const getOrder = (changed: Parameters<ConstructorParameters<typeof StripeBooks>[0]['onChange']>[1]): string => {
    const ref = changed.object === 'payment_intent' ? changed.id : changed.payment_intent;
    return (typeof ref === 'string' ? books.paymentIntents.get(ref)?.metadata.order_id : undefined) ?? '*';
  };
  const endpoints = stripeApi({ books, faults, maxPageSize: () => maxPageSize });

  /** Calls that are carried out after their client has given up. */
  const late: (() => Promise<unknown>)[] = [];

  /** @returns the response, or null if the connection was cut */
  async function call(
    endpoint: StripeEndpoint,
    id: string,
    { method, path, key, form }: SeenRequest,
  ): Promise<StoredAnswer | null> {
    const [operation, subject] = endpoint.call(id, form);
    const carryOut = () =>
      idempotency.once(key, `${method} ${path} ${JSON.stringify(form)}`, async () => {
        // A failure during a call is stored under the key, whether or not the work was done.
        const broken = faults.take(`stored_${operation}`, subject);
        if (broken?.kind === 'drop_request') return failure(500);
        const answer = getAnswer(() => endpoint.answer(id, form));
        return broken ? failure(500) : answer;
      });
    const fault = faults.take(operation, subject);
    switch (fault?.kind) {
      case undefined:
      case 'decline':
        return carryOut();
      case 'delay':
        await sleep(fault.ms);
        return carryOut();
      case 'drop_request':
        return null;
      case 'drop_response':
        await carryOut();
        return null;
      case 'late_success':
        late.push(carryOut);
        setTimeout(() => void carryOut(), fault.ms).unref();
        return null;
      case 'malformed':
        await carryOut();
        return { status: 200, body: '<html><body>Bad gateway' };
      case 'in_progress':
        throw new StripeRefusal(409, {
          type: 'invalid_request_error',
          code: 'idempotency_key_in_use',
          message: 'There is currently another in-progress request using this Idempotent Key.',
        });
      default:
        return failure(500);
    }
  }

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const url = new URL(incoming.url ?? '/', origin);
    const body = await readBody(incoming);
    if (url.pathname.startsWith('/3ds/')) {
      if (incoming.method === 'GET')
        return void outgoing.writeHead(200, { 'content-type': 'text/html' }).end(BANK_PAGE);
      const given = new URLSearchParams(body);
      const location = books.answerChallenge(
        url.pathname.slice('/3ds/'.length),
        url.searchParams.get('client_secret') ?? '',
        given.get('answer') === 'confirm',
      );
      return void outgoing.writeHead(303, { location }).end();
    }
    const form = readForm(incoming.method === 'GET' ? url.search.slice(1) : body);
    const key = incoming.headers['idempotency-key'];
    const request: SeenRequest = {
      method: incoming.method ?? 'GET',
      path: url.pathname,
      key: typeof key === 'string' ? key : undefined,
      form,
    };
    seen.push(request);
    const reply = await replyTo(request, incoming.headers.authorization);
    if (!reply) return void incoming.socket.destroy();
    const isText = typeof reply.body === 'string';
    outgoing
      .writeHead(reply.status, {
        'content-type': isText ? 'text/html' : 'application/json',
        'request-id': newId('req'),
      })
      .end(isText ? (reply.body as string) : JSON.stringify(reply.body));
  }

  async function replyTo(request: SeenRequest, authorization: string | undefined): Promise<StoredAnswer | null> {
    try {
      const setup = /^\/v1\/setup_intents\/(\w+)\/confirm$/.exec(request.path)?.[1];
      if (setup && request.form.key === STRIPE_KEYS.publishableKey) return confirmedBy(setup, request.form);
      if (authorization !== `Bearer ${STRIPE_KEYS.secretKey}`)
        throw new StripeRefusal(401, {
          type: 'invalid_request_error',
          message: `Invalid API Key provided: ${(authorization ?? '').slice(7, 15)}***`,
        });
      if (turnedAway > 0) {
        turnedAway -= 1;
        throw new StripeRefusal(429, {
          type: 'invalid_request_error',
          code: 'rate_limit',
          message: 'Too many requests.',
        });
      }
      const endpoint = endpoints.find(({ method, path }) => method === request.method && path.test(request.path));
      if (!endpoint)
        throw new StripeRefusal(404, {
          type: 'invalid_request_error',
          message: `Unrecognized request URL (${request.method}: ${request.path}).`,
        });
      const unknown = Object.keys(request.form).find((name) => !endpoint.params.includes(name));
      if (unknown)
        throw new StripeRefusal(400, {
          type: 'invalid_request_error',
          code: 'parameter_unknown',
          message: `Received unknown parameter: ${unknown}`,
        });
      return await call(endpoint, endpoint.path.exec(request.path)?.[1] ?? '', request);
    } catch (error) {
      if (error instanceof StripeRefusal) return getRefusal(error);
      throw error;
    }
  }

  /** Confirms an intent like Stripe's fields in the browser, with the publishable key and the intent's secret. */
  function confirmedBy(id: string, { client_secret, number }: Form): StoredAnswer {
    const card = findTestCard(String(number).replace(/\D/g, ''));
    if (books.setupIntents.get(id)?.client_secret !== client_secret) throw missing('setupintent', id);
    if (!card)
      throw new StripeRefusal(402, {
        type: 'card_error',
        code: 'incorrect_number',
        message: 'Your card number is incorrect.',
      });
    books.confirmSetup(id, card, clock.now().getUTCFullYear() + 3);
    return { status: 200, body: { id, object: 'setup_intent', status: 'succeeded' } };
  }

  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch((error: unknown) =>
      outgoing
        .writeHead(500, { 'content-type': 'application/json' })
        .end(JSON.stringify({ error: { type: 'api_error', message: String(error) } })),
    );
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const adapterAt = (apiOrigin: string, answerMs?: number): StripePayment =>
    new StripePayment({
      ...STRIPE_KEYS,
      webhookSecret: WEBHOOK_SECRET,
      apiOrigin,
      ...(answerMs !== undefined && { answerMs }),
    });

  return {
    adapter: adapterAt(origin, 1_500),
    adapterAt: (elsewhere) => adapterAt(elsewhere),
    faults,
    origin,
    books,
    seen,
    turnAway: (calls) => void (turnedAway = calls),
    limitPages: (objects) => void (maxPageSize = objects),
    async carryOutLate() {
      for (const work of late.splice(0)) await work();
    },
    payments: () => [...books.paymentIntents.values()].map((intent) => booked(intent, books)),
    reportTo: (shop) =>
      void (webhooks.deliver = (payload, headers) => shop.inject({ method: 'POST', url: WEBHOOK, headers, payload })),
    reportBy: (deliver) => void (webhooks.deliver = deliver),
    quiet: () => webhooks.quiet(),
    refundByHand(payment, amount) {
      books.refund(payment, amount, {}, 'succeeded');
      return Promise.resolve();
    },
    failRefunds(payment) {
      books.failRefunds(payment);
      return Promise.resolve();
    },
    dispute(payment) {
      books.dispute(payment);
      return Promise.resolve();
    },
    closeDispute(payment, end) {
      books.closeDispute(payment, end);
      return Promise.resolve();
    },
    enterCard(intentId, number) {
      const card = findTestCard(number);
      if (!card) throw new Error('No such card');
      books.confirmSetup(intentId, card, clock.now().getUTCFullYear() + 3);
      return Promise.resolve();
    },
    answerChallenge: (url, confirmed) =>
      fetch(url, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ answer: confirmed ? 'confirm' : 'refuse' }),
      }),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function getAnswer(work: () => unknown): StoredAnswer {
  try {
    return { status: 200, body: work() };
  } catch (error) {
    if (error instanceof StripeRefusal) return getRefusal(error);
    throw error;
  }
}

const getRefusal = ({ status, error }: StripeRefusal): StoredAnswer => ({ status, body: { error } });
const failure = (status: 500): StoredAnswer => ({
  status,
  body: { error: { type: 'api_error', message: 'An unknown error occurred.' } },
});

async function readBody(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function booked(intent: Stripe.PaymentIntent, books: StripeBooks): TestPayment {
  return {
    id: intent.id,
    key: intent.metadata.idempotency_key ?? '',
    order: intent.metadata.order_id ?? '',
    amount: intent.amount,
    currency: intent.currency.toUpperCase(),
    status: STATUSES[intent.status] ?? 'declined',
    captured: intent.amount_received,
    refunded: books.getRefunded(intent.id) + books.getLost(intent.id),
    refunds: [...books.refunds.values()]
      .filter(({ payment_intent }) => payment_intent === intent.id)
      .map(({ id, amount, status, metadata }) => ({
        key: metadata?.idempotency_key ?? id,
        amount,
        status: status === 'succeeded' ? 'succeeded' : status === 'pending' ? 'pending' : 'failed',
      })),
  };
}
