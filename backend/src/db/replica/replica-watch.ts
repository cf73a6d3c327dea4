import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { RawExecute } from '../transaction-guard';
import { findReplicaFailure } from './replica-failure';
import { parseLsn, ReplayProgress } from './replay-progress';

const LOOK_MS = 1_000;
/** How long a read that has to see everything waits for the replica at most. */
const CATCH_UP_MS = 250;
const FIRST_PAUSE_MS = 5;

/**
 * `catching_up` until it is known to have replayed anything; `lag` once it is further behind than allowed; `down` where it refuses or
 * breaks off, `timeout` where it does not answer.
 */
export type ReplicaState = 'catching_up' | 'in_use' | 'lag' | 'down' | 'timeout' | 'not_a_replica';

/** Why nothing may be asked of it, however late its answer may be. */
const AWAY: Partial<Record<ReplicaState, 'down' | 'timeout'>> = {
  down: 'down',
  timeout: 'timeout',
  not_a_replica: 'down',
};

export interface WatchOptions {
  readonly primary: RawExecute;
  /** On a connection that no reads wait for. */
  readonly replica: RawExecute;
  readonly maxLagMs: number;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** Called when the replica no longer answers, or turns out not to be one. */
  readonly lost?: () => void;
  /** Hears that the replica answers again after it was away. */
  readonly recovered?: () => void;
  /** Milliseconds of a clock that only goes forward. */
  readonly now?: () => number;
}

// What `now()` gives is before the position is read, so that everything committed before that moment is below it. Written and not only inserted:
// after a commit the log is, and a record that nobody waits for need not be sent for a while.
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

/** Knows how far behind the replica is, by asking both servers once a second. */
export class ReplicaWatch {
  readonly #progress = new ReplayProgress();
  readonly #now: () => number;
  #cluster = '';
  #state: ReplicaState = 'catching_up';

  constructor(private readonly options: WatchOptions) {
    this.#now = options.now ?? (() => performance.now());
  }

  get state(): ReplicaState {
    // Looks may have stopped, as while the primary does not answer, or another server may have become the primary since the last one.
    const isFresh = this.#progress.held !== undefined && this.#isInTime();
    return this.#state === 'in_use' && !isFresh ? 'lag' : this.#state;
  }

  /** Why the replica cannot be used; undefined where it can. */
  get away(): 'down' | 'timeout' | undefined {
    return AWAY[this.#state];
  }

  /** By how much the replica may be behind the primary; undefined before the first check. */
  lagMs(): number | undefined {
    const oldest = this.#progress.held ?? this.#progress.awaited;
    return oldest && this.#now() - oldest.seen;
  }

  /** Whether the replica is known to hold what was committed before a moment, by the clock of the primary. */
  holds(moment: Date): boolean {
    // Both in whole milliseconds: within one, either may have been first.
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

  /** @returns the position up to which it has replayed */
  async #readReplayed(): Promise<bigint> {
    const { rows } = await this.options.replica(REPLAYED);
    const row = rows[0] as ReplayedRow;
    if (!row.is_replica || row.lsn === null || row.cluster !== this.#cluster) throw new NotAReplica();
    const lsn = parseLsn(row.lsn);
    this.#progress.replayed(lsn);
    return lsn;
  }

  /** One check. @returns the resulting state */
  async look(): Promise<ReplicaState> {
    try {
      await this.#readPosition();
    } catch {
      // The primary does not answer, which everything else says: of the replica nothing is known but that it gets older.
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

  /** The replica did not answer. */
  failed(error: unknown): void {
    this.#progress.lost();
    if (error instanceof NotAReplica) this.#turn('not_a_replica');
    else this.#turn(findReplicaFailure(error) === 'timeout' ? 'timeout' : 'down', error);
  }

  /** Waits a moment until the replica holds all that was committed before the call. @returns whether it does */
  async catchUp(): Promise<boolean> {
    const wanted = await this.#readPosition();
    const timer = new AbortController();
    // The next check would notice a silent replica; a read that could already be under way does not wait for that.
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
        'DATABASE_REPLICA_URL is not a replica of the database of DATABASE_URL; the primary answers all reads',
      );
    else {
      const why = state === 'lag' ? { lag_seconds } : { err: error };
      log.warn({ event: 'replica.fallback', reason: state, ...why }, 'Fallback: the primary answers all reads');
    }
  }

  /** Looks once a second until it is stopped. */
  follow(): () => void {
    let isLooking = false;
    const look = async () => {
      if (isLooking) return;
      isLooking = true;
      await this.look();
      isLooking = false;
    };
    void look();
    const timer = setInterval(() => void look(), LOOK_MS);
    timer.unref();
    return () => clearInterval(timer);
  }
}

class NotAReplica extends Error {}
