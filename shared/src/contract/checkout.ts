import { z } from 'zod/mini';
import { contact, tldData } from './contact';
import { endpoint } from './endpoint';
import { idSchema } from './id-schema';
import { paidWith } from './payment-method';
import { addOnService, lineProblem, renewalFee, taxRate } from './price';
import { transferCode } from './transfers';
import {
  calendarDay,
  addedYears,
  currencyCode,
  domainName,
  instant,
  messageParams,
  periodYears,
  wireAmount,
} from './wire';

const tag = 'checkout';
const base = '/api/checkout/1.0';

/** What an item of an order does. */
export const itemType = z.enum(['new', 'renew', 'transfer']);
export type ItemType = z.infer<typeof itemType>;

const product = z.literal('domain');
const quote = z.optional(z.string().check(z.maxLength(4000)));

/** The add-ons of the item; email forwarding may occur several times, one address each. */
const subItems = z.array(addOnService).check(z.maxLength(50));

/**
 * The three types of order item, each with only the fields of its type (OR-01). `quote` is not part of the original specification (PR-02).
 */
export const orderItem = z.discriminatedUnion('type', [
  z.strictObject({
    product,
    type: z.literal('new'),
    domain_name: domainName,
    period: periodYears,
    enable_privacy: z.boolean(),
    auto_renew: z.boolean(),
    registrant: contact,
    tld_data: tldData,
    sub_items: subItems,
    quote,
  }),
  z.strictObject({
    product,
    type: z.literal('renew'),
    domain_name: domainName,
    /** 0 for add-ons alone, from now until `current_expiry_date`. */
    period: addedYears,
    current_expiry_date: instant,
    sub_items: subItems,
    quote,
  }),
  z.strictObject({
    product,
    type: z.literal('transfer'),
    domain_name: domainName,
    period: periodYears,
    auth_info: transferCode,
    registrant: contact,
    tld_data: tldData,
    quote,
  }),
]);
export type OrderItem = z.infer<typeof orderItem>;

/**
 * Identifies one attempt to buy one cart, from the browser to the payment provider and the registrar (OR-05), such as
 * `order-7f3a91c2d4e5b608`.
 */
export const idempotencyKey = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/));

/** Which partner sent a shopper, signed by the shop (EM-02), such as `tidewater.1789000000.c2ln`. */
export const referral = z.string().check(z.regex(/^[\w.-]{1,200}$/));

/** An order to be placed. */
export const orderPayload = z.strictObject({
  /** Sum of costs before tax, as shown on the review page; only compared with the server's own sum (OR-06). */
  original_amount: wireAmount,
  original_tax: wireAmount,
  /** `default` for the default card, for programs with an API key, which have no card ids. */
  payment_method_id: z.string().check(z.minLength(1), z.maxLength(200)),
  currency_code: currencyCode,
  order_items: z.array(orderItem).check(z.minLength(1), z.maxLength(1000)),
  /** Created before the review page can be paid and kept until the order is final: one key, one order (OR-05). */
  idempotency_key: idempotencyKey,
  /** For consumers in the EU and the UK: the request to perform the order at once, in a given version of its wording (LG-05). */
  consent: z.optional(
    z.strictObject({
      immediate_performance: z.literal(true),
      text_version: z.string().check(z.regex(/^[0-9a-z.-]{1,20}$/)),
    }),
  ),
  /**
   * Confirms the notice of the review page that the registrar is not responding and the order may take longer; without it, no order is
   * accepted then.
   */
  accepts_delay: z.optional(z.literal(true)),
  /**
   * For renewed domains: whether each one auto-renews after this renewal, as the review page said (LG-04). Not a field of an item, where
   * `auto_renew` is for new domains only. A domain whose renewal fails, or that is not listed, keeps its setting.
   */
  renewal_settings: z.optional(
    z.array(z.strictObject({ domain_name: domainName, auto_renew: z.boolean() })).check(z.maxLength(1000)),
  ),
  /** For domains from a partner's page. Ignored if it was not signed by the shop or has expired. */
  referral: z.optional(referral),
});
export type OrderPayload = z.infer<typeof orderPayload>;

