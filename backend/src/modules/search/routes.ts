import { checkNames, followSearch, searchAvailability } from '@storefront/shared/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { getLocale, listSpokenLanguages } from '../../core/locale';
import { requestLanguage } from '../../http/request-language';
import { type SellingDeps, saleCurrency } from '../price-list';
import { EventStream, route } from '../../http/route';
import type { AvailabilityCache } from '../availability';
import { SearchService } from './search-service';

/** Routes for availability by group and of lists of names, polled or streamed until complete (SE-02, SE-05, SE-06). */
export async function searchRoutes(
  app: FastifyInstance,
  deps: Pick<SellingDeps, 'config' | 'clock' | 'priceListCache'> & { readonly availabilityCache: AvailabilityCache },
): Promise<void> {
  const service = new SearchService(deps.availabilityCache, deps.clock, deps.priceListCache);

  const readShown = (
    request: FastifyRequest,
    { currency_code, language }: { readonly currency_code: string; readonly language?: string },
  ) => ({
    currency: saleCurrency(currency_code, deps.config),
    locale: getLocale(listSpokenLanguages().find((spoken) => spoken === language) ?? requestLanguage(request)),
  });

  route(
    app,
    searchAvailability,
    async ({ params, input, request, reply }) => {
      const answer = await service.search(params.word, input, readShown(request, input));
      reply.header('cache-control', 'no-store');
      return answer;
    },
    { limit: 'search' },
  );

  route(
    app,
    followSearch,
    async ({ params, input, request }) =>
      new EventStream(service.follow(params.word, input, readShown(request, input))),
    { limit: 'search' },
  );

  route(app, checkNames, async ({ input, request }) => service.check(input.names, input, readShown(request, input)), {
    limit: 'search',
  });
}
