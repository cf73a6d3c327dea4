import type { SearchResult } from '@storefront/shared/contract';

/** Rows that stay visible under a filter until their group is complete; `all` before the first response. */
export type HeldRows = ReadonlySet<string> | 'all';

/** Returns the rows to keep when a filter is chosen: those whose registry has not responded yet. */
export function holdPending(results: readonly SearchResult[] | undefined): HeldRows {
  return results
    ? new Set(results.filter((result) => result.status === 'pending').map((result) => result.domain))
    : 'all';
}
