import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type {
  BulkChangeId,
  BulkEdit,
  BulkOutcome,
  BulkStopReason,
  CustomerId,
  ErrorBody,
} from '@storefront/shared/contract';
import { customers } from './accounts';
import { id, instant } from './columns';

/** Changes that a customer makes to many domains at once; the shop carries them out in the background, domain by domain. */
export const bulk_changes = pgTable(
  'bulk_changes',
  {
    id: id<BulkChangeId>(),
    customer_id: uuid('customer_id')
      .$type<CustomerId>()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** Of the attempt to start it; a repeated attempt starts nothing new. */
    idempotency_key: text('idempotency_key').notNull(),
    edit: jsonb('edit').$type<BulkEdit>().notNull(),
    /** The request that started it, named in each of its audit entries. */
    request_id: text('request_id').notNull(),
    created_at: instant('created_at').notNull(),
    /** When the customer dismissed it. */
    put_away_at: instant('put_away_at'),
    /** Why the shop stopped it; null if it did not, as when the customer stopped it. */
    stop_reason: text('stop_reason', { enum: ['new_password', 'new_address'] }).$type<BulkStopReason>(),
    /** End of the lease of the process that works on it, or of a pause in which no process does. */
    lease_until: instant('lease_until'),
  },
  (table) => [
    uniqueIndex('bulk_changes_attempt').on(table.customer_id, table.idempotency_key),
    index('bulk_changes_shown')
      .on(table.customer_id, table.created_at)
      .where(sql`${table.put_away_at} is null`),
    index('bulk_changes_age').on(table.created_at),
  ],
);

/** One domain of a bulk change, identified by name: a domain that has left since is refused like an unknown one. */
export const bulk_change_domains = pgTable(
  'bulk_change_domains',
  {
    bulk_change_id: uuid('bulk_change_id')
      .$type<BulkChangeId>()
      .notNull()
      .references(() => bulk_changes.id, { onDelete: 'cascade' }),
    domain: text('domain').notNull(),
    outcome: text('outcome', { enum: ['waiting', 'done', 'refused', 'unconfirmed', 'not_made', 'stopped'] })
      .$type<BulkOutcome>()
      .notNull(),
    /** The error that the customer would have got for a refused change. */
    refusal: jsonb('refusal').$type<ErrorBody>(),
  },
  (table) => [
    primaryKey({ columns: [table.bulk_change_id, table.domain] }),
    index('bulk_change_domains_open')
      .on(table.bulk_change_id, table.outcome, table.domain)
      .where(sql`${table.outcome} in ('waiting', 'unconfirmed')`),
  ],
);
