/** The time source of all rules, so that tests can move it. */
export interface Clock {
  now(): Date;
}

/** The machine's time plus an offset that the development interface sets, to skip days of waiting. */
export class MovableClock implements Clock {
  #aheadMs: number;

  /** Starts `CLOCK_AHEAD` seconds ahead: a test that kills a process starts the next one at the time of the first. */
  constructor(secondsAhead = Number(process.env.CLOCK_AHEAD ?? 0)) {
    this.#aheadMs = secondsAhead * 1_000;
  }

  now(): Date {
    return new Date(Date.now() + this.#aheadMs);
  }

  /** Moves forward; never back, since times are already stored in many places. */
  advance(seconds: number): void {
    this.#aheadMs += seconds * 1_000;
  }
}

export const systemClock: Clock = { now: () => new Date() };
