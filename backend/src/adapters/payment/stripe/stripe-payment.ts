import Stripe from 'stripe';
import type { CustomerId, SetupIntentId } from '@storefront/shared/contract';
import type { Minor } from '@storefront/shared/domain';
import { paymentRef, setupIntentId, type PaymentRef, type ProviderMethodId } from '../../../core/payment-ids';
import {
  PaymentProviderUnavailable,
  type Authorisation,
  type Dispute,
  type FoundPayment,
  type ListedPayment,
  type Payment,
  type PaymentEvent,
  type PaymentOutcome,
  type PaymentPage,
  type PaymentProvider,
  type Refund,
  type SetupIntent,
  type SetupIntentState,
  type PaymentLookup,
} from '../../../ports/payment-provider';
import { isGenuineWebhook } from '../webhook-signature';
import { brandName } from './card-brand';
import { toDispute, toListedPayment, toPayment, toPaymentStatus, toRefund } from './intent-payment';
import { readCursor, writeCursor, type ListCursor } from './list-cursor';
import { readStoredCardId, storedCardId } from './stored-card-id';
import { callStripe, orNull, orUnavailable, toFailure } from './stripe-failures';
import { readStripeEvent, STRIPE_SIGNATURE_HEADER } from './stripe-event';

/** Version of requests and responses; must match the types of the library. */
const API_VERSION = '2026-10-28.endive';
const ANSWER_MS = 5_000;
/** Objects per page of a list, Stripe's maximum. */
const PAGE = 100;
/** Allowed clock difference to Stripe in seconds. */
const CLOCK_SLACK_S = 3_600;

interface StripePaymentOptions {
  /** Never logged, and in no message. */
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  /** Replaces Stripe's own, for tests or a proxy. */
  readonly apiOrigin?: string | undefined;
  /** Appended to the account's prefix on card statements; undefined for the account's default. */
  readonly statementSuffix?: string | undefined;
  readonly sendsReceipts?: boolean;
  readonly answerMs?: number;
}

/** Stripe, through its own library, without retries: after a lost answer, the order queries the outcome (`docs/adr/0020`). */
export class StripePayment implements PaymentProvider {
  readonly provider = 'stripe';
  readonly #stripe: Stripe;
  readonly #publishableKey: string;
  readonly #webhookSecret: string;
  readonly #statementSuffix: string | undefined;
  readonly #sendsReceipts: boolean;

