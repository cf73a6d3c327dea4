import { z } from 'zod/mini';

/** The shop's payment provider. */
export const paymentProviderName = z.enum(['sandbox', 'stripe']);
export type PaymentProviderName = z.infer<typeof paymentProviderName>;

/** The type of a payment method. */
export const methodType = z.enum(['card']);
export type MethodType = z.infer<typeof methodType>;

/** The fields that name a card. Earlier versions omit the type, as they support cards only. */
const namedCard = z.object({
  type: z.optional(z.literal('card')),
  brand: z.string().check(z.maxLength(40)),
  last4: z.string().check(z.maxLength(4)),
});
const card = z.extend(namedCard, { exp_month: z.int(), exp_year: z.int() });

/**
 * The displayable fields of a payment method, by its type, plus `rest`. To add a type, add a member here and below; the compiler then finds
 * every place that assumes a card.
 */
export const methodWith = <Rest extends z.core.$ZodLooseShape>(rest: Rest) => z.union([z.extend(card, rest)]);
/** Like `methodWith`, but with only the fields that name it, for a past payment. */
export const paidWith = <Rest extends z.core.$ZodLooseShape>(rest: Rest) => z.union([z.extend(namedCard, rest)]);

export type MethodDetails = z.infer<ReturnType<typeof methodWith<Record<never, never>>>>;
export type PaidWith = z.infer<ReturnType<typeof paidWith<Record<never, never>>>>;
