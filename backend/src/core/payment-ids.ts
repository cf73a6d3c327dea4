import { z } from 'zod';

/*
 * Ids that the payment provider gives, each a type of its own, so that one cannot be passed for another, or for one of ours. They are
 * made where they come in: by the provider's adapter and by the columns of the tables.
 */

export const paymentRef = z.string().brand<'PaymentRef'>();
export type PaymentRef = z.output<typeof paymentRef>;

export const disputeRef = z.string().brand<'DisputeRef'>();
export type DisputeRef = z.output<typeof disputeRef>;

/** The provider's id of a stored payment method; ours is `CardId`. */
export const providerMethodId = z.string().brand<'ProviderMethodId'>();
export type ProviderMethodId = z.output<typeof providerMethodId>;

/** Its type is the contract's: browsers hand it back. */
export const setupIntentId = z.string().brand<'SetupIntentId'>();
