import type Stripe from 'stripe';
import { assertMinor, sumMinor } from '@storefront/shared/domain';
import { disputeRef, paymentRef } from '../../../core/payment-ids';
import type { DeclineReason, Dispute, ListedPayment, Payment, Refund } from '../../../ports/payment-provider';

const STATUSES: Readonly<Record<string, Payment['status']>> = {
  requires_action: 'requires_action',
  requires_capture: 'authorised',
  // We create and confirm in one call, so an intent that requires another card had its card declined.
  requires_payment_method: 'declined',
  succeeded: 'captured',
  canceled: 'cancelled',
};

/** Returns the status of a payment; null while Stripe has not decided (`processing`, `requires_confirmation`). */
export function toPaymentStatus({ status }: Pick<Stripe.PaymentIntent, 'status'>): Payment['status'] | null {
  return STATUSES[status] ?? null;
}

/** Converts a PaymentIntent. Stripe's amounts are minor units like ours, for all currencies of the shop. */
export function toPayment(
  intent: Stripe.PaymentIntent,
  status: Payment['status'],
  refunds: readonly Refund[],
): Payment {
  return {
    ref: paymentRef.parse(intent.id),
    status,
    authorised: status === 'declined' ? 0 : assertMinor(intent.amount),
    captured: assertMinor(intent.amount_received),
    refunded: sumMinor(refunds.filter((refund) => refund.status === 'succeeded').map((refund) => refund.amount)),
    refunds,
    challengeUrl: status === 'requires_action' ? (intent.next_action?.redirect_to_url?.url ?? null) : null,
    decline: status === 'declined' ? declineReason(intent.last_payment_error) : null,
    captureBefore: status === 'authorised' ? getCaptureBefore(intent) : null,
  };
}

/** Available if the charge was expanded. */
function getCaptureBefore({ latest_charge: charge }: Pick<Stripe.PaymentIntent, 'latest_charge'>): Date | null {
  const before = typeof charge === 'object' ? charge?.payment_method_details?.card?.capture_before : undefined;
  return before === undefined ? null : new Date(before * 1000);
}

const DECLINES: Readonly<Record<string, DeclineReason>> = {
  authentication_required: 'authentication_required',
  authentication_not_handled: 'authentication_required',
  expired_card: 'expired_card',
  insufficient_funds: 'insufficient_funds',
  payment_intent_authentication_failure: 'authentication',
};

/** Returns why a card was declined, preferably the bank's reason over Stripe's. */
function declineReason(
  error: Pick<Stripe.PaymentIntent.LastPaymentError, 'code' | 'decline_code'> | null,
): DeclineReason {
  return DECLINES[error?.decline_code ?? ''] ?? DECLINES[error?.code ?? ''] ?? 'declined';
}

/** Converts a refund. Refunds requested by the shop are identified by its key, others by Stripe's id. */
export function toRefund({ id, amount, status, metadata }: Stripe.Refund): Refund {
  const isOver = status === 'failed' || status === 'canceled';
  return {
    key: metadata?.idempotency_key ?? id,
    amount: assertMinor(amount),
    status: status === 'succeeded' ? 'succeeded' : isOver ? 'failed' : 'pending',
  };
}

/** Converts a dispute. An inquiry takes no money (https://docs.stripe.com/disputes/how-disputes-work); of a prevented dispute only the balance shows whether the shop paid. */
export function toDispute({
  id,
  amount,
  status,
  balance_transactions: moves,
}: Pick<Stripe.Dispute, 'id' | 'amount' | 'status' | 'balance_transactions'>): Dispute {
  const isTaken =
    status === 'lost' || (status === 'prevented' && moves.reduce((sum, move) => sum + move.amount, 0) < 0);
  const isOver = status === 'won' || status === 'warning_closed' || status === 'prevented';
  const isInquiry = status === 'warning_needs_response' || status === 'warning_under_review';
  return {
    ref: disputeRef.parse(id),
    amount: assertMinor(amount),
    status: isTaken ? 'lost' : isOver ? 'won' : isInquiry ? 'inquiry' : 'open',
  };
}

/** Converts a payment of the shop; null without an order. One that Stripe has not decided is neither captured nor released. */
export function toListedPayment(
  intent: Stripe.PaymentIntent,
  refunds: readonly Refund[],
  disputes: readonly Dispute[],
): ListedPayment | null {
  const { order_id: orderId } = intent.metadata;
  return orderId
    ? { ...toPayment(intent, toPaymentStatus(intent) ?? 'requires_action', refunds), orderId, disputes }
    : null;
}
