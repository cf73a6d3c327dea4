import { ExponentialBackoff, fullJitterGenerator, handleWhen, retry } from 'cockatiel';
import { findDatabaseError } from './errors';

/** Serialization failure and deadlock: the whole transaction may be retried (PostgreSQL appendix A, class 40). */
const RETRYABLE = new Set(['40001', '40P01']);

const policy = retry(
  handleWhen((error) => RETRYABLE.has(findDatabaseError(error)?.code ?? '')),
  {
    maxAttempts: 4,
    backoff: new ExponentialBackoff({ generator: fullJitterGenerator, initialDelay: 40, maxDelay: 320 }),
  },
);

/** Retries `work` on serialization failures, up to 5 attempts with jitter. It may therefore run more than once. */
export const retried = <T>(work: () => Promise<T>): Promise<T> => policy.execute(work);
