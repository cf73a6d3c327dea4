import { and, eq, max } from 'drizzle-orm';
import { audit_entries, type domains } from '../../db/schema';
import type { Deps } from '../../deps';

/** When the nameservers of a domain last became others, or may do so at the latest after a request without an answer; null where never. */
export async function nameserversChangedAt(
  { db }: Pick<Deps, 'db'>,
  { id, nameservers_at }: Pick<typeof domains.$inferSelect, 'id' | 'nameservers_at'>,
): Promise<Date | null> {
  // Changes from before the column was there, and those of instances that do not know it, are in the audit log alone.
  const [logged] = await db
    .select({ at: max(audit_entries.at) })
    .from(audit_entries)
    .where(and(eq(audit_entries.subject, `domain:${id}`), eq(audit_entries.action, 'domain.nameservers_set')));
  const known = [nameservers_at, logged?.at ?? null].filter((at) => at !== null);
  return known.length > 0 ? new Date(Math.max(...known.map((at) => at.getTime()))) : null;
}
