import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgSequence, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { DomainId, ZoneId, ZoneRecordId } from '@storefront/shared/contract';
import { id, instant } from './columns';
import { domains } from './domains';

/** A record of a batch that is being saved. */
export interface BatchRecord {
  readonly id: ZoneRecordId;
  readonly name: string;
  /** Usually a `RecordType`; another one was saved by a later version than this. */
  readonly type: string;
  readonly ttl: number;
  readonly rdata: string;
  readonly is_internal: boolean;
}

/** The records that a zone will have, by whom and in which request. */
export interface ZoneBatch {
  readonly records: readonly BatchRecord[];
  readonly action: string;
  readonly actor: string;
  readonly requestId: string | null;
}

/** The editions of all zones: a later batch has a higher one, also where the name has another holder, and so another zone, by then. */
export const zone_editions = pgSequence('zone_editions');

/**
 * The zone of a domain whose DNS we keep. The records here are authoritative, the nameserver has a copy. `batch` is a save whose outcome is
 * unknown; while it is there, no other save is accepted.
 */
export const zones = pgTable(
  'zones',
  {
    id: id<ZoneId>(),
    domain_id: uuid('domain_id')
      .$type<DomainId>()
      .notNull()
      .unique()
      .references(() => domains.id),
    /** ASCII, without a final dot. */
    name: text('name').notNull(),
    /** One more with each save that was settled. */
    version: integer('version').notNull().default(0),
    batch: jsonb('batch').$type<ZoneBatch>(),
    /** The edition of the latest batch, open or not. */
    edition: bigint('edition', { mode: 'number' }).notNull().default(0),
    /** How often the newest batch was sent to the nameserver. */
    sendings: integer('sendings').notNull().default(1),
    batch_since: instant('batch_since'),
    /** Since when the records that the shop keeps in it may differ from what the settings of the domain ask for. */
    kept_since: instant('kept_since'),
    /** The DS records of the keys that all nameservers were seen to sign with, as text, and since when; null where that was never seen. */
    signed_with: text('signed_with'),
    signed_since: instant('signed_since'),
    /** Seconds for which resolvers may remember records from before that. */
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
    /** Seconds. */
    ttl: integer('ttl').notNull(),
    /** Presentation format, names absolute. */
    rdata: text('rdata').notNull(),
    /** Kept by the shop, such as the nameservers; customers see it and cannot change it. */
    is_internal: boolean('is_internal').notNull().default(false),
  },
  (table) => [index('zone_records_by_zone').on(table.zone_id, table.name, table.type)],
);
