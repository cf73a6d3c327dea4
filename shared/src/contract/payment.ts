import { z } from 'zod/mini';
import { endpoint } from './endpoint';
import { idSchema } from './id-schema';
import { methodType, methodWith, paymentProviderName } from './payment-method';
import { instant } from './wire';

const tag = 'payment';
const base = '/api/payment/1.0';

/** A stored payment method: what may be shown of it. The card number never reaches this product (OR-08). */
export const paymentMethod = methodWith({
  id: idSchema<'CardId'>(),
  is_default: z.boolean(),
  /** Whether the customer asked to keep it; another card pays one order and is deleted with it (OR-12). Missing: it is kept. */
  is_saved: z.optional(z.boolean()),
  /** When the bank last declined it; null or missing if it has not since the last payment. */
  declined_at: z.optional(z.nullable(instant)),
  created_at: instant,
  /**
   * From when it can pay orders again: it was saved before the account's email address changed, and the former address can take the
   * account back until then. Missing if it can pay now, such as `2027-03-02T09:30:00.000Z`.
   */
  pays_from: z.optional(instant),
});
export type PaymentMethod = z.infer<typeof paymentMethod>;

export const listPaymentMethods = endpoint({
  id: 'listPaymentMethods',
  method: 'GET',
  path: `${base}/payment_method`,
  summary: "The customer's saved cards, default first.",
  description: 'The shop stores only brand, last digits and expiry of a card.',
  tag,
  output: z.array(paymentMethod),
  refusals: [401, 503],
});

export const createSetupIntent = endpoint({
  id: 'createSetupIntent',
  method: 'POST',
  path: `${base}/setup_intent`,
  summary: 'Starts saving a payment method.',
  description: "The card fields are in a frame on the payment provider's origin.",
  tag,
  input: z.object({ type: z._default(methodType, 'card') }),
  output: z.object({
    id: idSchema<'SetupIntentId'>(),
    client_secret: z.string(),
    provider: paymentProviderName,
    /** For the sandbox: the page to load in a frame, such as `https://pay.example/card`. */
    frame_url: z.optional(z.string()),
    publishable_key: z.optional(z.string()),
  }),
  refusals: [401, 409, 429, 503],
});

export const addPaymentMethod = endpoint({
  id: 'addPaymentMethod',
  method: 'POST',
  path: `${base}/payment_method`,
  summary: 'Adds the card of a confirmed setup intent.',
  description:
    'Idempotent by intent. With `save` it is kept for later purchases and renewals; without, it pays for one order and is removed. It becomes the default card at once if its bank has confirmed it, otherwise after its first payment.',
  tag,
  input: z.object({
    setup_intent_id: z.string().check(z.minLength(1), z.maxLength(200)).brand<'SetupIntentId'>(),
    make_default: z._default(z.boolean(), true),
    save: z._default(z.boolean(), true),
  }),
  status: 201,
  output: paymentMethod,
  refusals: [400, 401, 409, 422, 503],
});

export const makeDefaultPaymentMethod = endpoint({
  id: 'makeDefaultPaymentMethod',
  method: 'PUT',
  path: `${base}/payment_method/default`,
  summary: 'Makes a saved card the default card, which auto-renew charges.',
  description: '409 `card_not_verified` if its bank has not confirmed it yet.',
  tag,
  input: z.object({ id: z.string().check(z.minLength(1), z.maxLength(200)).brand<'CardId', 'inout'>() }),
  output: paymentMethod,
  refusals: [400, 401, 404, 409, 503],
});

export const deletePaymentMethod = endpoint({
  id: 'deletePaymentMethod',
  method: 'DELETE',
  path: `${base}/payment_method`,
  summary: 'Removes a saved card.',
  description: '409 while an order that it pays for is open. Without a default card, auto-renew cannot charge.',
  tag,
  input: z.object({ id: z.string().check(z.minLength(1), z.maxLength(200)).brand<'CardId', 'inout'>() }),
  output: null,
  refusals: [400, 401, 404, 409, 503],
});
