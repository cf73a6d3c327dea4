import { z } from 'zod';
import type { CustomerId, SetupIntentId } from '@storefront/shared/contract';
import { type Minor, assertMinor, MINOR_MAX } from '@storefront/shared/domain';
import {
  disputeRef,
  paymentRef,
  providerMethodId,
  setupIntentId,
  type PaymentRef,
  type ProviderMethodId,
} from '../../../core/payment-ids';
import {
  PaymentProviderUnavailable,
  type Authorisation,
  type FoundPayment,
  type ListedPayment,
  type Payment,
  type PaymentEvent,
  type PaymentOutcome,
  type PaymentPage,
  type PaymentProvider,
  type SetupIntent,
  type SetupIntentState,
  type PaymentLookup,
} from '../../../ports/payment-provider';
import { isGenuineWebhook } from '../webhook-signature';
import { HttpJson, type HttpAnswer, type HttpCall } from '../../http-json';

const intentCreated = z.object({ id: setupIntentId, secret: z.string(), frame_url: z.string() });
const intentState = z.object({
  card: z.nullable(
    z.object({
      id: providerMethodId,
      brand: z.string(),
      last4: z.string(),
      exp_month: z.int(),
      exp_year: z.int(),
      verified: z.boolean(),
    }),
  ),
});
const amount = z.int().min(-MINOR_MAX).max(MINOR_MAX).transform(assertMinor);
const payment = z.object({
  id: paymentRef,
  amount,
  status: z.enum(['requires_action', 'authorised', 'declined', 'captured', 'cancelled']),
  captured: amount,
  refunded: amount,
  refunds: z.array(z.object({ key: z.string(), amount, status: z.enum(['pending', 'succeeded', 'failed']) })),
  decline: z.nullable(
    z.enum(['declined', 'insufficient_funds', 'expired_card', 'authentication', 'authentication_required']),
  ),
  challenge_url: z.nullable(z.string()),
  /** In seconds since 1970; absent in responses of older providers. */
  capture_before: z.nullish(z.int()),
});
const listedPayment = payment.extend({
  order: z.string(),
  disputes: z.array(z.object({ id: disputeRef, amount, status: z.enum(['open', 'won', 'lost']) })),
});
const page = z.object({ payments: z.array(listedPayment), has_more: z.boolean() });
const found = z.object({ payment: z.nullable(payment) });
const event = z.object({
  id: z.string().min(1).max(200),
  type: z.string().min(1).max(100),
  data: z.object({ order: z.optional(z.string().max(200)) }),
});

export const SIGNATURE_HEADER = 'payment-signature';

const refusal = z.object({ message: z.string(), code: z.optional(z.string()) });

type SandboxOutcome =
  Exclude<PaymentOutcome, { kind: 'refused' }> | { kind: 'refused'; message: string; code?: string; status: number };

interface SandboxPaymentOptions {
  readonly origin: string;
  /** Authenticates this shop to the provider. */
  readonly key: string;
  /** Any of these may sign the provider's webhooks. */
  readonly webhookSecrets: readonly string[];
  readonly readMs?: number;
}

export class SandboxPayment implements PaymentProvider {
  readonly provider = 'sandbox';
  readonly #http: HttpJson;
  readonly #webhookSecrets: readonly string[];

  constructor({ origin, key, webhookSecrets, readMs = 5_000 }: SandboxPaymentOptions) {
    this.#http = new HttpJson({ origin, connectMs: 1_000, readMs, headers: { authorization: `Bearer ${key}` } });
    this.#webhookSecrets = webhookSecrets;
  }

