import type { Tx } from '../db/client';
import type { Part } from './shared-work';

/** A kind of background work. Its data goes through JSON. */
export interface Queue<Data extends object> {
  readonly name: string;
  /** How many times a failed job is retried. */
  readonly retryLimit: number;
  /** Seconds before the first retry; doubled each time, with jitter. */
  readonly retryDelay: number;
  /** Seconds after which a running job counts as dead and is given to another worker. */
  readonly expireIn: number;
  /** Deletes a job and its data as soon as it is done or has failed permanently: for data that should not be kept. */
  readonly forget?: boolean;
  /** Only there to carry the type. */
  readonly data?: Data;
}

/** Names a kind of background work. */
export function defineQueue<Data extends object>(queue: Omit<Queue<Data>, 'data'>): Queue<Data> {
  return queue;
}

export interface EnqueueOptions {
  /** The transaction of the caller: the job exists exactly when it commits. Without it, the job exists immediately. */
  tx?: Tx;
  /** Not before this time. */
  startAfter?: Date;
  /** While a job of this key waits in the queue, another is not added. */
  singletonKey?: string;
}

/** One run of a job. */
export interface Run<Data> {
  readonly id: string;
  readonly data: Data;
  /** 1 for the first. */
  readonly attempt: number;
  /** Whether this was the last try. */
  readonly isLast: boolean;
}

/** Runs at least once: a handler finishes quietly when its work was done before. Throwing asks for a retry. */
export type Handler<Data> = (run: Run<Data>) => Promise<void>;

/** Background work, kept in the database and run on any instance. */
export interface Jobs {
  /** Sets the handler of a queue; call it before `start`. */
  handle<Data extends object>(queue: Queue<Data>, handler: Handler<Data>): void;
  /** Enqueues `data` at this interval in seconds (1 to 3600), once however many instances run; call it before `start`. */
  every<Data extends object>(seconds: number, queue: Queue<Data>, data: Data): void;
  /** Enqueues at once all that `every` has named: the time has moved on, and with it what is due. */
  enqueueRegular(): Promise<void>;
  /** @returns the id, or null when a job of the same singleton key already waits. */
  enqueue<Data extends object>(queue: Queue<Data>, data: Data, options?: EnqueueOptions): Promise<string | null>;
  /** Whether parts of shared work wait or run, not counting those that failed permanently. */
  hasParts(queue: Queue<Part>): Promise<boolean>;
  /** Begins to work, once every queue has its handler. */
  start(): Promise<void>;
  /** Takes no new work and waits at most `graceSeconds` for what runs. */
  stop(graceSeconds: number): Promise<void>;
  isRunning(): boolean;
  /**
   * Runs what waits until nothing is left, with `delayed` also what is not due yet; for tests, which do not `start`.
   * @returns how many runs there were
   */
  drain(options?: { delayed?: boolean }): Promise<number>;
}
