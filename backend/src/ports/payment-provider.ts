import type {
  CustomerId,
  MethodDetails,
  MethodType,
  PaymentProviderName,
  OrderId,
  SetupIntentId,
} from '@storefront/shared/contract';
import type { Minor } from '@storefront/shared/domain';
import type { DisputeRef, PaymentRef, ProviderMethodId } from '../core/payment-ids';

interface StoredMethod {
  readonly methodId: ProviderMethodId;
  readonly details: MethodDetails;
  /** Whether its bank confirmed it on entry. If not, only a payment shows whether it can be charged. */
  readonly verified: boolean;
}

export interface SetupIntent {
  readonly id: SetupIntentId;
  /** Opens the card form of this intent in the provider's frame. */
  readonly clientSecret: string;
  /** The page to frame, or null if the provider has its own script. */
  readonly frameUrl: string | null;
  readonly publishableKey: string | null;
}

/** `confirmed` once the customer has entered the card at the provider. */
export type SetupIntentState =
  | { readonly status: 'open' }
  | { readonly status: 'missing' }
  | { readonly status: 'confirmed'; readonly method: StoredMethod };

/**
 * Why a bank declined. `authentication`: 3-D Secure failed or was refused; `authentication_required`: the bank demands it, and the customer
 * is not present.
 */
export type DeclineReason =
  'declined' | 'insufficient_funds' | 'expired_card' | 'authentication' | 'authentication_required' | 'method_missing';

/** A refund. `pending`: not final, query again; `failed`: rejected by the bank, possibly days after it had succeeded. */
export interface Refund {
  /** Our key; the provider's id for a refund made in the provider's own pages. */
  readonly key: string;
  readonly amount: Minor;
  readonly status: 'pending' | 'succeeded' | 'failed';
}

/**
 * A dispute of a payment. `inquiry`: the bank has questions and has taken no money, so that a refund ends it; `open`: it has taken the money
 * until it decides; `won`: the shop keeps the money, also after an inquiry; `lost`: it has gone back.
 */
export interface Dispute {
  readonly ref: DisputeRef;
  readonly amount: Minor;
  readonly status: 'inquiry' | 'open' | 'won' | 'lost';
}

/** A payment at the provider. Amounts in minor units. */
export interface Payment {
  readonly ref: PaymentRef;
  readonly status: 'requires_action' | 'authorised' | 'declined' | 'captured' | 'cancelled';
  readonly authorised: Minor;
  readonly captured: Minor;
  /** The sum of the refunds that succeeded. */
  readonly refunded: Minor;
  readonly refunds: readonly Refund[];
  /** The page for bank confirmation. */
  readonly challengeUrl: string | null;
  readonly decline: DeclineReason | null;
  /** When the hold lapses; null if there is none, or the provider does not say. */
  readonly captureBefore: Date | null;
}

/**
 * Outcome of a call that moves money. `unknown`: it may or may not have been carried out; query with `find`. `payment`: the payment's
 * current state, including a decline.
 */
export type PaymentOutcome =
  | { readonly kind: 'payment'; readonly payment: Payment }
  | {
      readonly kind: 'refused';
      readonly message: string;
      /** The provider's code of the reason, if it has one. */
      readonly code?: string;
      /** Whether the provider no longer has the card. Otherwise a refusal is no matter of the card or its bank. */
      readonly isCardGone?: boolean;
    }
  | { readonly kind: 'unknown'; readonly cause: string };

/** `none`: the provider has no payment with this key, so it never held any money. */
export type FoundPayment =
  | { readonly kind: 'payment'; readonly payment: Payment }
  | { readonly kind: 'none' }
  | { readonly kind: 'unknown'; readonly cause: string };

export interface Authorisation {
  /** The same key always yields the same payment. */
  readonly idempotencyKey: string;
  readonly amount: Minor;
  readonly currency: string;
  readonly methodId: ProviderMethodId;
  /** Initiated by the shop under the customer's standing agreement (merchant-initiated), so nobody can confirm it. */
  readonly merchantInitiated: boolean;
  /** The URL to which the bank's page returns. */
  readonly returnUrl: string;
  /** Our id, shown in the provider's records. */
  readonly orderId: OrderId;
  /** Address for the provider's own receipt, if the shop enables it. */
  readonly receiptEmail: string;
}

