import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { assertMinor } from '@storefront/shared/domain';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { z } from 'zod';
import { faultScript, type FaultScripts } from '../core/fault-scripts';
import type { Clock } from '../core/clock';
import { getLocale, spokenLanguages } from '../core/locale';
import { BookRefusal, sumRefunds, type Books, type CardRecord, type PaymentRecord } from './books';
import { challengeOverPage, challengePage } from './challenge-page';
import { framePage } from './frame-page';
import * as messages from './messages';
import type { Messenger } from './messenger';
import { findTestCard, passesLuhn } from './test-cards';

interface PaymentSandboxOptions {
  readonly books: Books;
  readonly faults: FaultScripts;
  readonly messenger: Messenger;
  readonly clock: Clock;
  /** Accepted API keys of the shop's server. */
  readonly keys: readonly string[];
  /** Origins of the shop that may frame the card form and be returned to from the bank's page. */
  readonly shopOrigins: readonly string[];
  /** This server's origin as seen by browsers. */
  readonly publicOrigin: string;
  /** Whether faults can be scripted and payments read; never in production. */
  readonly devSurface: boolean;
  readonly logger?: boolean;
}

const PAGE = 500;

const amount = z.int().min(1).max(1e12);
const id = z.string().min(1).max(200);
const authorisation = z.strictObject({
  order: id,
  card: id,
  amount,
  currency: z.string().regex(/^[A-Z]{3}$/),
  return_url: z.url(),
  off_session: z.boolean().optional(),
});
const confirmation = z.strictObject({
  secret: id,
  number: z.string().regex(/^\d{1,19}$/),
  exp_month: z.int(),
  exp_year: z.int(),
  cvc: z.string().regex(/^\d{0,4}$/),
});
const challengeAnswer = z.object({ secret: id, answer: z.enum(['confirm', 'refuse']) });
/** The language of the surrounding page, ignoring its region; English if the shop does not have it. */
const locale = z
  .string()
  .catch('en')
  .transform((tag) => getLocale(spokenLanguages().find((language) => language === tag.split('-')[0]) ?? null));
const frameQuery = z.object({ secret: id, theme: z.enum(['light', 'dark', 'auto']).catch('auto'), locale });
const confirmQuery = z.object({ locale });

