import type { WebhookOutcome } from '../../ports/webhook-sender';

/** Seconds before each further attempt, as the specification Standard Webhooks recommends: three days in all. */
export const RETRY_SECONDS: readonly number[] = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400];
/** Seconds for which an endpoint that does not respond gets nothing; events that are due then follow in their order. */
const PAUSE_SECONDS = 5;
/** Failures in a row after which an endpoint is given the same rest. */
const FAILURES_MAX = 5;
/** The longest rest that an endpoint can ask for, in seconds. */
const RETRY_AFTER_MAX = 3_600;

/** The endpoint asks for a rest (RFC 9110, `Retry-After`). */
const BUSY: readonly number[] = [429, 503];
/** The endpoint wants no more events. */
const GONE = 410;

/** What follows from an attempt. */
export interface Verdict {
  readonly status: 'waiting' | 'delivered' | 'failed';
  /** Until the next attempt; null if there is none. */
  readonly retrySeconds: number | null;
  readonly pauseSeconds: number | null;
  readonly isGone: boolean;
}

/**
 * Decides what follows from an attempt.
 * @param attempt its number, from 1
 * @param failures how many attempts before it have failed in a row, of any delivery
 */
export function judge(
  outcome: Exclude<WebhookOutcome, { kind: 'aborted' }>,
  { attempt, failures }: { readonly attempt: number; readonly failures: number },
): Verdict {
  if (outcome.kind === 'answered' && outcome.status >= 200 && outcome.status < 300)
    return { status: 'delivered', retrySeconds: null, pauseSeconds: null, isGone: false };
  const isGone = outcome.kind === 'answered' && outcome.status === GONE;
  const retrySeconds = isGone ? null : (RETRY_SECONDS[attempt - 1] ?? null);
  return {
    status: retrySeconds === null ? 'failed' : 'waiting',
    retrySeconds,
    pauseSeconds: getPause(outcome, failures + 1),
    isGone,
  };
}

function getPause(outcome: Exclude<WebhookOutcome, { kind: 'aborted' }>, failures: number): number | null {
  if (outcome.kind === 'answered' && BUSY.includes(outcome.status) && outcome.retryAfterSeconds !== null)
    return Math.min(Math.max(outcome.retryAfterSeconds, PAUSE_SECONDS), RETRY_AFTER_MAX);
  return outcome.kind === 'failed' || failures >= FAILURES_MAX ? PAUSE_SECONDS : null;
}
