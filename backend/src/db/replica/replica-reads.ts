import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { AnsweredBy, Freshness, ReadDb, Reads } from '../client';
import { findDatabaseError, isDatabaseUnavailable } from '../errors';
import { countingLogger } from '../statement-counter';
import { ReplicaBreaker } from './replica-breaker';
import type { ReplicaWatch } from './replica-watch';

/** What a pool does for statements outside of transactions. */
export type StatementClient = Pick<Pool, 'query'>;

interface ReadsOptions {
  readonly primary: StatementClient;
  readonly replica: StatementClient;
  readonly watch: Pick<ReplicaWatch, 'state' | 'holds' | 'catchUp'>;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  readonly answered: (by: AnsweredBy) => void;
  /** Milliseconds of a clock that only goes forward. */
  readonly now?: () => number;
}

type Reason = AnsweredBy['reason'];

/** Recovery conflicts: the replica cannot keep rows for a reader any longer that the primary has removed. */
const CONFLICTS = new Set(['40001', '40P01']);
const QUERY_CANCELED = '57014';
const READ_ONLY_TRANSACTION = '25006';
/** What `pg` throws, without a code, where no answer comes. */
const NO_ANSWER = /query read timeout/i;

/** Why the primary is asked in place of the replica; undefined for what would be no better there. */
function getReason(error: unknown): Reason | undefined {
  const code = findDatabaseError(error)?.code;
  if (code !== undefined && CONFLICTS.has(code)) return 'conflict';
  if (code === QUERY_CANCELED || (error instanceof Error && NO_ANSWER.test(error.message))) return 'timeout';
  return isDatabaseUnavailable(error) ? 'down' : undefined;
}

/** Reads on a replica that is fresh enough, else, and from the first failure on, on the primary. */
export class ReplicaReads implements Reads {
  readonly #breaker = new ReplicaBreaker();
  readonly #now: () => number;

  constructor(private readonly options: ReadsOptions) {
    this.#now = options.now ?? (() => performance.now());
  }

  async open(freshness?: Freshness): Promise<ReadDb> {
    const reads = { reason: await this.#refuse(freshness) };
    const query = (...args: readonly unknown[]) => this.#query(args, reads);
    return drizzle({ client: { query } as unknown as Pool, logger: countingLogger }) as unknown as ReadDb;
  }

  /** It is back: nobody has to try it first. */
  recovered(): void {
    this.#breaker.answered();
  }

  async #refuse(freshness: Freshness | undefined): Promise<Reason | undefined> {
    const { watch } = this.options;
    if (watch.state === 'lag') return 'lag';
    if (watch.state !== 'in_use') return 'down';
    if (freshness === 'now') return (await watch.catchUp()) ? undefined : 'behind';
    return freshness && !watch.holds(freshness) ? 'own_change' : undefined;
  }

  /** @param reads why the primary answers these reads; one that has begun there ends there, so that it never goes back in time */
  async #query(args: readonly unknown[], reads: { reason: Reason | undefined }): Promise<unknown> {
    const { primary, replica, answered } = this.options;
    const run = (client: StatementClient) =>
      (client.query as unknown as (...all: readonly unknown[]) => Promise<unknown>)(...args);
    if (reads.reason === undefined && !this.#breaker.admits(this.#now())) reads.reason = 'down';
    if (reads.reason === undefined) {
      try {
        const answer = await run(replica);
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

  #judge(error: unknown): Reason | undefined {
    const { log } = this.options;
    const reason = getReason(error);
    if (reason === 'timeout' || reason === 'down') {
      if (this.#breaker.failed(this.#now()))
        log.warn({ event: 'replica.fallback', reason, err: error }, 'Fallback: the primary answers all reads');
      return reason;
    }
    this.#breaker.answered();
    if (reason === 'conflict')
      log.info(
        { event: 'replica.conflict', err: error },
        'The replica canceled a read for its recovery; the primary answers it',
      );
    if (findDatabaseError(error)?.code === READ_ONLY_TRANSACTION)
      log.error({ event: 'replica.write_refused', err: error }, 'A statement among reads wanted to write');
    return reason;
  }
}
