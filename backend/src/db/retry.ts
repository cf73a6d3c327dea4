import { databaseErrorOf } from './errors';

/** Serialization failure and deadlock: the whole work may be tried again (PostgreSQL appendix A, class 40). */
const RETRYABLE = new Set(['40001', '40P01']);
const MAX_TRIES = 5;

/** Runs `work` again when the database asks for it, at most 5 times, with jitter. It may therefore run more than once. */
export async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const code = databaseErrorOf(error)?.code;
      if (attempt === MAX_TRIES || !code || !RETRYABLE.has(code)) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * 2 ** attempt));
    }
  }
}
