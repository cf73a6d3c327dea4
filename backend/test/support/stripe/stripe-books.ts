import type Stripe from 'stripe';
import type { Clock } from '../../../src/core/clock';
import type { CardBehaviour, TestCard } from '../../../src/payment-sandbox/test-cards';
import {
  blankCustomer,
  blankDispute,
  blankPaymentIntent,
  blankPaymentMethod,
  blankRefund,
  blankSetupIntent,
  newId,
} from './stripe-objects';
import { invalid, missing, StripeRefusal } from './stripe-refusal';

/** In US dollars and in minor units (https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts). */
const SMALLEST_CHARGE = 50;

/** Seconds by which the search lags behind writes; lists do not. */
const SEARCH_LAG_S = 60;

/** Duration of a hold, in seconds. */
const HOLD_S = 7 * 86_400;
const UNATTENDED_VISA_HOLD_S = (4 * 24 + 18) * 3_600;

const BRANDS: Readonly<Record<TestCard['brand'], string>> = {
  Visa: 'visa',
  Mastercard: 'mastercard',
  'American Express': 'amex',
};

type Decline = Pick<Stripe.PaymentIntent.LastPaymentError, 'code' | 'decline_code'> & {
  readonly code: Stripe.PaymentIntent.LastPaymentError.Code;
};

const DECLINES: Readonly<Record<string, Decline>> = {
  declined: { code: 'card_declined', decline_code: 'generic_decline' },
  insufficient_funds: { code: 'card_declined', decline_code: 'insufficient_funds' },
  expired_card: { code: 'expired_card', decline_code: 'expired_card' },
  authentication_required: { code: 'authentication_required', decline_code: 'authentication_required' },
  authentication: { code: 'payment_intent_authentication_failure' },
};

interface AskedPayment {
  readonly amount: number;
  readonly currency: string;
  readonly customer: string;
  readonly paymentMethod: string;
  readonly metadata: Stripe.Metadata;
  readonly returnUrl: string;
  readonly offSession: boolean;
  readonly receiptEmail: string | null;
  /** The bank's decline, whatever the card. */
  readonly forcedDecline: string | null;
}

/** The object of a message; its other content is the object itself. */
type ChangedObject =
  | Stripe.PaymentIntent
  | Stripe.Refund
  | Stripe.Dispute
  | Stripe.Radar.EarlyFraudWarning
  | { readonly object: 'charge'; readonly id: string; readonly payment_intent: string };

/**
 * The objects of a Stripe account and their state transitions, following the public API reference. Its cards behave like the sandbox's; in
 * Stripe's own test mode, declined cards are already refused when they are stored.
 */
export class StripeBooks {
  readonly customers = new Map<string, Stripe.Customer>();
  readonly setupIntents = new Map<string, Stripe.SetupIntent>();
  readonly paymentMethods = new Map<string, Stripe.PaymentMethod>();
  readonly paymentIntents = new Map<string, Stripe.PaymentIntent>();
  readonly refunds = new Map<string, Stripe.Refund>();
  readonly disputes = new Map<string, Stripe.Dispute>();
  /** Keys of payments without the customer present. */
  readonly #unattended = new Set<string>();
  readonly #behaviours = new Map<string, CardBehaviour>();
  readonly #clock: Clock;
  readonly #origin: () => string;
  readonly #onChange: (type: string, changed: ChangedObject) => void;

  constructor({
    clock,
    origin,
    onChange,
  }: {
    clock: Clock;
    origin: () => string;
    onChange: (type: string, changed: ChangedObject) => void;
  }) {
    this.#clock = clock;
    this.#origin = origin;
    this.#onChange = onChange;
  }

  #now(): number {
    return Math.floor(this.#clock.now().getTime() / 1000);
  }

