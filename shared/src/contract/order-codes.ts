import type { Coded, NoParams } from './coded';
import type { AddOnService } from './price';

type FixedItemMessage =
  // Why its registrar or its registry did not carry it out.
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
  // The registrar did not answer, and does not have the order.
  | 'never_reached'
  // It had accepted the order, and does not have it any more.
  | 'order_lost'
  // Accepted, and not done yet.
  | 'registry_asked'
  | 'registrar_asked'
  // A transfer that its owner has to confirm.
  | 'owner_asked'
  // The customer withdrew before it was begun, or too late to stop it.
  | 'withdrawn_in_time'
  | 'withdrawal_too_late'
  // The customer deleted the domain in its add grace period.
  | 'deleted_in_time'
  // Staff of the shop cancelled it before it was begun; its support refunded it; or the customer's bank returned the payment after a dispute.
  | 'cancelled_by_shop'
  | 'refunded_by_shop'
  | 'returned_by_bank'
  // Why add-ons were not added to a domain.
  | 'not_yours_any_more'
  | 'expired'
  | 'renewed_meanwhile'
  | 'privacy_refused';

/**
 * Every code of what is said about an order item, with the parameters of its message. As with errors, a code and its parameters are part
 * of the contract, and the message is for people.
 */
export interface ItemMessageParams extends Record<FixedItemMessage, NoParams> {
  /** Why add-ons were not added to a domain. */
  add_on_there: { add_on: AddOnService };
  too_many_addresses: { max: number; has: number };
}

export type CodedItemMessage = Coded<ItemMessageParams>;

type PaymentRefusal =
  'declined' | 'insufficient_funds' | 'expired_card' | 'authentication' | 'authentication_required' | 'method_missing';

/** Every code of why a payment did not go through. */
export interface PaymentMessageParams extends Record<PaymentRefusal, { brand: string; last4: string }> {
  /** The bank asked for a confirmation and did not get it in time. */
  challenge_expired: NoParams;
  /** The customer cancelled the payment while it waited for their bank. */
  payment_cancelled: NoParams;
}

export type CodedPaymentMessage = Coded<PaymentMessageParams>;

/** `other`: only the message says it, as it was written before there were codes. */
export type ItemMessageCode = keyof ItemMessageParams | 'other';

/** `order_cancelled`: before its transfer began. `called_off`: the customer, or the shop for them, cancelled it. */
export type TransferMessageCode = ItemMessageCode | 'order_cancelled' | 'called_off';

/**
 * `bank_silent`: nobody knows yet what became of the payment. `being_cancelled`: the customer cancelled it, and the payment provider has not
 * confirmed that yet. `other`: as of items.
 */
export type PaymentMessageCode = keyof PaymentMessageParams | 'bank_silent' | 'being_cancelled' | 'other';
