import { getHeapStatistics } from 'node:v8';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config';
import type { ShopMetrics } from '../ports/shop-metrics';
import { unavailable } from './errors';
import { watchLoopDelay } from './loop-delay';

/** Sample length in milliseconds; a single long turn among many short ones is no overload. */
const SAMPLE_MS = 2_000;
/** Share of the heap limit that counts as overload. */
const MAX_HEAP_SHARE = 0.9;

/** Rejects name lookups while the process is overloaded, so that carts, payments and changes continue (S7); pages retry a search. */
export function shedLoad(
  app: FastifyInstance,
  { overloadedAt }: Pick<Config, 'overloadedAt'>,
  metrics: Pick<ShopMetrics, 'searchShed'>,
): void {
  const turns = watchLoopDelay(SAMPLE_MS);
  const maxHeap = MAX_HEAP_SHARE * getHeapStatistics().heap_size_limit;
  const isOverloaded = () => turns.lasting() > overloadedAt || getHeapStatistics().used_heap_size > maxHeap;
  app.addHook('onRequest', (request, _reply, done) => {
    const { limit } = request.routeOptions.config;
    const isShed = (limit === 'search' || limit === 'embed') && isOverloaded();
    if (isShed) metrics.searchShed();
    done(
      isShed
        ? unavailable(
            'We are very busy. Search will retry in a few seconds. Your cart is safe, and you can check out as usual.',
            3,
            { code: 'unavailable', params: { what: 'search' } },
          )
        : undefined,
    );
  });
  app.addHook('onClose', (_instance, done) => {
    turns.stop();
    done();
  });
}