  constructor({
    secretKey,
    publishableKey,
    webhookSecret,
    apiOrigin,
    statementSuffix,
    sendsReceipts = false,
    answerMs = ANSWER_MS,
  }: StripePaymentOptions) {
    this.#stripe = new Stripe(secretKey, {
      apiVersion: API_VERSION,
      // The library's default client retries on a broken connection, and its timeout restarts with each byte received.
      httpClient: Stripe.createFetchHttpClient(),
      maxNetworkRetries: 0,
      timeout: answerMs,
      telemetry: false,
      ...(apiOrigin !== undefined && getAddress(apiOrigin)),
    });
    this.#publishableKey = publishableKey;
    this.#webhookSecret = webhookSecret;
    this.#statementSuffix = statementSuffix;
    this.#sendsReceipts = sendsReceipts;
  }

  async createSetupIntent(customerId: CustomerId): Promise<SetupIntent> {
    return orUnavailable(async () => {
      const customer = await this.#getOrCreateCustomer(customerId);
      const intent = await this.#stripe.setupIntents.create({
        customer,
        usage: 'off_session',
        allowed_payment_method_types: ['card'],
        metadata: { shop_customer: customerId },
      });
      if (!intent.client_secret) throw new PaymentProviderUnavailable('a card form without its secret');
      return {
        id: setupIntentId.parse(intent.id),
        clientSecret: intent.client_secret,
        frameUrl: null,
        publishableKey: this.#publishableKey,
      };
    });
  }

  async getSetupIntent(id: SetupIntentId): Promise<SetupIntentState> {
    return orUnavailable(async () => {
      const intent = await orNull(this.#stripe.setupIntents.retrieve(id, { expand: ['payment_method'] }));
      if (!intent || intent.status === 'canceled') return { status: 'missing' };
      const { customer, payment_method: method } = intent;
      if (intent.status !== 'succeeded' || typeof method !== 'object' || !method?.card || customer === null)
        return { status: 'open' };
      const { brand, display_brand, last4, exp_month, exp_year, checks } = method.card;
      const methodId = storedCardId({ customer: getId(customer), paymentMethod: method.id });
      return {
        status: 'confirmed',
        method: {
          methodId,
          details: { type: 'card', brand: brandName(display_brand ?? brand), last4, exp_month, exp_year },
          verified: checks?.cvc_check === 'pass',
        },
      };
    });
  }

  async forgetMethod(methodId: ProviderMethodId): Promise<void> {
    const card = readStoredCardId(methodId);
    if (!card) return;
    await orUnavailable(async () => {
      const method = await orNull(this.#stripe.paymentMethods.retrieve(card.paymentMethod));
      // A card without a customer cannot be charged or attached again.
      if (method?.customer) await this.#stripe.paymentMethods.detach(card.paymentMethod);
    });
  }

  async authorise({
    idempotencyKey,
    amount,
    currency,
    methodId,
    merchantInitiated,
    returnUrl,
    orderId,
    receiptEmail,
  }: Authorisation): Promise<PaymentOutcome> {
    const card = readStoredCardId(methodId);
    if (!card) return { kind: 'refused', message: 'Card not found at Stripe.', isCardGone: true };
    const outcome = await this.#moveMoney(async () => {
      try {
        return await this.#stripe.paymentIntents.create(
          {
            amount,
            currency: currency.toLowerCase(),
            customer: card.customer,
            payment_method: card.paymentMethod,
            allowed_payment_method_types: ['card'],
            capture_method: 'manual',
            confirm: true,
            metadata: { order_id: orderId, idempotency_key: idempotencyKey },
            return_url: returnUrl,
            off_session: merchantInitiated,
            ...(this.#statementSuffix !== undefined && { statement_descriptor_suffix: this.#statementSuffix }),
            ...(this.#sendsReceipts && { receipt_email: receiptEmail }),
          },
          { idempotencyKey },
        );
      } catch (error) {
        if (error instanceof Stripe.errors.StripeError && error.payment_intent) return error.payment_intent;
        throw error;
      }
    });
    if (outcome.kind !== 'refused') return outcome;
    // Stripe words the refusal of a card that it no longer has in several ways.
    return callStripe(async () => {
      const method = await orNull(this.#stripe.paymentMethods.retrieve(card.paymentMethod));
      const isCardGone = method?.customer == null || getId(method.customer) !== card.customer;
      return isCardGone ? { ...outcome, isCardGone } : outcome;
    });
  }

  capture(ref: PaymentRef, amount: Minor, idempotencyKey: string): Promise<PaymentOutcome> {
    return this.#moveMoney(() =>
      this.#stripe.paymentIntents.capture(ref, { amount_to_capture: amount }, { idempotencyKey }),
    );
  }

  cancel(ref: PaymentRef, idempotencyKey: string): Promise<PaymentOutcome> {
    return this.#moveMoney(() => this.#stripe.paymentIntents.cancel(ref, {}, { idempotencyKey }));
  }

  refund(ref: PaymentRef, amount: Minor, idempotencyKey: string): Promise<PaymentOutcome> {
    return this.#moveMoney(async () => {
      await this.#stripe.refunds.create(
        { payment_intent: ref, amount, metadata: { idempotency_key: idempotencyKey } },
        { idempotencyKey },
      );
      return ref;
    });
  }

  async find({ idempotencyKey, ref, methodId, since }: PaymentLookup): Promise<FoundPayment> {
    return callStripe<FoundPayment>(async () => {
      const intent =
        ref === null
          ? await this.#findIntentByKey(idempotencyKey, methodId, since)
          : await this.#stripe.paymentIntents.retrieve(ref, { expand: ['latest_charge'] });
      return intent ? this.#getOutcome(intent) : { kind: 'none' };
    });
  }

  async inspect(ref: PaymentRef): Promise<ListedPayment | 'unknown' | null> {
    const read = await callStripe(async () => {
      const intent = await orNull(this.#stripe.paymentIntents.retrieve(ref));
      if (!intent) return { kind: 'listed' as const, listed: null };
      const refunds: Refund[] = [];
      for await (const refund of this.#stripe.refunds.list({ payment_intent: ref, limit: PAGE }))
        refunds.push(toRefund(refund));
      const disputes: Dispute[] = [];
      for await (const dispute of this.#stripe.disputes.list({ payment_intent: ref, limit: PAGE }))
        disputes.push(toDispute(dispute));
      return { kind: 'listed' as const, listed: toListedPayment(intent, refunds, disputes) };
    });
    return read.kind === 'listed' ? read.listed : 'unknown';
  }

  async list(after: string | null): Promise<PaymentPage | 'unknown'> {
    const read = await callStripe(async () => ({ kind: 'page' as const, page: await this.#page(readCursor(after)) }));
    return read.kind === 'page' ? read.page : 'unknown';
  }

  /** Refunds and disputes are listed before payments, so that a payment is at least as recent as its refunds. */
  async #page({ list, last }: ListCursor): Promise<PaymentPage> {
    const query = { limit: PAGE, ...(last !== undefined && { starting_after: last }) };
    if (list === 'refunds') {
      const { data, has_more } = await this.#stripe.refunds.list(query);
      const reversals = data.map((refund) => ({
        ref: toPaymentRef(refund.payment_intent),
        kind: 'refund' as const,
        id: refund.id,
        refund: toRefund(refund),
      }));
      return { payments: [], reversals, next: writeCursor(has_more, { list, last: data.at(-1)?.id }, 'disputes') };
    }
    if (list === 'disputes') {
      const { data, has_more } = await this.#stripe.disputes.list(query);
      const reversals = data.map((dispute) => ({
        ref: toPaymentRef(dispute.payment_intent),
        kind: 'dispute' as const,
        id: dispute.id,
        dispute: toDispute(dispute),
      }));
      return { payments: [], reversals, next: writeCursor(has_more, { list, last: data.at(-1)?.id }, 'payments') };
    }
    const { data, has_more } = await this.#stripe.paymentIntents.list(query);
    const payments = data.flatMap((intent) => toListedPayment(intent, [], []) ?? []);
    return { payments, reversals: [], next: writeCursor(has_more, { list, last: data.at(-1)?.id }, null) };
  }

  readEvent(
    body: string,
    headers: Readonly<Record<string, string | string[] | undefined>>,
    now: Date,
  ): PaymentEvent | 'forged' {
    const signature = headers[STRIPE_SIGNATURE_HEADER];
    if (!isGenuineWebhook(body, typeof signature === 'string' ? signature : undefined, this.#webhookSecret, now))
      return 'forged';
    return readStripeEvent(readJson(body)) ?? 'forged';
  }

  /**
   * Returns the single customer object of a customer. The search lags by minutes, an hour at worst; the idempotency key is valid for a day,
   * so that a customer not found yet is not created twice.
   */
  async #getOrCreateCustomer(customerId: CustomerId): Promise<string> {
    const found = await this.#stripe.customers.search({ query: `metadata['shop_customer']:'${customerId}'`, limit: 1 });
    const known = found.data[0];
    if (known) return known.id;
    return (
      await this.#stripe.customers.create(
        { metadata: { shop_customer: customerId } },
        { idempotencyKey: `customer-${customerId}` },
      )
    ).id;
  }

  /** Finds an intent by listing, because the search does not include the most recent ones. */
  async #findIntentByKey(
    idempotencyKey: string,
    methodId: ProviderMethodId,
    since: Date,
  ): Promise<Stripe.PaymentIntent | null> {
    const card = readStoredCardId(methodId);
    if (!card) return null;
    const gte = Math.floor(since.getTime() / 1000) - CLOCK_SLACK_S;
    for await (const intent of this.#stripe.paymentIntents.list({
      customer: card.customer,
      created: { gte },
      limit: PAGE,
    })) {
      if (intent.metadata.idempotency_key === idempotencyKey) return intent;
    }
    return null;
  }

  /** Makes a call that moves money, then reads the payment. A failed read is not a refusal of the call. */
  async #moveMoney(call: () => Promise<Stripe.PaymentIntent | string>): Promise<PaymentOutcome> {
    let moved: Stripe.PaymentIntent | string;
    try {
      moved = await call();
    } catch (error) {
      return toFailure(error);
    }
    return callStripe(async () =>
      this.#getOutcome(typeof moved === 'string' ? await this.#stripe.paymentIntents.retrieve(moved) : moved),
    );
  }

  async #getOutcome(
    intent: Stripe.PaymentIntent,
  ): Promise<{ kind: 'payment'; payment: Payment } | { kind: 'unknown'; cause: string }> {
    const status = toPaymentStatus(intent);
    if (!status) return { kind: 'unknown', cause: `the payment is ${intent.status}` };
    const refunds: Refund[] = [];
    // Only captured payments can have refunds.
    if (status === 'captured')
      for await (const refund of this.#stripe.refunds.list({ payment_intent: intent.id, limit: PAGE }))
        refunds.push(toRefund(refund));
    return { kind: 'payment', payment: toPayment(intent, status, refunds) };
  }
}

const getId = (reference: string | { readonly id: string }): string =>
  typeof reference === 'string' ? reference : reference.id;

/** Empty for a charge without a payment, which the shop never makes. */
const toPaymentRef = (intent: string | { readonly id: string } | null): PaymentRef =>
  paymentRef.parse(intent === null ? '' : getId(intent));

function getAddress(origin: string): { protocol: 'http' | 'https'; host: string; port: string } {
  const { protocol, hostname, port } = new URL(origin);
  return protocol === 'http:'
    ? { protocol: 'http', host: hostname, port: port || '80' }
    : { protocol: 'https', host: hostname, port: port || '443' };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
