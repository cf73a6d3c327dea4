/** Where every rule that depends on time reads it, so that a test can move it. */
export interface Clock {
  now(): Date;
}

/** The machine's time, shifted by the development interface: days of waiting pass in a moment. */
export class MovableClock implements Clock {
  #aheadMs: number;

  /** `CLOCK_AHEAD` seconds ahead: a test that kills a process starts the next one at the time at which the first ended. */
  constructor(secondsAhead = Number(process.env.CLOCK_AHEAD ?? 0)) {
    this.#aheadMs = secondsAhead * 1_000;
  }

  now(): Date {
    return new Date(Date.now() + this.#aheadMs);
  }

  /** Advances by this many seconds; there is no way back, as the time is stored in many places. */
  advance(seconds: number): void {
    this.#aheadMs += seconds * 1_000;
  }
}

export const systemClock: Clock = { now: () => new Date() };
