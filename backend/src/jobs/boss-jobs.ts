import { randomUUID } from 'node:crypto';
import PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import type { Database } from '../db/client';
import { retried } from '../db/retry';
import { afterCommit, transactionExecute } from '../db/transaction-guard';
import type { EnqueueOptions, Handler, Jobs, Queue } from './jobs';

/** How long a worker that found nothing sleeps; work enqueued by this process wakes it at once. */
const IDLE_MS = 2_000;
/** How often jobs of workers that died are looked for. */
const MAINTENANCE_SECONDS = 15;
/** Jobs of one queue that run side by side in one process. */
const BATCH = 5;
const MAX_INTERVAL_SECONDS = 3_600;

type AnyQueue = Queue<object>;
interface Worker {
  queue: AnyQueue;
  handler: Handler<object>;
  /** Work came since the last look. */
  isAwaited: boolean;
  /** Cuts the sleep short. */
  endSleep: () => void;
}

function wake(worker: Worker | undefined): void {
  if (!worker) return;
  worker.isAwaited = true;
  worker.endSleep();
}
interface Interval {
  seconds: number;
  queue: AnyQueue;
  data: object;
}

/**
 * Jobs on pg-boss, on either database. Only its storage is used, not its workers: those report a finished job without
 * waiting for the answer, which ends the process when the database is unavailable at that moment.
 */
