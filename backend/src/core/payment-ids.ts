import { z } from 'zod';

/*
 * Ids assigned by the payment provider, each branded so that it cannot be confused with another or with ours. They are created where they
 * enter: by the provider's adapter and by table columns.
 */

export const paymentRef = z.string().brand<'PaymentRef'>();
export type PaymentRef = z.output<typeof paymentRef>;

export const disputeRef = z.string().brand<'DisputeRef'>();
export type DisputeRef = z.output<typeof disputeRef>;

/** The provider's id of a stored card; ours is `CardId`. */
export const providerMethodId = z.string().brand<'ProviderMethodId'>();
export type ProviderMethodId = z.output<typeof providerMethodId>;

/** Its type is in the contract, because browsers send it back. */
export const setupIntentId = z.string().brand<'SetupIntentId'>();
