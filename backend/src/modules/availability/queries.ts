import { and, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { registry_answers } from '../../db/schema';

interface AnswerRow {
  readonly subject: string;
  readonly asked_at: Date;
  /** Null while the query is open. */
  readonly answered_at: Date | null;
  readonly is_silent: boolean;
  readonly answer: unknown;
}

/** Limits of validity: of answers, of failures, and of open queries, after which another instance may query. */
interface Terms {
  readonly now: Date;
  readonly freshSince: Date;
  readonly silentSince: Date;
  readonly openSince: Date;
}

/**
 * Returns valid answers, and claims the remaining subjects that nobody is querying. Valid rows are only read. A row that another instance
 * inserts at the same moment may be missing; that instance is querying it.
 */
export async function claimSubjects(
  db: Db,
  subjects: readonly string[],
  { now, freshSince, silentSince, openSince }: Terms,
): Promise<{ readonly claimed: readonly string[]; readonly known: readonly AnswerRow[] }> {
  const at = (time: Date) => sql`${time.toISOString()}::timestamptz`;
  const holds = (row: 'found' | 'kept') => {
    const column = (name: string) => sql.raw(`${row}.${name}`);
    return sql`case
      when ${column('answered_at')} is null then ${column('asked_at')} > ${at(openSince)}
      when ${column('is_silent')} then ${column('answered_at')} >= ${at(silentSince)}
      else ${column('answered_at')} > ${at(freshSince)}
    end`;
  };
  const { rows } = await db.execute<Record<string, unknown> & { subject: string; is_claimed: boolean }>(sql`
    with known as materialized (
      select * from registry_answers as found
      where subject = any(${sql.param([...subjects])}::text[]) and ${holds('found')}
    ), claimed as (
      insert into registry_answers as kept (subject, asked_at, is_silent)
      select subject, ${at(now)}, false
      from unnest(${sql.param([...subjects].sort())}::text[]) as asked (subject)
      where not exists (select 1 from known where known.subject = asked.subject)
      on conflict (subject) do update
        set asked_at = excluded.asked_at, answered_at = null, is_silent = false, answer = null
        where not ${holds('kept')}
      returning subject
    )
    select subject, true as is_claimed, null::jsonb as answer, false as is_silent, null::timestamptz as answered_at, ${at(now)} as asked_at
    from claimed
    union all
    select subject, false, answer, is_silent, answered_at, asked_at from known`);
  return {
    claimed: rows.flatMap(({ subject, is_claimed }) => (is_claimed ? [subject] : [])),
    known: rows.flatMap((row) => (row.is_claimed ? [] : [toAnswerRow(row)])),
  };
}

const toAnswerRow = (row: Record<string, unknown>): AnswerRow => ({
  subject: String(row.subject),
  asked_at: new Date(row.asked_at as string | Date),
  answered_at: row.answered_at === null ? null : new Date(row.answered_at as string | Date),
  is_silent: row.is_silent === true,
  answer: row.answer,
});

export const findAnswered = (db: Db, subjects: readonly string[]): Promise<AnswerRow[]> =>
  db
    .select()
    .from(registry_answers)
    .where(and(inArray(registry_answers.subject, [...subjects]), isNotNull(registry_answers.answered_at)));

/** An answer to a query of this instance. */
export type GivenAnswer = AnswerRow & { readonly answered_at: Date };

/** Saves answers to queries of this instance, except subjects that were deleted or queried again since `asked_at`. */
export async function writeAnswers(db: Db, answers: readonly GivenAnswer[]): Promise<void> {
  const inOrder = [...answers].sort((a, b) => (a.subject < b.subject ? -1 : 1));
  await db.execute(sql`
    update registry_answers as kept
    set answer = given.answer, is_silent = given.is_silent, answered_at = given.answered_at
    from unnest(
      ${sql.param(inOrder.map(({ subject }) => subject))}::text[],
      ${sql.param(inOrder.map(({ asked_at }) => asked_at.toISOString()))}::timestamptz[],
      ${sql.param(inOrder.map(({ answered_at }) => answered_at.toISOString()))}::timestamptz[],
      ${sql.param(inOrder.map(({ is_silent }) => is_silent))}::boolean[],
      ${sql.param(inOrder.map(({ answer }) => JSON.stringify(answer)))}::jsonb[]
    ) as given (subject, asked_at, answered_at, is_silent, answer)
    where kept.subject = given.subject and kept.asked_at = given.asked_at`);
}

export async function forgetAnswers(db: Db, subjects: readonly string[]): Promise<void> {
  await db.delete(registry_answers).where(inArray(registry_answers.subject, [...subjects]));
}

export async function removeOldAnswers(db: Db, before: Date): Promise<void> {
  await db.delete(registry_answers).where(lt(registry_answers.asked_at, before));
}
