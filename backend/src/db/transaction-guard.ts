import { AsyncLocalStorage } from 'node:async_hooks';

/** Runs raw SQL on one connection. */
export type RawExecute = (text: string, values?: unknown[]) => Promise<{ rows: unknown[]; rowCount: number }>;

interface OpenTransaction {
  open: boolean;
  afterCommit: (() => void)[];
  atEnd: (() => void)[];
}

const current = new AsyncLocalStorage<OpenTransaction>();

/**
 * Runs `work` marked as the body of a transaction. Until it ends, the root database refuses to be used inside it: PGlite has one session,
 * so such a statement would deadlock with its own transaction; on PostgreSQL it would silently run outside of it.
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

/** Calls back once the transaction around the caller has committed; immediately where there is none. */
export function afterCommit(callback: () => void): void {
  const mark = current.getStore();
  if (mark?.open) mark.afterCommit.push(callback);
  else callback();
}

/** Calls back when the transaction around the caller is over, however it ended. */
export function atTransactionEnd(callback: () => void): void {
  const mark = current.getStore();
  if (mark?.open) mark.atEnd.push(callback);
}

/** Throws when called from the body of a transaction. */
export function refuseInsideTransaction(): void {
  if (current.getStore()?.open) {
    throw new Error('The root database was used inside a transaction: use the `tx` that the transaction was given.');
  }
}
