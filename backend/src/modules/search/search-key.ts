/** State of a search in its key, for any instance to continue: start (milliseconds since the epoch) and number of answers sent. */
interface SearchProgress {
  readonly startedAt: number;
  readonly answered: number;
}

/** Lifetime of a search in milliseconds; an older key begins a new one. */
const OLDEST_MS = 60_000;

export function writeSearchKey({ startedAt, answered }: SearchProgress): string {
  return `${startedAt.toString(36)}-${answered.toString(36)}`;
}

/** Parses a key; a missing, invalid, old or future one begins a search now. */
export function readSearchKey(key: string | undefined, now: number): SearchProgress {
  const match = /^([0-9a-z]{1,11})-([0-9a-z]{1,4})$/.exec(key ?? '');
  const startedAt = Number.parseInt(match?.[1] ?? '', 36);
  if (!(startedAt <= now && startedAt > now - OLDEST_MS)) return { startedAt: now, answered: 0 };
  return { startedAt, answered: Number.parseInt(match?.[2] ?? '0', 36) };
}
