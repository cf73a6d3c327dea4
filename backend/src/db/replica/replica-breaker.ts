/** Milliseconds: the first rest, twice as long after each failed trial, and the longest. */
const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;

/** Leaves a replica alone that did not answer or took too long. After a rest, one statement tries it for all. */
export class ReplicaBreaker {
  #failures = 0;
  #restsUntil = 0;
  #isTried = false;

  /** Whether a statement may go there now. Whoever may has to say how it ended. @param now in milliseconds */
  admits(now: number): boolean {
    if (this.#failures === 0) return true;
    if (this.#isTried || now < this.#restsUntil) return false;
    this.#isTried = true;
    return true;
  }

  answered(): void {
    this.#failures = 0;
    this.#isTried = false;
  }

  /** @returns whether this is what opened it, and not the echo of a statement that was under way already */
  failed(now: number): boolean {
    if (this.#failures > 0 && !this.#isTried) return false;
    this.#isTried = false;
    this.#restsUntil = now + Math.min(LONGEST_MS, FIRST_MS * 2 ** this.#failures);
    this.#failures += 1;
    return this.#failures === 1;
  }
}
