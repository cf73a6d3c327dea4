import { untraced, type Tracing } from '@storefront/shared/tracing';
import type { Logger } from 'pino';
import type { Database } from '../db/client';
import { afterCommit } from '../db/transaction-guard';
import { createJobRunner, type AnyQueue } from './job-runner';
import { defineQueue, type EnqueueOptions, type Handler, type Jobs, type Queue } from './jobs';
import { pgBossLeftovers } from './pg-boss-leftovers';
import { addJobs, endAllLeases, hasParts, leaseDueJobs, removeOldJobs, type LeasedJob } from './queries';
import type { WorkPart } from './shared-work';

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

interface JobsOptions {
  readonly database: Database;
  readonly log: Logger;
  readonly tracing?: Tracing;
}

/** Jobs in the table `jobs`, on either database. One statement polls all queues. */
export class DatabaseJobs implements Jobs {
  readonly #database: Database;
  readonly #log: Logger;
  readonly #tracing: Tracing;
  readonly #runner: ReturnType<typeof createJobRunner>;
  readonly #takeLeftovers: ReturnType<typeof pgBossLeftovers>;
  readonly #workers = new Map<string, Worker>();
  readonly #intervals = new Map<string, Interval>();
  #isRunning = false;
  #polling = Promise.resolve();
  #endSleep = () => {};

  constructor({ database, log, tracing = untraced }: JobsOptions) {
    this.#database = database;
    this.#log = log;
    this.#tracing = tracing;
    this.#runner = createJobRunner({ db: database.orm, log, tracing });
    this.#takeLeftovers = pgBossLeftovers(database);
    this.handle(cleaning, () => removeOldJobs(database.orm, KEEP_DAYS));
    this.every(MAX_INTERVAL_SECONDS, cleaning, {});
  }

  handle<Data extends object>(queue: Queue<Data>, handler: Handler<Data>): void {
    if (this.#workers.has(queue.name)) throw new Error(`The queue ${queue.name} already has a handler.`);
    this.#workers.set(queue.name, { queue, handler: handler as Handler<object>, hasNewWork: false });
  }

  every<Data extends object>(seconds: number, queue: Queue<Data>, data: Data): void {
    if (!(seconds >= 1 && seconds <= MAX_INTERVAL_SECONDS))
      throw new RangeError(`An interval is 1 to ${MAX_INTERVAL_SECONDS} seconds.`);
    this.#intervals.set(queue.name, { seconds, queue, data });
  }

  async enqueueRegular(): Promise<void> {
    for (const { queue, data } of this.#intervals.values())
      await this.enqueue(queue, data, { singletonKey: 'at once' });
  }

  async enqueue<Data extends object>(
    queue: Queue<Data>,
    data: Data,
    { tx, startAfter, singletonKey }: EnqueueOptions = {},
  ): Promise<string | null> {
    const [id] = await addJobs(tx ?? this.#database.orm, [
      { queue: queue.name, key: singletonKey, data, due_at: startAfter, trace: this.#tracing.origin() },
    ]);
    afterCommit(() => this.#wake(this.#workers.get(queue.name)));
    return id ?? null;
  }

  hasParts({ name }: Queue<WorkPart>): Promise<boolean> {
    return hasParts(this.#database.orm, name);
  }

  async start(): Promise<void> {
    const { orm: db, driver } = this.#database;
    if (driver === 'pglite') await endAllLeases(db);
    await addJobs(
      db,
      [...this.#intervals.values()].map(({ queue, data }) => ({ queue: queue.name, data, is_scheduled: true })),
    );
    this.#isRunning = true;
    this.#polling = this.#poll();
  }

  async stop(graceSeconds: number): Promise<void> {
    this.#isRunning = false;
    this.#endSleep();
    let timer: NodeJS.Timeout | undefined;
    const deadline = new Promise<void>((resolve) => (timer = setTimeout(resolve, graceSeconds * 1_000)));
    const ended = this.#polling.then(() => Promise.all([...this.#workers.values()].map(({ batch }) => batch)));
    await Promise.race([ended, deadline]);
    clearTimeout(timer);
    await this.#runner.releaseRunning();
  }

  isRunning(): boolean {
    return this.#isRunning;
  }

  async drain({ delayed = true } = {}): Promise<number> {
    let total = 0;
    for (let ran = 1; ran > 0; total += ran) {
      ran = 0;
      for (const { worker, jobs } of await this.#lease([...this.#workers.values()], delayed)) {
        await Promise.all(jobs.map((job) => this.#runner.run(worker.queue, worker.handler, job)));
        ran += jobs.length;
      }
    }
    return total;
  }

  async #poll(): Promise<void> {
    while (this.#isRunning) {
      await this.#takeLeftovers([...this.#workers.keys()]).catch((error: unknown) =>
        this.#log.error({ event: 'jobs.store_error', err: error }, 'Cannot take over jobs of the previous version'),
      );
      const free = [...this.#workers.values()].filter(({ batch }) => !batch);
      for (const worker of free) worker.hasNewWork = false;
      try {
        for (const { worker, jobs } of await this.#lease(free, false)) worker.batch = this.#runBatch(worker, jobs);
      } catch (error) {
        this.#logUnreachable(error);
      }
      const hasWaitingWork = [...this.#workers.values()].some(({ batch, hasNewWork }) => hasNewWork && !batch);
      if (this.#isRunning && !hasWaitingWork) await this.#sleep();
    }
  }

  /** Leases due jobs of workers, and returns them by worker. */
  async #lease(
    workers: readonly Worker[],
    delayed: boolean,
  ): Promise<{ readonly worker: Worker; readonly jobs: LeasedJob[] }[]> {
    const terms = workers.map(({ queue: { name, expireIn } }) => ({
      queue: name,
      seconds: expireIn,
      interval: this.#intervals.get(name)?.seconds ?? null,
    }));
    const leased = await leaseDueJobs(this.#database.orm, terms, { limit: BATCH, delayed });
    return workers
      .map((worker) => ({ worker, jobs: leased.filter(({ queue }) => queue === worker.queue.name) }))
      .filter(({ jobs }) => jobs.length > 0);
  }

  async #runBatch(worker: Worker, jobs: readonly LeasedJob[]): Promise<void> {
    await Promise.all(
      jobs.map((job) =>
        this.#runner.run(worker.queue, worker.handler, job).catch((error: unknown) => this.#logUnreachable(error)),
      ),
    );
    worker.batch = undefined;
    if (worker.hasNewWork || jobs.length === BATCH) this.#wake(worker);
  }

  #wake(worker: Worker | undefined): void {
    if (!worker) return;
    worker.hasNewWork = true;
    this.#endSleep();
  }

  #sleep(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, IDLE_MS);
      this.#endSleep = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  #logUnreachable(error: unknown): void {
    // A result could not be saved, so the job runs again after its lease expires, as handlers expect.
    this.#log.error({ event: 'jobs.poll_failed', err: error }, 'Cannot reach the job store');
  }
}
