import { z } from 'zod/mini';
import { itemType, referral } from './checkout';
import { endpoint } from './endpoint';
import { addOnService } from './price';
import { addedYears, currencyCode, domainName, instant, periodYears, wireAmount } from './wire';

/** The most lines in one call. */
export const CART_LINES_MAX = 1000;

/**
 * The customer's choice for one domain, without price (each device fetches it), transfer code or contact data. `registry_years`: the terms
 * in years that the registry sells, as they were offered.
 */
export const cartChoice = z.object({
  domain: domainName,
  type: itemType,
  /** 0 in a renewal with add-ons alone, until `current_expiry`. */
  period: addedYears,
  quantity: z.int().check(z.gte(1), z.lte(99)),
  autorenew: z.boolean(),
  add_ons: z
    .array(z.object({ service: addOnService, quantity: z.int().check(z.gte(1), z.lte(99)) }))
    .check(z.maxLength(3)),
  registry_years: z.optional(z.array(periodYears).check(z.maxLength(10))),
  max_year: z.optional(periodYears),
  /** The recorded expiry date; renewals only. */
  current_expiry: z.optional(instant),
});
export type CartChoice = z.infer<typeof cartChoice>;

/** A stamp that orders changes of a cart; limited to half of the safe integers, so that later ones have room. */
const stamp = z.int().check(z.gte(0), z.lte(Math.floor(Number.MAX_SAFE_INTEGER / 2)));

/**
 * The last write of one tab for one domain. `at` orders changes (milliseconds, never earlier than any change the tab had seen), `by` is
 * the tab, `since` when the domain was added. A null choice means that it was removed.
 */
export const cartEntry = z.object({
  domain: domainName,
  /** When it was chosen, in milliseconds, such as `1790000000000`. */
  at: stamp,
  /** The tab that chose it, such as `t4k9`. */
  by: z.string().check(z.regex(/^\w{1,20}$/)),
  /** When the domain was added, in milliseconds, such as `1789990000000`. */
  since: stamp,
  choice: z.nullable(cartChoice),
});
export type CartEntryOnWire = z.infer<typeof cartEntry>;

/** `version` counts the changes of the account's cart; the entries are those that changed after the requested version. */
const accountCart = z.object({
  cart_id: z.uuid().brand<'CartId', 'inout'>(),
  version: z.int(),
  entries: z.array(cartEntry),
});
export type AccountCart = z.infer<typeof accountCart>;

/** The version of the cart that the caller has. A version of another cart is ignored. */
const known = {
  cart_id: z.optional(z.uuid().brand<'CartId'>()),
  /** The version that the caller has, such as `0`. */
  after: z._default(z.coerce.number().check(z.gte(0)), 0),
};

export const getAccountCart = endpoint({
  id: 'getAccountCart',
  method: 'GET',
  path: '/api/checkout/1.0/cart',
  summary: "Changes to the customer's cart since a version.",
  description:
    'Send the version that you have as `after`, with the `cart_id` that it belongs to. A version of another cart is ignored, and all entries are returned.',
  tag: 'cart',
  input: z.object(known),
  output: accountCart,
  refusals: [400, 401, 429, 503],
});

export const saveAccountCart = endpoint({
  id: 'saveAccountCart',
  method: 'PUT',
  path: '/api/checkout/1.0/cart',
  summary: "Merges entries into the customer's cart.",
  description:
    'The latest entry of each domain wins, whichever device it came from. Returns all changes since the version that was sent.',
  tag: 'cart',
  input: z.object({ ...known, entries: z.array(cartEntry).check(z.maxLength(CART_LINES_MAX)) }),
  output: accountCart,
  refusals: [400, 401, 413, 422, 429, 503],
});

/** The secret id of a transferred cart: 256 bits in base64url, such as `q7Xo2mV4nB8kT1yZ6cR3sD9fG5hJ0lP-wE_uI2aQxNs`. */
export const cartTransferId = z.string().check(z.regex(/^[\w-]{43}$/));

/** The most lines of a cart transfer, which anyone can create without an account. */
export const CART_TRANSFER_LINES_MAX = 200;

const choices = z
  .array(cartChoice)
  .check(
    z.minLength(1),
    z.maxLength(
      CART_TRANSFER_LINES_MAX,
      `A link carries at most ${CART_TRANSFER_LINES_MAX} names: take some out of the cart, or sign in on both devices to share all of it`,
    ),
  );

export const createCartTransfer = endpoint({
  id: 'createCartTransfer',
  method: 'POST',
  path: '/api/checkout/1.0/cart/handover',
  summary: 'Stores a cart under a secret id for transfer to another device, for one day and one use.',
  description: 'Requires no session.',
  tag: 'cart',
  input: z.object({ choices }),
  status: 201,
  output: z.object({ id: cartTransferId, expires_at: instant }),
  refusals: [400, 413, 429, 503],
});

/** Codes of the 404 for a cart transfer that cannot be taken: it never existed, it has expired, it was already taken. */
export const cartTransferCodes = ['handover_unknown', 'handover_expired', 'handover_used'] as const;

/** The price that a shopper saw on a partner's page, before tax. Only compared with the shop's current price, never charged. */
const seenLine = z.object({ domain: domainName, period: periodYears, currency_code: currencyCode, cost: wireAmount });
export type SeenLine = z.infer<typeof seenLine>;

/**
 * `from`: the partner whose page the cart comes from; `referral`: the shop's signature that attributes orders of these domains to the
 * partner (EM-02).
 */
const cartTransfer = z.object({
  choices,
  expires_at: instant,
  from: z.optional(z.object({ name: z.string(), referral, seen: z.array(seenLine) })),
});
export type CartTransfer = z.infer<typeof cartTransfer>;

const cartTransferParams = z.object({ id: z.string().check(z.maxLength(100)) });

export const getCartTransfer = endpoint({
  id: 'getCartTransfer',
  method: 'GET',
  path: '/api/checkout/1.0/cart/handover/{id}',
  summary: 'Previews a transferred cart without using up its link.',
  description: '404 `handover_unknown`, `handover_expired` or `handover_used` if there is no cart to receive.',
  tag: 'cart',
  params: cartTransferParams,
  output: cartTransfer,
  refusals: [400, 404, 429, 503],
});

export const takeCartTransfer = endpoint({
  id: 'takeCartTransfer',
  method: 'POST',
  path: '/api/checkout/1.0/cart/handover/{id}/take',
  summary: 'Receives a transferred cart, once.',
  description: 'Can be repeated with the same key if the first response was lost.',
  tag: 'cart',
  params: cartTransferParams,
  input: z.object({ key: z.string().check(z.regex(/^[\w-]{16,64}$/)) }),
  output: cartTransfer,
  refusals: [400, 404, 429, 503],
});
