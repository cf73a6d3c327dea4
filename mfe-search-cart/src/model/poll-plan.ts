const PAUSE_MS = 100;
/** The first answer holds only what the server knew by itself; the registries' come with the second. */
const FIRST_PAUSE_MS = 10;
const MAX_PAUSE_MS = 2000;

/** So many answers are fetched right after each other; a search that takes more is asked for ever more slowly. */
const QUICK = 6;

/** How often one search is polled before it is ended here, after about half a minute. The server ends its own well before. */
export const MAX_POLLS = 16;

/**
 * How long to wait before asking again, in milliseconds. Short, as the call itself waits for news up to `max_wait` seconds.
 * @param asked how many answers have come so far, 1 or more.
 */
export function pauseBeforePoll(asked: number): number {
  if (asked <= 1) return FIRST_PAUSE_MS;
  return Math.min(PAUSE_MS * 2 ** Math.max(0, asked - QUICK), MAX_PAUSE_MS);
}
