import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type {
  AddOnService,
  CardId,
  CodedItemMessage,
  CodedPaymentMessage,
  Contact,
  CustomerId,
  DomainId,
  ItemType,
  Language,
  OrderId,
  OrderItemId,
  PartnerId,
  TldData,
} from '@storefront/shared/contract';
import type { PaymentRef } from '../../core/payment-ids';
import type { Minor, RenewalFee, TaxLine, VatStatus } from '@storefront/shared/domain';
import type { VatEvidence } from '../../core/customer-vat';
import type { PremiumPrices } from '../../core/premium-prices';
import type { TraceOrigin } from '@storefront/shared/tracing';
import { customers } from './accounts';
import { id, instant, minor } from './columns';
import { domains } from './domains';
import { payment_methods } from './payments';

/** All states of an order; `modules/orders/order-machine` explains each and where it leads. */
export type OrderState =
  | 'submitted'
  | 'authorizing'
  | 'action_required'
  | 'payment_unknown'
  | 'authorized'
  | 'provisioning'
  | 'registrar_unknown'
  | 'settling'
  | 'awaiting_registry'
  | 'refund_pending'
  | 'completed'
  | 'partially_completed'
  | 'failed'
  | 'payment_failed'
  | 'cancelled'
  | 'refunded';

/** Everything an item of an order can be. */
export type ItemState =
  | 'waiting'
  | 'registering'
  | 'unknown'
  | 'pending'
  | 'refund_pending'
  | 'completed'
  | 'failed'
  | 'cancelled'
  | 'refunded';

/** One add-on of an order item: how many, and what all of them cost for the whole period, before tax. */
export interface OrderedAddOn {
  type: AddOnService;
  quantity: number;
  cost: Minor;
}

/**
 * An order: one attempt to pay, so one payment. `state` changes only along the table in `modules/orders/order-machine`,
 * by guarded statements; each transition adds a row to `audit_entries`.
 */
export const orders = pgTable(
  'orders',
  {
    id: id<OrderId>(),
    customer_id: uuid('customer_id')
      .$type<CustomerId>()
      .notNull()
      .references(() => customers.id),
    /** Made by the browser; one key, one order (OR-05). */
    idempotency_key: text('idempotency_key').notNull(),
    /** SHA-256 of the payload, to tell a repeated order from another one under the same key. */
    request_hash: text('request_hash').notNull(),
    state: text('state').$type<OrderState>().notNull(),
    currency_code: text('currency_code').notNull(),
    /** In which it was placed, and its emails and receipts are written; null is English. */
    language: text('language').$type<Language>(),
    /** Before tax, tax, and the total that the card is asked for. */
    amount: minor('amount').notNull(),
    tax: minor('tax').notNull(),
    total: minor('total').notNull(),
    captured: minor('captured').notNull().default(0),
    voided: minor('voided').notNull().default(0),
    /** The part of the captured amount that was refunded. */
    refunded: minor('refunded').notNull().default(0),
    /** Placed by the shop on the customer's standing order, while the customer is not present: no bank can ask anything. */
    merchant_initiated: boolean('merchant_initiated').notNull().default(false),
    /** The country whose taxes were applied: evidence for the tax office. */
    tax_country: text('tax_country').notNull(),
    /** A business's VAT data when the order was placed: why the tax was left to it, or was not. */
    vat: jsonb('vat').$type<{
      number: string;
      status: VatStatus;
      reverse_charge: boolean;
      evidence: VatEvidence | null;
    }>(),
    /** A consumer's consent to immediate performance: which words, and when; null where none was needed (LG-05). */
    consent: jsonb('consent').$type<{ text_version: string; given_at: string }>(),
    /** When the customer declared the withdrawal. */
    withdrawn_at: instant('withdrawn_at'),
    /**
     * When the shop's staff cancelled the items that had not begun: a payment that waits for the customer's bank is then cancelled, too.
     */
    cancel_asked_at: instant('cancel_asked_at'),
    /** When the customer cancelled the payment that waits for their bank: until the payment provider confirms it, it may go through all the same. */
    payment_cancel_asked_at: instant('payment_cancel_asked_at'),
    payment_method_id: uuid('payment_method_id')
      .$type<CardId>()
      .notNull()
      .references(() => payment_methods.id),
    /** The payment provider's id of the payment, once it has one. */
    payment_ref: text('payment_ref').$type<PaymentRef>(),
    challenge_url: text('challenge_url'),
    /** Why the payment failed; null where it succeeded, and in rows from before there were codes. */
    payment_code: text('payment_code').$type<CodedPaymentMessage['code']>(),
    payment_params: jsonb('payment_params').$type<NonNullable<CodedPaymentMessage['params']>>(),
    /** The same in a sentence, for versions that do not know the code. */
    payment_message: text('payment_message').notNull().default(''),
    /** When the order is processed next; null exactly in a final state. */
    next_step_at: instant('next_step_at'),
    /** Consecutive attempts without progress; sets the delay before the next. */
    idle_steps: integer('idle_steps').notNull().default(0),
    /** The process that works on the order now, and until when it may. */
    lease_owner: text('lease_owner'),
    lease_until: instant('lease_until'),
    /** When the customer's bank took the payment into question; a person decides what follows. */
    disputed_at: instant('disputed_at'),
    /** The partner from whose page the first of its names came (EM-02). */
    partner_id: text('partner_id').$type<PartnerId>(),
    request_id: text('request_id'),
    /** The trace of the request that placed it, where there is one. */
    trace: jsonb('trace').$type<TraceOrigin>(),
    created_at: instant('created_at').notNull(),
    updated_at: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('orders_idempotency_unique').on(table.customer_id, table.idempotency_key),
    index('orders_newest').on(table.customer_id, table.created_at.desc().nullsFirst(), table.id),
    index('orders_due')
      .on(table.next_step_at)
      .where(sql`${table.next_step_at} is not null`),
    // Messages of the payment provider on refunds and disputes name nothing else.
    index('orders_payment_method').on(table.payment_method_id),
    index('orders_payment_ref')
      .on(table.payment_ref)
      .where(sql`${table.payment_ref} is not null`),
    // A partner's referrals, for the desk.
    index('orders_partner')
      .on(table.partner_id, table.created_at.desc().nullsFirst(), table.id)
      .where(sql`${table.partner_id} is not null`),
  ],
);

