import { checkCartPrice, checkPrice } from '@storefront/shared/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type SellingDeps, saleCurrency } from '../price-list';
import { conflict, notYourDomain, unavailable, unprocessable } from '../../http/errors';
import { route } from '../../http/route';
import { findCustomer } from '../../http/session';
import { findSoldName } from '../../core/catalog/catalog';
import { getHeldAddOns, ownRenewalStatuses } from '../portfolio';
import type { AvailabilityCache } from '../availability';
import { getTaxPlace } from './tax-place';
import { yearsSold, formatYearsSold, type Sale } from './price-engine';
import { priceQuestions, signAnswers, type NoPrice, type ServiceQuestion } from './price-service';

/** Bytes: enough for a thousand cart lines. */
const CART_BODY_LIMIT = 512 * 1024;

/** Routes for price checks. Guests get the tax of the country they name, and no renewals, which are priced only for customers. */
export async function priceRoutes(
  app: FastifyInstance,
  deps: Pick<SellingDeps, 'config' | 'clock' | 'db' | 'registrar' | 'priceListCache'> & {
    readonly availabilityCache: AvailabilityCache;
  },
): Promise<void> {
  const quoteKey = deps.config.secrets.signingKey('quote');
  const pricingContext = async (
    { currency_code, country = null }: { currency_code: string; country?: string | undefined | null },
    request: FastifyRequest,
  ) => {
    const currency = saleCurrency(currency_code, deps.config);
    const customer = await findCustomer(request);
    const sale: Sale = {
      priceList: deps.priceListCache.current(),
      currency,
      ...(customer ? getTaxPlace(customer, deps.config) : { country }),
    };
    const getRenewalStatuses = (names: readonly string[]) => ownRenewalStatuses(deps, customer?.id ?? null, names);
    return {
      sale,
      priceDeps: {
        availabilityCache: deps.availabilityCache,
        clock: deps.clock,
        quoteKey,
        getRenewalStatuses,
        getHeldAddOns: (names: readonly string[]) => getHeldAddOns(deps, customer?.id ?? null, names),
      },
    };
  };

  route(
    app,
    checkPrice,
    async ({ input, request }) => {
      const { sale, priceDeps } = await pricingContext(input, request);
      const [price] = await priceQuestions(priceDeps, [input], sale);
      if (!price || price.kind === 'unpriced') throw noPriceError(input, price?.reason ?? 'not_sold');
      const [answer] = signAnswers(priceDeps, [price], sale);
      if (!answer) throw new Error('A priced service has no response');
      return answer;
    },
    { limit: 'read' },
  );

  route(
    app,
    checkCartPrice,
    async ({ input, request }) => {
      const { sale, priceDeps } = await pricingContext(input, request);
      const prices = await priceQuestions(priceDeps, input.items, sale);
      return {
        lines: signAnswers(
          priceDeps,
          prices.filter((price) => price.kind === 'priced'),
          sale,
        ),
        unpriced: prices.flatMap((price) =>
          price.kind === 'unpriced'
            ? [
                {
                  domain: price.question.domain,
                  reason: price.reason === 'period' ? ('not_sold' as const) : price.reason,
                },
              ]
            : [],
        ),
      };
    },
    { bodyLimit: CART_BODY_LIMIT, limit: 'read' },
  );
}

const NOT_RENEWABLE = (domain: string): string =>
  `${domain} can no longer be renewed or restored: its registry is about to release it. Register it again once it is available.`;

function noPriceError({ domain, service }: ServiceQuestion, reason: NoPrice): Error {
  switch (reason) {
    case 'taken':
      return conflict(`${domain} is taken.`, { code: 'taken', params: { domain } });
    case 'registry_silent':
      return unavailable(`The registry of ${domain} is not responding. Try again.`, 5, {
        code: 'registry_silent',
        params: { domain },
      });
    case 'not_yours':
      return notYourDomain(domain);
    case 'not_renewable':
      return conflict(NOT_RENEWABLE(domain), { code: 'not_renewable', params: { domain } });
    case 'being_deleted':
      return conflict(`${domain} is being deleted, so it cannot be renewed.`, {
        code: 'being_deleted',
        params: { domain },
      });
    case 'not_sold':
      return findSoldName(domain) && service === 'domain_transfer'
        ? unprocessable(`${domain} is transferred by a change of tag, not by a code; we do not support that yet.`, {
            code: 'not_sold',
            params: { domain, what: 'by_tag' },
          })
        : unprocessable(`${domain} is not sold here.`, { code: 'not_sold', params: { domain, what: 'not_sold' } });
    case 'period': {
      const sold = findSoldName(domain);
      return unprocessable(`${domain} ${sold ? formatYearsSold(sold.record, service) : 'is not sold here'}.`, {
        code: 'period',
        params: { domain, ...(sold ? yearsSold(sold.record, service) : { min: 0, max: 0 }) },
      });
    }
  }
}
