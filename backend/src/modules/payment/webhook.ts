import { endpoint, type OutputOf, type OrderId } from '@storefront/shared/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { PaymentEvent } from '../../ports/payment-provider';
import type { Tx } from '../../db/client';
import { inTransaction } from '../../db/transaction';
import type { Deps } from '../../deps';
import { defineQueue } from '../../jobs/jobs';
import { badRequest } from '../../http/errors';
import { route } from '../../http/route';
import { wakeOrder } from '../orders';
import { findOrderId, recordPaymentEvent } from './webhook-queries';

type WebhookDeps = Pick<Deps, 'db' | 'clock' | 'payment' | 'jobs'>;

/** Checks the provider for reversals of an order's payment. Handled by the module `reversals`. */
export const checkingReversals = defineQueue<{ orderId: OrderId; requestId: string | null }>({
  name: 'payment-reversals',
  retryLimit: 6,
  retryDelay: 30,
  expireIn: 120,
});

/** Tells staff that the bank considers an order's payment fraudulent. Handled by the module `reversals`. */
export const warningOfFraud = defineQueue<{ orderId: OrderId; requestId: string | null }>({
  name: 'payment-fraud-warning',
  retryLimit: 6,
  retryDelay: 30,
  expireIn: 120,
});

/** Bytes; a typical event has a few thousand. */
const BODY_LIMIT = 256 * 1024;

/** Called by the provider, not by browsers: in the API document but not in the client's contract. */
const paymentWebhook = endpoint({
  id: 'paymentWebhook',
  method: 'POST',
  path: '/api/payment/1.0/webhook',
  summary: 'Webhook of the payment provider.',
  description: 'Rejected with `bad_signature` unless signed over the raw body within the last 300 seconds.',
  tag: 'payment',
  input: z.string().meta({ type: 'object', description: 'The message as the provider signed it.' }),
  output: z.object({
    outcome: z
      .enum(['received', 'repeated', 'unknown_type', 'unknown_order'])
      .describe('What was done with the event.'),
  }),
  refusals: [400],
});

/**
 * Receives events of the payment provider. An event counts only with a valid signature and once per id, and is only a hint that a payment
 * has changed: the order then queries its state, so stale, duplicate and reordered events do no harm (P7 to P9).
 */
export async function webhookRoutes(app: FastifyInstance, deps: WebhookDeps): Promise<void> {
  await app.register(async (scope) => {
    // The signature covers the raw body.
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));

    route(
      scope,
      paymentWebhook,
      async ({ input, request }) => {
        const event = deps.payment.readEvent(input, request.headers, deps.clock.now());
        if (event === 'forged') throw badRequest('Webhook signature invalid or expired.', { code: 'bad_signature' });
        const outcome = await inTransaction(deps.db, (tx) => receive(tx, deps, event, request.id));
        if (outcome !== 'received')
          request.log.info(
            { event: 'webhook.ignored', webhook: event.id, type: event.type, outcome },
            'Webhook ignored',
          );
        return { outcome };
      },
      { limit: 'none', bodyLimit: BODY_LIMIT },
    );
  });
}

/** Records an event, once per id, and triggers what follows from it. */
async function receive(
  tx: Tx,
  deps: WebhookDeps,
  event: PaymentEvent,
  requestId: string,
): Promise<OutputOf<typeof paymentWebhook>['outcome']> {
  const now = deps.clock.now();
  const orderId = await findOrderId(tx, event);
  const isNew = await recordPaymentEvent(tx, {
    id: event.id,
    type: event.type,
    order_id: orderId ?? event.orderId,
    received_at: now,
  });
  if (!isNew) return 'repeated';
  if (event.kind === 'other') return 'unknown_type';
  if (orderId === null) return 'unknown_order';
  await wakeOrder(tx, orderId, now);
  if (event.kind === 'fraud_warning')
    await deps.jobs.enqueue(warningOfFraud, { orderId, requestId }, { tx, singletonKey: orderId });
  if (event.kind === 'reversal')
    await deps.jobs.enqueue(checkingReversals, { orderId, requestId }, { tx, singletonKey: orderId });
  return 'received';
}
