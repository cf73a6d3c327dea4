import { bigint, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Rrset } from '../../adapters/dns/name-server';

/** What the sandbox nameserver serves: its own copy, as a nameserver elsewhere would have. */
export const dns_sandbox_zones = pgTable('dns_sandbox_zones', {
  /** Without its final dot. */
  zone: text('zone').primaryKey(),
  rrsets: jsonb('rrsets').$type<Rrset[]>().notNull(),
  /** The private key that its answers are signed with, sealed; null until the zone is changed for the first time since there are keys. */
  signing_key: text('signing_key'),
  /** Of the newest change that was made. */
  edition: bigint('edition', { mode: 'number' }).notNull().default(0),
});
