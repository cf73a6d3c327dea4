import { z } from 'zod/mini';

/** Who charges for the shop. */
export const paymentProviderName = z.enum(['sandbox', 'stripe']);
export type PaymentProviderName = z.infer<typeof paymentProviderName>;

/** How somebody pays. */
export const methodType = z.enum(['card']);
export type MethodType = z.infer<typeof methodType>;

/** A card as it is named. A version from before says no type: it knows cards only. */
const namedCard = z.object({
  type: z.optional(z.literal('card')),
  brand: z.string().check(z.maxLength(40)),
  last4: z.string().check(z.maxLength(4)),
});
const card = z.extend(namedCard, { exp_month: z.int(), exp_year: z.int() });

/**
 * What may be shown of a way to pay, by its type, and `rest` beside it. Another type is one more member here and below; the compiler then
 * finds every place that takes all of them for cards.
 */
export const methodWith = <Rest extends z.core.$ZodLooseShape>(rest: Rest) => z.union([z.extend(card, rest)]);
/** As `methodWith`, with only what names it: what was paid with, not what can be. */
export const paidWith = <Rest extends z.core.$ZodLooseShape>(rest: Rest) => z.union([z.extend(namedCard, rest)]);

export type MethodDetails = z.infer<ReturnType<typeof methodWith<Record<never, never>>>>;
export type PaidWith = z.infer<ReturnType<typeof paidWith<Record<never, never>>>>;
