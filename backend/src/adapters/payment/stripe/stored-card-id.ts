import { providerMethodId, type ProviderMethodId } from '../../../core/payment-ids';

/** A card at Stripe: its customer object and payment method. A charge needs both. */
interface StripeCard {
  readonly customer: string;
  readonly paymentMethod: string;
}

/**
 * Builds the shop's id of a stored card. It includes the customer, so that a charge depends on the order alone: without a lookup, a retry
 * is byte-for-byte the same request, as its idempotency key requires.
 */
export function storedCardId({ customer, paymentMethod }: StripeCard): ProviderMethodId {
  return providerMethodId.parse(`${customer}/${paymentMethod}`);
}

/** Returns null for an id that is not Stripe's, such as one from the sandbox. */
export function readStoredCardId(id: ProviderMethodId): StripeCard | null {
  const [, customer, paymentMethod] = /^(cus_\w+)\/(pm_\w+|card_\w+|src_\w+)$/.exec(id) ?? [];
  return customer && paymentMethod ? { customer, paymentMethod } : null;
}
