import { integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import type { DomainId } from '@storefront/shared/contract';
import { instant } from './columns';
import { domains } from './domains';

/**
 * Domains in customers' lists that the registrar may no longer hold. They are checked repeatedly, and then either removed from the list or
 * found to be held. A single negative answer is no reason to end a domain, as a registrar may be wrong for a moment.
 */
export const missing_domains = pgTable('missing_domains', {
  domain_id: uuid('domain_id')
    .$type<DomainId>()
    .primaryKey()
    .references(() => domains.id),
  /** When the registrar first said that it does not hold it; null where it was not asked yet. */
  since: instant('since'),
  /** How many consecutive checks have said so. */
  looks: integer('looks').notNull().default(0),
  looked_at: instant('looked_at'),
});
