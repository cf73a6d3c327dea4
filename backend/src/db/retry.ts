import { ExponentialBackoff, fullJitterGenerator, handleWhen, retry } from 'cockatiel';
import { findDatabaseError } from './errors';

/** Serialization failure and deadlock: the whole work may be tried again (PostgreSQL appendix A, class 40). */
const RETRYABLE = new Set(['40001', '40P01']);

const policy = retry(
  handleWhen((error) => RETRYABLE.has(findDatabaseError(error)?.code ?? '')),
  {
    maxAttempts: 4,
    backoff: new ExponentialBackoff({ generator: fullJitterGenerator, initialDelay: 40, maxDelay: 320 }),
  },
);

/** Runs `work` again when the database asks for it, at most 5 times, with jitter. It may therefore run more than once. */
export const retried = <T>(work: () => Promise<T>): Promise<T> => policy.execute(work);
