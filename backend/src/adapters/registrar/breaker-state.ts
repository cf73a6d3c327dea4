/** Consecutive calls without an answer after which the breaker opens. */
export const MAX_FAILURES = 10;
/** Time limit of a probe in milliseconds: longer than any call takes, in case the probing process died. */
const PROBE_MS = 120_000;

/** Breaker state of a service. Times are milliseconds since the epoch. */
export interface BreakerRecord {
  /** Consecutive calls without an answer. */
  readonly failures: number;
  /** End of the pause, or of the probe in progress; null if closed. */
  readonly pausedUntil: number | null;
  readonly isProbing: boolean;
}

export const CLOSED: BreakerRecord = { failures: 0, pausedUntil: null, isProbing: false };

export type BreakerState = 'closed' | 'open' | 'half_open';

export function readState({ pausedUntil, isProbing }: BreakerRecord): BreakerState {
  if (pausedUntil === null) return 'closed';
  return isProbing ? 'half_open' : 'open';
}

/** Whether a call has to wait, for the end of the pause or of another call's probe. */
export const isPaused = ({ pausedUntil }: BreakerRecord, now: number): boolean =>
  pausedUntil !== null && pausedUntil > now;

/** Starts a probe after a pause; all other calls keep waiting. */
export const beginProbe = (record: BreakerRecord, now: number): BreakerRecord => ({
  ...record,
  pausedUntil: now + PROBE_MS,
  isProbing: true,
});

/** Records a call without an answer. A call sent before the breaker opened does not extend the pause. */
export function countFailure(record: BreakerRecord, now: number, pauseMs: number): BreakerRecord {
  if (isPaused(record, now) && !record.isProbing) return record;
  const failures = Math.min(record.failures + 1, MAX_FAILURES);
  return failures < MAX_FAILURES
    ? { failures, pausedUntil: null, isProbing: false }
    : { failures, pausedUntil: now + pauseMs, isProbing: false };
}
