import type { Coded, NoParams } from './coded';
import type { AddOnService } from './price';

type FixedItemMessage =
  // Why the registrar or the registry did not carry it out.
  | 'taken'
  | 'price_changed'
  | 'not_sold'
  | 'data'
  | 'auth_code'
  | 'locked'
  | 'transfer_hold'
  | 'denied'
  | 'withdrawn'
  | 'cancelled'
  | 'in_redemption'
  | 'not_renewable'
  | 'expiry_differs'
  | 'not_found'
  // The registrar did not respond and does not have the order.
  | 'never_reached'
  // The registrar accepted the order but no longer has it.
  | 'order_lost'
  // Accepted, but not done yet.
  | 'registry_asked'
  | 'registrar_asked'
  // A transfer that the registrant has to confirm.
  | 'owner_asked'
  // The customer withdrew before it began, or too late to stop it.
  | 'withdrawn_in_time'
  | 'withdrawal_too_late'
  // The customer deleted the domain in its add grace period.
  | 'deleted_in_time'
  // The shop's staff cancelled it before it began; support refunded it; or the customer's bank returned the payment after a dispute.
  | 'cancelled_by_shop'
  | 'refunded_by_shop'
  | 'returned_by_bank'
  // Why add-ons were not added to a domain.
  | 'not_yours_any_more'
  | 'expired'
  | 'renewed_meanwhile'
  | 'privacy_refused';

/**
 * Every message code of an order item, with the parameters of its message. As with errors, a code and its parameters are part of the
 * contract, and the message is for people.
 */
export interface ItemMessageParams extends Record<FixedItemMessage, NoParams> {
  /** Why add-ons were not added to a domain. */
  add_on_there: { add_on: AddOnService };
  too_many_addresses: { max: number; has: number };
}

export type CodedItemMessage = Coded<ItemMessageParams>;

type PaymentRefusal =
  'declined' | 'insufficient_funds' | 'expired_card' | 'authentication' | 'authentication_required' | 'method_missing';

/** Every code of why a payment failed. */
export interface PaymentMessageParams extends Record<PaymentRefusal, { brand: string; last4: string }> {
  /** The confirmation requested by the bank did not come in time. */
  challenge_expired: NoParams;
  /** The customer cancelled the payment while it waited for their bank. */
  payment_cancelled: NoParams;
  /** The payment provider refused the payment for a reason that has nothing to do with the card. The shop has to act. */
  provider_refused: NoParams;
}

export type CodedPaymentMessage = Coded<PaymentMessageParams>;

/** `other`: a message from before there were codes, which is the only explanation. */
export type ItemMessageCode = keyof ItemMessageParams | 'other';

/** `order_cancelled`: before its transfer began. `called_off`: cancelled by the customer, or by the shop for them. */
export type TransferMessageCode = ItemMessageCode | 'order_cancelled' | 'called_off';

/**
 * `hold_lapsed`: the payment expired before it was captured, so that nothing was charged for the order, and staff decide about what was
 * delivered. `bank_silent`: the payment provider has not responded, so the outcome of the payment is unknown. `being_cancelled`: the customer
 * cancelled it, and the payment provider has not confirmed that yet. `other`: as for items.
 */
export type PaymentMessageCode =
  keyof PaymentMessageParams | 'bank_silent' | 'being_cancelled' | 'hold_lapsed' | 'other';
