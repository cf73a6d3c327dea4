import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { StoreRefusal, type PaymentRecord } from './payment-store';
import { amount, id } from './inputs';
import type { PaymentSandboxOptions } from './sandbox-options';
import { toCardAnswer, toPaymentAnswer } from './answers';

const PAGE = 500;

const authorisation = z.strictObject({
  order: id,
  card: id,
  amount,
  currency: z.string().regex(/^[A-Z]{3}$/),
  return_url: z.url(),
  off_session: z.boolean().optional(),
});

interface Call {
  readonly operation: string;
  readonly subject: string;
  readonly reply: FastifyReply;
}

/** Responds with the result of `work`, unless a fault affects the call. */
async function answerCall(
  { store, faults }: Pick<PaymentSandboxOptions, 'store' | 'faults'>,
  { operation, subject, reply }: Call,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const fault = faults.take(operation, subject);
  const done = async (): Promise<unknown> => {
    const result = await work();
    await store.durable();
    return result;
  };
  const hangUp = (): FastifyReply => {
    reply.hijack();
    reply.raw.socket?.destroy();
    return reply;
  };
  switch (fault?.kind) {
    case undefined:
    case 'decline':
      return done();
    case 'delay':
      await sleep(fault.ms);
      return done();
    case 'drop_request':
      return hangUp();
    case 'drop_response':
      await done();
      return hangUp();
    case 'late_success':
      setTimeout(
        () =>
          void done().catch((error: unknown) =>
            reply.log.error({ event: 'payment_sandbox.delayed_call_failed', err: error }, 'Delayed call failed'),
          ),
        fault.ms,
      ).unref();
      return hangUp();
    case 'malformed':
      await done();
      return reply.type('text/html').send('<html><body>Bad gateway');
    case 'in_progress':
      return reply.code(409).send({ message: 'The same call is under way.', code: 'in_progress' });
    default:
      return reply.code(500).send({ message: 'The payment provider failed.' });
  }
}

/** Adds the API for the shop's server. */
export function serveShopApi(app: FastifyInstance, options: PaymentSandboxOptions): void {
  const { store, faults, clock, keys, shopOrigins, publicOrigin } = options;
  const answer = (operation: string, subject: string, reply: FastifyReply, work: () => Promise<unknown>) =>
    answerCall(options, { operation, subject, reply }, work);
  const show = (payment: PaymentRecord) => toPaymentAnswer(payment, publicOrigin);
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    if (!keys.some((key) => request.headers.authorization === `Bearer ${key}`))
      await reply.code(401).send({ message: 'API key missing.' });
  });
  const toKey = (request: FastifyRequest): string => id.parse(request.headers['idempotency-key']);
  const pathId = (request: FastifyRequest): string => id.parse((request.params as { id?: string }).id);
  const getSubject = (paymentId: string): string => store.payment(paymentId)?.order ?? paymentId;

  app.post('/v1/setup_intents', (request, reply) =>
    answer('setup', '*', reply, async () => {
      const { customer } = z.strictObject({ customer: id }).parse(request.body);
      const intent = await store.openIntent(customer);
      return {
        id: intent.id,
        secret: intent.secret,
        frame_url: `${publicOrigin}/frame/${intent.id}?secret=${intent.secret}`,
      };
    }),
  );
  app.get('/v1/setup_intents/:id', (request, reply) =>
    answer('setup', '*', reply, async () => {
      const intent = store.intent(pathId(request));
      if (!intent) throw new StoreRefusal(404, 'Intent not found.');
      const card = intent.card ? store.card(intent.card) : undefined;
      return { id: intent.id, card: card ? toCardAnswer(card) : null };
    }),
  );
  app.delete('/v1/cards/:id', (request, reply) =>
    answer('forget', '*', reply, async () => {
      await store.forgetCard(pathId(request));
      return {};
    }),
  );
  app.post('/v1/payments', (request, reply) => {
    const input = authorisation.parse(request.body);
    if (!shopOrigins.includes(new URL(input.return_url).origin))
      throw new StoreRefusal(400, 'The return URL does not belong to the shop.');
    const forced = faults.take('decline', input.order);
    return answer('authorise', input.order, reply, async () =>
      show(
        await store.authorise(toKey(request), input, {
          now: clock.now(),
          ...(forced?.kind === 'decline' && { forcedDecline: forced.reason }),
        }),
      ),
    );
  });
  app.get('/v1/payments', (request, reply) => {
    const query = z.object({ key: id }).parse(request.query);
    const payment = store.paymentByKey(query.key);
    return answer('find', payment?.order ?? '*', reply, async () => {
      const found = store.paymentByKey(query.key);
      return { payment: found ? show(found) : null };
    });
  });
  app.get('/v1/payments/all', (request, reply) => {
    const { after } = z.object({ after: z.string().max(200).default('') }).parse(request.query);
    return answer('list', '*', reply, async () => {
      const all = store.payments();
      const from = after ? all.findIndex((payment) => payment.id === after) + 1 : 0;
      return { payments: all.slice(from, from + PAGE).map(show), has_more: all.length > from + PAGE };
    });
  });
  app.get('/v1/payments/:id', (request, reply) => {
    const paymentId = pathId(request);
    return answer('find', getSubject(paymentId), reply, async () => {
      const payment = store.payment(paymentId);
      if (!payment) throw new StoreRefusal(404, 'Payment not found.');
      return show(payment);
    });
  });
  app.post('/v1/payments/:id/capture', (request, reply) => {
    const paymentId = pathId(request);
    const body = z.strictObject({ amount }).parse(request.body);
    return answer('capture', getSubject(paymentId), reply, async () =>
      show(await store.capture(paymentId, toKey(request), body.amount)),
    );
  });
  app.post('/v1/payments/:id/cancel', (request, reply) => {
    const paymentId = pathId(request);
    return answer('cancel', getSubject(paymentId), reply, async () =>
      show(await store.cancel(paymentId, toKey(request))),
    );
  });
  app.post('/v1/payments/:id/refund', (request, reply) => {
    const paymentId = pathId(request);
    const body = z.strictObject({ amount }).parse(request.body);
    const fails = faults.take('refund_declined', getSubject(paymentId)) !== null;
    return answer('refund', getSubject(paymentId), reply, async () =>
      show(await store.refund(paymentId, toKey(request), body.amount, fails)),
    );
  });
}
