import type { TraceOrigin } from '@storefront/shared/tracing';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant } from './columns';

/** Background jobs that are waiting, running or failed. The row of a finished job is deleted, that of a schedule is kept. */
export const jobs = pgTable(
  'jobs',
  {
    id: id(),
    queue: text('queue').notNull(),
    /** Of the jobs of a queue with the same key, only one waits for its first attempt. */
    key: text('key'),
    data: jsonb('data').$type<object>().notNull(),
    /** Repeats at an interval. One such row per queue. */
    is_scheduled: boolean('is_scheduled').notNull().default(false),
    /** Runs started; for a schedule, since the last completed one. */
    attempts: integer('attempts').notNull().default(0),
    // Rounding up would make a job due after the statement that adds it.
    due_at: instant('due_at')
      .notNull()
      .default(sql`date_trunc('milliseconds', now())`),
    lease_until: instant('lease_until'),
    last_error: text('last_error'),
    /** Trace of its cause, if traced. */
    trace: jsonb('trace').$type<TraceOrigin>(),
    /** When the last attempt failed; it is not retried. */
    failed_at: instant('failed_at'),
  },
  (table) => [
    index('jobs_due').on(table.queue, table.due_at),
    uniqueIndex('jobs_waiting')
      .on(table.queue, table.key)
      .where(sql`${table.attempts} = 0`),
    uniqueIndex('jobs_scheduled')
      .on(table.queue)
      .where(sql`${table.is_scheduled}`),
  ],
);

/** Position of a job that continuously iterates over a table, for whichever process runs it next. */
export const job_positions = pgTable('job_positions', {
  queue: text('queue').primaryKey(),
  /** Id of the last row processed; null at the beginning. */
  after: text('after'),
});
