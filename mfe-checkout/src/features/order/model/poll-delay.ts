/** Milliseconds before the first, second, … poll. Most orders are final within a few seconds. */
const delays = [700, 1000, 1500, 2000, 3000, 5000, 8000] as const;
const slowest = 15_000;

/** Returns how long to wait before the next poll after `asked` responses or failures (OR-02), in milliseconds. */
export function pollDelay(polls: number): number {
  return delays[Math.max(0, Math.trunc(polls))] ?? slowest;
}
