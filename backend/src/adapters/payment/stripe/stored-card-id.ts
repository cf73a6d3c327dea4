import { providerMethodId, type ProviderMethodId } from '../../../core/payment-ids';

/** A card at Stripe: the customer object that it is attached to, and the payment method. A charge has to name both. */
interface StripeCard {
  readonly customer: string;
  readonly paymentMethod: string;
}

/**
 * What a stored card is known by in the shop. It names the customer too, so that a charge follows from the order alone: with
 * nothing looked up before it, a repetition is the same request to the octet, as its idempotency key demands.
 */
export function storedCardId({ customer, paymentMethod }: StripeCard): ProviderMethodId {
  return providerMethodId.parse(`${customer}/${paymentMethod}`);
}

/** Null for an id that is not of Stripe, such as one from a time when the shop ran on the sandbox. */
export function readStoredCardId(id: ProviderMethodId): StripeCard | null {
  const [, customer, paymentMethod] = /^(cus_\w+)\/(pm_\w+|card_\w+|src_\w+)$/.exec(id) ?? [];
  return customer && paymentMethod ? { customer, paymentMethod } : null;
}
