import type { CustomerId } from '@storefront/shared/contract';
/**
 * How many calls of one customer run at once: the others wait their turn, so that whoever sends a burst of calls that take long leaves
 * connections to the database for everybody else, and for the checks of load balancers. How many come at all is limited by the minute.
 */
export class FairShare {
  readonly #running = new Map<string, number>();
  readonly #waiting = new Map<string, (() => void)[]>();

  constructor(readonly atOnce: number) {}

  /** Runs a customer's work as soon as fewer of their calls than that are in progress. */
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

  /** Hands the turn on, or gives it back. */
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

/** As many requests as browsers send to one origin at once over HTTP/1.1: a page must not wait for itself where a registrar is slow. */
const OF_ONE_PAGE = 6;

/** How many calls of one customer run at a time, for a pool of this many connections, one of which is always left to others. */
export const getShare = (connections: number): number =>
  Math.min(connections - 1, Math.max(OF_ONE_PAGE, Math.floor(connections / 3)));

declare module 'fastify' {
  interface FastifyInstance {
    fairShare: FairShare;
  }
}