export function createJobs({ database, log }: { database: Database; log: Logger }): Jobs {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.execute(text, values) },
    schedule: false,
    maintenanceIntervalSeconds: MAINTENANCE_SECONDS,
  });
  boss.on('error', (error) => log.error({ event: 'jobs.store_error', err: error }, 'Job store error'));

  const workers = new Map<string, Worker>();
  const intervals: Interval[] = [];
  const timers: NodeJS.Timeout[] = [];
  const loops: Promise<void>[] = [];
  let preparing: Promise<void> | undefined;
  let isPrepared = false;
  /** Jobs that this process has taken and not released. */
  const inHand = new Map<string, string>();
  let running = false;

  const prepare = () =>
    (preparing ??= (async () => {
      await boss.start();
      for (const { queue } of workers.values()) {
        const options = {
          name: queue.name,
          // Of the jobs with one key, one may wait. A job without a key gets one of its own.
          policy: 'short' as const,
          retryLimit: queue.retryLimit,
          retryDelay: queue.retryDelay,
          retryBackoff: true,
          expireInSeconds: queue.expireIn,
        };
        // Instances that start together lock each other out while each adds its part of the table of jobs.
        await retried(() => boss.createQueue(queue.name, options));
        await retried(() => boss.updateQueue(queue.name, options));
      }
      isPrepared = true;
    })());

  async function run({ queue, handler }: Worker, job: PgBoss.JobWithMetadata): Promise<void> {
    const attempt = job.retryCount + 1;
    const isLast = job.retryCount >= job.retryLimit;
    inHand.set(job.id, queue.name);
    try {
      await handler({ id: job.id, data: job.data, attempt, isLast });
      await (queue.forget ? boss.deleteJob(queue.name, job.id) : boss.complete(queue.name, job.id));
    } catch (error) {
      log[isLast ? 'error' : 'warn'](
        { event: 'jobs.failed', err: error, queue: queue.name, job: job.id, attempt },
        isLast ? 'Job failed; retries exhausted' : 'Job failed; will retry',
      );
      if (queue.forget && isLast) await boss.deleteJob(queue.name, job.id);
      else await boss.fail(queue.name, job.id, { message: error instanceof Error ? error.message : String(error) });
    } finally {
      inHand.delete(job.id);
    }
  }

  /** Runs one batch. @returns how many jobs there were */
  async function runBatch(worker: Worker, ignoreStartAfter: boolean): Promise<number> {
    const jobs = await boss.fetch<object>(worker.queue.name, {
      includeMetadata: true,
      batchSize: BATCH,
      ignoreStartAfter,
    });
    await Promise.all(jobs.map((job) => run(worker, job)));
    return jobs.length;
  }

  async function loop(worker: Worker): Promise<void> {
    while (running) {
      let ran = 0;
      worker.isAwaited = false;
      try {
        ran = await runBatch(worker, false);
      } catch (error) {
        // The result of a job could not be written down: it runs again when its time is over, handlers expect that.
        log.error({ event: 'jobs.poll_failed', err: error, queue: worker.queue.name }, 'Cannot reach the job store');
      }
      if (running && ran < BATCH && !worker.isAwaited) await sleep(worker);
    }
  }

  const sleep = (worker: Worker) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, IDLE_MS);
      worker.endSleep = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  /** Jobs that an embedded process was running when it ended: nobody else can be working on them. */
  async function releaseOrphans(): Promise<void> {
    if (database.driver !== 'pglite') return;
    const { rows } = await database.execute(`select id, name from pgboss.job where state = 'active'`);
    for (const { id, name } of rows as { id: string; name: string }[]) {
      if (workers.has(name))
        await boss.fail(name, id, { message: 'The process was stopped while the job was running' });
    }
  }

  /**
   * A job is picked up when its time lies behind. The embedded database counts in milliseconds: one that is enqueued and looked for
   * within the same one would be left until the worker looks again by itself.
   */
  const dueAtOnce = (): PgBoss.SendOptions =>
    database.driver === 'pglite' ? { startAfter: new Date(Date.now() - 1) } : {};

  async function send(queue: AnyQueue, data: object, options: PgBoss.SendOptions): Promise<string | null> {
    const id = await boss.send(queue.name, data, { singletonKey: randomUUID(), ...dueAtOnce(), ...options });
    afterCommit(() => wake(workers.get(queue.name)));
    return id;
  }

  return {
    handle(queue, handler) {
      if (workers.has(queue.name)) throw new Error(`The queue ${queue.name} already has a handler.`);
      workers.set(queue.name, { queue, handler: handler as Handler<object>, isAwaited: false, endSleep: () => {} });
    },

    every(seconds, queue, data) {
      if (!(seconds >= 1 && seconds <= MAX_INTERVAL_SECONDS))
        throw new RangeError(`An interval is 1 to ${MAX_INTERVAL_SECONDS} seconds.`);
      intervals.push({ seconds, queue, data });
    },

    async enqueueRegular() {
      for (const { queue, data } of intervals) await send(queue, data, { singletonKey: 'at once' });
    },

    async enqueue(queue, data, { tx, startAfter, singletonKey }: EnqueueOptions = {}) {
      if (!isPrepared)
        throw new Error('A job was enqueued before the queues were prepared: call `start` or `prepare` first.');
      return send(queue, data, {
        ...(singletonKey && { singletonKey }),
        ...(startAfter && { startAfter }),
        ...(tx && { db: { executeSql: transactionExecute() } }),
      });
    },

    prepare,

    async start() {
      await prepare();
      await releaseOrphans();
      running = true;
      for (const worker of workers.values()) loops.push(loop(worker));
      for (const { seconds, queue, data } of intervals) {
        const tick = () =>
          send(queue, data, { singletonKey: 'every', singletonSeconds: seconds }).catch((error: unknown) =>
            log.error(
              { event: 'jobs.enqueue_failed', err: error, queue: queue.name },
              'Failed to enqueue scheduled job',
            ),
          );
        void tick();
        timers.push(setInterval(() => void tick(), seconds * 1_000));
      }
    },

    async stop(graceSeconds) {
      running = false;
      for (const timer of timers.splice(0)) clearInterval(timer);
      for (const worker of workers.values()) wake(worker);
      let timer: NodeJS.Timeout | undefined;
      const deadline = new Promise<void>((resolve) => (timer = setTimeout(resolve, graceSeconds * 1_000)));
      await Promise.race([Promise.all(loops), deadline]);
      clearTimeout(timer);
      // What did not end in time is released: nobody has to wait until its lease is over.
      for (const [id, name] of inHand)
        await boss.fail(name, id, { message: 'The process was stopped while the job was running' });
      if (isPrepared) await boss.stop({ graceful: false, close: false });
    },

    isRunning: () => running,

    async drain({ delayed = true } = {}) {
      await prepare();
      let total = 0;
      for (let ran = 1; ran > 0; total += ran) {
        ran = 0;
        for (const worker of workers.values()) ran += await runBatch(worker, delayed);
      }
      return total;
    },
  };
}
