/** Milliseconds: the first pause, doubled after each failed trial, and the longest. */
const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;

/** Circuit breaker for a replica that failed or timed out. After a pause, a single statement tries it. */
export class ReplicaBreaker {
  #failures = 0;
  #pausedUntil = 0;
  #isProbing = false;

  /** Whether a statement may use the replica now. If so, its outcome must be reported. @param now in milliseconds */
  admits(now: number): boolean {
    if (this.#failures === 0) return true;
    if (this.#isProbing || now < this.#pausedUntil) return false;
    this.#isProbing = true;
    return true;
  }

  answered(): void {
    this.#failures = 0;
    this.#isProbing = false;
  }

  /** @returns whether this failure opened the breaker, rather than one of a statement that was already running */
  failed(now: number): boolean {
    if (this.#failures > 0 && !this.#isProbing) return false;
    this.#isProbing = false;
    this.#pausedUntil = now + Math.min(LONGEST_MS, FIRST_MS * 2 ** this.#failures);
    this.#failures += 1;
    return this.#failures === 1;
  }
}
