import type { PaymentMethod } from '../contract';

/** A card as a person knows it, such as `Visa 4242`. */
export function cardTitle({ brand, last4 }: Pick<PaymentMethod, 'brand' | 'last4'>): string {
  return `${brand} ${last4}`.trim();
}

/** When a card ends, as it is printed on it: `08/28`. */
export function cardExpiry({ exp_month, exp_year }: Pick<PaymentMethod, 'exp_month' | 'exp_year'>): string {
  return `${String(exp_month).padStart(2, '0')}/${String(exp_year % 100).padStart(2, '0')}`;
}

/** Whether a card's last month is over. */
export function isCardExpired(
  { exp_month, exp_year }: Pick<PaymentMethod, 'exp_month' | 'exp_year'>,
  now: Date,
): boolean {
  return exp_year * 12 + exp_month - 1 < now.getFullYear() * 12 + now.getMonth();
}
