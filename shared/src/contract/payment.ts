import { z } from 'zod/mini';
import { endpoint } from './endpoint';
import { instant } from './wire';

const tag = 'payment';
const base = '/api/payment/1.0';

/** A stored card: what may be shown of it. The number never reaches this product (OR-08). */
export const paymentMethod = z.object({
  id: z.string(),
  brand: z.string(),
  last4: z.string(),
  exp_month: z.int(),
  exp_year: z.int(),
  is_default: z.boolean(),
  /** Whether its customer asked to keep it; another card pays one order and is forgotten with it (OR-12). Missing: it is kept. */
  is_saved: z.optional(z.boolean()),
  /** When its bank last declined it; null, or missing, where it has not since it last paid. */
  declined_at: z.optional(z.nullable(instant)),
  created_at: instant,
});
export type PaymentMethod = z.infer<typeof paymentMethod>;

export const listPaymentMethods = endpoint({
  id: 'listPaymentMethods',
  method: 'GET',
  path: `${base}/payment_method`,
  summary: "The customer's stored cards, default first.",
  tag,
  output: z.array(paymentMethod),
  refusals: [401, 503],
});

export const createSetupIntent = endpoint({
  id: 'createSetupIntent',
  method: 'POST',
  path: `${base}/setup_intent`,
  summary: "Begins to store a card. The card's fields live in a frame on the payment provider's origin.",
  tag,
  input: z.object({}),
  output: z.object({
    id: z.string(),
    client_secret: z.string(),
    provider: z.enum(['sandbox', 'stripe']),
    /** The page to frame (sandbox), or the publishable key to start Stripe's script with. */
    frame_url: z.optional(z.string()),
    publishable_key: z.optional(z.string()),
  }),
  refusals: [401, 409, 429, 503],
});

export const addPaymentMethod = endpoint({
  id: 'addPaymentMethod',
  method: 'POST',
  path: `${base}/payment_method`,
  summary:
    'Takes in the card of a confirmed setup intent; the same intent twice gives the same card. With `save` it is kept for the next purchase and for renewals; without, it pays one order and is forgotten. It becomes the default card at once where its bank has confirmed it, otherwise once it has paid.',
  tag,
  input: z.object({
    setup_intent_id: z.string().check(z.minLength(1), z.maxLength(200)),
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
  summary:
    'Makes a saved card the default card, which auto-renewal charges. 409 `card_not_verified` for one that no bank has confirmed yet.',
  tag,
  input: z.object({ id: z.string().check(z.minLength(1), z.maxLength(200)) }),
  output: paymentMethod,
  refusals: [400, 401, 404, 409, 503],
});

export const deletePaymentMethod = endpoint({
  id: 'deletePaymentMethod',
  method: 'DELETE',
  path: `${base}/payment_method`,
  summary: 'Forgets a stored card.',
  tag,
  input: z.object({ id: z.string().check(z.minLength(1), z.maxLength(200)) }),
  output: null,
  refusals: [400, 401, 404, 409, 503],
});
