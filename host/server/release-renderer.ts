import { Worker } from 'node:worker_threads';
import type { PageReply, PageRequest, PageView } from './page-thread-messages';

/** Time limit for each task that prepares a thread before its first visit: loading pages, and a first render of each, which compiles it. */
const PREPARATION_MS = 5_000;

/** Memory limits of a thread in MB. Buffers are not included; their limit is in bytes. */
const LIMITS = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16 };
const BUFFERS_MAX = 64 * 1024 * 1024;

/** After its thread has ended this many times within a minute, a release is paused for another minute. */
const ENDS_MAX = 3;
const PAUSE_MS = 60_000;

/**
 * `unusable`: a file is missing or differs from the published one. `late` and `threw` are caused by one page, `ended` by the whole thread.
 */
export type RenderingFailure = 'unusable' | 'late' | 'threw' | 'ended';

interface RenderingReports {
  /** @param page undefined if the release as a whole failed */
  readonly failed: (why: RenderingFailure, error: unknown, page?: string) => void;
  /** Called when the release is paused for a minute. */
  readonly paused: () => void;
}

interface RenderingPlace {
  /** The program of the thread. */
  readonly thread: string;
  /** Folder of the renderer, which the thread loads. */
  readonly renderer: string;
  /** Time limit for a page, after which its frame is sent. Milliseconds. */
  readonly deadlineMs: number;
}

type WithoutId<Request> = Request extends PageRequest ? Omit<Request, 'id'> : never;
export type ThreadTask = WithoutId<PageRequest>;

class RenderingError extends Error {
  constructor(
    readonly why: RenderingFailure,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

interface Job {
  readonly task: ThreadTask;
  /** Its time limit. Milliseconds. */
  readonly limit: number;
  readonly settle: (outcome: string | undefined | RenderingError) => void;
}

/** One thread with its queue of tasks, which run one at a time. */
class PageThread {
  readonly #worker: Worker;
  readonly #queue: Job[] = [];
  #running: { readonly id: number; readonly job: Job; readonly timer: NodeJS.Timeout } | undefined;
  #last = 0;
  #isEnded = false;

  /** @param onEnd called with the reason if the thread ends unexpectedly, unless the running task reports it */
  constructor(
    { thread, renderer }: RenderingPlace,
    private readonly onEnd: (untold: RenderingError | undefined) => void,
  ) {
    this.#worker = new Worker(thread, {
      workerData: { program: `${renderer}/render.cjs` },
      execArgv: [
        '--experimental-permission',
        '--no-warnings',
        `--allow-fs-read=${thread}`,
        `--allow-fs-read=${renderer}/*`,
      ],
      env: {},
      // The output of a page must not look like a line of the gateway's log.
      stdout: true,
      stderr: true,
      resourceLimits: LIMITS,
    });
    this.#worker.stdout.resume();
    this.#worker.stderr.resume();
    this.#worker.on('message', (reply: PageReply) => this.#take(reply));
    this.#worker.on('error', (cause) => this.#end(new RenderingError('ended', 'Its thread has failed', { cause })));
    this.#worker.on('exit', (code) => this.#end(new RenderingError('ended', `Its thread has exited with ${code}`)));
  }

  /** @throws RenderingError */
  ask(task: ThreadTask, limit: number): Promise<string | undefined> {
    return new Promise((resolve, reject) => {
      this.add({
        task,
        limit,
        settle: (outcome) => (outcome instanceof RenderingError ? reject(outcome) : resolve(outcome)),
      });
    });
  }

