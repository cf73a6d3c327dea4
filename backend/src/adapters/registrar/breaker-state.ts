/** Consecutive calls without an answer after which the breaker opens. */
export const MAX_FAILURES = 10;
/** Time limit of a probe in milliseconds: longer than any call takes, in case the probing process died. */
const TRIAL_MS = 120_000;

/** Breaker state of a service. Times are milliseconds since the epoch. */
export interface BreakerRecord {
  /** Consecutive calls without an answer. */
  readonly failures: number;
  /** End of the pause, or of the probe in progress; null if closed. */
  readonly restsUntil: number | null;
  readonly isTried: boolean;
}

export const CLOSED: BreakerRecord = { failures: 0, restsUntil: null, isTried: false };

export type BreakerState = 'closed' | 'open' | 'half_open';

export function readState({ restsUntil, isTried }: BreakerRecord): BreakerState {
  if (restsUntil === null) return 'closed';
  return isTried ? 'half_open' : 'open';
}

/** Whether a call has to wait, for the end of the pause or of another call's probe. */
export const isResting = ({ restsUntil }: BreakerRecord, now: number): boolean =>
  restsUntil !== null && restsUntil > now;

/** Starts a probe after a pause; all other calls keep waiting. */
export const tried = (record: BreakerRecord, now: number): BreakerRecord => ({
  ...record,
  restsUntil: now + TRIAL_MS,
  isTried: true,
});

/** Records a call without an answer. A call sent before the breaker opened does not extend the pause. */
export function unanswered(record: BreakerRecord, now: number, restMs: number): BreakerRecord {
  if (isResting(record, now) && !record.isTried) return record;
  const failures = Math.min(record.failures + 1, MAX_FAILURES);
  return failures < MAX_FAILURES
    ? { failures, restsUntil: null, isTried: false }
    : { failures, restsUntil: now + restMs, isTried: false };
}
