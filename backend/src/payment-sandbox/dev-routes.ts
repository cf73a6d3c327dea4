import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { faultScript } from '../core/fault-scripts';
import { amount, id } from './inputs';
import type { PaymentSandboxOptions } from './sandbox-options';
import { toPaymentAnswer } from './answers';

/** Adds routes with which tests script faults, make disputes and refunds, and read payments. */
export function serveDevRoutes(
  app: FastifyInstance,
  { store, faults, webhooks, publicOrigin }: PaymentSandboxOptions,
): void {
  app.post('/dev/faults', async (request, reply) => {
    const { clear, scripts } = z
      .strictObject({ clear: z.boolean().default(false), scripts: z.array(faultScript).max(100).default([]) })
      .parse(request.body);
    if (clear) faults.clear();
    for (const script of scripts) faults.add(script);
    return reply.code(204).send();
  });
  app.post('/dev/disputes', async (request, reply) => {
    const { payment, closed_as: end } = z
      .strictObject({ payment: id, closed_as: z.enum(['won', 'lost']).optional() })
      .parse(request.body);
    if (end) webhooks.emit('dispute.closed', await store.closeDispute(payment, end));
    else webhooks.emit('dispute.opened', await store.openDispute(payment));
    return reply.code(204).send();
  });
  app.post('/dev/refunds', async (request, reply) => {
    const input = z.strictObject({ payment: id, amount }).parse(request.body);
    webhooks.emit('refund.created', await store.refundByHand(input.payment, input.amount));
    return reply.code(204).send();
  });
  app.post('/dev/failed-refunds', async (request, reply) => {
    const input = z.strictObject({ payment: id }).parse(request.body);
    webhooks.emit('refund.failed', await store.failRefunds(input.payment));
    return reply.code(204).send();
  });
  app.get('/dev/payments', async () => {
    await store.durable();
    return store.payments().map((payment) => toPaymentAnswer(payment, publicOrigin));
  });
}
