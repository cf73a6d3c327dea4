import type { SearchGroup } from '../contract/search';

/** Longest registration or renewal, in years (BC-01). */
export const RENEWAL_YEARS_MAX = 10;

/** How long a notice stays, in milliseconds (NT-14). */
export const NOTICE_TIMEOUT_MS = 5000;

/** The extension added to a word without one (SE-03). */
export const DEFAULT_TLD = '.com';

/** How long one search call may wait for registries, in seconds (SE-02). */
export const MAX_WAIT_S = 1;

/** The groups of the results page, each with its number of placeholder rows (SE-02). */
export const SEARCH_GROUPS = [
  { id: 'exact', skeletons: 1 },
  { id: 'popular', skeletons: 11 },
  { id: 'all', skeletons: 5 },
] as const satisfies readonly { id: SearchGroup; skeletons: number }[];
