import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { OrderId } from '@storefront/shared/contract';
import { instant, minor } from './columns';
import { orders } from './orders';

/** A refund that was made at the payment provider and not asked for by the shop, once it is in the books of its order. */
export const provider_refunds = pgTable(
  'provider_refunds',
  {
    /** The payment provider's. */
    id: text('id').primaryKey(),
    order_id: uuid('order_id')
      .$type<OrderId>()
      .notNull()
      .references(() => orders.id),
    /** Minor units of the order's currency. */
    amount: minor('amount').notNull(),
    booked_at: instant('booked_at').notNull(),
  },
  (table) => [index('provider_refunds_order').on(table.order_id)],
);

/** A dispute, as far as its order has recorded it. */
export const disputes = pgTable(
  'disputes',
  {
    /** The payment provider's. */
    id: text('id').primaryKey(),
    order_id: uuid('order_id')
      .$type<OrderId>()
      .notNull()
      .references(() => orders.id),
    status: text('status', { enum: ['open', 'won', 'lost'] }).notNull(),
    /** The amount that the bank wants back, in minor units of the order's currency. */
    amount: minor('amount').notNull(),
    opened_at: instant('opened_at').notNull(),
    /** Null while it is open. */
    closed_at: instant('closed_at'),
  },
  (table) => [index('disputes_order').on(table.order_id)],
);

/** A difference between two books that staff were alerted to, until it is resolved. */
export const book_differences = pgTable('book_differences', {
  /** What differs from what. */
  id: text('id').primaryKey(),
  found_at: instant('found_at').notNull(),
});
