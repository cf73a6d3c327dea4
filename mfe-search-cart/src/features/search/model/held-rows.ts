import type { SearchResult } from '@storefront/shared/contract';

/** Rows that keep their place under a filter until their group is complete; `all` before the first answer. */
export type HeldRows = ReadonlySet<string> | 'all';

/** The rows to hold when a filter is chosen: those that have not been answered yet. */
export function holdPending(results: readonly SearchResult[] | undefined): HeldRows {
  return results
    ? new Set(results.filter((result) => result.status === 'pending').map((result) => result.domain))
    : 'all';
}
