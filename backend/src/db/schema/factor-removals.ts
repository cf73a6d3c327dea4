import type { CustomerId, FactorRemovalId, StaffId } from '@storefront/shared/contract';
import type { DeskFactorRemoval } from '@storefront/shared/contract/desk';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { customers } from './accounts';
import { id, instant } from './columns';
import { staff } from './staff';

/**
 * A removal of every second factor of an account whose customer has lost them (ADR 50), asked for at sign-in or opened by staff. Nothing
 * of the account changes before it is done.
 */
export const factor_removals = pgTable(
  'factor_removals',
  {
    id: id<FactorRemovalId>(),
    customer_id: uuid('customer_id')
      .$type<CustomerId>()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** The address that is told. Where the account has another one, the removal is over. */
    email: text('email').notNull(),
    /** These three are of one that staff have opened. */
    proof: text('proof').$type<DeskFactorRemoval['proof']>(),
    reference: text('reference'),
    opened_by: uuid('opened_by')
      .$type<StaffId>()
      .references(() => staff.id),
    opened_at: instant('opened_at').notNull(),
    waits_until: instant('waits_until').notNull(),
    /** How many notices have gone out: at the start, in between, and the day before. */
    notices: integer('notices').notNull(),
    /** When the next notice is due, or after the last one the removal. */
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
    // One at a time for an account; what is due is among these.
    uniqueIndex('factor_removals_open')
      .on(table.customer_id)
      .where(sql`${table.ended_at} is null`),
  ],
);
