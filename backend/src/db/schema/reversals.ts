import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { OrderId } from '@storefront/shared/contract';
import { instant, minor } from './columns';
import { orders } from './orders';

/** A refund made at the payment provider without a request by the shop, once booked in its order. */
export const provider_refunds = pgTable(
  'provider_refunds',
  {
    /** The payment provider's id. */
    id: text('id').primaryKey(),
    order_id: uuid('order_id')
      .$type<OrderId>()
      .notNull()
      .references(() => orders.id),
    /** In minor units of the order's currency. */
    amount: minor('amount').notNull(),
    booked_at: instant('booked_at').notNull(),
  },
  (table) => [index('provider_refunds_order').on(table.order_id)],
);

export const disputes = pgTable(
  'disputes',
  {
    /** The payment provider's id. */
    id: text('id').primaryKey(),
    order_id: uuid('order_id')
      .$type<OrderId>()
      .notNull()
      .references(() => orders.id),
    status: text('status', { enum: ['inquiry', 'open', 'won', 'lost'] }).notNull(),
    /** The disputed amount in minor units of the order's currency. */
    amount: minor('amount').notNull(),
    opened_at: instant('opened_at').notNull(),
    /** Null while open. */
    closed_at: instant('closed_at'),
  },
  (table) => [index('disputes_order').on(table.order_id)],
);

/** An unresolved difference between two books that was reported. */
export const book_differences = pgTable('book_differences', {
  id: text('id').primaryKey(),
  found_at: instant('found_at').notNull(),
});
