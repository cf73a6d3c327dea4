/** Parses a position in the write-ahead log (LSN) such as `16/B374D848`. */
export function parseLsn(text: string): bigint {
  const [, high, low] = /^([\da-f]{1,8})\/([\da-f]{1,8})$/i.exec(text) ?? [];
  if (high === undefined || low === undefined) throw new Error(`Invalid LSN: ${text}`);
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

/** How far the primary's log had got at some time; it contains everything committed before. */
export interface Position {
  readonly lsn: bigint;
  /** Time by the primary's clock. */
  readonly at: Date;
  /** The same by this process's monotonic clock, in milliseconds. */
  readonly seen: number;
}

/** Pending positions: five minutes of one per second. A longer lag is too much anyway. */
const MOST = 300;

/**
 * Tracks how current a replica is known to be. The primary's positions are recorded with their times; the replica's replay position then
 * tells up to which time it has everything. Both are log positions, so that an idle primary does not make its replica look late, and the
 * servers' clocks need not agree.
 */
export class ReplayProgress {
  #waiting: Position[] = [];
  #held: Position | undefined;

  /** The newest position that the replica has replayed; undefined before the first. */
  get held(): Position | undefined {
    return this.#held;
  }

  /** The oldest position that it has not replayed. */
  get awaited(): Position | undefined {
    return this.#waiting[0];
  }

  written(position: Position): void {
    const newest = this.#waiting.at(-1) ?? this.#held;
    // Another server became the primary without having received everything, so positions of the former one are void.
    if (newest && position.lsn < newest.lsn) {
      this.#waiting = [];
      this.#held = undefined;
    }
    if (this.#waiting.length < MOST) this.#waiting.push(position);
  }

  replayed(lsn: bigint): void {
    // A replica never goes back: this is another one.
    if (this.#held && lsn < this.#held.lsn) this.#held = undefined;
    const behind = this.#waiting.findIndex((position) => position.lsn > lsn);
    const done = this.#waiting.splice(0, behind === -1 ? this.#waiting.length : behind);
    this.#held = done.at(-1) ?? this.#held;
  }

  /** The replica does not respond, and may be another one when it does. */
  lost(): void {
    this.#held = undefined;
  }
}
