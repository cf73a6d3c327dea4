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

/** One add-on as ordered; email forwarding may be there several times. */
const subItems = z.array(addOnService).check(z.maxLength(50));

/** The three shapes of an order item; each has just the fields of its type (OR-01). `quote` is ours (PR-02). */
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
    /** 0: the add-ons alone, from now until `current_expiry_date`. */
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

/** Names one attempt to buy one cart, from the browser to the payment provider and the registrar (OR-05), such as `order-7f3a91c2d4e5b608`. */
export const idempotencyKey = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/));

/** Which partner sent a shopper, signed by the shop (EM-02), such as `tidewater.1789000000.c2ln`. */
export const referral = z.string().check(z.regex(/^[\w.-]{1,200}$/));

/** An order as it is placed. */
export const orderPayload = z.strictObject({
  /** Sum of costs before tax, as shown on the review page; only compared with the server's own sum (OR-06). */
  original_amount: wireAmount,
  original_tax: wireAmount,
  /** `default` for the default card, of which a program with an API key knows no id. */
  payment_method_id: z.string().check(z.minLength(1), z.maxLength(200)),
  currency_code: currencyCode,
  order_items: z.array(orderItem).check(z.minLength(1), z.maxLength(1000)),
  /** Made before the review page can be paid and kept until the order is final: one key, one order (OR-05). */
  idempotency_key: idempotencyKey,
  /** Of consumers in the EU and the UK: that the order is to be carried out at once, in the words of a version (LG-05). */
  consent: z.optional(
    z.strictObject({
      immediate_performance: z.literal(true),
      text_version: z.string().check(z.regex(/^[0-9a-z.-]{1,20}$/)),
    }),
  ),
  /** The review page said that the registrar does not answer and that the order may take longer; without it no order is taken then. */
  accepts_delay: z.optional(z.literal(true)),
  /**
   * Of names that are renewed: whether each renews itself once its renewal is carried out, as the review page said (LG-04). It is no
   * field of an item, where `auto_renew` is for new names only. A renewal that fails leaves the setting as it is, and so does one
   * that is not listed.
   */
  renewal_settings: z.optional(
    z.array(z.strictObject({ domain_name: domainName, auto_renew: z.boolean() })).check(z.maxLength(1000)),
  ),
  /** Of names that came from a partner's page; one that is not the shop's own or has run out counts for nothing. */
  referral: z.optional(referral),
});
export type OrderPayload = z.infer<typeof orderPayload>;

/** How an order stands. */
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

/** How an item of an order stands. */
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

/** An item of an order, as it stands. */
export const orderedItem = z.object({
  id: idSchema<'OrderItemId'>(),
  type: itemType,
  domain_name: domainName,
  /** 0: add-ons alone, until `expiry_date`. */
  period: addedYears,
  status: orderItemStatus,
  /** An `ItemMessageCode` with the parameters of its message, or a code of a later version; absent while nothing needs saying. */
  code: z.optional(z.string()),
  params: z.optional(messageParams),
  /** What `code` means, for a person; empty without one. */
  message: z.string(),
  /** The domain alone and with its add-ons, before tax. */
  cost: wireAmount,
  amount: wireAmount,
  /** Of the cost: what a renewal cost beside its years; null where it cost nothing more. */
  fee: z.nullable(renewalFee),
  tax: wireAmount,
  tax_rates: z.array(taxRate),
  sub_items: z.array(z.object({ type: addOnService, quantity: z.int(), cost: wireAmount })),
  expiry_date: z.nullable(instant),
});
export type OrderedItem = z.infer<typeof orderedItem>;

