import { and, asc, desc, eq, lt, or, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../db/client';
import { book_readings, found_differences, listed_names, listed_payments, listed_reversals } from '../../db/schema';
import { newId } from '../../db/uuid';

export const BOOKS = ['payments', 'names'] as const;
export type Book = (typeof BOOKS)[number];
export type Reading = typeof book_readings.$inferSelect;

const REMOVED_AT_ONCE = 10_000;

/** Starts a comparison of both books. @returns its id */
export async function beginRound(db: Db, by: Reading['by'], at: Date): Promise<string> {
  const roundId = newId();
  await db.insert(book_readings).values(BOOKS.map((book) => ({ round_id: roundId, book, by, started_at: at })));
  return roundId;
}

/** Returns the comparisons of the job, and manual ones started before a time. */
export async function listLeftRounds(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: book_readings.round_id })
    .from(book_readings)
    .where(or(eq(book_readings.by, 'job'), lt(book_readings.started_at, before)));
  return rows.map(({ id }) => id);
}

/** Returns the job's current comparison; undefined if there is none, as after a crash of the database. */
export async function findJobRound(db: Db): Promise<string | undefined> {
  const [row] = await db
    .select({ id: book_readings.round_id })
    .from(book_readings)
    .where(eq(book_readings.by, 'job'))
    .orderBy(desc(book_readings.started_at))
    .limit(1);
  return row?.id;
}

export async function findReading(db: Db, roundId: string, book: Book): Promise<Reading | undefined> {
  const [reading] = await db
    .select()
    .from(book_readings)
    .where(and(eq(book_readings.round_id, roundId), eq(book_readings.book, book)));
  return reading;
}

/** Returns the readings of a comparison, locked until the transaction ends; none if it has ended. */
export function lockReadings(tx: Tx, roundId: string): Promise<Reading[]> {
  return tx
    .select()
    .from(book_readings)
    .where(eq(book_readings.round_id, roundId))
    .orderBy(asc(book_readings.book))
    .for('update');
}

/** Locks a comparison, if this reading is unchanged. @returns all its readings; null if another process has moved on */
export async function lockReading(tx: Tx, { round_id, book, step, after }: Reading): Promise<Reading[] | null> {
  const readings = await lockReadings(tx, round_id);
  return readings.some((each) => each.book === book && each.step === step && each.after === after) ? readings : null;
}

export async function moveOn(
  tx: Tx,
  { round_id, book }: Reading,
  to: Pick<Reading, 'step' | 'after'>,
  listed = 0,
): Promise<void> {
  await tx
    .update(book_readings)
    .set({ ...to, listed: sql`${book_readings.listed} + ${listed}` })
    .where(and(eq(book_readings.round_id, round_id), eq(book_readings.book, book)));
}

/** Ends a comparison, so that no process continues it. */
export async function endRound(db: Db | Tx, roundId: string): Promise<void> {
  await db.update(book_readings).set({ step: 'over' }).where(eq(book_readings.round_id, roundId));
}

/** Deletes the data of a comparison, in batches. */
export async function discardRound(db: Db, roundId: string): Promise<void> {
  await endRound(db, roundId);
  for (const table of [listed_payments, listed_reversals, listed_names, found_differences])
    while ((await removeSome(db, table, roundId)) === REMOVED_AT_ONCE);
  await db.delete(book_readings).where(eq(book_readings.round_id, roundId));
}

async function removeSome(db: Db, table: PgTable & { readonly round_id: PgColumn }, roundId: string): Promise<number> {
  const { rows } = await db.execute<{ removed: number }>(sql`
    with gone as (
      delete from ${table}
      where ctid = any(array(select ctid from ${table} where ${table.round_id} = ${roundId} limit ${REMOVED_AT_ONCE}))
      returning 1
    )
    select count(*)::int as removed from gone`);
  return rows[0]?.removed ?? 0;
}
