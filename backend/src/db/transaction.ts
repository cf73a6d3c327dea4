import type { Db, Tx } from './client';
import { retried } from './retry';

/** Runs `work` in a transaction, retried up to 5 times on serialization failures: it must use nothing but `tx`. */
export function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return retried(() => db.transaction(work));
}
