import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client';
import { audit_entries } from '../../db/schema';

export interface ZonePast {
  readonly zone: string;
  readonly since: Date;
}

const ofPast = ({ zone, since }: ZonePast) =>
  and(eq(audit_entries.subject, `zone:${zone}`), gte(audit_entries.at, since));

/** Returns changes with the number of records that each left, added and removed; newest first, before an id if given. */
export function versionsBefore(db: Db, past: ZonePast, id: number | undefined, limit: number) {
  const lines = (column: AnyPgColumn) => sql`select jsonb_array_elements_text(coalesce(${column}, '[]'::jsonb))`;
  const between = (some: AnyPgColumn, others: AnyPgColumn) =>
    sql<number>`(select count(*)::int from (${lines(some)} except ${lines(others)}) as difference)`;
  return db
    .select({
      id: audit_entries.id,
      at: audit_entries.at,
      action: audit_entries.action,
      actor: audit_entries.actor,
      staff_id: audit_entries.staff_id,
      api_key: audit_entries.api_key,
      records: sql<number>`jsonb_array_length(${audit_entries.after})`,
      added: between(audit_entries.after, audit_entries.before),
      removed: between(audit_entries.before, audit_entries.after),
    })
    .from(audit_entries)
    .where(and(ofPast(past), id === undefined ? undefined : lt(audit_entries.id, id)))
    .orderBy(desc(audit_entries.id))
    .limit(limit);
}

export async function newestChange(db: Db, past: ZonePast) {
  const [entry] = await db
    .select({ before: audit_entries.before, after: audit_entries.after })
    .from(audit_entries)
    .where(ofPast(past))
    .orderBy(desc(audit_entries.id))
    .limit(1);
  return entry;
}

export async function oneChange(db: Db, past: ZonePast, id: number) {
  const [entry] = await db
    .select({ after: audit_entries.after })
    .from(audit_entries)
    .where(and(ofPast(past), eq(audit_entries.id, id)));
  return entry;
}
