import type { AddressCorrectionId, CustomerId, StaffId } from '@storefront/shared/contract';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { CorrectionProof, DeskCorrection } from '@storefront/shared/contract/desk';
import { customers } from './accounts';
import { id, instant } from './columns';
import { staff } from './staff';

/**
 * A change of email address that staff open for a customer who has lost access to the present one (ADR 40). The account does not change
 * before it completes. Addresses are in lower case.
 */
export const address_corrections = pgTable(
  'address_corrections',
  {
    id: id<AddressCorrectionId>(),
    customer_id: uuid('customer_id')
      .$type<CustomerId>()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    former_email: text('former_email').notNull(),
    new_email: text('new_email').notNull(),
    proof: text('proof').$type<CorrectionProof>().notNull(),
    /** Where the proof is filed; never the proof itself. */
    reference: text('reference').notNull(),
    opened_by: uuid('opened_by')
      .$type<StaffId>()
      .notNull()
      .references(() => staff.id),
    opened_at: instant('opened_at').notNull(),
    /** When it takes effect without a response from the former address. */
    waits_until: instant('waits_until').notNull(),
    expires_at: instant('expires_at').notNull(),
    former_confirmed_at: instant('former_confirmed_at'),
    new_confirmed_at: instant('new_confirmed_at'),
    outcome: text('outcome').$type<NonNullable<DeskCorrection['outcome']>>(),
    ended_at: instant('ended_at'),
    cancelled_by: uuid('cancelled_by')
      .$type<StaffId>()
      .references(() => staff.id),
  },
  (table) => [
    index('address_corrections_customer').on(table.customer_id, table.opened_at),
    index('address_corrections_opened_by').on(table.opened_by),
    index('address_corrections_cancelled_by')
      .on(table.cancelled_by)
      .where(sql`${table.cancelled_by} is not null`),
    // One at a time per account; also finds those that are due.
    uniqueIndex('address_corrections_open')
      .on(table.customer_id)
      .where(sql`${table.ended_at} is null`),
  ],
);
