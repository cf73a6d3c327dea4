import { sumRefunds, type CardRecord, type PaymentRecord } from './payment-store';

/** A payment as the API shows it. @param publicOrigin of the bank's page */
export function toPaymentAnswer(payment: PaymentRecord, publicOrigin: string) {
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

/** A card whose bank declines every payment is not confirmed on entry either. */
export function toCardAnswer({ id, brand, last4, exp_month, exp_year, behaviour }: CardRecord) {
  return { id, brand, last4, exp_month, exp_year, verified: behaviour === 'approves' || behaviour === 'challenges' };
}
