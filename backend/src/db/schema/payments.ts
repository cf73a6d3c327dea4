import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { CardId, CustomerId, SetupIntentId } from '@storefront/shared/contract';
import type { ProviderMethodId } from '../../core/payment-ids';
import { customers } from './accounts';
import { id, instant } from './columns';

/** A setup intent that a customer began; only that customer can store its card. */
export const setup_intents = pgTable(
  'setup_intents',
  {
    /** The payment provider's id. */
    id: text('id').$type<SetupIntentId>().primaryKey(),
    customer_id: uuid('customer_id')
      .$type<CustomerId>()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    created_at: instant('created_at').notNull(),
  },
  (table) => [index('setup_intents_customer').on(table.customer_id)],
);

/** Webhook events received from the payment provider; each is processed once. */
export const payment_events = pgTable(
  'payment_events',
  {
    /** The provider's id. */
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    order_id: text('order_id'),
    received_at: instant('received_at').notNull(),
  },
  (table) => [index('payment_events_received').on(table.received_at)],
);

/** A stored card: what may be shown of it and the provider's id. Never its number (OR-08). */
export const payment_methods = pgTable(
  'payment_methods',
  {
    id: id<CardId>(),
    customer_id: uuid('customer_id')
      .$type<CustomerId>()
      .notNull()
      .references(() => customers.id),
    provider_method_id: text('provider_method_id').$type<ProviderMethodId>().notNull(),
    setup_intent_id: text('setup_intent_id').$type<SetupIntentId>().notNull(),
    brand: text('brand').notNull(),
    last4: text('last4').notNull(),
    exp_month: integer('exp_month').notNull(),
    exp_year: integer('exp_year').notNull(),
    is_default: boolean('is_default').notNull(),
    /** Whether the customer asked to keep it; any other card pays one order and is deleted with it (OR-12). */
    is_saved: boolean('is_saved').notNull().default(true),
    /** The customer wants it as the default card; it becomes that after its first payment. */
    default_wanted: boolean('default_wanted').notNull().default(false),
    /** When its bank first confirmed it, at entry or by a payment; null if never. */
    verified_at: instant('verified_at'),
    /** When its bank last declined a payment; reset by a successful one. */
    declined_at: instant('declined_at'),
    created_at: instant('created_at').notNull(),
    /** When it was deleted, also at the provider; the row stays for the orders paid with it. */
    deleted_at: instant('deleted_at'),
  },
  (table) => [
    uniqueIndex('payment_methods_setup_intent_unique').on(table.setup_intent_id),
    index('payment_methods_customer').on(table.customer_id, table.created_at),
    index('payment_methods_unsaved')
      .on(table.created_at)
      .where(sql`not ${table.is_saved} and ${table.deleted_at} is null`),
    uniqueIndex('payment_methods_one_default')
      .on(table.customer_id)
      .where(sql`${table.is_default} and ${table.deleted_at} is null`),
  ],
);