  async createSetupIntent(customerId: CustomerId): Promise<SetupIntent> {
    const body = await this.#setUp(
      { method: 'POST', path: '/v1/setup_intents', body: { customer: customerId } },
      intentCreated,
    );
    return { id: body.id, clientSecret: body.secret, frameUrl: body.frame_url, publishableKey: null };
  }

  async getSetupIntent(id: SetupIntentId): Promise<SetupIntentState> {
    const answer = await this.#http.call({ method: 'GET', path: `/v1/setup_intents/${encodeURIComponent(id)}` });
    if (answer.kind === 'answer' && answer.status === 404) return { status: 'missing' };
    const { card } = readSetUp(answer, intentState);
    if (!card) return { status: 'open' };
    const { id: methodId, verified, ...details } = card;
    return { status: 'confirmed', method: { methodId, verified, details: { type: 'card', ...details } } };
  }

  async forgetMethod(methodId: ProviderMethodId): Promise<void> {
    await this.#setUp({ method: 'DELETE', path: `/v1/cards/${encodeURIComponent(methodId)}` }, z.object({}));
  }

  async authorise({
    idempotencyKey,
    amount,
    currency,
    methodId,
    merchantInitiated,
    returnUrl,
    orderId,
  }: Authorisation): Promise<PaymentOutcome> {
    const outcome = await this.#post(
      {
        path: '/v1/payments',
        body: {
          order: orderId,
          card: methodId,
          amount,
          currency,
          return_url: returnUrl,
          off_session: merchantInitiated,
        },
      },
      idempotencyKey,
    );
    return outcome.kind === 'refused' && outcome.status === 404
      ? { kind: 'refused', message: outcome.message, isCardGone: true }
      : outcome;
  }

  capture(ref: PaymentRef, amount: Minor, idempotencyKey: string): Promise<PaymentOutcome> {
    return this.#post({ path: `/v1/payments/${encodeURIComponent(ref)}/capture`, body: { amount } }, idempotencyKey);
  }

  cancel(ref: PaymentRef, idempotencyKey: string): Promise<PaymentOutcome> {
    return this.#post({ path: `/v1/payments/${encodeURIComponent(ref)}/cancel`, body: {} }, idempotencyKey);
  }

  refund(ref: PaymentRef, amount: Minor, idempotencyKey: string): Promise<PaymentOutcome> {
    return this.#post({ path: `/v1/payments/${encodeURIComponent(ref)}/refund`, body: { amount } }, idempotencyKey);
  }

  async find({ idempotencyKey }: PaymentLookup): Promise<FoundPayment> {
    const answer = await this.#http.call({
      method: 'GET',
      path: `/v1/payments?key=${encodeURIComponent(idempotencyKey)}`,
    });
    if (answer.kind === 'unknown') return { kind: 'unknown', cause: answer.cause };
    const read = found.safeParse(answer.body);
    if (answer.status !== 200 || !read.success)
      return { kind: 'unknown', cause: `an unexpected answer with status ${answer.status}` };
    return read.data.payment ? { kind: 'payment', payment: toPayment(read.data.payment) } : { kind: 'none' };
  }

  async inspect(ref: PaymentRef): Promise<ListedPayment | 'unknown' | null> {
    const answer = await this.#http.call({ method: 'GET', path: `/v1/payments/${encodeURIComponent(ref)}` });
    if (answer.kind === 'answer' && answer.status === 404) return null;
    const read = answer.kind === 'answer' && answer.status === 200 ? listedPayment.safeParse(answer.body) : null;
    return read?.success ? toListed(read.data) : 'unknown';
  }

  async list(after: string | null): Promise<PaymentPage | 'unknown'> {
    const answer = await this.#http.call({
      method: 'GET',
      path: `/v1/payments/all?after=${encodeURIComponent(after ?? '')}`,
    });
    const read = answer.kind === 'answer' && answer.status === 200 ? page.safeParse(answer.body) : null;
    if (!read?.success) return 'unknown';
    const payments = read.data.payments.map(toListed);
    return { payments, reversals: [], next: (read.data.has_more && payments.at(-1)?.ref) || null };
  }

  readEvent(
    body: string,
    headers: Readonly<Record<string, string | string[] | undefined>>,
    now: Date,
  ): PaymentEvent | 'forged' {
    const signature = headers[SIGNATURE_HEADER];
    const header = typeof signature === 'string' ? signature : undefined;
    if (!this.#webhookSecrets.some((secret) => isGenuineWebhook(body, header, secret, now))) return 'forged';
    const read = event.safeParse(readJson(body));
    if (!read.success) return 'forged';
    const { id, type, data } = read.data;
    const kind = type.startsWith('payment.') ? 'payment' : /^(refund|dispute)\./.test(type) ? 'reversal' : 'other';
    return { id, type, kind, orderId: data.order ?? null, paymentRef: null };
  }

  close(): void {
    this.#http.close();
  }

  async #setUp<Schema extends z.ZodType>(call: HttpCall, schema: Schema): Promise<z.output<Schema>> {
    return readSetUp(await this.#http.call(call), schema);
  }

  async #post(call: Omit<HttpCall, 'method'>, idempotencyKey: string): Promise<SandboxOutcome> {
    const answer = await this.#http.call({ ...call, method: 'POST', headers: { 'idempotency-key': idempotencyKey } });
    if (answer.kind === 'unknown') return { kind: 'unknown', cause: answer.cause };
    if (answer.status === 200) {
      const read = payment.safeParse(answer.body);
      return read.success
        ? { kind: 'payment', payment: toPayment(read.data) }
        : { kind: 'unknown', cause: 'unreadable response' };
    }
    const read = refusal.safeParse(answer.body);
    if (!read.success || read.data.code === 'in_progress')
      return { kind: 'unknown', cause: read.data?.message ?? `status ${answer.status}` };
    const { message, code } = read.data;
    return { kind: 'refused', message, ...(code !== undefined && { code }), status: answer.status };
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function readSetUp<Schema extends z.ZodType>(answer: HttpAnswer, schema: Schema): z.output<Schema> {
  if (answer.kind === 'unknown') throw new PaymentProviderUnavailable(answer.cause);
  const read = schema.safeParse(answer.body);
  if (answer.status >= 300 || !read.success)
    throw new PaymentProviderUnavailable(`an unexpected answer with status ${answer.status}`);
  return read.data;
}

function toPayment(body: z.output<typeof payment>): Payment {
  return {
    ref: body.id,
    status: body.status,
    authorised: body.status === 'declined' ? 0 : body.amount,
    captured: body.captured,
    refunded: body.refunded,
    refunds: body.refunds,
    challengeUrl: body.challenge_url,
    decline: body.decline,
    captureBefore:
      body.status === 'authorised' && typeof body.capture_before === 'number'
        ? new Date(body.capture_before * 1000)
        : null,
  };
}

function toListed({ order, disputes, ...body }: z.output<typeof listedPayment>): ListedPayment {
  return {
    ...toPayment(body),
    orderId: order,
    disputes: disputes.map(({ id, ...dispute }) => ({ ref: id, ...dispute })),
  };
}
