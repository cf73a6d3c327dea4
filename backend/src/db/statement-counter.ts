import { AsyncLocalStorage } from 'node:async_hooks';
import type { Logger } from 'drizzle-orm/logger';

const counts = new AsyncLocalStorage<{ statements: number }>();

/** Counts the database statements of `work` and everything it starts. */
export function countStatements<T>(work: () => T): { result: T; statements: () => number } {
  const count = { statements: 0 };
  return { result: counts.run(count, work), statements: () => count.statements };
}

/** Returns the statements so far in the surrounding `countStatements`; 0 outside of it. */
export const statementsSoFar = (): number => counts.getStore()?.statements ?? 0;

/** Transaction control is not counted: one driver sends it through drizzle, the other does not. */
const CONTROL = /^\s*(begin|commit|rollback|savepoint|release)\b/i;

export function countStatement(text: string): void {
  const count = counts.getStore();
  if (count && !CONTROL.test(text)) count.statements += 1;
}

export const countingLogger: Logger = { logQuery: countStatement };
