import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { DomainId, OrderId } from '@storefront/shared/contract';
import { instant, minor } from './columns';
import { domains } from './domains';
import { orders } from './orders';

/** The automatic renewal at one expiry: its announced price and its progress. After a renewal, the next expiry gets another row. */
export const autorenewals = pgTable(
  'autorenewals',
  {
    domain_id: uuid('domain_id')
      .$type<DomainId>()
      .notNull()
      .references(() => domains.id),
    /** The expiry to be extended. */
    expiry_date: instant('expiry_date').notNull(),
    /** When the terms below were last announced; a charge never exceeds them (I5). */
    told_at: instant('told_at').notNull(),
    currency_code: text('currency_code').notNull(),
    /** Price of a year including tax, in minor units. */
    told_total: minor('told_total').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** When the next attempt is due; null while one is in progress or if none will follow. */
    next_at: instant('next_at'),
    /** Order of the attempt in progress. */
    order_id: uuid('order_id')
      .$type<OrderId>()
      .references(() => orders.id),
  },
  (table) => [
    primaryKey({ columns: [table.domain_id, table.expiry_date] }),
    index('autorenewals_order').on(table.order_id),
  ],
);