/** An order, as it stands. */
export const order = z.object({
  order_id: idSchema<'OrderId'>(),
  status_name: orderStatus,
  created_at: instant,
  updated_at: instant,
  currency_code: currencyCode,
  /** Before tax, tax, and what the card was authorised for. */
  amount: wireAmount,
  tax: wireAmount,
  total: wireAmount,
  /** What was taken from the card, what of the held money was released, and what of the taken money was refunded. */
  captured: wireAmount,
  voided: wireAmount,
  refunded: wireAmount,
  /** The registrar, which still has to carry out some of it, does not answer at the moment. */
  may_take_longer: z.boolean(),
  payment: paidWith({
    /** Where the bank asks for a confirmation, the page to open (3-D Secure), such as `https://pay.example/challenge/8d21`; null otherwise. */
    challenge_url: z.nullable(z.string()),
    /** Why it did not go through, or has not yet: a `PaymentMessageCode`, or one of a later version. Absent where the status says all. */
    code: z.optional(z.string()),
    params: z.optional(messageParams),
    /** What `code` means, for a person; empty without one. */
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
    'Idempotent by key. 409 `price_changed` or `unavailable` with the new figures if anything differs from the review page; `may_take_longer` if the registrar is unavailable and `accepts_delay` is missing; `password_needed` to pay with a saved card without a recent sign-in; `card_before_address` to pay with one from before the address of the account changed, while the former address can take the account back; `being_deleted` for a domain whose deletion was asked for.',
  tag,
  headers: ['Idempotency-Key'],
  input: orderPayload,
  status: 201,
  output: z.object({ order_id: idSchema<'OrderId'>(), status_name: orderStatus }),
  scopes: ['orders'],
  refusals: [400, 401, 409, 413, 422, 429, 503],
});

/** What a 409 of `createOrder` carries beside the error fields. */
export const orderConflict = z.object({
  code: z.enum(['price_changed', 'unavailable', 'key_reused', 'in_flight', 'may_take_longer']),
  changes: z.array(
    z.object({
      domain: domainName,
      reason: z.union([z.enum(['price', 'tax']), lineProblem]),
      /** Line amounts with add-ons before tax; null where there is no such price. */
      was: z.nullable(wireAmount),
      now: z.nullable(wireAmount),
    }),
  ),
  amount: z.nullable(wireAmount),
  tax: z.nullable(wireAmount),
  /** With `key_reused`: the order that the key belongs to, so that it can be followed. With `unavailable`: one in progress that a line waits for. */
  order_id: z.optional(idSchema<'OrderId'>()),
});
export type OrderConflict = z.infer<typeof orderConflict>;

export const getOrder = endpoint({
  id: 'getOrder',
  method: 'GET',
  path: `${base}/order/{id}`,
  summary: 'An order of the signed-in customer, with the state of each item.',
  description: '`id` is its id or its idempotency key, for a browser that lost the response to the order.',
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
    'Answers the order as it stands. While the payment provider has not confirmed the cancellation, `payment.code` is `being_cancelled`; then the order is `cancelled`. If the bank has confirmed the payment meanwhile, the order goes on. A repeated call, and one for a payment that does not wait, changes nothing.',
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
  description: 'Where it may take longer, an order needs `accepts_delay`.',
  tag,
  output: z.object({ may_take_longer: z.boolean() }),
});

/** What a consumer in the EU or the UK may still do about an order (LG-05). */
export const withdrawal = z.object({
  /** Whether it can be declared now. */
  open: z.boolean(),
  /** The last day on which it can be declared, to its end in the customer's country, such as `2026-12-13`; null where there is no such right. */
  until: z.nullable(calendarDay),
  /** When it was declared; null where it was not. */
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
  description: 'The right is that of consumers in the EU and the UK; `until` is null for everybody else.',
  refusals: [401, 404],
});

export const withdraw = endpoint({
  ...withdrawalBase,
  id: 'withdraw',
  method: 'POST',
  summary: 'Withdraws from an order, once, and acknowledges it by email with date and time (Directive 2011/83/EU, Art.',
  description:
    '11a). The email says of each domain what it means for it. 409 `no_withdrawal_right` or `withdrawal_over` where there is nothing to withdraw from.',
  input: z.strictObject({ confirm: z.literal(true) }),
  refusals: [400, 401, 404, 409],
});
