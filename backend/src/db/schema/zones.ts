import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgSequence, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { DomainId, ZoneId, ZoneRecordId } from '@storefront/shared/contract';
import type { AuditAction } from '../../core/audit-actions';
import { id, instant } from './columns';
import { domains } from './domains';

/** A record of a batch being saved. */
export interface BatchRecord {
  readonly id: ZoneRecordId;
  readonly name: string;
  /** Usually a `RecordType`; others were saved by a later release. */
  readonly type: string;
  readonly ttl: number;
  readonly rdata: string;
  readonly is_internal: boolean;
}

/** A save in progress: the zone's new records, with actor and request. */
export interface ZoneBatch {
  readonly records: readonly BatchRecord[];
  readonly action: AuditAction;
  readonly actor: string;
  readonly requestId: string | null;
}

/** Editions of all zones: a later batch has a higher one, even if the domain has a new holder and thus a new zone. */
export const zone_editions = pgSequence('zone_editions');

/** A zone hosted here, of which the nameserver has a copy. While `batch`, a save with unknown outcome, is open, no other is accepted. */
export const zones = pgTable(
  'zones',
  {
    id: id<ZoneId>(),
    domain_id: uuid('domain_id')
      .$type<DomainId>()
      .notNull()
      .unique()
      .references(() => domains.id),
    /** In A-labels, without a final dot. */
    name: text('name').notNull(),
    /** Incremented with each settled save. */
    version: integer('version').notNull().default(0),
    batch: jsonb('batch').$type<ZoneBatch>(),
    /** Of the latest batch, open or not. */
    edition: bigint('edition', { mode: 'number' }).notNull().default(0),
    /** How often the latest batch was sent to the nameserver. */
    sendings: integer('sendings').notNull().default(1),
    batch_since: instant('batch_since'),
    /** Since when the records kept by the shop may differ from what the domain's settings require. */
    kept_since: instant('kept_since'),
    /** DS records, as text, of the keys with which all nameservers were seen to sign it, and since when; null if not seen yet. */
    signed_with: text('signed_with'),
    signed_since: instant('signed_since'),
    /** Seconds for which resolvers may cache records from before that. */
    signed_ttl: integer('signed_ttl'),
    created_at: instant('created_at').notNull(),
    updated_at: instant('updated_at').notNull(),
  },
  (table) => [
    index('zones_unsettled')
      .on(table.batch_since)
      .where(sql`${table.batch_since} is not null`),
    index('zones_kept_unsettled')
      .on(table.kept_since)
      .where(sql`${table.kept_since} is not null`),
    index('zones_not_seen_signed')
      .on(table.id)
      .where(sql`${table.signed_since} is null`),
  ],
);

export const zone_records = pgTable(
  'zone_records',
  {
    id: id<ZoneRecordId>(),
    zone_id: uuid('zone_id')
      .$type<ZoneId>()
      .notNull()
      .references(() => zones.id),
    /** Relative to the zone; `@` is the zone itself. */
    name: text('name').notNull(),
    type: text('type').notNull(),
    /** In seconds. */
    ttl: integer('ttl').notNull(),
    /** Presentation format, names absolute. */
    rdata: text('rdata').notNull(),
    /** Kept by the shop, such as the nameservers; customers see it but cannot change it. */
    is_internal: boolean('is_internal').notNull().default(false),
  },
  (table) => [index('zone_records_by_zone').on(table.zone_id, table.name, table.type)],
);
