import { and, asc, eq, gt, inArray, lt, lte, not, notExists, or, sql, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client';
import { audit_entries, domains } from '../../db/schema';

interface RetentionLimits {
  /** From the setting. */
  readonly others: Date;
  /** For domains that have left. */
  readonly left: Date;
  /** For money and registrants. */
  readonly books: Date;
}

const BOOKS = ['order', 'order_item', 'price_table', 'price_list', 'books', 'registrant'];
const kind = sql<string>`split_part(${audit_entries.subject}, ':', 1)`;

/** Returns the last entry of a page after an id; undefined if there is none. */
export async function findPageEnd(db: Db, after: number, size: number): Promise<{ id: number; at: Date } | undefined> {
  const page = db
    .select({ id: audit_entries.id, at: audit_entries.at })
    .from(audit_entries)
    .where(gt(audit_entries.id, after))
    .orderBy(asc(audit_entries.id))
    .limit(size)
    .as('page');
  const [end] = await db
    .select({ id: page.id, at: page.at })
    .from(page)
    .orderBy(sql`${page.id} desc`)
    .limit(1);
  return end;
}

/** @returns how many were deleted */
export async function deleteEntries(
  tx: Tx,
  [after, end]: readonly [after: number, end: number],
  limits: RetentionLimits,
): Promise<number> {
  // Without this setting, a trigger of the database refuses to delete entries.
  await tx.execute(sql`select set_config('storefront.audit_retention', 'on', true)`);
  const stays = tx
    .select({ id: domains.id })
    .from(domains)
    .where(
      and(
        // Cast to a UUID, so that the index on `id` is used.
        sql`${domains.id} = case when ${audit_entries.subject} ~ '^domain:[0-9a-f-]{36}$' then split_part(${audit_entries.subject}, ':', 2)::uuid end`,
        or(sql`${domains.ended_at} is null`, gt(domains.ended_at, limits.left)),
      ),
    );
  const isOver: SQL | undefined = or(
    and(inArray(kind, BOOKS), lt(audit_entries.at, limits.books)),
    and(eq(kind, 'domain'), lt(audit_entries.at, limits.others), notExists(stays)),
    and(not(inArray(kind, [...BOOKS, 'domain'])), lt(audit_entries.at, limits.others)),
  );
  const deleted = await tx
    .delete(audit_entries)
    .where(and(gt(audit_entries.id, after), lte(audit_entries.id, end), isOver))
    .returning({ id: audit_entries.id });
  return deleted.length;
}
