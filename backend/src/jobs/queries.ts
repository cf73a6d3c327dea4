import type { TraceOrigin } from '@storefront/shared/tracing';
import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/client';
import { job_positions, jobs } from '../db/schema';

type NewJob = typeof jobs.$inferInsert;

export interface LeasedJob {
  readonly id: string;
  readonly queue: string;
  readonly data: object;
  readonly is_scheduled: boolean;
  /** Includes this attempt. It also tells this lease from a later one of another process. */
  readonly attempts: number;
  readonly trace: TraceOrigin | null;
}

interface LeaseTerms {
  readonly queue: string;
  readonly seconds: number;
  /** Seconds between two scheduled runs. */
  readonly interval: number | null;
}

/** Adds jobs, except those whose key is already waiting and existing schedules. @returns the ids of the added ones */
export async function addJobs(db: Db | Tx, rows: readonly NewJob[]): Promise<string[]> {
  if (rows.length === 0) return [];
  const added = await db
    .insert(jobs)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ id: jobs.id });
  return added.map(({ id }) => id);
}

/**
 * Leases due jobs: at most `limit` per queue, longest due first. A schedule becomes due again at its next interval from now, so that each
 * of its times is taken once, and a process that dies leaves the next one to others.
 * @param delayed also takes waiting jobs that are not due yet, but no schedules
 */
export async function leaseDueJobs(
  db: Db,
  terms: readonly LeaseTerms[],
  { limit, delayed }: { readonly limit: number; readonly delayed: boolean },
): Promise<LeasedJob[]> {
  if (terms.length === 0) return [];
  const { rows } = await db.execute<LeasedJob & Record<string, unknown>>(sql`
    with due as materialized (
      select job.id, terms.seconds, terms.interval
      from unnest(
        ${sql.param(terms.map(({ queue }) => queue))}::text[],
        ${sql.param(terms.map(({ seconds }) => seconds))}::int[],
        ${sql.param(terms.map(({ interval }) => interval))}::int[]
      ) as terms (queue, seconds, interval)
      cross join lateral (
        select id from jobs
        where queue = terms.queue
          and failed_at is null
          and due_at <= case when ${delayed}::boolean then 'infinity' else now() end
          and case
            when is_scheduled then due_at <= now() and terms.interval is not null
            else lease_until is null or lease_until <= now()
          end
        order by due_at
        limit ${limit}::int
        for update skip locked
      ) as job
    )
    update jobs set
      attempts = attempts + 1,
      lease_until = now() + due.seconds * interval '1 second',
      due_at = case
        when is_scheduled
        then due_at + due.interval * interval '1 second' * (floor(extract(epoch from now() - due_at) / due.interval) + 1)
        else due_at
      end
    from due
    where jobs.id = due.id
    returning jobs.id, queue, data, is_scheduled, attempts, trace`);
  return rows;
}

/** Only for a database without other processes: any leased job belongs to a process that has died. */
export async function endAllLeases(db: Db): Promise<void> {
  await db.update(jobs).set({ lease_until: null }).where(isNotNull(jobs.lease_until));
}

/** False if the lease expired and another process has taken the job since. */
const isHeld = ({ id, attempts }: LeasedJob) => and(eq(jobs.id, id), eq(jobs.attempts, attempts));

/**
 * Deletes a job, or lets a schedule wait for its next time.
 * @param reason why it failed, if it did
 */
export async function endJob(db: Db, job: LeasedJob, reason: string | null = null): Promise<void> {
  if (job.is_scheduled)
    await db.update(jobs).set({ attempts: 0, lease_until: null, last_error: reason }).where(isHeld(job));
  else await db.delete(jobs).where(isHeld(job));
}

/** Schedules a retry; for a schedule no later than its next time. */
export async function retryJob(db: Db, job: LeasedJob, seconds: number, reason: string): Promise<void> {
  const retryAt = sql`now() + ${seconds}::float8 * interval '1 second'`;
  await db
    .update(jobs)
    .set({
      due_at: job.is_scheduled ? sql`least(${jobs.due_at}, ${retryAt})` : retryAt,
      lease_until: null,
      last_error: reason,
    })
    .where(isHeld(job));
}

export async function saveFailedJob(db: Db, job: LeasedJob, reason: string): Promise<void> {
  await db
    .update(jobs)
    .set({ failed_at: sql`now()`, lease_until: null, last_error: reason })
    .where(isHeld(job));
}

/** Deletes jobs that failed, or have waited for a handler, for longer than these days. */
export async function removeOldJobs(
  db: Db,
  days: { readonly failed: number; readonly waiting: number },
): Promise<void> {
  const before = (count: number) => sql`now() - ${count}::int * interval '1 day'`;
  await db.delete(jobs).where(or(lt(jobs.failed_at, before(days.failed)), lt(jobs.due_at, before(days.waiting))));
}

/** Whether a queue has jobs with ids, not counting those that failed for good. */
export async function hasParts(db: Db, queue: string): Promise<boolean> {
  const parts = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.queue, queue), isNull(jobs.failed_at), sql`${jobs.data} ? 'ids'`))
    .limit(1);
  return parts.length > 0;
}

/** Returns the saved position at which an endless round continues; undefined at its beginning. */
export async function findPosition<Id extends string>(db: Db, queue: string): Promise<Id | undefined> {
  const [position] = await db
    .select({ after: job_positions.after })
    .from(job_positions)
    .where(eq(job_positions.queue, queue));
  return (position?.after ?? undefined) as Id | undefined;
}

export async function savePosition(db: Db, queue: string, after: string | undefined): Promise<void> {
  const set = { after: after ?? null };
  await db
    .insert(job_positions)
    .values({ queue, ...set })
    .onConflictDoUpdate({ target: job_positions.queue, set });
}
