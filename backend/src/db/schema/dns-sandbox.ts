import { bigint, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Rrset } from '../../core/rrset';

/** The sandbox nameserver's own copy of its zones, as an external nameserver would have. */
export const dns_sandbox_zones = pgTable('dns_sandbox_zones', {
  /** Without the final dot. */
  zone: text('zone').primaryKey(),
  rrsets: jsonb('rrsets').$type<Rrset[]>().notNull(),
  /** Sealed private key that signs its answers; null until the first change after the introduction of keys. */
  signing_key: text('signing_key'),
  /** Of the latest change applied. */
  edition: bigint('edition', { mode: 'number' }).notNull().default(0),
});
