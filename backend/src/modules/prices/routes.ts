import { checkCartPrice, checkPrice } from '@storefront/shared/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps';
import { conflict, unavailable, unprocessable } from '../../http/errors';
import { route } from '../../http/route';
import { findCustomer } from '../../http/session';
import { findSoldName } from '../catalog/catalog';
import { saleCurrency } from '../price-list/sale-currency';
import type { NameStates } from '../search/name-states';
import { yearsSoldInWords, type Sale } from './price-engine';
import { priceQuestions, signedAnswers, type NoPrice, type ServiceQuestion } from './price-service';

/** Room for a thousand cart lines. */
const CART_BODY_LIMIT = 512 * 1024;

/** The two price checks. A guest's are before tax. */
export async function priceRoutes(app: FastifyInstance, deps: Pick<Deps, 'config' | 'clock' | 'priceBook'> & { readonly nameStates: NameStates }): Promise<void> {
  const priceDeps = { nameStates: deps.nameStates, clock: deps.clock, quoteKey: deps.config.secrets.signingKey('quote') };
  const saleOf = async (code: string, request: FastifyRequest): Promise<Sale> => {
    const currency = saleCurrency(code, deps.config);
    const country = (await findCustomer(request))?.country ?? null;
    return { priceList: deps.priceBook.current(), currency, country };
  };

  route(
    app,
    checkPrice,
    async ({ input, request }) => {
      const sale = await saleOf(input.currency_code, request);
      const [price] = await priceQuestions(priceDeps, [input], sale);
      if (!price || price.kind === 'unpriced') throw refusalOf(input, price?.reason ?? 'not_sold');
      const [answer] = signedAnswers(priceDeps, [price], sale);
      if (!answer) throw new Error('A priced question has no answer');
      return answer;
    },
    { limit: 'read' },
  );

  route(
    app,
    checkCartPrice,
    async ({ input, request }) => {
      const sale = await saleOf(input.currency_code, request);
      const prices = await priceQuestions(priceDeps, input.items, sale);
      return {
        lines: signedAnswers(priceDeps, prices.filter((price) => price.kind === 'priced'), sale),
        unpriced: prices.flatMap((price) =>
          price.kind === 'unpriced' ? [{ domain: price.question.domain, reason: price.reason === 'period' ? ('not_sold' as const) : price.reason }] : [],
        ),
      };
    },
    { bodyLimit: CART_BODY_LIMIT, limit: 'read' },
  );
}

function refusalOf({ domain, service }: ServiceQuestion, reason: NoPrice): Error {
  switch (reason) {
    case 'taken':
      return conflict(`${domain} is taken.`, { code: 'taken' });
    case 'registry_silent':
      return unavailable(`The registry of ${domain} does not answer right now. Try again.`, 5, { code: 'registry_silent' });
    case 'not_sold':
      return unprocessable(`${domain} is not sold here.`, { code: 'not_sold' });
    case 'period': {
      const sold = findSoldName(domain);
      return unprocessable(`${domain} ${sold ? yearsSoldInWords(sold.record, service) : 'is not sold here'}.`, { code: 'period' });
    }
  }
}
