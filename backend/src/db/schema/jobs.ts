import type { TraceOrigin } from '@storefront/shared/tracing';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant } from './columns';

/** Background jobs that wait, run or have failed. The row of a finished job is deleted, that of a schedule is kept. */
export const jobs = pgTable(
  'jobs',
  {
    id: id(),
    queue: text('queue').notNull(),
    /** Of the jobs in a queue with the same key, only one waits for its first attempt. */
    key: text('key'),
    data: jsonb('data').$type<object>().notNull(),
    /** Comes back at an interval. There is one such row for a queue. */
    is_scheduled: boolean('is_scheduled').notNull().default(false),
    /** Runs begun; for a schedule, since one of them ended. */
    attempts: integer('attempts').notNull().default(0),
    // Rounded up, a job would be due after the statement that adds it.
    due_at: instant('due_at')
      .notNull()
      .default(sql`date_trunc('milliseconds', now())`),
    /** Until when the process that runs it has it to itself. */
    lease_until: instant('lease_until'),
    last_error: text('last_error'),
    /** The trace that caused it, where there is one. */
    trace: jsonb('trace').$type<TraceOrigin>(),
    /** When its last attempt failed: it is not retried. */
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

/** How far a job has come that goes round a table for ever, for whichever process runs it next. */
export const job_positions = pgTable('job_positions', {
  queue: text('queue').primaryKey(),
  /** The id of the last row that was taken; null at the beginning. */
  after: text('after'),
});
