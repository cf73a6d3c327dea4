import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { RawExecute } from '../transaction-guard';
import { findReplicaFailure } from './replica-failure';
import { parseLsn, ReplayProgress } from './replay-progress';

const POLL_MS = 1_000;
/** Maximum time that a read requiring everything waits for the replica. */
const CATCH_UP_MS = 250;
const FIRST_PAUSE_MS = 5;

/**
 * `catching_up` until it has replayed anything; `lag` above the maximum; `down` if it refuses or disconnects, `timeout` without a response.
 */
type ReplicaState = 'catching_up' | 'in_use' | 'lag' | 'down' | 'timeout' | 'not_a_replica';

/** Why it must not be queried, whatever its lag. */
const AWAY: Partial<Record<ReplicaState, 'down' | 'timeout'>> = {
  down: 'down',
  timeout: 'timeout',
  not_a_replica: 'down',
};

interface WatchOptions {
  readonly primary: RawExecute;
  /** On a connection not used for reads. */
  readonly replica: RawExecute;
  readonly maxLagMs: number;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** Called when the replica no longer responds or is not a replica. */
  readonly lost?: () => void;
  readonly recovered?: () => void;
  /** Monotonic clock in milliseconds. */
  readonly now?: () => number;
}

// `now()` precedes reading the position, so that everything committed before it is included. The write position, not the insert position:
// commits write the log, while a record that nobody waits for need not be sent for a while.
const POSITION = `select now() as at, pg_current_wal_lsn()::text as lsn, system_identifier::text as cluster from pg_control_system()`;
const REPLAYED = `select pg_is_in_recovery() as is_replica, pg_last_wal_replay_lsn()::text as lsn, system_identifier::text as cluster from pg_control_system()`;

interface PositionRow {
  readonly at: Date;
  readonly lsn: string;
  readonly cluster: string;
}
interface ReplayedRow {
  readonly is_replica: boolean;
  readonly lsn: string | null;
  readonly cluster: string;
}

/** Determines the lag of the replica by querying both servers once a second. */
export class ReplicaWatch {
  readonly #progress = new ReplayProgress();
  readonly #now: () => number;
  #cluster = '';
  #state: ReplicaState = 'catching_up';

  constructor(private readonly options: WatchOptions) {
    this.#now = options.now ?? (() => performance.now());
  }

  get state(): ReplicaState {
    // Checks may have stopped, for instance with the primary, or another server may have become the primary since.
    const isFresh = this.#progress.held !== undefined && this.#isInTime();
    return this.#state === 'in_use' && !isFresh ? 'lag' : this.#state;
  }

  /** Why it must not be queried; undefined if it may. */
  get away(): 'down' | 'timeout' | undefined {
    return AWAY[this.#state];
  }

  /** Maximum age in milliseconds of what the replica has; undefined before the first check. */
  lagMs(): number | undefined {
    const oldest = this.#progress.held ?? this.#progress.awaited;
    return oldest && this.#now() - oldest.seen;
  }

  /** Whether the replica is known to include everything committed before a time on the primary's clock. */
  holds(moment: Date): boolean {
    // Both are whole milliseconds: within the same one, the order is unknown.
    return (this.#progress.held?.at.getTime() ?? 0) > moment.getTime();
  }

  #isInTime(): boolean {
    return (this.lagMs() ?? 0) <= this.options.maxLagMs;
  }

  async #readPosition(): Promise<bigint> {
    const seen = this.#now();
    const { rows } = await this.options.primary(POSITION);
    const row = rows[0] as PositionRow;
    this.#cluster = row.cluster;
    const lsn = parseLsn(row.lsn);
    this.#progress.written({ lsn, at: row.at, seen });
    return lsn;
  }

  /** @returns the replica's replay position */
  async #readReplayed(): Promise<bigint> {
    const { rows } = await this.options.replica(REPLAYED);
    const row = rows[0] as ReplayedRow;
    if (!row.is_replica || row.lsn === null || row.cluster !== this.#cluster) throw new NotAReplica();
    const lsn = parseLsn(row.lsn);
    this.#progress.replayed(lsn);
    return lsn;
  }

  async poll(): Promise<ReplicaState> {
    try {
      await this.#readPosition();
    } catch {
      // The primary does not respond, which is reported elsewhere; the replica only ages.
      return this.state;
    }
    try {
      await this.#readReplayed();
      this.#turn(this.#isInTime() ? (this.#progress.held ? 'in_use' : 'catching_up') : 'lag');
    } catch (error) {
      this.failed(error);
    }
    return this.state;
  }

  failed(error: unknown): void {
    this.#progress.lost();
    if (error instanceof NotAReplica) this.#turn('not_a_replica');
    else this.#turn(findReplicaFailure(error) === 'timeout' ? 'timeout' : 'down', error);
  }

  /** Waits briefly until the replica has everything committed before the call. @returns whether it does */
  async catchUp(): Promise<boolean> {
    const wanted = await this.#readPosition();
    const timer = new AbortController();
    // The next check detects a replica that does not respond; a read must not wait for that.
    const late = sleep(CATCH_UP_MS, false, { signal: timer.signal }).catch(() => false);
    try {
      return await Promise.race([this.#untilReplayed(wanted), late]);
    } finally {
      timer.abort();
    }
  }

  async #untilReplayed(wanted: bigint): Promise<boolean> {
    const until = this.#now() + CATCH_UP_MS;
    try {
      for (let pause = FIRST_PAUSE_MS; (await this.#readReplayed()) < wanted; pause *= 2) {
        if (this.#now() + pause > until) return false;
        await sleep(pause);
      }
      return true;
    } catch (error) {
      this.failed(error);
      return false;
    }
  }

  #turn(state: ReplicaState, error?: unknown): void {
    if (state === this.#state) return;
    const { log, lost, recovered } = this.options;
    const wasAway = this.away !== undefined;
    this.#state = state;
    if (this.away) lost?.();
    else if (wasAway) recovered?.();
    if (state === 'catching_up') return;
    const lag_seconds = Math.round((this.lagMs() ?? 0) / 100) / 10;
    if (state === 'in_use') {
      log.info({ event: 'replica.in_use', lag_seconds }, 'The replica answers reads that may be a moment late');
    } else if (state === 'not_a_replica')
      log.error(
        { event: 'replica.not_a_replica' },
        'DATABASE_REPLICA_URL is not a replica of DATABASE_URL; the primary answers all reads',
      );
    else {
      const why = state === 'lag' ? { lag_seconds } : { err: error };
      log.warn({ event: 'replica.fallback', reason: state, ...why }, 'Fallback: the primary answers all reads');
    }
  }

  /** Checks once a second until stopped. */
  follow(): () => void {
    let isPolling = false;
    const poll = async () => {
      if (isPolling) return;
      isPolling = true;
      await this.poll();
      isPolling = false;
    };
    void poll();
    const timer = setInterval(() => void poll(), POLL_MS);
    timer.unref();
    return () => clearInterval(timer);
  }
}

class NotAReplica extends Error {}
