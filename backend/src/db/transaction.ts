import type { Db, Tx } from './client';
import { retried } from './retry';

/**
 * Runs `work` in a transaction, again when the database asks for it (at most 5 times, with jitter).
 * `work` may therefore run more than once: let it touch nothing but `tx`.
 */
export function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return retried(() => db.transaction(work));
}
