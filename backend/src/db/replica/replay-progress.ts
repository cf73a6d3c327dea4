/** A place in the write-ahead log (LSN) as a number, from `16/B374D848`. */
export function parseLsn(text: string): bigint {
  const [, high, low] = /^([\da-f]{1,8})\/([\da-f]{1,8})$/i.exec(text) ?? [];
  if (high === undefined || low === undefined) throw new Error(`No LSN: ${text}`);
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

/** How far the primary had written at a moment. Whatever was committed before it is in the log up to there. */
export interface Position {
  readonly lsn: bigint;
  /** The moment by the clock of the primary. */
  readonly at: Date;
  /** The same by a clock of this process that only goes forward, in milliseconds. */
  readonly seen: number;
}

/** Positions that wait to be replayed: five minutes of them, one a second. Whoever is later than that is late in any case. */
const MOST = 300;

/**
 * Up to which moment a replica has replayed everything. The primary's log positions are recorded with the time at which they were read, and
 * compared with the position that the replica has replayed. Both come from the log, so that an idle primary does not make its replica look
 * late, and the servers' clocks need not agree.
 */
export class ReplayProgress {
  #waiting: Position[] = [];
  #held: Position | undefined;

  /** The newest position that the replica has replayed, undefined before it has replayed any. */
  get held(): Position | undefined {
    return this.#held;
  }

  /** The oldest that it has not. */
  get awaited(): Position | undefined {
    return this.#waiting[0];
  }

  written(position: Position): void {
    const newest = this.#waiting.at(-1) ?? this.#held;
    // Another server became the primary without having received everything: all recorded positions of the former one are invalid.
    if (newest && position.lsn < newest.lsn) {
      this.#waiting = [];
      this.#held = undefined;
    }
    if (this.#waiting.length < MOST) this.#waiting.push(position);
  }

  replayed(lsn: bigint): void {
    // No replica goes back: another one answers now.
    if (this.#held && lsn < this.#held.lsn) this.#held = undefined;
    const behind = this.#waiting.findIndex((position) => position.lsn > lsn);
    const done = this.#waiting.splice(0, behind === -1 ? this.#waiting.length : behind);
    this.#held = done.at(-1) ?? this.#held;
  }

  /** The replica does not answer, and may be another one when it does. */
  lost(): void {
    this.#held = undefined;
  }
}
