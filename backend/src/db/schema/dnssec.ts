import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { CodedDnssecProblem, DomainId } from '@storefront/shared/contract';
import type { DsRecord } from '@storefront/shared/domain';
import { instant } from './columns';
import { domains } from './domains';

/** DNSSEC of a domain whose registry has DS records, is to get them, or had them recently. A domain without a row has it off. */
export const domain_dnssec = pgTable(
  'domain_dnssec',
  {
    domain_id: uuid('domain_id')
      .$type<DomainId>()
      .primaryKey()
      .references(() => domains.id),
    /** Who hosts the zone: the shop, or the customer's own nameservers. */
    kept: text('kept', { enum: ['here', 'elsewhere'] }).notNull(),
    state: text('state', { enum: ['checking', 'adding', 'on', 'removing', 'expiring'] }).notNull(),
    state_since: instant('state_since').notNull(),
    /** The DS records for the registry; for a zone hosted here, known once the zone is signed. */
    ds_records: jsonb('ds_records').$type<DsRecord[]>().notNull().default([]),
    /** When DS records were first sent to the registry; null if never. */
    sent_at: instant('sent_at'),
    /** When the registry confirmed that it has none left. */
    removed_at: instant('removed_at'),
    /** Why it is not progressing; null if written by a release before the codes. */
    problems: jsonb('problems').$type<CodedDnssecProblem[]>(),
    /** The same as one text, for such releases. */
    problem: text('problem'),
    /** Incremented with each transition, so that of two concurrent ones only one succeeds. */
    revision: integer('revision').notNull().default(0),
    next_step_at: instant('next_step_at').notNull(),
    lease_until: instant('lease_until'),
    created_at: instant('created_at').notNull(),
    updated_at: instant('updated_at').notNull(),
  },
  (table) => [index('domain_dnssec_due').on(table.next_step_at)],
);
