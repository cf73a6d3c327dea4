import type { CustomerId } from '@storefront/shared/contract';

/** Browsers' limit of concurrent requests per origin over HTTP/1.1: a page must not wait for itself while a registrar is slow. */
const OF_ONE_PAGE = 6;

/** How many calls of a customer run at once while more of them wait than a page makes: others need the processors, too. */
const IN_A_BURST = 2;

interface Calls {
  running: number;
  readonly waiting: (() => void)[];
}

/** Limits concurrent calls per customer, so that a burst of slow calls leaves database connections and processors for others. */
export class FairShare {
  readonly #calls = new Map<string, Calls>();

  constructor(readonly atOnce: number) {}

  /** Runs the work of a customer once fewer than `atOnce` of theirs are running, or than two in a burst. */
  async run<Result>(customerId: CustomerId, work: () => Promise<Result>): Promise<Result> {
    const calls = this.#findCalls(customerId);
    await new Promise<void>((resolve) => {
      calls.waiting.push(resolve);
      this.#admit(calls);
    });
    try {
      return await work();
    } finally {
      calls.running -= 1;
      this.#admit(calls);
      if (calls.running === 0) this.#calls.delete(customerId);
    }
  }

  #findCalls(customerId: CustomerId): Calls {
    const known = this.#calls.get(customerId);
    if (known) return known;
    const calls = { running: 0, waiting: [] };
    this.#calls.set(customerId, calls);
    return calls;
  }

  #admit(calls: Calls): void {
    while (calls.waiting.length > 0 && calls.running < this.#limit(calls)) {
      calls.running += 1;
      calls.waiting.shift()?.();
    }
  }

  #limit({ waiting }: Calls): number {
    return waiting.length > OF_ONE_PAGE ? Math.min(IN_A_BURST, this.atOnce) : this.atOnce;
  }
}

/** Returns the limit of concurrent calls per customer for a connection pool, always leaving one connection to others. */
export const getShare = (connections: number): number =>
  Math.min(connections - 1, Math.max(OF_ONE_PAGE, Math.floor(connections / 3)));

declare module 'fastify' {
  interface FastifyInstance {
    fairShare: FairShare;
  }
}
