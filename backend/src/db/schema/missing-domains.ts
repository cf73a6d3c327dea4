import { integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import type { DomainId } from '@storefront/shared/contract';
import { instant } from './columns';
import { domains } from './domains';

/**
 * Domains in a customer's list that the registrar may not hold any more, until it is certain: looked at again and again, they are taken from
 * the list or turn out to be held. What one says here is no reason to end a domain by itself, as a registrar may be wrong for a moment.
 */
export const missing_domains = pgTable('missing_domains', {
  domain_id: uuid('domain_id')
    .$type<DomainId>()
    .primaryKey()
    .references(() => domains.id),
  /** When the registrar first said that it does not hold it; null where it was not asked yet. */
  since: instant('since'),
  /** How often it has said so, one look after the other. */
  looks: integer('looks').notNull().default(0),
  looked_at: instant('looked_at'),
});
