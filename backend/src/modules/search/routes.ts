import { checkNames, followSearch, searchAvailability } from '@storefront/shared/contract';
import type { FastifyInstance } from 'fastify';
import { type SellingDeps, saleCurrency } from '../price-list';
import { EventStream, route } from '../../http/route';
import type { AvailabilityCache } from '../availability';
import { SearchService } from './search-service';

/** Availability by group and of many names, polled or followed until complete (SE-02, SE-05, SE-06). */
export async function searchRoutes(
  app: FastifyInstance,
  deps: Pick<SellingDeps, 'config' | 'clock' | 'priceListCache'> & { readonly availabilityCache: AvailabilityCache },
): Promise<void> {
  const service = new SearchService(deps.availabilityCache, deps.clock, deps.priceListCache);

  route(
    app,
    searchAvailability,
    async ({ params, input, reply }) => {
      const currency = saleCurrency(input.currency_code, deps.config);
      const answer = await service.search(params.word, input, currency);
      reply.header('cache-control', 'no-store');
      return answer;
    },
    { limit: 'search' },
  );

  route(
    app,
    followSearch,
    async ({ params, input }) =>
      new EventStream(service.follow(params.word, input, saleCurrency(input.currency_code, deps.config))),
    { limit: 'search' },
  );

  route(
    app,
    checkNames,
    async ({ input }) => service.check(input.names, input, saleCurrency(input.currency_code, deps.config)),
    { limit: 'search' },
  );
}
