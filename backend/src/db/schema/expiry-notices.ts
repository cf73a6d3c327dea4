import { integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import type { DomainId } from '@storefront/shared/contract';
import { instant } from './columns';
import { domains } from './domains';

/** Each notice of an expiry that was written: the log that the ERRP asks for, and what keeps a notice from going out twice. */
export const expiry_notices = pgTable(
  'expiry_notices',
  {
    domain_id: uuid('domain_id')
      .$type<DomainId>()
      .notNull()
      .references(() => domains.id),
    /** The expiry that the notice was about; a renewed domain gets new notices. */
    expiry_date: instant('expiry_date').notNull(),
    /** Days before the expiry; after it, negative. */
    day: integer('day').notNull(),
    sent_at: instant('sent_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.domain_id, table.expiry_date, table.day] })],
);
