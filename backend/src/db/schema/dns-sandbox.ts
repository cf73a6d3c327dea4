import { bigint, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Rrset } from '../../core/rrset';

/** The sandbox nameserver's own copy of the zones, as a nameserver elsewhere would have. */
export const dns_sandbox_zones = pgTable('dns_sandbox_zones', {
  /** Without its final dot. */
  zone: text('zone').primaryKey(),
  rrsets: jsonb('rrsets').$type<Rrset[]>().notNull(),
  /** The private key that its answers are signed with, sealed; null until the zone is changed for the first time since there are keys. */
  signing_key: text('signing_key'),
  /** The edition of the latest change applied. */
  edition: bigint('edition', { mode: 'number' }).notNull().default(0),
});
