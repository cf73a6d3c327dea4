import { ExponentialBackoff, fullJitterGenerator, handleWhen, retry } from 'cockatiel';
import type { Db, Tx } from './client';
import { findDatabaseError } from './errors';

/** Serialization failure and deadlock: the whole transaction may be retried (PostgreSQL appendix A, class 40). */
const RETRYABLE = new Set(['40001', '40P01']);

const retrying = retry(
  handleWhen((error) => RETRYABLE.has(findDatabaseError(error)?.code ?? '')),
  {
    maxAttempts: 4,
    backoff: new ExponentialBackoff({ generator: fullJitterGenerator, initialDelay: 40, maxDelay: 320 }),
  },
);

/** Runs `work` in a transaction, up to 5 times with jitter on serialization failures: it must use nothing but `tx`. */
export function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return retrying.execute(() => db.transaction(work));
}
