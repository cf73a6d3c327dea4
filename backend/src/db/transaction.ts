import type { Db, Tx } from './client';
import { retried } from './retry';

/**
 * Runs `work` in a transaction, with retries on serialization failures (up to 5 attempts with jitter). It may therefore run more than once:
 * it must use nothing but `tx`.
 */
export function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return retried(() => db.transaction(work));
}
