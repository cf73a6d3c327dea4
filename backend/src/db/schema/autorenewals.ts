import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { DomainId, OrderId } from '@storefront/shared/contract';
import { instant, minor } from './columns';
import { domains } from './domains';
import { orders } from './orders';

/**
 * The automatic renewal of a name at one expiry: what its holder was told it costs, and how far it is. A renewed name has
 * another expiry, so another row.
 */
export const autorenewals = pgTable(
  'autorenewals',
  {
    domain_id: uuid('domain_id')
      .$type<DomainId>()
      .notNull()
      .references(() => domains.id),
    /** The expiry that it is to move. */
    expiry_date: instant('expiry_date').notNull(),
    /** When the terms below were told last; a charge never exceeds them (I5). */
    told_at: instant('told_at').notNull(),
    currency_code: text('currency_code').notNull(),
    /** A year with tax, in minor units. */
    told_total: minor('told_total').notNull(),
    /** Attempts that were begun. */
    attempts: integer('attempts').notNull().default(0),
    /** When the next attempt is due; null while one is under way and when none is to come. */
    next_at: instant('next_at'),
    /** The order of the attempt that is under way. */
    order_id: uuid('order_id')
      .$type<OrderId>()
      .references(() => orders.id),
  },
  (table) => [
    primaryKey({ columns: [table.domain_id, table.expiry_date] }),
    index('autorenewals_order').on(table.order_id),
  ],
);