/** The status of an order. */
export const orderStatus = z.enum([
  'pending',
  'payment_processing',
  'payment_failed',
  'provisioning',
  'completed',
  'partially_completed',
  'failed',
  'cancelled',
  'refunded',
]);
export type OrderStatus = z.infer<typeof orderStatus>;

/** The status of an order item. */
export const orderItemStatus = z.enum([
  'waiting',
  'registering',
  'checking',
  'completed',
  'failed',
  'cancelled',
  'refund_pending',
  'refunded',
]);
export type OrderItemStatus = z.infer<typeof orderItemStatus>;

/** An order item with its current status. */
export const orderedItem = z.object({
  id: idSchema<'OrderItemId'>(),
  type: itemType,
  domain_name: domainName,
  /** 0 for add-ons alone, until `expiry_date`. */
  period: addedYears,
  status: orderItemStatus,
  /** An `ItemMessageCode` with the parameters of its message, or a code of a later version; missing if there is nothing to say. */
  code: z.optional(z.string()),
  params: z.optional(messageParams),
  /** The meaning of `code` for a person; empty without one. */
  message: z.string(),
  /** The domain alone and with its add-ons, before tax. */
  cost: wireAmount,
  amount: wireAmount,
  /** The late or restore fee of a renewal, included in the cost; null if there is none. */
  fee: z.nullable(renewalFee),
  tax: wireAmount,
  tax_rates: z.array(taxRate),
  sub_items: z.array(z.object({ type: addOnService, quantity: z.int(), cost: wireAmount })),
  expiry_date: z.nullable(instant),
});
export type OrderedItem = z.infer<typeof orderedItem>;

/** An order with its current status. */
export const order = z.object({
  order_id: idSchema<'OrderId'>(),
  status_name: orderStatus,
  created_at: instant,
  updated_at: instant,
  currency_code: currencyCode,
  /** Before tax, tax, and the amount authorised on the card. */
  amount: wireAmount,
  tax: wireAmount,
  total: wireAmount,
  /** What was captured, released without being captured, and refunded. */
  captured: wireAmount,
  voided: wireAmount,
  refunded: wireAmount,
  /** Whether the registrar is not responding at the moment while part of the order is still to be carried out. */
  may_take_longer: z.boolean(),
  payment: paidWith({
    /** The page to open if the bank asks for confirmation (3-D Secure), such as `https://pay.example/challenge/8d21`; null otherwise. */
    challenge_url: z.nullable(z.string()),
    /**
     * Why the payment failed, or is not complete yet: a `PaymentMessageCode`, or a code of a later version. Missing if the status says
     * everything.
     */
    code: z.optional(z.string()),
    params: z.optional(messageParams),
    /** The meaning of `code` for a person; empty without one. */
    message: z.string(),
  }),
  order_items: z.array(orderedItem),
});
export type Order = z.infer<typeof order>;

export const createOrder = endpoint({
  id: 'createOrder',
  method: 'POST',
  path: `${base}/order`,
  summary: 'Places an order.',
  description:
    'Idempotent by key. 409 `price_changed` or `unavailable` with the new figures if anything differs from the review page; `may_take_longer` if the registrar is unavailable and `accepts_delay` is missing; `password_needed` to pay with a saved card without a recent sign-in; `card_before_address` to pay with a card saved before the address of the account changed, while the former address can take the account back; `being_deleted` for a domain whose deletion was requested.',
  tag,
  headers: ['Idempotency-Key'],
  input: orderPayload,
  status: 201,
  output: z.object({ order_id: idSchema<'OrderId'>(), status_name: orderStatus }),
  scopes: ['orders'],
  refusals: [400, 401, 409, 413, 422, 429, 503],
});

