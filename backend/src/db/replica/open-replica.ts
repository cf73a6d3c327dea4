import type { Logger } from 'pino';
import type { Tracing } from '@storefront/shared/tracing';
import type { AnsweredBy, Database } from '../client';
import { openPostgres, type PostgresDatabase } from '../postgres';
import { ReplicaReads } from './replica-reads';
import { ReplicaWatch } from './replica-watch';

/** Milliseconds after which a read is restarted on the primary. */
const TIMEOUT_MS = 5_000;
/** Extra time, so that errors of the replica and of the driver come first. */
const LATER_MS = 500;
const WATCH_TIMEOUT_MS = 1_000;

interface ReplicaOptions {
  readonly url: string;
  /** Maximum number of connections for reads; one more monitors the replica. */
  readonly max: number;
  readonly prepares: boolean;
  readonly maxLagMs: number;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  readonly tracing?: Tracing | undefined;
  readonly timeoutMs?: number;
  /** Monotonic clock in milliseconds. */
  readonly now?: () => number;
}

/** Opens a database with a streaming replica for reads that may be slightly late. The replica is not used until `follow` is called. */
export function openReplica(
  primary: PostgresDatabase,
  { url, max, prepares, maxLagMs, log, tracing, timeoutMs = TIMEOUT_MS, now }: ReplicaOptions,
): Database {
  const readers = openPostgres({ url, max, prepares, tracing, timeoutMs });
  const watcher = openPostgres({ url, max: 1, prepares: false, timeoutMs: WATCH_TIMEOUT_MS });
  const listeners: ((by: AnsweredBy) => void)[] = [];
  const watch = new ReplicaWatch({
    primary: primary.execute,
    replica: watcher.execute,
    maxLagMs,
    log,
    lost: () => reads.lost(),
    recovered: () => reads.recovered(),
    ...(now && { now }),
  });
  const reads = new ReplicaReads({
    primary: primary.client,
    replica: readers.client,
    watch,
    timeoutMs: timeoutMs + LATER_MS,
    log,
    answered: (by) => {
      for (const listener of listeners) listener(by);
    },
    ...(now && { now }),
  });
  return {
    ...primary,
    reads,
    replica: {
      follow: () => watch.follow(),
      poll: () => watch.poll(),
      state: () => watch.state,
      lagSeconds: () => {
        const lag = watch.lagMs();
        return lag === undefined ? null : lag / 1_000;
      },
      maxLagSeconds: maxLagMs / 1_000,
      pool: readers.pool,
      onAnswer: (listener) => void listeners.push(listener),
    },
    close: async () => void (await Promise.all([readers.close(), watcher.close(), primary.close()])),
  };
}
