/** Calls in a row without an answer after which a service is left alone. */
export const MAX_FAILURES = 10;
/** Milliseconds that one call may try whether it answers again: longer than any call takes. Whoever tried may have died over it. */
const TRIAL_MS = 120_000;

/** How a service answers, as far as is known. Times are milliseconds since the epoch. */
export interface BreakerRecord {
  /** Calls in a row without an answer. */
  readonly failures: number;
  /** Until when nobody calls it, or until when one call tries it; null while it answers. */
  readonly restsUntil: number | null;
  readonly isTried: boolean;
}

export const CLOSED: BreakerRecord = { failures: 0, restsUntil: null, isTried: false };

/** What a breaker is in, as it is called in the field. */
export type BreakerState = 'closed' | 'open' | 'half_open';

export function readState({ restsUntil, isTried }: BreakerRecord): BreakerState {
  if (restsUntil === null) return 'closed';
  return isTried ? 'half_open' : 'open';
}

/** Whether a call has to wait: the service rests, or another call tries it. */
export const isResting = ({ restsUntil }: BreakerRecord, now: number): boolean =>
  restsUntil !== null && restsUntil > now;

/** After a rest: one call tries the service, all others rest on. */
export const tried = (record: BreakerRecord, now: number): BreakerRecord => ({
  ...record,
  restsUntil: now + TRIAL_MS,
  isTried: true,
});

/** A call got no answer. One that was sent before the service was left alone does not make its rest any longer. */
export function unanswered(record: BreakerRecord, now: number, restMs: number): BreakerRecord {
  if (isResting(record, now) && !record.isTried) return record;
  const failures = Math.min(record.failures + 1, MAX_FAILURES);
  return failures < MAX_FAILURES
    ? { failures, restsUntil: null, isTried: false }
    : { failures, restsUntil: now + restMs, isTried: false };
}
