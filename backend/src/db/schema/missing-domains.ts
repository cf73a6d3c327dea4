import { integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import type { DomainId } from '@storefront/shared/contract';
import { instant } from './columns';
import { domains } from './domains';

/**
 * Domains that the registrar may no longer hold. They are checked repeatedly until they are either removed from the customer's list or
 * found again: a single answer does not end a domain, because a registrar may be wrong for a moment.
 */
export const missing_domains = pgTable('missing_domains', {
  domain_id: uuid('domain_id')
    .$type<DomainId>()
    .primaryKey()
    .references(() => domains.id),
  /** When the registrar first said that it does not hold the domain; null if not queried yet. */
  since: instant('since'),
  /** Consecutive checks with that answer. */
  looks: integer('looks').notNull().default(0),
  looked_at: instant('looked_at'),
});