  add(job: Job): void {
    if (this.#isEnded) return job.settle(undefined);
    this.#queue.push(job);
    this.#next();
  }

  /** Removes a job that has not started. @returns whether it was removed */
  remove(job: Job): boolean {
    const place = this.#queue.indexOf(job);
    if (place >= 0) this.#queue.splice(place, 1);
    return place >= 0;
  }

  terminate(): Promise<unknown> {
    this.#isEnded = true;
    this.#settleAll(undefined);
    return this.#worker.terminate();
  }

  #next(): void {
    if (this.#running || this.#isEnded) return;
    const job = this.#queue.shift();
    if (!job) return;
    const id = ++this.#last;
    const timer = setTimeout(() => this.#end(new RenderingError('late', `Not done after ${job.limit} ms`)), job.limit);
    this.#running = { id, job, timer };
    this.#worker.postMessage({ id, ...job.task } satisfies PageRequest);
  }

  #take({ id, html, error, buffers }: PageReply): void {
    if (this.#running?.id !== id) return;
    const { job, timer } = this.#running;
    clearTimeout(timer);
    this.#running = undefined;
    job.settle(error === undefined ? html : new RenderingError('threw', error));
    if (buffers > BUFFERS_MAX) this.#end(new RenderingError('ended', `Its thread holds ${buffers} bytes in buffers`));
    else this.#next();
  }

  #end(error: RenderingError): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    void this.#worker.terminate();
    this.onEnd(this.#running ? undefined : error);
    this.#settleAll(error);
  }

  /** Tasks that have not started do not count as failed. */
  #settleAll(running: RenderingError | undefined): void {
    clearTimeout(this.#running?.timer);
    this.#running?.job.settle(running);
    this.#running = undefined;
    for (const job of this.#queue.splice(0)) job.settle(undefined);
  }
}

/** Renders the pages of one release in its own thread, which contains their faults; a visitor waits no longer than the deadline. */
export class ReleaseRenderer {
  #thread: PageThread | undefined;
  #isReady = false;
  #starting: Promise<void> | undefined;
  #isEnded = false;
  #ends: number[] = [];
  #pausedUntil = 0;

  /** @param prepare reads the thread's preparation tasks, in order */
  constructor(
    private readonly place: RenderingPlace,
    private readonly prepare: () => Promise<readonly ThreadTask[]>,
    private readonly reports: RenderingReports,
  ) {}

  /** Starts the thread unless it is running or the release is paused; settles when it is ready or has failed. */
  start(): Promise<void> {
    if (!this.#starting && (this.#thread || this.#isEnded || Date.now() < this.#pausedUntil)) return Promise.resolve();
    this.#starting ??= this.#begin().finally(() => (this.#starting = undefined));
    return this.#starting;
  }

  /** Renders the HTML of a page; undefined if the thread is not ready or the page takes too long. The next visitor gets a new thread. */
  render(view: PageView): Promise<string | undefined> {
    const thread = this.#thread;
    if (!thread || !this.#isReady) {
      void this.start();
      return Promise.resolve(undefined);
    }
    const { deadlineMs: limit } = this.place;
    return new Promise((resolve) => {
      const job: Job = {
        task: { kind: 'render', ...view },
        limit,
        settle: (outcome) => {
          clearTimeout(timer);
          if (outcome instanceof RenderingError) this.reports.failed(outcome.why, outcome, view.page);
          resolve(outcome instanceof RenderingError ? undefined : outcome);
        },
      };
      // A visitor who waited in the queue gets the frame. That is not the page's fault, and the running task may still be in time.
      const timer = setTimeout(() => {
        if (thread.remove(job)) this.reports.failed('late', new Error('Too many visits at once'), view.page);
        resolve(undefined);
      }, limit);
      thread.add(job);
    });
  }

  /** Ends the thread permanently. */
  async end(): Promise<void> {
    this.#isEnded = true;
    await this.#thread?.terminate();
    this.#thread = undefined;
  }

  async #begin(): Promise<void> {
    const tasks = await this.#attempt('unusable', this.prepare);
    if (!tasks || this.#isEnded) return;
    this.#isReady = false;
    const thread = await this.#attempt('ended', () => {
      const begun: PageThread = new PageThread(this.place, (untold) => this.#ended(begun, untold));
      return begun;
    });
    if (!thread) return;
    this.#thread = thread;
    for (const task of tasks) {
      const page = 'page' in task ? task.page : undefined;
      await thread.ask(task, PREPARATION_MS).catch((error: RenderingError) => {
        this.reports.failed(error.why, error, page);
      });
    }
    this.#isReady = this.#thread === thread;
  }

  /** Runs a step that a rendering needs; if it fails, the release is tried again after a pause. */
  async #attempt<T>(why: RenderingFailure, what: () => T | Promise<T>): Promise<T | undefined> {
    try {
      return await what();
    } catch (error) {
      this.#pausedUntil = Date.now() + PAUSE_MS;
      this.reports.failed(why, error);
      return undefined;
    }
  }

  #ended(thread: PageThread, untold: RenderingError | undefined): void {
    if (this.#thread !== thread) return;
    this.#thread = undefined;
    if (untold) this.reports.failed(untold.why, untold);
    const now = Date.now();
    this.#ends = [...this.#ends.filter((end) => now - end < PAUSE_MS), now];
    if (this.#ends.length < ENDS_MAX) return;
    this.#ends = [];
    this.#pausedUntil = now + PAUSE_MS;
    this.reports.paused();
  }
}
