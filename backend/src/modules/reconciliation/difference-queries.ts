import { and, asc, count, eq, gt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client';
import { book_differences, found_differences } from '../../db/schema';
import { differenceText, type Difference, type FoundDifference } from './compare';

export async function insertFoundDifferences(
  tx: Tx,
  roundId: string,
  found: readonly FoundDifference[],
): Promise<void> {
  if (found.length === 0) return;
  await tx
    .insert(found_differences)
    .values(
      found.map(({ hasJustChanged, ...difference }) => ({
        round_id: roundId,
        id: differenceText(difference),
        difference,
        is_moving: hasJustChanged,
      })),
    )
    .onConflictDoNothing();
}

const isReported = sql`exists (select from ${book_differences} where ${book_differences.id} = ${found_differences.id})`;
const isFoundIn = (roundId: string) => eq(found_differences.round_id, roundId);
/** A difference in a row that has just changed counts only if it was already reported; the next comparison will be conclusive. */
const isCurrent = sql`(not ${found_differences.is_moving} or ${isReported})`;
const isFresh = sql`(not ${found_differences.is_moving} and not ${isReported})`;
const isResolved = (roundId: string) =>
  sql`not exists (select from ${found_differences} where ${isFoundIn(roundId)} and ${found_differences.id} = ${book_differences.id})`;

/** Counts the differences, those not reported yet, and reported ones that are resolved. */
export async function countDifferences(
  db: Db | Tx,
  roundId: string,
): Promise<{ readonly current: number; readonly fresh: number; readonly resolved: number }> {
  const [found] = await db
    .select({
      current: sql<number>`count(*) filter (where ${isCurrent})`.mapWith(Number),
      fresh: sql<number>`count(*) filter (where ${isFresh})`.mapWith(Number),
    })
    .from(found_differences)
    .where(isFoundIn(roundId));
  const [gone] = await db.select({ resolved: count() }).from(book_differences).where(isResolved(roundId));
  return { current: found?.current ?? 0, fresh: found?.fresh ?? 0, resolved: gone?.resolved ?? 0 };
}

interface FoundRow {
  readonly difference: Difference;
  readonly position: number | null;
}

/** Returns a page of a comparison's differences. @param fresh only those not reported yet */
export const listFound = (
  db: Db | Tx,
  roundId: string,
  { after, limit, fresh = false }: { readonly after: number; readonly limit: number; readonly fresh?: boolean },
): Promise<FoundRow[]> =>
  db
    .select({ difference: found_differences.difference, position: found_differences.position })
    .from(found_differences)
    .where(and(isFoundIn(roundId), gt(found_differences.position, after), fresh ? isFresh : undefined))
    .orderBy(asc(found_differences.position))
    .limit(limit);

/** Returns a page of reported differences that are resolved. */
export async function listResolved(
  tx: Tx,
  roundId: string,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<string[]> {
  const rows = await tx
    .select({ id: book_differences.id })
    .from(book_differences)
    .where(and(gt(book_differences.id, after), isResolved(roundId)))
    .orderBy(asc(book_differences.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Marks the current differences as reported, and removes resolved ones. */
export async function saveReported(tx: Tx, roundId: string, at: Date): Promise<void> {
  await tx.delete(book_differences).where(isResolved(roundId));
  await tx.execute(sql`
    insert into ${book_differences} (id, found_at)
    select ${found_differences.id}, ${at.toISOString()}::timestamptz from ${found_differences} where ${isFoundIn(roundId)} and ${isFresh}
    on conflict do nothing`);
}
