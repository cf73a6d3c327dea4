import type { CustomerId, FactorRemovalId, StaffId } from '@storefront/shared/contract';
import type { DeskFactorRemoval } from '@storefront/shared/contract/desk';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { customers } from './accounts';
import { id, instant } from './columns';
import { staff } from './staff';

/**
 * A removal of every second factor of an account whose customer has lost them (ADR 50), requested at sign-in or opened by staff. The account
 * does not change before it completes.
 */
export const factor_removals = pgTable(
  'factor_removals',
  {
    id: id<FactorRemovalId>(),
    customer_id: uuid('customer_id')
      .$type<CustomerId>()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** The address that gets the notices. If the account's address changes, the removal ends. */
    email: text('email').notNull(),
    /** These three are set if staff opened it. */
    proof: text('proof').$type<DeskFactorRemoval['proof']>(),
    reference: text('reference'),
    opened_by: uuid('opened_by')
      .$type<StaffId>()
      .references(() => staff.id),
    opened_at: instant('opened_at').notNull(),
    waits_until: instant('waits_until').notNull(),
    /** Number of notices sent: at the start, in between, and the day before. */
    notices: integer('notices').notNull(),
    /** When the next notice is due, or after the last one the removal itself. */
    next_at: instant('next_at').notNull(),
    outcome: text('outcome').$type<NonNullable<DeskFactorRemoval['outcome']>>(),
    ended_at: instant('ended_at'),
    cancelled_by: uuid('cancelled_by')
      .$type<StaffId>()
      .references(() => staff.id),
  },
  (table) => [
    index('factor_removals_customer').on(table.customer_id, table.opened_at),
    index('factor_removals_opened_by')
      .on(table.opened_by)
      .where(sql`${table.opened_by} is not null`),
    index('factor_removals_cancelled_by')
      .on(table.cancelled_by)
      .where(sql`${table.cancelled_by} is not null`),
    // One at a time per account; also finds those that are due.
    uniqueIndex('factor_removals_open')
      .on(table.customer_id)
      .where(sql`${table.ended_at} is null`),
  ],
);