/** Builds the sandbox of the payment provider: the API for the shop, and the card frame and bank page for customers. */
export function buildPaymentSandbox(options: PaymentSandboxOptions): FastifyInstance {
  const { books, faults, messenger, clock, keys, shopOrigins, publicOrigin, devSurface } = options;
  const app = Fastify({ logger: options.logger ?? false, bodyLimit: 64 * 1024, forceCloseConnections: true });

  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(body as string)));
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof BookRefusal) return reply.code(error.status).send({ message: error.message });
    if (error instanceof z.ZodError) return reply.code(400).send({ message: z.prettifyError(error) });
    if (error.statusCode && error.statusCode < 500)
      return reply.code(error.statusCode).send({ message: error.message });
    request.log.error({ event: 'payment_sandbox.request_failed', err: error }, 'Unhandled error in request');
    return reply.code(500).send({ message: 'The payment sandbox failed.' });
  });

  const getNonce = (): string => randomBytes(16).toString('base64');
  const page = (reply: FastifyReply, nonce: string, policy: string, text: string) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; ${policy}`)
      .header('cache-control', 'no-store')
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'no-referrer')
      .send(text);

  app.get('/healthz', () => ({ status: 'ok' }));

  // --- for the shop's server ---------------------------------------------------------------------------------------

  /** Responds with the result of `work`, unless a fault affects the call. */
  const answer = async (
    operation: string,
    subject: string,
    reply: FastifyReply,
    work: () => Promise<unknown>,
  ): Promise<unknown> => {
    const fault = faults.take(operation, subject);
    const done = async (): Promise<unknown> => {
      const result = await work();
      await books.durable();
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
              app.log.error({ event: 'payment_sandbox.delayed_call_failed', err: error }, 'Delayed call failed'),
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
  };

  const api = (app: FastifyInstance): void => {
    app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
      if (!keys.some((key) => request.headers.authorization === `Bearer ${key}`))
        await reply.code(401).send({ message: 'API key missing.' });
    });
    const toKey = (request: FastifyRequest): string => id.parse(request.headers['idempotency-key']);
    const pathId = (request: FastifyRequest): string => id.parse((request.params as { id?: string }).id);
    const getSubject = (paymentId: string): string => books.payment(paymentId)?.order ?? paymentId;

    app.post('/v1/setup_intents', (request, reply) =>
      answer('setup', '*', reply, async () => {
        const { customer } = z.strictObject({ customer: id }).parse(request.body);
        const intent = await books.openIntent(customer);
        return {
          id: intent.id,
          secret: intent.secret,
          frame_url: `${publicOrigin}/frame/${intent.id}?secret=${intent.secret}`,
        };
      }),
    );
    app.get('/v1/setup_intents/:id', (request, reply) =>
      answer('setup', '*', reply, async () => {
        const intent = books.intent(pathId(request));
        if (!intent) throw new BookRefusal(404, 'Intent not found.');
        const card = intent.card ? books.card(intent.card) : undefined;
        return { id: intent.id, card: card ? shownCard(card) : null };
      }),
    );
    app.delete('/v1/cards/:id', (request, reply) =>
      answer('forget', '*', reply, async () => {
        await books.forgetCard(pathId(request));
        return {};
      }),
    );
    app.post('/v1/payments', (request, reply) => {
      const asked = authorisation.parse(request.body);
      if (!shopOrigins.includes(new URL(asked.return_url).origin))
        throw new BookRefusal(400, 'The return URL does not belong to the shop.');
      const forced = faults.take('decline', asked.order);
      return answer('authorise', asked.order, reply, async () =>
        shownPayment(
          await books.authorise(toKey(request), asked, {
            now: clock.now(),
            ...(forced?.kind === 'decline' && { forcedDecline: forced.reason }),
          }),
        ),
      );
    });
    app.get('/v1/payments', (request, reply) => {
      const query = z.object({ key: id }).parse(request.query);
      const payment = books.paymentByKey(query.key);
      return answer('find', payment?.order ?? '*', reply, async () => {
        const found = books.paymentByKey(query.key);
        return { payment: found ? shownPayment(found) : null };
      });
    });
    app.get('/v1/payments/all', (request, reply) => {
      const { after } = z.object({ after: z.string().max(200).default('') }).parse(request.query);
      return answer('list', '*', reply, async () => {
        const all = books.payments();
        const from = after ? all.findIndex((payment) => payment.id === after) + 1 : 0;
        return { payments: all.slice(from, from + PAGE).map(shownPayment), has_more: all.length > from + PAGE };
      });
    });
    app.get('/v1/payments/:id', (request, reply) => {
      const paymentId = pathId(request);
      return answer('find', getSubject(paymentId), reply, async () => {
        const payment = books.payment(paymentId);
        if (!payment) throw new BookRefusal(404, 'Payment not found.');
        return shownPayment(payment);
      });
    });
    app.post('/v1/payments/:id/capture', (request, reply) => {
      const paymentId = pathId(request);
      const body = z.strictObject({ amount }).parse(request.body);
      return answer('capture', getSubject(paymentId), reply, async () =>
        shownPayment(await books.capture(paymentId, toKey(request), body.amount)),
      );
    });
    app.post('/v1/payments/:id/cancel', (request, reply) => {
      const paymentId = pathId(request);
      return answer('cancel', getSubject(paymentId), reply, async () =>
        shownPayment(await books.cancel(paymentId, toKey(request))),
      );
    });
    app.post('/v1/payments/:id/refund', (request, reply) => {
      const paymentId = pathId(request);
      const body = z.strictObject({ amount }).parse(request.body);
      const fails = faults.take('refund_declined', getSubject(paymentId)) !== null;
      return answer('refund', getSubject(paymentId), reply, async () =>
        shownPayment(await books.refund(paymentId, toKey(request), body.amount, fails)),
      );
    });
  };
  app.register((scope, _options, done) => {
    api(scope);
    done();
  });

  // --- for the customer's browser ----------------------------------------------------------------------------------

  app.get('/frame/:id', async (request, reply) => {
    const query = frameQuery.parse(request.query);
    const intent = books.intent((request.params as { id: string }).id);
    if (!intent || intent.secret !== query.secret) throw new BookRefusal(404, 'There is no such card form.');
    const nonce = getNonce();
    const policy = `script-src 'nonce-${nonce}'; connect-src 'self'; form-action 'none'; frame-ancestors ${shopOrigins.join(' ')}`;
    return page(reply, nonce, policy, framePage({ intent: intent.id, ...query, nonce, shops: shopOrigins }));
  });

  app.post('/v1/setup_intents/:id/confirm', async (request, reply) => {
    const given = confirmation.parse(request.body);
    const { t } = confirmQuery.parse(request.query).locale;
    const refuse = (field: string, message: string) => reply.code(422).send({ field, message });
    if (!passesLuhn(given.number)) return refuse('number', t(messages.numberWrong));
    const card = findTestCard(given.number);
    if (!card) return refuse('number', t(messages.realCard));
    const now = clock.now();
    if (given.exp_month < 1 || given.exp_month > 12 || given.exp_year > now.getUTCFullYear() + 50)
      return refuse('expiry', t(messages.expiryWrong));
    if (given.exp_year * 12 + given.exp_month - 1 < now.getUTCFullYear() * 12 + now.getUTCMonth())
      return refuse('expiry', t(messages.expiryPassed));
    const digits = card.brand === 'American Express' ? 4 : 3;
    if (given.cvc.length !== digits) return refuse('cvc', t(messages.cvcDigits, { count: digits }));
    const intent = await books.confirmIntent((request.params as { id: string }).id, given.secret, {
      card,
      exp_month: given.exp_month,
      exp_year: given.exp_year,
    });
    await books.durable();
    return { id: intent.id };
  });

  app.get('/challenge/:id', async (request, reply) => {
    const { secret } = z.object({ secret: id }).parse(request.query);
    const payment = books.payment((request.params as { id: string }).id);
    if (!payment?.challenge_secret || payment.challenge_secret !== secret)
      throw new BookRefusal(404, 'Payment not found.');
    const nonce = getNonce();
    // Chromium also applies form-action to the redirect after the form, hence the shop's origins.
    const policy = `form-action 'self' ${shopOrigins.join(' ')}; frame-ancestors 'none'`;
    if (payment.status !== 'requires_action')
      return page(reply, nonce, policy, challengeOverPage({ returnUrl: payment.return_url, nonce }));
    const card = books.card(payment.card);
    return page(
      reply,
      nonce,
      policy,
      challengePage({
        payment: payment.id,
        secret,
        amount: assertMinor(payment.amount),
        currency: payment.currency,
        card: card ? `${card.brand} ${card.last4}` : '',
        nonce,
      }),
    );
  });
  app.post('/challenge/:id', async (request, reply) => {
    const given = challengeAnswer.parse(request.body);
    const payment = await books.answerChallenge(
      (request.params as { id: string }).id,
      given.secret,
      given.answer === 'confirm',
    );
    await books.durable();
    return reply.redirect(payment.return_url, 303);
  });

  if (devSurface) {
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
      if (end) messenger.emit('dispute.closed', await books.closeDispute(payment, end));
      else messenger.emit('dispute.opened', await books.openDispute(payment));
      return reply.code(204).send();
    });
    app.post('/dev/refunds', async (request, reply) => {
      const given = z.strictObject({ payment: id, amount }).parse(request.body);
      messenger.emit('refund.created', await books.refundByHand(given.payment, given.amount));
      return reply.code(204).send();
    });
    app.post('/dev/failed-refunds', async (request, reply) => {
      const given = z.strictObject({ payment: id }).parse(request.body);
      messenger.emit('refund.failed', await books.failRefunds(given.payment));
      return reply.code(204).send();
    });
    app.get('/dev/payments', async () => {
      await books.durable();
      return books.payments().map(shownPayment);
    });
  }

  function shownPayment(payment: PaymentRecord) {
    const { id, key, order, amount, currency, status, captured, refunds, decline, challenge_secret } = payment;
    const { disputes = [], capture_before = null } = payment;
    const challenge_url =
      status === 'requires_action' && challenge_secret
        ? `${publicOrigin}/challenge/${id}?secret=${challenge_secret}`
        : null;
    return {
      id,
      key,
      order,
      amount,
      currency,
      status,
      captured,
      refunded: sumRefunds(payment),
      refunds,
      disputes,
      decline,
      challenge_url,
      capture_before,
    };
  }

  return app;
}

/** A card whose bank declines every payment is not confirmed on entry either. */
function shownCard({ id, brand, last4, exp_month, exp_year, behaviour }: CardRecord) {
  return { id, brand, last4, exp_month, exp_year, verified: behaviour === 'approves' || behaviour === 'challenges' };
}
