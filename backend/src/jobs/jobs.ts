import type { Tx } from '../db/client';
import type { WorkPart } from './shared-work';

/** A kind of background work. Its data is stored as JSON. */
export interface Queue<Data extends object> {
  readonly name: string;
  readonly retryLimit: number;
  /** Seconds before the first retry; doubled each time, with jitter. */
  readonly retryDelay: number;
  /** Seconds after which a running job counts as dead and is given to another worker. */
  readonly expireIn: number;
  /** Deletes a job and its data as soon as it succeeds or fails for good, for data that should not be kept. */
  readonly forget?: boolean;
  /** Only carries the type. */
  readonly data?: Data;
}

export function defineQueue<Data extends object>(queue: Omit<Queue<Data>, 'data'>): Queue<Data> {
  return queue;
}

export interface EnqueueOptions {
  /** The surrounding transaction: the job exists only if it commits. Without it, the job exists at once. */
  tx?: Tx;
  startAfter?: Date;
  /** No second job is added while one with this key is waiting. */
  singletonKey?: string;
}

export interface Run<Data> {
  readonly id: string;
  readonly data: Data;
  readonly attempt: number;
  readonly isLast: boolean;
}

/** Runs at least once, so it must be idempotent. Throwing requests a retry. */
export type Handler<Data> = (run: Run<Data>) => Promise<void>;

/** Background work, stored in the database and run on any instance. */
export interface Jobs {
  /** Registers the handler of a queue; before `start`. */
  handle<Data extends object>(queue: Queue<Data>, handler: Handler<Data>): void;
  /** Enqueues `data` every `seconds` (1 to 3600), once regardless of the number of instances; before `start`. */
  every<Data extends object>(seconds: number, queue: Queue<Data>, data: Data): void;
  /** Enqueues all work of `every` at once, after the clock has been moved. */
  enqueueRegular(): Promise<void>;
  /** @returns the id, or null if a job with this singleton key is already waiting */
  enqueue<Data extends object>(queue: Queue<Data>, data: Data, options?: EnqueueOptions): Promise<string | null>;
  /** Whether parts of shared work are waiting or running, not counting those that failed for good. */
  hasParts(queue: Queue<WorkPart>): Promise<boolean>;
  /** Starts working. Every queue must have its handler. */
  start(): Promise<void>;
  /** Takes no new work and waits at most `graceSeconds` for running jobs. */
  stop(graceSeconds: number): Promise<void>;
  isRunning(): boolean;
  /**
   * Runs waiting jobs until none is left, with `delayed` also those not due yet. For tests, which do not `start`.
   * @returns the number of runs
   */
  drain(options?: { delayed?: boolean }): Promise<number>;
}
