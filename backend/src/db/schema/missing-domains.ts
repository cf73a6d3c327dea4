import { integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import type { DomainId } from '@storefront/shared/contract';
import { instant } from './columns';
import { domains } from './domains';

/** Domains that the registrar may no longer hold. One answer may be wrong, so they are checked until it is certain. */
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
