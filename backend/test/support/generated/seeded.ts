/** Reproducible random choices; independent of other instances. */
export class Seeded {
  #state: number;

  /** @param parts identify the choices, such as a seed, a step and the number of a request */
  constructor(...parts: readonly (number | string)[]) {
    // FNV-1a, so that neighbouring seeds have nothing in common.
    this.#state = 0x811c9dc5;
    for (const char of parts.join('/')) this.#state = Math.imul(this.#state ^ char.charCodeAt(0), 0x01000193) >>> 0;
  }

  /** From 0 up to 1 (mulberry32). */
  fraction(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from 0 to below `end`. */
  below(end: number): number {
    return Math.floor(this.fraction() * end);
  }

  pick<T>(values: readonly T[]): T {
    if (values.length === 0) throw new Error('Nothing to pick from');
    return values[this.below(values.length)] as T;
  }

  shuffled<T>(values: readonly T[]): T[] {
    return values
      .map((value) => ({ value, at: this.fraction() }))
      .sort((a, b) => a.at - b.at)
      .map(({ value }) => value);
  }

  /** Picks a key by weight. */
  weighed<T extends string>(weights: Readonly<Record<T, number>>): T {
    const entries = Object.entries(weights) as [T, number][];
    let left = this.fraction() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [value, weight] of entries) if ((left -= weight) < 0) return value;
    return this.pick(entries)[0];
  }
}