  createCustomer(metadata: Stripe.Metadata): Stripe.Customer {
    return keep(this.customers, blankCustomer(this.#now(), metadata));
  }

  /** Searches by metadata, with Stripe's delay. */
  searchCustomers(name: string, value: string): Stripe.Customer[] {
    return [...this.customers.values()].filter(
      ({ metadata, created }) => metadata[name] === value && created <= this.#now() - SEARCH_LAG_S,
    );
  }

  createSetupIntent(customer: string, metadata: Stripe.Metadata): Stripe.SetupIntent {
    get(this.customers, 'customer', customer);
    return keep(this.setupIntents, blankSetupIntent(this.#now(), customer, metadata));
  }

  /** Confirms an entered card like Stripe's script: it is attached to the intent's customer. */
  confirmSetup(id: string, card: TestCard, expYear: number): void {
    const intent = get(this.setupIntents, 'setupintent', id);
    if (intent.status === 'succeeded') return;
    const method = keep(
      this.paymentMethods,
      blankPaymentMethod(this.#now(), intent.customer as string, {
        brand: BRANDS[card.brand],
        last4: card.number.slice(-4),
        exp_month: 12,
        exp_year: expYear,
        isConfirmed: card.behaviour === 'approves' || card.behaviour === 'challenges',
      }),
    );
    this.#behaviours.set(method.id, card.behaviour);
    keep(this.setupIntents, { ...intent, status: 'succeeded', payment_method: method.id });
  }

  detach(id: string): Stripe.PaymentMethod {
    const method = get(this.paymentMethods, 'PaymentMethod', id);
    if (method.customer === null)
      throw invalid('The payment method you provided is not attached to a customer so detachment is impossible.');
    return keep(this.paymentMethods, { ...method, customer: null });
  }

  /** Creates and confirms a payment. A declined one stays, waiting for another card. */
  pay({
    amount,
    currency,
    customer,
    paymentMethod,
    metadata,
    returnUrl,
    offSession,
    receiptEmail,
    forcedDecline,
  }: AskedPayment): Stripe.PaymentIntent {
    if (amount < SMALLEST_CHARGE) throw invalid('The amount is below the smallest charge.', 'amount_too_small');
    const method = get(this.paymentMethods, 'PaymentMethod', paymentMethod);
    if (method.customer !== customer)
      throw invalid(
        'The customer does not have a payment method with that ID. The payment method must be attached to the customer.',
      );
    const behaviour = this.#behaviours.get(paymentMethod);
    const intent: Stripe.PaymentIntent = {
      ...blankPaymentIntent({
        amount,
        currency,
        customer,
        payment_method: paymentMethod,
        metadata,
        created: this.#now(),
      }),
      receipt_email: receiptEmail,
      latest_charge: newId('ch'),
    };
    const decline =
      forcedDecline ?? (offSession && behaviour === 'challenges' ? 'authentication_required' : findDecline(behaviour));
    if (decline) throw this.#declined(intent, decline);
    if (offSession) this.#unattended.add(metadata.idempotency_key ?? '');
    if (behaviour !== 'challenges')
      return this.#keepIntent('payment_intent.amount_capturable_updated', {
        ...intent,
        status: 'requires_capture',
        amount_capturable: amount,
      });
    const url = `${this.#origin()}/3ds/${intent.id}?client_secret=${intent.client_secret}`;
    return this.#keepIntent('payment_intent.requires_action', {
      ...intent,
      status: 'requires_action',
      next_action: { type: 'redirect_to_url', redirect_to_url: { return_url: returnUrl, url } },
    });
  }

  /** The customer's answer to the bank. @returns the URL to which the bank redirects */
  answerChallenge(id: string, secret: string, isConfirmed: boolean): string {
    const intent = get(this.paymentIntents, 'payment_intent', id);
    if (intent.client_secret !== secret) throw missing('payment_intent', id);
    const back = new URL(intent.next_action?.redirect_to_url?.return_url ?? 'about:blank');
    if (intent.status === 'requires_action') {
      const answered = { ...intent, next_action: null };
      if (isConfirmed)
        this.#keepIntent('payment_intent.amount_capturable_updated', {
          ...answered,
          status: 'requires_capture',
          amount_capturable: intent.amount,
        });
      else this.#declined(answered, 'authentication');
    }
    for (const [name, value] of Object.entries({
      payment_intent: id,
      payment_intent_client_secret: secret,
      source_type: 'card',
    }))
      back.searchParams.set(name, value);
    return back.toString();
  }

  capture(id: string, amount: number | undefined): Stripe.PaymentIntent {
    const intent = get(this.paymentIntents, 'payment_intent', id);
    const taken = amount ?? intent.amount_capturable;
    if (intent.status !== 'requires_capture') throw unexpectedState(intent, 'captured');
    if (taken < 1 || taken > intent.amount_capturable)
      throw invalid('The amount to capture is greater than the amount that can be captured.', 'amount_too_large');
    return this.#keepIntent('payment_intent.succeeded', {
      ...intent,
      status: 'succeeded',
      amount_capturable: 0,
      amount_received: taken,
    });
  }

  cancel(id: string): Stripe.PaymentIntent {
    const intent = get(this.paymentIntents, 'payment_intent', id);
    if (intent.status === 'succeeded' || intent.status === 'canceled') throw unexpectedState(intent, 'canceled');
    return this.#keepIntent('payment_intent.canceled', {
      ...intent,
      status: 'canceled',
      amount_capturable: 0,
      canceled_at: this.#now(),
      next_action: null,
    });
  }

  refund(
    paymentIntent: string,
    amount: number,
    metadata: Stripe.Metadata,
    status: 'succeeded' | 'failed' | 'pending',
  ): Stripe.Refund {
    const intent = get(this.paymentIntents, 'payment_intent', paymentIntent);
    if (intent.status !== 'succeeded') throw invalid('This PaymentIntent does not have a successful charge to refund.');
    if (amount < 1 || this.getRefunded(paymentIntent) + amount > intent.amount_received)
      throw invalid('Refund amount is greater than unrefunded amount on charge.', 'amount_too_large');
    const refund = keep(
      this.refunds,
      blankRefund({
        amount,
        currency: intent.currency,
        payment_intent: paymentIntent,
        metadata,
        created: this.#now(),
        status,
      }),
    );
    this.#onChange('refund.created', refund);
    this.#onChange('charge.refunded', { object: 'charge', id: newId('ch'), payment_intent: paymentIntent });
    return refund;
  }

  /** Makes the refunds of a payment fail at the customer's bank (https://docs.stripe.com/refunds#failed-refunds). */
  failRefunds(paymentIntent: string): void {
    for (const refund of this.refunds.values()) {
      if (refund.payment_intent !== paymentIntent || refund.status === 'failed') continue;
      const failed = keep(this.refunds, { ...refund, status: 'failed', failure_reason: 'lost_or_stolen_card' });
      for (const type of ['refund.updated', 'refund.failed', 'charge.refund.updated']) this.#onChange(type, failed);
    }
  }

  /** Carries out the delayed refunds of a payment. */
  carryRefundsOut(paymentIntent: string): void {
    for (const refund of this.refunds.values())
      if (refund.payment_intent === paymentIntent && refund.status === 'pending')
        this.#onChange('refund.updated', keep(this.refunds, { ...refund, status: 'succeeded' }));
  }

  /** The charge of a payment, with the end of its hold (https://docs.stripe.com/payments/place-a-hold-on-a-payment-method). */
  getCharge({ latest_charge: id, created, payment_method: method, metadata }: Stripe.PaymentIntent) {
    const isVisa = typeof method === 'string' && this.paymentMethods.get(method)?.card?.brand === 'visa';
    const hold = isVisa && this.#unattended.has(metadata.idempotency_key ?? '') ? UNATTENDED_VISA_HOLD_S : HOLD_S;
    return { id, object: 'charge', payment_method_details: { type: 'card', card: { capture_before: created + hold } } };
  }

  /** Sends the bank's early warning about a payment (https://docs.stripe.com/api/radar/early_fraud_warnings). */
  warnOfFraud(paymentIntent: string): void {
    this.#onChange('radar.early_fraud_warning.created', {
      id: newId('issfr'),
      object: 'radar.early_fraud_warning',
      actionable: true,
      charge: newId('ch'),
      created: this.#now(),
      fraud_type: 'made_with_stolen_card',
      livemode: false,
      payment_intent: paymentIntent,
    });
  }

  /** Opens a dispute for all that is left of a payment; if one is open, its message is sent again. */
  dispute(paymentIntent: string, status: Stripe.Dispute.Status = 'needs_response'): Stripe.Dispute {
    const intent = get(this.paymentIntents, 'payment_intent', paymentIntent);
    const open = [...this.disputes.values()].find((dispute) => dispute.payment_intent === paymentIntent);
    const dispute =
      open ??
      keep(this.disputes, {
        ...blankDispute({
          amount: intent.amount_received - this.getRefunded(paymentIntent),
          currency: intent.currency,
          payment_intent: paymentIntent,
          created: this.#now(),
        }),
        status,
      });
    this.#onChange('charge.dispute.created', dispute);
    return dispute;
  }

  closeDispute(paymentIntent: string, status: Stripe.Dispute.Status, withdrawn = 0): void {
    for (const dispute of this.disputes.values())
      if (dispute.payment_intent === paymentIntent)
        this.#onChange(
          'charge.dispute.closed',
          keep(this.disputes, {
            ...dispute,
            status,
            balance_transactions: withdrawn === 0 ? [] : [{ amount: -withdrawn } as Stripe.BalanceTransaction],
          }),
        );
  }

  /** The sum lost in disputes. */
  getLost(paymentIntent: string): number {
    return [...this.disputes.values()].reduce(
      (sum, dispute) =>
        dispute.payment_intent === paymentIntent && dispute.status === 'lost' ? sum + dispute.amount : sum,
      0,
    );
  }

  getRefunded(paymentIntent: string): number {
    return [...this.refunds.values()].reduce(
      (sum, refund) =>
        refund.payment_intent === paymentIntent && refund.status === 'succeeded' ? sum + refund.amount : sum,
      0,
    );
  }

  #declined(intent: Stripe.PaymentIntent, reason: string): StripeRefusal {
    const error = { type: 'card_error' as const, message: 'Your card was declined.', ...DECLINES[reason] };
    const refused = this.#keepIntent('payment_intent.payment_failed', {
      ...intent,
      status: 'requires_payment_method',
      payment_method: null,
      last_payment_error: error,
    });
    return new StripeRefusal(402, { ...error, payment_intent: refused });
  }

  #keepIntent(type: string, intent: Stripe.PaymentIntent): Stripe.PaymentIntent {
    keep(this.paymentIntents, intent);
    this.#onChange(type, intent);
    return intent;
  }
}

function keep<Value extends { readonly id: string }>(shelf: Map<string, Value>, value: Value): Value {
  shelf.set(value.id, value);
  return value;
}

export function get<Value>(shelf: ReadonlyMap<string, Value>, what: string, id: string): Value {
  const value = shelf.get(id);
  if (!value) throw missing(what, id);
  return value;
}

function unexpectedState(intent: Stripe.PaymentIntent, wanted: string): StripeRefusal {
  return new StripeRefusal(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message: `This PaymentIntent could not be ${wanted} because it has a status of ${intent.status}.`,
    payment_intent: intent,
  });
}

function findDecline(behaviour: CardBehaviour | undefined): string | null {
  if (behaviour === 'declines') return 'declined';
  return behaviour === 'insufficient_funds' || behaviour === 'expired_card' ? behaviour : null;
}
