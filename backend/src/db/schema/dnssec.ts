import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { CodedDnssecProblem, DomainId } from '@storefront/shared/contract';
import type { DsRecord } from '@storefront/shared/domain';
import { instant } from './columns';
import { domains } from './domains';

/** DNSSEC of a domain whose registry has DS records for it, is to have them, or had them until lately. A domain without a row has it off. */
export const domain_dnssec = pgTable(
  'domain_dnssec',
  {
    domain_id: uuid('domain_id')
      .$type<DomainId>()
      .primaryKey()
      .references(() => domains.id),
    /** Which nameservers serve the zone: the shop's, or the customer's own. */
    kept: text('kept', { enum: ['here', 'elsewhere'] }).notNull(),
    state: text('state', { enum: ['checking', 'adding', 'on', 'removing', 'expiring'] }).notNull(),
    state_since: instant('state_since').notNull(),
    /** The DS records that the registry should have; for a zone kept here, known once the zone was seen signed. */
    ds_records: jsonb('ds_records').$type<DsRecord[]>().notNull().default([]),
    /** When DS records were first sent to the registry; null while the registry has never been given any. */
    sent_at: instant('sent_at'),
    /** When the registry confirmed that it has no DS record any more. */
    removed_at: instant('removed_at'),
    /** Why it does not go on; null where a version from before the codes has written it down. */
    problems: jsonb('problems').$type<CodedDnssecProblem[]>(),
    /** The same in one text, for such versions. */
    problem: text('problem'),
    /** One more with each move, so that of two that move it at once only one does. */
    revision: integer('revision').notNull().default(0),
    /** When the next check is due. */
    next_step_at: instant('next_step_at').notNull(),
    /** Until when the process that works on it has it for itself. */
    lease_until: instant('lease_until'),
    created_at: instant('created_at').notNull(),
    updated_at: instant('updated_at').notNull(),
  },
  (table) => [index('domain_dnssec_due').on(table.next_step_at)],
);
