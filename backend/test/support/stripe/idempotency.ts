import type { Clock } from '../../../src/core/clock';
import { StripeRefusal } from './stripe-refusal';

/** The minimum time that a key is kept. Seconds. */
const REMEMBERED_S = 24 * 3600;

/** A stored response, successful or not. */
export interface StoredAnswer {
  readonly status: number;
  readonly body: unknown;
}

/**
 * Idempotency keys as in Stripe: the first response under a key, including failures, is returned again for the same request for a day; a
 * different request under it is refused, as is one while the first is in progress. A request refused before it started is not stored.
 */
export class Idempotency {
  readonly #clock: Clock;
  readonly #answers = new Map<
    string,
    { readonly request: string; readonly at: number; answer: StoredAnswer | 'running' }
  >();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** @param begin carries the request out; null if it was refused before that */
  async once(
    key: string | undefined,
    request: string,
    begin: () => Promise<StoredAnswer | null>,
  ): Promise<StoredAnswer | null> {
    if (key === undefined) return begin();
    const now = this.#clock.now().getTime();
    const known = this.#answers.get(key);
    if (known && now - known.at < REMEMBERED_S * 1000) {
      if (known.request !== request)
        throw new StripeRefusal(400, {
          type: 'idempotency_error',
          message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
        });
      if (known.answer === 'running')
        throw new StripeRefusal(409, {
          type: 'invalid_request_error',
          code: 'idempotency_key_in_use',
          message: 'There is currently another in-progress request using this Idempotent Key.',
        });
      return known.answer;
    }
    const entry: { readonly request: string; readonly at: number; answer: StoredAnswer | 'running' } = {
      request,
      at: now,
      answer: 'running',
    };
    this.#answers.set(key, entry);
    const answer = await begin();
    if (answer) entry.answer = answer;
    else this.#answers.delete(key);
    return answer;
  }
}
