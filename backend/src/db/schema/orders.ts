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

/** All states of an order; `modules/orders/order-machine` defines their meaning and transitions. */
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

/** An add-on of an order item: quantity, and total price for the whole period, before tax. */
export interface OrderedAddOn {
  type: AddOnService;
  quantity: number;
  cost: Minor;
}

/**
 * An order: one attempt to pay, thus one payment. `state` changes only along the table in `modules/orders/order-machine`, by guarded
 * statements; each transition adds a row to `audit_entries`.
 */
export const orders = pgTable(
  'orders',
  {
    id: id<OrderId>(),
    customer_id: uuid('customer_id')
      .$type<CustomerId>()
      .notNull()
      .references(() => customers.id),
    /** Made by the browser; one order per key (OR-05). */
    idempotency_key: text('idempotency_key').notNull(),
    /** SHA-256 of the payload, to tell a repeated order from a different one with the same key. */
    request_hash: text('request_hash').notNull(),
    state: text('state').$type<OrderState>().notNull(),
    currency_code: text('currency_code').notNull(),
    /** Language of the order, its emails and receipts; null means English. */
    language: text('language').$type<Language>(),
    /** Amount before tax, tax, and total to authorise. */
    amount: minor('amount').notNull(),
    tax: minor('tax').notNull(),
    total: minor('total').notNull(),
    captured: minor('captured').notNull().default(0),
    voided: minor('voided').notNull().default(0),
    refunded: minor('refunded').notNull().default(0),
    /** Placed by the shop for an automatic renewal while the customer is absent, so that no bank confirmation is possible. */
    merchant_initiated: boolean('merchant_initiated').notNull().default(false),
    /** The country whose taxes were applied: evidence for the tax office. */
    tax_country: text('tax_country').notNull(),
    /** VAT status of a business when the order was placed, as evidence for or against reverse charge. */
    vat: jsonb('vat').$type<{
      number: string;
      status: VatStatus;
      reverse_charge: boolean;
      evidence: VatEvidence | null;
    }>(),
    /** A consumer's consent to immediate performance: version of the text, and time; null if none was needed (LG-05). */
    consent: jsonb('consent').$type<{ text_version: string; given_at: string }>(),
    withdrawn_at: instant('withdrawn_at'),
    /** When staff cancelled an order that had not begun; a payment that awaits bank confirmation is cancelled too. */
    cancel_asked_at: instant('cancel_asked_at'),
    /** When the customer cancelled a payment at bank confirmation; it may still go through until the provider confirms that. */
    payment_cancel_asked_at: instant('payment_cancel_asked_at'),
    payment_method_id: uuid('payment_method_id')
      .$type<CardId>()
      .notNull()
      .references(() => payment_methods.id),
    /** The payment provider's id of the payment, once known. */
    payment_ref: text('payment_ref').$type<PaymentRef>(),
    challenge_url: text('challenge_url'),
    /** Why the payment failed; null if it did not, or the row is from before the codes. */
    payment_code: text('payment_code').$type<CodedPaymentMessage['code']>(),
    payment_params: jsonb('payment_params').$type<NonNullable<CodedPaymentMessage['params']>>(),
    /** The same as a sentence, for releases without the code. */
    payment_message: text('payment_message').notNull().default(''),
    /** When the order is processed next; null exactly in a final state. */
    next_step_at: instant('next_step_at'),
    /** Consecutive attempts without progress; determines the delay before the next. */
    idle_steps: integer('idle_steps').notNull().default(0),
    /** The process that works on the order, and the end of its lease. */
    lease_owner: text('lease_owner'),
    lease_until: instant('lease_until'),
    /** When the payment was disputed; staff decide what follows. */
    disputed_at: instant('disputed_at'),
    /** The partner whose page its first domain came from (EM-02). */
    partner_id: text('partner_id').$type<PartnerId>(),
    request_id: text('request_id'),
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
    // Webhooks about refunds and disputes identify nothing else.
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

/** An item of an order. Its id is the reference at the registrar. */
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
    /** In years. */
    period: integer('period').notNull(),
    state: text('state').$type<ItemState>().notNull(),
    /** Message about the item; null if there is none, or the row is from before the codes. */
    message_code: text('message_code').$type<CodedItemMessage['code']>(),
    message_params: jsonb('message_params').$type<NonNullable<CodedItemMessage['params']>>(),
    /** The same as a sentence, for releases without the code. */
    message: text('message').notNull().default(''),
    /** Registrar calls with an unknown outcome. */
    unanswered: integer('unanswered').notNull().default(0),
    refund_tries: integer('refund_tries').notNull().default(0),
    /** Price of the domain alone; price with add-ons; tax on the latter. */
    cost: minor('cost').notNull(),
    amount: minor('amount').notNull(),
    /** Part of `cost` that a renewal cost besides its years (minor units). */
    fee: jsonb('fee').$type<RenewalFee>(),
    tax: minor('tax').notNull(),
    tax_rates: jsonb('tax_rates').$type<TaxLine[]>().notNull(),
    sub_items: jsonb('sub_items').$type<OrderedAddOn[]>().notNull(),
    /** Add-ons that could not be provided, with price and tax beside the item's amounts. `refund` is set if they were charged. */
    left_out: jsonb('left_out').$type<{
      sub_items: OrderedAddOn[];
      amount: Minor;
      tax: Minor;
      refund?: 'pending' | 'done';
    }>(),
    /** The registry's prices of a premium domain that the customer agreed to (USD minor units). */
    premium: jsonb('premium').$type<PremiumPrices>(),
    enable_privacy: boolean('enable_privacy').notNull().default(false),
    auto_renew: boolean('auto_renew').notNull().default(false),
    /** For a renewal: the auto-renew setting from then on; null leaves it unchanged. */
    auto_renew_after: boolean('auto_renew_after'),
    registrant: jsonb('registrant').$type<Contact>(),
    tld_data: jsonb('tld_data').$type<TldData>(),
    /** For an internationalised domain to be registered or transferred: its language tag, the same in every call for the item. */
    language_tag: text('language_tag'),
    /** The transfer code; deleted when the item is final. */
    auth_info: text('auth_info'),
    /** For a renewal: the expiry it starts from. */
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
    // Open items, which are few compared with all items ever ordered.
    index('order_items_open')
      .on(table.order_id)
      .where(sql`${table.state} in ('waiting', 'registering', 'unknown', 'pending', 'refund_pending')`),
  ],
);
