import type { SQL } from 'drizzle-orm';
import type { Db } from '../../src/db/client';
import { audit_entries } from '../../src/db/schema';

/** The audit entries that match `where`, oldest first; all by default. */
export const auditTrail = (db: Db, where?: SQL) =>
  db.select().from(audit_entries).where(where).orderBy(audit_entries.id);