/** One line of an order. Its id is the reference under which the registrar knows it. */
export const order_items = pgTable(
  'order_items',
  {
    id: id<OrderItemId>(),
    order_id: uuid('order_id')
      .$type<OrderId>()
      .notNull()
      .references(() => orders.id),
    position: integer('position').notNull(),
    type: text('type').$type<ItemType>().notNull(),
    domain_name: text('domain_name').notNull(),
    /** Years. */
    period: integer('period').notNull(),
    state: text('state').$type<ItemState>().notNull(),
    /** The item's message; null where it has none, and in rows from before there were codes. */
    message_code: text('message_code').$type<CodedItemMessage['code']>(),
    message_params: jsonb('message_params').$type<NonNullable<CodedItemMessage['params']>>(),
    /** The same in a sentence, for versions that do not know the code. */
    message: text('message').notNull().default(''),
    /** Calls of the registrar that carried an answer of unknown outcome. */
    unanswered: integer('unanswered').notNull().default(0),
    /** Tries to give the money for it back. */
    refund_tries: integer('refund_tries').notNull().default(0),
    /** The domain alone; with its add-ons; the tax on that. */
    cost: minor('cost').notNull(),
    amount: minor('amount').notNull(),
    /** Included in the cost: the fee of a renewal in addition to its years (minor units). */
    fee: jsonb('fee').$type<RenewalFee>(),
    tax: minor('tax').notNull(),
    tax_rates: jsonb('tax_rates').$type<TaxLine[]>().notNull(),
    sub_items: jsonb('sub_items').$type<OrderedAddOn[]>().notNull(),
    /**
     * Ordered add-ons that could not be provided, with their price and tax, which are not included in the item's amounts. `refund` where
     * they were charged: it is owed, or was made.
     */
    left_out: jsonb('left_out').$type<{
      sub_items: OrderedAddOn[];
      amount: Minor;
      tax: Minor;
      refund?: 'pending' | 'done';
    }>(),
    /** The registry's prices that the customer agreed to, for a premium name (USD minor units). */
    premium: jsonb('premium').$type<PremiumPrices>(),
    enable_privacy: boolean('enable_privacy').notNull().default(false),
    auto_renew: boolean('auto_renew').notNull().default(false),
    /** For a renewal: whether the domain renews itself from then on; null to leave that unchanged. */
    auto_renew_after: boolean('auto_renew_after'),
    registrant: jsonb('registrant').$type<Contact>(),
    tld_data: jsonb('tld_data').$type<TldData>(),
    /** The transfer code; wiped when the item is final. */
    auth_info: text('auth_info'),
    /** For a renewal: the expiry that it starts from. */
    current_expiry_date: instant('current_expiry_date'),
    expiry_date: instant('expiry_date'),
    domain_id: uuid('domain_id')
      .$type<DomainId>()
      .references(() => domains.id),
    updated_at: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('order_items_position_unique').on(table.order_id, table.position),
    index('order_items_domain').on(table.domain_name),
    index('order_items_domain_id').on(table.domain_id),
    // Open items, which are few among all that were ever ordered.
    index('order_items_open')
      .on(table.order_id)
      .where(sql`${table.state} in ('waiting', 'registering', 'unknown', 'pending', 'refund_pending')`),
  ],
);
