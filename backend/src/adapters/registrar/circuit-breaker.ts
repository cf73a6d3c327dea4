import { createOwnStore, type BreakerStore } from './breaker-store';
import {
  CLOSED,
  isPaused,
  readState,
  beginProbe,
  countFailure,
  type BreakerRecord,
  type BreakerState,
} from './breaker-state';

/** Milliseconds until a probe, and between polls while it is in progress. */
const RETRY_MS = 10_000;
const PROBE_MS = 500;
/** Interval in milliseconds for reading the state of other instances. */
const FOLLOW_MS = 2_000;

export interface BreakerOptions {
  readonly retryMs?: number;
  /** Called immediately, and at each change. */
  readonly changed?: (state: BreakerState) => void;
  readonly store?: BreakerStore;
  /** Called if the store could not be read, or a result not be recorded. */
  readonly unrecorded?: (error: unknown) => void;
}

/** Decides whether calls may be made, by the results of earlier ones. Its synchronous state is what was last read from the store. */
export class CircuitBreaker {
  readonly #retryMs: number;
  readonly #changed: BreakerOptions['changed'];
  readonly #store: BreakerStore;
  readonly #unrecorded: (error: unknown) => void;
  #known = CLOSED;

  constructor({ retryMs = RETRY_MS, changed, store = createOwnStore(), unrecorded = () => undefined }: BreakerOptions) {
    this.#retryMs = retryMs;
    this.#changed = changed;
    this.#store = store;
    this.#unrecorded = unrecorded;
    changed?.(this.state);
  }

  get state(): BreakerState {
    return readState(this.#known);
  }

  /** Returns the milliseconds until a call may be admitted again; 0 while none is refused. */
  retryAfterMs(): number {
    if (this.#known.pausedUntil === null) return 0;
    return this.#known.isProbing ? PROBE_MS : Math.max(0, this.#known.pausedUntil - Date.now());
  }

  /** Whether a call may be made; after a pause, only one may. */
  async isAdmitted(): Promise<boolean> {
    this.#learn(await this.#store.read());
    if (this.#known.pausedUntil === null) return true;
    if (isPaused(this.#known, Date.now())) return false;
    let isProbe = false;
    const claimProbe = (record: BreakerRecord): BreakerRecord => {
      const now = Date.now();
      isProbe = record.pausedUntil !== null && !isPaused(record, now);
      return isProbe ? beginProbe(record, now) : record;
    };
    this.#learn(await this.#store.change(claimProbe));
    return isProbe || this.state === 'closed';
  }

  /** Records whether a call was answered. A failure to record it does not affect the call. */
  async record(isAnswered: boolean): Promise<void> {
    try {
      if (!isAnswered)
        this.#learn(await this.#store.change((record) => countFailure(record, Date.now(), this.#retryMs)));
      else if (this.#known.failures > 0) this.#learn(await this.#store.change(() => CLOSED));
    } catch (error) {
      this.#unrecorded(error);
    }
  }

  /** Follows other instances' changes until the returned function is called. */
  follow(): () => void {
    const read = () => void this.#store.read().then((record) => this.#learn(record), this.#unrecorded);
    const timer = setInterval(read, FOLLOW_MS).unref();
    return () => clearInterval(timer);
  }

  #learn(record: BreakerRecord): void {
    const before = this.state;
    this.#known = record;
    if (this.state !== before) this.#changed?.(this.state);
  }
}
