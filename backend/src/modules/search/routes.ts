import { checkNames, searchAvailability } from '@storefront/shared/contract';
import type { FastifyInstance } from 'fastify';
import { type SellingDeps, saleCurrency } from '../price-list';
import { unprocessable } from '../../http/errors';
import { route } from '../../http/route';
import type { AvailabilityCache } from '../availability';
import { planSearch, tldsOf } from './search-plan';
import { SearchService } from './search-service';

/** Availability by group and of many names, polled until complete (SE-02, SE-05, SE-06). */
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
      const plan = planSearch(params.word, deps.priceListCache.current());
      if (!plan)
        throw unprocessable(
          'This is not a valid domain name. Use letters, digits and hyphens, at most 63 before the extension.',
          { code: 'no_name' },
        );
      reply.header('cache-control', 'no-store');
      return service.search({
        plan,
        group: input.group,
        tlds: tldsOf(input),
        page: input.page,
        maxWait: input.max_wait,
        searchKey: input.search_key,
        currency,
      });
    },
    { limit: 'search' },
  );

  route(
    app,
    checkNames,
    async ({ input }) => {
      const currency = saleCurrency(input.currency_code, deps.config);
      return service.check({ names: input.names, maxWait: input.max_wait, searchKey: input.search_key, currency });
    },
    { limit: 'search' },
  );
}
