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

/** What may be known of a stored payment method. */
interface StoredMethod {
  readonly methodId: ProviderMethodId;
  readonly details: MethodDetails;
  /** Its bank has confirmed it while it was entered. Where it has not, only a payment tells whether it can be charged. */
  readonly verified: boolean;
}

export interface SetupIntent {
  readonly id: SetupIntentId;
  /** Opens the card's fields for this one intent in the provider's frame. */
  readonly clientSecret: string;
  /** The page to frame, or null where the provider brings a script of its own. */
  readonly frameUrl: string | null;
  readonly publishableKey: string | null;
}

/** `confirmed` once the card's owner has given the card to the provider. */
export type SetupIntentState =
  | { readonly status: 'open' }
  | { readonly status: 'missing' }
  | { readonly status: 'confirmed'; readonly method: StoredMethod };

/**
 * Why a bank refused. `authentication`: the 3-D Secure challenge was failed or refused; `authentication_required`: the bank wants
 * one, and the customer is not present.
 */
export type DeclineReason =
  'declined' | 'insufficient_funds' | 'expired_card' | 'authentication' | 'authentication_required' | 'method_missing';

/** A refund. `pending`: on its way, ask again; `failed`: the bank did not take it, which may come days after it had succeeded. */
export interface Refund {
  /** Ours; of one that was made in the provider's own pages, its id. */
  readonly key: string;
  readonly amount: Minor;
  readonly status: 'pending' | 'succeeded' | 'failed';
}

/**
 * A customer's bank wants the money of a payment back. `won`: it stays with the shop, also where the bank only asked; `lost`: it has
 * gone back.
 */
export interface Dispute {
  readonly ref: DisputeRef;
  readonly amount: Minor;
  readonly status: 'open' | 'won' | 'lost';
}

/** A payment as the provider knows it. Amounts in minor units. */
export interface Payment {
  readonly ref: PaymentRef;
  readonly status: 'requires_action' | 'authorised' | 'declined' | 'captured' | 'cancelled';
  readonly authorised: Minor;
  readonly captured: Minor;
  /** The sum of the refunds that succeeded. */
  readonly refunded: Minor;
  readonly refunds: readonly Refund[];
  /** Where the bank asks for a confirmation. */
  readonly challengeUrl: string | null;
  readonly decline: DeclineReason | null;
  /** When the provider lets the money go that is reserved; null where nothing is, and where it does not say. */
  readonly captureBefore: Date | null;
}

/**
 * How a call that moves money ended. `unknown`: nobody can say whether it was carried out; ask with `find`. Everything else is
 * the payment as it now stands, a decline included.
 */
export type PaymentOutcome =
  | { readonly kind: 'payment'; readonly payment: Payment }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'unknown'; readonly cause: string };

/** `none`: the provider has no payment under this key, so no money was ever reserved by it. */
export type FoundPayment =
  | { readonly kind: 'payment'; readonly payment: Payment }
  | { readonly kind: 'none' }
  | { readonly kind: 'unknown'; readonly cause: string };

export interface Authorisation {
  /** The same key twice is the same payment. */
  readonly idempotencyKey: string;
  readonly amount: Minor;
  readonly currency: string;
  readonly methodId: ProviderMethodId;
  /** Asked for by the shop on the customer's standing order (merchant-initiated): there is nobody to confirm anything. */
  readonly merchantInitiated: boolean;
  /** Where the bank's page sends the customer back to. */
  readonly returnUrl: string;
  /** Ours, for the provider's books. */
  readonly orderId: OrderId;
  /** Where the provider sends a receipt of its own, if the shop is set to have it do so. */
  readonly receiptEmail: string;
}

/** A payment with the order it names and everything that was done with it since. */
export interface ListedPayment extends Payment {
  readonly orderId: string;
  readonly disputes: readonly Dispute[];
}

/** What a provider lists apart from the payment that it is about. */
export type ListedReversal =
  | { readonly ref: PaymentRef; readonly kind: 'refund'; readonly id: string; readonly refund: Refund }
  | { readonly ref: PaymentRef; readonly kind: 'dispute'; readonly id: string; readonly dispute: Dispute };

/** A page of the provider's list. Reversals may come on other pages than their payment, and count in addition to what it brings itself. */
export interface PaymentPage {
  readonly payments: readonly ListedPayment[];
  readonly reversals: readonly ListedReversal[];
  /** What to ask for the next page with; null on the last. */
  readonly next: string | null;
}

/**
 * News from the provider. It names what it is about and no state: that is asked for, because messages come late, twice and in
 * any order.
 */
export interface PaymentEvent {
  /** The provider's; the same message twice has the same. */
  readonly id: string;
  /** As the provider calls it. */
  readonly type: string;
  /** `reversal`: of money that may have gone back without the shop having asked for it. */
  readonly kind: 'payment' | 'reversal' | 'other';
  /** Ours; null when the message names none. */
  readonly orderId: string | null;
  /** By which the order is found where it is not named itself. */
  readonly paymentRef: PaymentRef | null;
}

/** A payment to look up: by the provider's own id where that is known already, or else by its key. */
export interface PaymentLookup {
  readonly idempotencyKey: string;
  readonly ref: PaymentRef | null;
  /** The card that was to pay. */
  readonly methodId: ProviderMethodId;
  /** The payment was not asked for before. */
  readonly since: Date;
}

/** The provider could not be asked; nothing was changed. Answered as 503. */
export class PaymentProviderUnavailable extends Error {
  override readonly name = 'PaymentProviderUnavailable';
}

/** The account at a payment provider. Only the set-up calls throw, and only PaymentProviderUnavailable. */
export interface PaymentProvider {
  readonly provider: PaymentProviderName;
  /** @param type which a provider that serves several decides by */
  createSetupIntent(customerId: CustomerId, type: MethodType): Promise<SetupIntent>;
  getSetupIntent(id: SetupIntentId): Promise<SetupIntentState>;
  /** Makes the provider forget a card; one that it does not know is forgotten already. */
  forgetMethod(methodId: ProviderMethodId): Promise<void>;
  /** Reserves money without taking it. */
  authorise(authorisation: Authorisation): Promise<PaymentOutcome>;
  /** Takes part of what was reserved, once, and releases the rest. */
  capture(ref: PaymentRef, amount: Minor, idempotencyKey: string): Promise<PaymentOutcome>;
  /** Releases all that was reserved. */
  cancel(ref: PaymentRef, idempotencyKey: string): Promise<PaymentOutcome>;
  /** Gives back part of what was taken. */
  refund(ref: PaymentRef, amount: Minor, idempotencyKey: string): Promise<PaymentOutcome>;
  /** Reads a message that came over the web, as text and with its headers; `forged` when it is not the provider's, too old or unreadable. */
  readEvent(
    body: string,
    headers: Readonly<Record<string, string | string[] | undefined>>,
    now: Date,
  ): PaymentEvent | 'forged';
  /** One payment with its refunds and disputes; null where the provider does not know it. */
  inspect(ref: PaymentRef): Promise<ListedPayment | 'unknown' | null>;
  /**
   * Every payment that the provider has for us, to compare the books by, a page at a time.
   * @param after `next` of the page before; null for the first
   */
  list(after: string | null): Promise<PaymentPage | 'unknown'>;
  /** What became of an authorisation. After `none` the same authorisation may be asked for again, under the same key. */
  find(lookup: PaymentLookup): Promise<FoundPayment>;
}
