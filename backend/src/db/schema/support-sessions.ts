import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { CustomerId, StaffSessionId } from '@storefront/shared/contract';
import { customers } from './accounts';
import { instant } from './columns';
import { staff_sessions } from './staff';

/** A single-use ticket for a support session, passed from the desk to the shop within a minute; stored only as a SHA-256. */
export const support_session_tickets = pgTable(
  'support_session_tickets',
  {
    token_hash: text('token_hash').primaryKey(),
    staff_session_id: uuid('staff_session_id')
      .$type<StaffSessionId>()
      .notNull()
      .references(() => staff_sessions.id, { onDelete: 'cascade' }),
    customer_id: uuid('customer_id')
      .$type<CustomerId>()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    reason: text('reason').notNull(),
    expires_at: instant('expires_at').notNull(),
  },
  (table) => [
    index('support_session_tickets_staff_session').on(table.staff_session_id),
    index('support_session_tickets_customer').on(table.customer_id),
  ],
);