/** The fields of a 409 of `createOrder` in addition to those of every error. */
export const orderConflict = z.object({
  code: z.enum(['price_changed', 'unavailable', 'key_reused', 'in_flight', 'may_take_longer']),
  changes: z.array(
    z.object({
      domain: domainName,
      reason: z.union([z.enum(['price', 'tax']), lineProblem]),
      /** Line amounts with add-ons, before tax; null if there is no such price. */
      was: z.nullable(wireAmount),
      now: z.nullable(wireAmount),
    }),
  ),
  amount: z.nullable(wireAmount),
  tax: z.nullable(wireAmount),
  /**
   * With `key_reused`: the order that the key belongs to, so that it can be followed. With `unavailable`: an open order that a line has to
   * wait for.
   */
  order_id: z.optional(idSchema<'OrderId'>()),
});
export type OrderConflict = z.infer<typeof orderConflict>;

export const getOrder = endpoint({
  id: 'getOrder',
  method: 'GET',
  path: `${base}/order/{id}`,
  summary: 'An order of the signed-in customer, with the state of each item.',
  description: '`id` is the order id or, if the response to `createOrder` was lost, the idempotency key.',
  tag,
  params: z.object({ id: z.string().check(z.minLength(1), z.maxLength(64)) }),
  output: order,
  scopes: ['read', 'orders'],
  refusals: [401, 404],
});

export const cancelPayment = endpoint({
  id: 'cancelPayment',
  method: 'POST',
  path: `${base}/order/{id}/payment/cancellation`,
  summary: 'Cancels a payment that waits for the confirmation of the customer’s bank.',
  description:
    'Returns the order in its current state. Until the payment provider confirms the cancellation, `payment.code` is `being_cancelled`; then the order is `cancelled`. If the bank has confirmed the payment in the meantime, the order continues. A repeated call, or one for a payment that is not waiting, changes nothing.',
  tag,
  params: z.object({ id: z.string().check(z.minLength(1), z.maxLength(64)) }),
  output: order,
  scopes: ['orders'],
  refusals: [401, 404],
});

export const getProvisioning = endpoint({
  id: 'getProvisioning',
  method: 'GET',
  path: `${base}/provisioning`,
  summary:
    'Whether an order placed now is carried out at once, or may take longer because the registrar is unavailable.',
  description: 'If it may take longer, an order needs `accepts_delay`.',
  tag,
  output: z.object({ may_take_longer: z.boolean() }),
});

/** The right of withdrawal from an order of a consumer in the EU or the UK (LG-05). */
export const withdrawal = z.object({
  /** Whether a withdrawal can be declared now. */
  open: z.boolean(),
  /** The last moment at which it can be declared: just before midnight in the customer's country; null if there is no such right. */
  until: z.nullable(instant),
  /** The last day on which it can be declared, in the customer's country, such as `2026-12-14`; null if there is no such right. */
  last_day: z.optional(z.nullable(calendarDay)),
  /** When it was declared; null if it was not. */
  declared_at: z.nullable(instant),
});
export type Withdrawal = z.infer<typeof withdrawal>;

const withdrawalBase = {
  path: `${base}/order/{id}/withdrawal`,
  tag,
  params: z.object({ id: z.string().check(z.minLength(1), z.maxLength(64)) }),
  output: withdrawal,
} as const;

export const getWithdrawal = endpoint({
  ...withdrawalBase,
  id: 'getWithdrawal',
  method: 'GET',
  summary: 'Whether the customer can withdraw from an order.',
  description: 'Consumers in the EU and the UK have this right; for all other customers, `until` is null.',
  refusals: [401, 404],
});

export const withdraw = endpoint({
  ...withdrawalBase,
  id: 'withdraw',
  method: 'POST',
  summary: 'Withdraws from an order, once.',
  description:
    'An email acknowledges the withdrawal with date and time (Directive 2011/83/EU, Art. 11a) and says what it means for each domain. 409 `no_withdrawal_right` or `withdrawal_over` if the order cannot be withdrawn from.',
  input: z.strictObject({ confirm: z.literal(true) }),
  refusals: [400, 401, 404, 409],
});
