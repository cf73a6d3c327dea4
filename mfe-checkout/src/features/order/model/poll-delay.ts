/** Milliseconds before the first, second, … question. Most orders are final within a few seconds. */
const delays = [700, 1000, 1500, 2000, 3000, 5000, 8000] as const;
const slowest = 15_000;

/** How long to wait before asking again after `asked` answers or failures (OR-02). Milliseconds. */
export function pollDelay(asked: number): number {
  return delays[Math.max(0, Math.trunc(asked))] ?? slowest;
}
