const development = process.env.NODE_ENV === 'development';

/** A single file of a remote has this many milliseconds; chunks have the same limit in tools/federation. */
export const FILE_DEADLINE_MS = development ? 60_000 : 4000;

/** A page with everything it needs has this many milliseconds before its failure panel appears. */
export const PAGE_DEADLINE_MS = development ? 90_000 : 4500;
