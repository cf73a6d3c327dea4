import type { Logger } from 'pino';
import type { Tracing } from '@storefront/shared/tracing';
import type { AnsweredBy, Database } from '../client';
import { openPostgres, type PostgresDatabase } from '../postgres';
import { ReplicaReads } from './replica-reads';
import { ReplicaWatch } from './replica-watch';

/** A read that takes longer is repeated on the primary. */
const PATIENCE_MS = 5_000;
/** The error code of the replica comes first, then that of the driver, where they have one. */
const LATER_MS = 500;
const WATCH_PATIENCE_MS = 1_000;

export interface ReplicaOptions {
  readonly url: string;
  /** Connections for reads at most; one more watches the replica. */
  readonly max: number;
  readonly prepares: boolean;
  readonly maxLagMs: number;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  readonly tracing?: Tracing | undefined;
  /** Milliseconds that the replica has for a statement. */
  readonly patienceMs?: number;
  /** Milliseconds of a clock that only goes forward. */
  readonly now?: () => number;
}

/** A database with a streaming replica for reads that may be a moment late. The replica is not used before somebody follows it. */
export function openReplica(
  primary: PostgresDatabase,
  { url, max, prepares, maxLagMs, log, tracing, patienceMs = PATIENCE_MS, now }: ReplicaOptions,
): Database {
  const readers = openPostgres({ url, max, prepares, tracing, patienceMs });
  const watcher = openPostgres({ url, max: 1, prepares: false, patienceMs: WATCH_PATIENCE_MS });
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
    patienceMs: patienceMs + LATER_MS,
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
      look: () => watch.look(),
      state: () => watch.state,
      lagSeconds: () => {
        const lag = watch.lagMs();
        return lag === undefined ? null : lag / 1_000;
      },
      maxLagSeconds: maxLagMs / 1_000,
      pool: readers.pool,
      hear: (listener) => void listeners.push(listener),
    },
    close: async () => void (await Promise.all([readers.close(), watcher.close(), primary.close()])),
  };
}
