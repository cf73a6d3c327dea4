import { ATTRIBUTES, errorType, type Tracing } from '@storefront/shared/tracing';
import type { Logger } from 'pino';
import type { Database } from '../db/client';
import type { Handler, Queue } from './jobs';
import { endJob, saveFailedJob, retryJob, type LeasedJob } from './queries';

/** The retry delay stops growing after this many attempts. */
const MAX_DOUBLINGS = 16;

export type AnyQueue = Queue<object>;

interface JobRunner {
  /** Runs a leased job, and records whether it is done, retried or given up. @throws if that cannot be recorded */
  run(queue: AnyQueue, handler: Handler<object>, job: LeasedJob): Promise<void>;
  /** Releases the jobs that are still running, as failed attempts, instead of when their lease expires. */
  releaseRunning(): Promise<void>;
}

interface RunnerDeps {
  readonly db: Database['orm'];
  readonly log: Logger;
  readonly tracing: Tracing;
}

/** Returns the seconds before the next attempt: doubled each time, up to half of it random. */
const delayAfter = ({ retryDelay }: AnyQueue, attempts: number): number =>
  ((retryDelay * 2 ** Math.min(MAX_DOUBLINGS, attempts)) / 2) * (1 + Math.random());

export function createJobRunner({ db, log, tracing }: RunnerDeps): JobRunner {
  const running = new Set<{ readonly queue: AnyQueue; readonly job: LeasedJob }>();

  function fail(queue: AnyQueue, job: LeasedJob, error: unknown): Promise<void> {
    const reason = error instanceof Error ? error.message : String(error);
    if (job.attempts <= queue.retryLimit) return retryJob(db, job, delayAfter(queue, job.attempts), reason);
    return job.is_scheduled || queue.forget ? endJob(db, job, reason) : saveFailedJob(db, job, reason);
  }

  async function attempt(
    queue: AnyQueue,
    handler: Handler<object>,
    job: LeasedJob,
    failed: (error: unknown) => void,
  ): Promise<void> {
    const { id, data, attempts: attempt } = job;
    const isLast = attempt > queue.retryLimit;
    const held = { queue, job };
    running.add(held);
    try {
      if (attempt > queue.retryLimit + 1 && !job.is_scheduled) throw new Error('The last attempt did not end in time');
      await handler({ id, data, attempt, isLast });
      await endJob(db, job);
    } catch (error) {
      failed(error);
      log[isLast ? 'error' : 'warn'](
        { event: 'jobs.failed', err: error, queue: queue.name, job: id, attempt },
        isLast ? 'Job failed; retries exhausted' : 'Job failed; will retry',
      );
      await fail(queue, job, error);
    } finally {
      running.delete(held);
    }
  }

  return {
    async run(queue, handler, job) {
      // Continues the trace of the enqueuing request. Schedules start new traces.
      const span = tracing.begin(`process ${queue.name}`, {
        kind: 'consumer',
        attributes: { [ATTRIBUTES.queue]: queue.name, [ATTRIBUTES.attempt]: job.attempts },
        isRoot: job.is_scheduled,
        ...(job.trace && { origin: job.trace }),
      });
      try {
        await span.run(() => attempt(queue, handler, job, (error) => span.fail(errorType(error))));
      } finally {
        span.end();
      }
    },

    async releaseRunning() {
      for (const { queue, job } of running)
        await fail(queue, job, new Error('The process was stopped while the job was running'));
    },
  };
}
