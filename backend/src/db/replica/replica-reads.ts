import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { AnsweredBy, Freshness, ReadDb, Reads } from '../client';
import { findDatabaseError } from '../errors';
import { countingLogger } from '../statement-counter';
import { ReplicaBreaker } from './replica-breaker';
import { findReplicaFailure } from './replica-failure';
import type { ReplicaWatch } from './replica-watch';

type StatementClient = Pick<Pool, 'query'>;

interface ReadsOptions {
  readonly primary: StatementClient;
  readonly replica: StatementClient;
  readonly watch: Pick<ReplicaWatch, 'state' | 'away' | 'holds' | 'catchUp'>;
  /** Milliseconds after which the primary is queried, whatever was slow: a free connection, connecting, or the statement. */
  readonly timeoutMs: number;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  readonly answered: (by: AnsweredBy) => void;
  /** Monotonic clock in milliseconds. */
  readonly now?: () => number;
}

type Reason = AnsweredBy['reason'];

const READ_ONLY_TRANSACTION = '25006';

/** Ends a pending read when the replica is found not to respond. */
class ReplicaLost extends Error {}

/** Runs reads on a replica that is fresh enough, otherwise, and after the first failure, on the primary. */
export class ReplicaReads implements Reads {
  readonly #breaker = new ReplicaBreaker();
  /** Ends the wait of each statement pending on the replica. */
  readonly #waits = new Set<(error: Error) => void>();
  readonly #now: () => number;

  constructor(private readonly options: ReadsOptions) {
    this.#now = options.now ?? (() => performance.now());
  }

  async open(freshness?: Freshness): Promise<ReadDb> {
    const reads = { reason: await this.#refuse(freshness) };
    const query = (...args: readonly unknown[]) => this.#query(args, reads);
    return drizzle({ client: { query } as unknown as Pool, logger: countingLogger }) as unknown as ReadDb;
  }

  /** The replica does not respond: lets the primary answer all pending statements immediately. */
  lost(): void {
    for (const end of this.#waits) end(new ReplicaLost());
  }

  /** The replica is back: closes the breaker without a trial. */
  recovered(): void {
    this.#breaker.answered();
  }

  async #refuse(freshness: Freshness | undefined): Promise<Reason | undefined> {
    const { watch } = this.options;
    if (watch.away) return watch.away;
    if (watch.state === 'lag') return 'lag';
    if (watch.state !== 'in_use') return 'down';
    if (freshness === 'now') return (await watch.catchUp()) ? undefined : 'behind';
    return freshness && !watch.holds(freshness) ? 'own_change' : undefined;
  }

  /** @param reads reason for using the primary, if any; once set, all further reads stay there, so that they never go back in time */
  async #query(args: readonly unknown[], reads: { reason: Reason | undefined }): Promise<unknown> {
    const { primary, replica, watch, answered } = this.options;
    const run = (client: StatementClient) =>
      (client.query as unknown as (...all: readonly unknown[]) => Promise<unknown>)(...args);
    reads.reason ??= watch.away ?? (this.#breaker.admits(this.#now()) ? undefined : 'down');
    if (reads.reason === undefined) {
      try {
        const answer = await this.#waitFor(run(replica));
        this.#breaker.answered();
        answered({ server: 'replica', reason: 'fresh' });
        return answer;
      } catch (error) {
        reads.reason = this.#judge(error);
        if (reads.reason === undefined) throw error;
      }
    }
    answered({ server: 'primary', reason: reads.reason });
    return run(primary);
  }

  /** Awaits the replica's answer with a timeout. A later answer or failure is ignored. */
  async #waitFor(answer: Promise<unknown>): Promise<unknown> {
    const { timeoutMs } = this.options;
    let stopWaiting = (): void => undefined;
    const tooLong = new Promise<never>((_resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`No answer within ${timeoutMs} ms`)), timeoutMs);
      this.#waits.add(reject);
      stopWaiting = () => {
        clearTimeout(timer);
        this.#waits.delete(reject);
      };
    });
    try {
      return await Promise.race([answer, tooLong]);
    } finally {
      stopWaiting();
    }
  }

  #judge(error: unknown): Reason | undefined {
    const { log, watch } = this.options;
    // Already logged by the watch.
    const isLost = error instanceof ReplicaLost;
    const reason = isLost ? (watch.away ?? 'down') : findReplicaFailure(error);
    if (reason === 'timeout' || reason === 'down') {
      if (this.#breaker.failed(this.#now()) && !isLost)
        log.warn({ event: 'replica.fallback', reason, err: error }, 'Fallback: the primary answers all reads');
      return reason;
    }
    this.#breaker.answered();
    if (reason === 'conflict')
      log.info(
        { event: 'replica.conflict', err: error },
        'Replica canceled a read because of a recovery conflict; reading from the primary',
      );
    if (findDatabaseError(error)?.code === READ_ONLY_TRANSACTION)
      log.error({ event: 'replica.write_refused', err: error }, 'A read-only statement tried to write');
    return reason;
  }
}
