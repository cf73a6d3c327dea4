import type { CustomerId } from '@storefront/shared/contract';
/** Limits concurrent calls per customer, so that a burst of slow calls leaves database connections for others and for health checks. */
export class FairShare {
  readonly #running = new Map<string, number>();
  readonly #waiting = new Map<string, (() => void)[]>();

  constructor(readonly atOnce: number) {}

  /** Runs the work of a customer once fewer than `atOnce` of theirs are running. */
  async run<Result>(customerId: CustomerId, work: () => Promise<Result>): Promise<Result> {
    await this.#begin(customerId);
    try {
      return await work();
    } finally {
      this.#end(customerId);
    }
  }

  #begin(customerId: CustomerId): Promise<void> | undefined {
    const running = this.#running.get(customerId) ?? 0;
    if (running < this.atOnce) {
      this.#running.set(customerId, running + 1);
      return undefined;
    }
    return new Promise((resolve) => {
      const waiting = this.#waiting.get(customerId);
      if (waiting) waiting.push(resolve);
      else this.#waiting.set(customerId, [resolve]);
    });
  }

  /** Passes the slot on to the next call, or frees it. */
  #end(customerId: CustomerId): void {
    const waiting = this.#waiting.get(customerId);
    const next = waiting?.shift();
    if (waiting?.length === 0) this.#waiting.delete(customerId);
    if (next) return next();
    const running = (this.#running.get(customerId) ?? 1) - 1;
    if (running > 0) this.#running.set(customerId, running);
    else this.#running.delete(customerId);
  }
}

/** Browsers' limit of concurrent requests per origin over HTTP/1.1: a page must not wait for itself while a registrar is slow. */
const OF_ONE_PAGE = 6;

/** Returns the limit of concurrent calls per customer for a connection pool, always leaving one connection to others. */
export const getShare = (connections: number): number =>
  Math.min(connections - 1, Math.max(OF_ONE_PAGE, Math.floor(connections / 3)));

declare module 'fastify' {
  interface FastifyInstance {
    fairShare: FairShare;
  }
}
