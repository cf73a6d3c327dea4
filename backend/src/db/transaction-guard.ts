import { AsyncLocalStorage } from 'node:async_hooks';

export type RawExecute = (text: string, values?: unknown[]) => Promise<{ rows: unknown[]; rowCount: number }>;

interface OpenTransaction {
  open: boolean;
  afterCommit: (() => void)[];
  atEnd: (() => void)[];
}

const current = new AsyncLocalStorage<OpenTransaction>();

/**
 * Marks `work` as the body of a transaction. Until it ends, using the root database from within throws: with PGlite, which has one session,
 * such a statement would deadlock; with PostgreSQL it would silently run outside the transaction.
 */
export async function markTransaction<T>(work: () => Promise<T>): Promise<T> {
  const mark: OpenTransaction = { open: true, afterCommit: [], atEnd: [] };
  const result = await current.run(mark, async () => {
    try {
      return await work();
    } finally {
      mark.open = false;
      for (const callback of mark.atEnd) callback();
    }
  });
  for (const callback of mark.afterCommit) callback();
  return result;
}

/** Calls back after the surrounding transaction has committed; immediately if there is none. */
export function afterCommit(callback: () => void): void {
  const mark = current.getStore();
  if (mark?.open) mark.afterCommit.push(callback);
  else callback();
}

/** Calls back when the surrounding transaction ends, whether committed or rolled back. */
export function atTransactionEnd(callback: () => void): void {
  const mark = current.getStore();
  if (mark?.open) mark.atEnd.push(callback);
}

export function refuseInsideTransaction(): void {
  if (current.getStore()?.open) {
    throw new Error('The root database was used inside a transaction: use the `tx` that the transaction was given.');
  }
}
