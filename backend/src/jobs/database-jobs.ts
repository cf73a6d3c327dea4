import { untraced, type Tracing } from '@storefront/shared/tracing';
import type { Logger } from 'pino';
import type { Database } from '../db/client';
import { afterCommit } from '../db/transaction-guard';
import { createJobRunner, type AnyQueue } from './job-runner';
import { defineQueue, type EnqueueOptions, type Handler, type Jobs } from './jobs';
import { pgBossLeftovers } from './pg-boss-leftovers';
import { addJobs, endAllLeases, hasParts, leaseDueJobs, removeOldJobs, type LeasedJob } from './queries';

/** Milliseconds between polls when idle; jobs enqueued by the same process wake it at once. */
const IDLE_MS = 2_000;
/** Jobs of one queue that run concurrently in one process. */
const BATCH = 5;
const MAX_INTERVAL_SECONDS = 3_600;
/** Days for which jobs are kept that failed for good, or that no version handles. */
const KEEP_DAYS = { failed: 7, waiting: 14 };

const cleaning = defineQueue<Record<string, never>>({ name: 'jobs-clean', retryLimit: 0, retryDelay: 1, expireIn: 60 });

interface Worker {
  readonly queue: AnyQueue;
  readonly handler: Handler<object>;
  batch?: Promise<void>;
  /** Work was enqueued since the last poll. */
  hasNewWork: boolean;
}
interface Interval {
  readonly seconds: number;
  readonly queue: AnyQueue;
  readonly data: object;
}

/** Jobs in the table `jobs`, on either database. One statement polls all queues. */
export function createJobs({
  database,
  log,
  tracing = untraced,
}: {
  readonly database: Database;
  readonly log: Logger;
  readonly tracing?: Tracing;
}): Jobs {
  const db = database.orm;
  const workers = new Map<string, Worker>();
  const intervals = new Map<string, Interval>();
  const takeLeftovers = pgBossLeftovers(database);
  const runner = createJobRunner({ db, log, tracing });
  let running = false;
  let polling = Promise.resolve();
  let endSleep = () => {};

  function wake(worker: Worker | undefined): void {
    if (!worker) return;
    worker.hasNewWork = true;
    endSleep();
  }

  const logUnreachable = (error: unknown) =>
    // A result could not be saved, so the job runs again after its lease expires, as handlers expect.
    log.error({ event: 'jobs.poll_failed', err: error }, 'Cannot reach the job store');

  async function lease(of: readonly Worker[], delayed: boolean): Promise<{ worker: Worker; jobs: LeasedJob[] }[]> {
    const terms = of.map(({ queue: { name, expireIn } }) => ({
      queue: name,
      seconds: expireIn,
      interval: intervals.get(name)?.seconds ?? null,
    }));
    const leased = await leaseDueJobs(db, terms, { limit: BATCH, delayed });
    return of
      .map((worker) => ({ worker, jobs: leased.filter(({ queue }) => queue === worker.queue.name) }))
      .filter(({ jobs }) => jobs.length > 0);
  }

  async function runBatch(worker: Worker, jobs: readonly LeasedJob[]): Promise<void> {
    await Promise.all(jobs.map((job) => runner.run(worker.queue, worker.handler, job).catch(logUnreachable)));
    worker.batch = undefined;
    if (worker.hasNewWork || jobs.length === BATCH) wake(worker);
  }

  async function poll(): Promise<void> {
    while (running) {
      await takeLeftovers([...workers.keys()]).catch((error: unknown) =>
        log.error({ event: 'jobs.store_error', err: error }, 'Cannot take over jobs of the previous version'),
      );
      const free = [...workers.values()].filter(({ batch }) => !batch);
      for (const worker of free) worker.hasNewWork = false;
      try {
        for (const { worker, jobs } of await lease(free, false)) worker.batch = runBatch(worker, jobs);
      } catch (error) {
        logUnreachable(error);
      }
      if (running && ![...workers.values()].some(({ batch, hasNewWork }) => hasNewWork && !batch)) await sleep();
    }
  }

  const sleep = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, IDLE_MS);
      endSleep = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const jobs: Jobs = {
    handle(queue, handler) {
      if (workers.has(queue.name)) throw new Error(`The queue ${queue.name} already has a handler.`);
      workers.set(queue.name, { queue, handler: handler as Handler<object>, hasNewWork: false });
    },

    every(seconds, queue, data) {
      if (!(seconds >= 1 && seconds <= MAX_INTERVAL_SECONDS))
        throw new RangeError(`An interval is 1 to ${MAX_INTERVAL_SECONDS} seconds.`);
      intervals.set(queue.name, { seconds, queue, data });
    },

    async enqueueRegular() {
      for (const { queue, data } of intervals.values()) await jobs.enqueue(queue, data, { singletonKey: 'at once' });
    },

    async enqueue(queue, data, { tx, startAfter, singletonKey }: EnqueueOptions = {}) {
      const [id] = await addJobs(tx ?? db, [
        { queue: queue.name, key: singletonKey, data, due_at: startAfter, trace: tracing.origin() },
      ]);
      afterCommit(() => wake(workers.get(queue.name)));
      return id ?? null;
    },

    hasParts: ({ name }) => hasParts(db, name),

    async start() {
      if (database.driver === 'pglite') await endAllLeases(db);
      await addJobs(
        db,
        [...intervals.values()].map(({ queue, data }) => ({ queue: queue.name, data, is_scheduled: true })),
      );
      running = true;
      polling = poll();
    },

    async stop(graceSeconds) {
      running = false;
      endSleep();
      let timer: NodeJS.Timeout | undefined;
      const deadline = new Promise<void>((resolve) => (timer = setTimeout(resolve, graceSeconds * 1_000)));
      const ended = polling.then(() => Promise.all([...workers.values()].map(({ batch }) => batch)));
      await Promise.race([ended, deadline]);
      clearTimeout(timer);
      await runner.releaseRunning();
    },

    isRunning: () => running,

    async drain({ delayed = true } = {}) {
      let total = 0;
      for (let ran = 1; ran > 0; total += ran) {
        ran = 0;
        for (const { worker, jobs: leased } of await lease([...workers.values()], delayed)) {
          await Promise.all(leased.map((job) => runner.run(worker.queue, worker.handler, job)));
          ran += leased.length;
        }
      }
      return total;
    },
  };

  jobs.handle(cleaning, () => removeOldJobs(db, KEEP_DAYS));
  jobs.every(MAX_INTERVAL_SECONDS, cleaning, {});
  return jobs;
}
