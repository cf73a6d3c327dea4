import { integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import type { DomainId } from '@storefront/shared/contract';
import { instant } from './columns';
import { domains } from './domains';

/** Notices of expiry sent: the log that the ERRP requires, and the guard against sending one twice. */
export const expiry_notices = pgTable(
  'expiry_notices',
  {
    domain_id: uuid('domain_id')
      .$type<DomainId>()
      .notNull()
      .references(() => domains.id),
    /** The expiry concerned; a renewed domain gets new notices. */
    expiry_date: instant('expiry_date').notNull(),
    /** Days before the expiry; negative after it. */
    day: integer('day').notNull(),
    sent_at: instant('sent_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.domain_id, table.expiry_date, table.day] })],
);
