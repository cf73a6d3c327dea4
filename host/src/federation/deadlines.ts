const development = process.env.NODE_ENV === 'development';

/** Milliseconds to load one file of a remote. Chunks have the same limit in tools/federation. */
export const FILE_DEADLINE_MS = development ? 60_000 : 4000;

/** Milliseconds to load a page with all its files before its failure panel appears. */
export const PAGE_DEADLINE_MS = development ? 90_000 : 4500;