export interface ListedPayment extends Payment {
  readonly orderId: string;
  readonly disputes: readonly Dispute[];
}

/** A refund or dispute that is listed separately from its payment. */
type ListedReversal =
  | { readonly ref: PaymentRef; readonly kind: 'refund'; readonly id: string; readonly refund: Refund }
  | { readonly ref: PaymentRef; readonly kind: 'dispute'; readonly id: string; readonly dispute: Dispute };

/** A page of the provider's list. Separate reversals may be on other pages than their payment, and count in addition to its own. */
export interface PaymentPage {
  readonly payments: readonly ListedPayment[];
  readonly reversals: readonly ListedReversal[];
  /** Cursor of the next page; null on the last. */
  readonly next: string | null;
}

/** A webhook event. It names its subject but no state, which is queried instead because events may be late, duplicated or out of order. */
export interface PaymentEvent {
  /** The provider's id; the same for repeated deliveries. */
  readonly id: string;
  readonly type: string;
  /** `reversal`: money may have gone back without a request by the shop; `fraud_warning`: the bank considers the payment fraudulent. */
  readonly kind: 'payment' | 'reversal' | 'fraud_warning' | 'other';
  /** Our id; null if the event names none. */
  readonly orderId: string | null;
  /** Identifies the order if the event does not name it. */
  readonly paymentRef: PaymentRef | null;
}

/** A payment to look up, by the provider's id if known, otherwise by its key. */
export interface PaymentLookup {
  readonly idempotencyKey: string;
  readonly ref: PaymentRef | null;
  /** The card that was to pay. */
  readonly methodId: ProviderMethodId;
  /** The payment was not requested before this time. */
  readonly since: Date;
}

/** The provider is unavailable; nothing was changed. Responded to with 503. */
export class PaymentProviderUnavailable extends Error {
  override readonly name = 'PaymentProviderUnavailable';
}

/** The account at a payment provider. Only the calls for setup intents and stored methods throw, and only PaymentProviderUnavailable. */
export interface PaymentProvider {
  readonly provider: PaymentProviderName;
  /** @param type for a provider that combines several */
  createSetupIntent(customerId: CustomerId, type: MethodType): Promise<SetupIntent>;
  getSetupIntent(id: SetupIntentId): Promise<SetupIntentState>;
  /** Deletes a card at the provider. Idempotent. */
  forgetMethod(methodId: ProviderMethodId): Promise<void>;
  /** Holds money without charging it. */
  authorise(authorisation: Authorisation): Promise<PaymentOutcome>;
  /** Captures part or all of a hold, once, and releases the rest. */
  capture(ref: PaymentRef, amount: Minor, idempotencyKey: string): Promise<PaymentOutcome>;
  /** Releases the whole hold. */
  cancel(ref: PaymentRef, idempotencyKey: string): Promise<PaymentOutcome>;
  refund(ref: PaymentRef, amount: Minor, idempotencyKey: string): Promise<PaymentOutcome>;
  /** Verifies and parses a webhook request; `forged` if it is not signed by the provider, too old or unreadable. */
  readEvent(
    body: string,
    headers: Readonly<Record<string, string | string[] | undefined>>,
    now: Date,
  ): PaymentEvent | 'forged';
  /** Returns a payment with its refunds and disputes; null if the provider does not have it. */
  inspect(ref: PaymentRef): Promise<ListedPayment | 'unknown' | null>;
  /**
   * Lists all our payments at the provider page by page, for reconciliation.
   * @param after `next` of the previous page; null for the first
   */
  list(after: string | null): Promise<PaymentPage | 'unknown'>;
  /** Looks up the outcome of an authorisation. After `none` it may be sent again under the same key. */
  find(lookup: PaymentLookup): Promise<FoundPayment>;
}
