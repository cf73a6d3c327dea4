import type { Clock } from '../../src/core/clock';

/** A clock that stands still until it is moved. */
export class FakeClock implements Clock {
  #now: number;

  constructor(start: Date = new Date()) {
    this.#now = start.getTime();
  }

  now(): Date {
    return new Date(this.#now);
  }

  /** Sets the clock to this time. */
  set(at: Date): void {
    this.#now = at.getTime();
  }

  /** Advances by this many seconds. */
  advance(seconds: number): void {
    this.#now += seconds * 1_000;
  }
}
