import { randomBytes } from 'node:crypto';
import { assertMinor } from '@storefront/shared/domain';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { getLocale, listSpokenLanguages } from '../core/locale';
import { StoreRefusal } from './payment-store';
import { challengeOverPage, challengePage } from './challenge-page';
import { framePage } from './frame-page';
import { id } from './inputs';
import * as messages from './messages';
import type { PaymentSandboxOptions } from './sandbox-options';
import { findTestCard, passesLuhn } from './test-cards';

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
  .transform((tag) => getLocale(listSpokenLanguages().find((language) => language === tag.split('-')[0]) ?? null));
const frameQuery = z.object({ secret: id, theme: z.enum(['light', 'dark', 'auto']).catch('auto'), locale });
const confirmQuery = z.object({ locale });

const getNonce = (): string => randomBytes(16).toString('base64');
const page = (reply: FastifyReply, nonce: string, policy: string, text: string) =>
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; ${policy}`)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'no-referrer')
    .send(text);

/** Adds the card form, which the shop frames, and the bank's page for 3-D Secure. */
export function serveCustomerPages(
  app: FastifyInstance,
  { store, clock, shopOrigins }: Pick<PaymentSandboxOptions, 'store' | 'clock' | 'shopOrigins'>,
): void {
  app.get('/frame/:id', async (request, reply) => {
    const query = frameQuery.parse(request.query);
    const intent = store.intent((request.params as { id: string }).id);
    if (!intent || intent.secret !== query.secret) throw new StoreRefusal(404, 'There is no such card form.');
    const nonce = getNonce();
    const policy = `script-src 'nonce-${nonce}'; connect-src 'self'; form-action 'none'; frame-ancestors ${shopOrigins.join(' ')}`;
    return page(reply, nonce, policy, framePage({ intent: intent.id, ...query, nonce, shops: shopOrigins }));
  });

  app.post('/v1/setup_intents/:id/confirm', async (request, reply) => {
    const input = confirmation.parse(request.body);
    const { t } = confirmQuery.parse(request.query).locale;
    const refuse = (field: string, message: string) => reply.code(422).send({ field, message });
    if (!passesLuhn(input.number)) return refuse('number', t(messages.numberWrong));
    const card = findTestCard(input.number);
    if (!card) return refuse('number', t(messages.realCard));
    const now = clock.now();
    if (input.exp_month < 1 || input.exp_month > 12 || input.exp_year > now.getUTCFullYear() + 50)
      return refuse('expiry', t(messages.expiryWrong));
    if (input.exp_year * 12 + input.exp_month - 1 < now.getUTCFullYear() * 12 + now.getUTCMonth())
      return refuse('expiry', t(messages.expiryPassed));
    const digits = card.brand === 'American Express' ? 4 : 3;
    if (input.cvc.length !== digits) return refuse('cvc', t(messages.cvcDigits, { count: digits }));
    const intent = await store.confirmIntent((request.params as { id: string }).id, input.secret, {
      card,
      exp_month: input.exp_month,
      exp_year: input.exp_year,
    });
    await store.durable();
    return { id: intent.id };
  });

  app.get('/challenge/:id', async (request, reply) => {
    const { secret } = z.object({ secret: id }).parse(request.query);
    const payment = store.payment((request.params as { id: string }).id);
    if (!payment?.challenge_secret || payment.challenge_secret !== secret)
      throw new StoreRefusal(404, 'Payment not found.');
    const nonce = getNonce();
    // Chromium also applies form-action to the redirect after the form, hence the shop's origins.
    const policy = `form-action 'self' ${shopOrigins.join(' ')}; frame-ancestors 'none'`;
    if (payment.status !== 'requires_action')
      return page(reply, nonce, policy, challengeOverPage({ returnUrl: payment.return_url, nonce }));
    const card = store.card(payment.card);
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
    const input = challengeAnswer.parse(request.body);
    const payment = await store.answerChallenge(
      (request.params as { id: string }).id,
      input.secret,
      input.answer === 'confirm',
    );
    await store.durable();
    return reply.redirect(payment.return_url, 303);
  });
}
