import {
  checkEmbedPrices,
  getEmbedFrame,
  getEmbedSettings,
  transferEmbedCart,
  searchFromEmbed,
  type CartChoice,
  type OutputOf,
} from '@storefront/shared/contract';
import { toWire } from '@storefront/shared/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type SellingDeps, saleCurrency } from '../price-list';
import { tooMany } from '../../http/errors';
import { findPartner, requirePartner } from '../../http/partner-pages';
import { route } from '../../http/route';
import type { Partner } from '../../core/partners';
import { saveCartTransfer } from '../cart';
import { type Sale, priceQuestions } from '../prices';
import { SearchService } from '../search';
import type { AvailabilityCache } from '../availability';
import { getLocale } from '../../core/locale';
import { requestLanguage } from '../../http/request-language';

/** Seconds: long enough for a slow connection, too short for the link to be passed around. */
const CART_TRANSFER_LIFE_SECONDS = 15 * 60;

/** Bytes: enough for a hundred lines. */
const CART_BODY_LIMIT = 64 * 1024;

type EmbedDeps = Pick<SellingDeps, 'config' | 'clock' | 'db' | 'partners' | 'priceListCache'> & {
  readonly availabilityCache: AvailabilityCache;
};

/** Routes for search and cart on partners' pages: anonymous, without cookies, for registered origins (EM-01 to EM-03). */
export async function embedRoutes(app: FastifyInstance, deps: EmbedDeps): Promise<void> {
  const { config } = deps;
  const searches = new SearchService(deps.availabilityCache, deps.clock, deps.priceListCache);
  const countForPartner = app.createRateLimit({
    max: config.rateLimits.partner,
    timeWindow: 60_000,
    keyGenerator: (request) => `partner ${requirePartner(deps, request).id}`,
  });

  /** Returns the calling partner. @throws HttpError 400 if unknown or rejected, 429 if its pages together exceed the limit */
  const admit = async (request: FastifyRequest): Promise<Partner> => {
    const partner = requirePartner(deps, request);
    const count = await countForPartner(request);
    if (!count.isAllowed && count.isExceeded)
      throw tooMany(
        'Too many requests from this partner’s pages. Wait a moment and try again.',
        count.ttlInSeconds,
        'partner',
      );
    return partner;
  };

  route(
    app,
    getEmbedSettings,
    async ({ request }) => {
      await admit(request);
      return { shop_name: config.shopName, currencies: [...config.currencies] };
    },
    { limit: 'embed' },
  );

  // Called by the gateway for all visitors, so it has no rate limit. Pages of a rejected partner may show the frame, which says so.
  route(
    app,
    getEmbedFrame,
    async ({ request }) => {
      const { partner } = findPartner(deps, request);
      return { origins: partner.origins.filter((origin) => origin !== 'null') };
    },
    { limit: 'none' },
  );

  route(
    app,
    searchFromEmbed,
    async ({ params, input, request }) => {
      await admit(request);
      return searches.search(params.word, input, {
        currency: saleCurrency(input.currency_code, config),
        locale: getLocale(requestLanguage(request)),
      });
    },
    { limit: 'embed' },
  );

  route(
    app,
    checkEmbedPrices,
    async ({ input, request }) => {
      await admit(request);
      const currency = saleCurrency(input.currency_code, config);
      const sale: Sale = { priceList: deps.priceListCache.current(), currency, country: null };
      const questions = input.items.map((item) => ({
        ...item,
        service: 'domain_create' as const,
        with_add_ons: false,
      }));
      return describePrices(await priceQuestions(deps, questions, sale), currency);
    },
    { limit: 'embed', bodyLimit: CART_BODY_LIMIT },
  );

  route(
    app,
    transferEmbedCart,
    async ({ input, request }) => {
      const partner = await admit(request);
      const seen = input.items.flatMap(({ domain, period, seen: price }) =>
        price ? [{ domain, period, ...price }] : [],
      );
      const made = await saveCartTransfer(deps, input.items.map(toChoice), {
        lifeSeconds: CART_TRANSFER_LIFE_SECONDS,
        from: { partnerId: partner.id, seen },
      });
      return { ...made, url: `${config.publicUrl}/site/cart?handoff=${made.id}` };
    },
    // Limited separately from searches: this is the way to an order.
    { limit: 'write', bodyLimit: CART_BODY_LIMIT },
  );
}

/** Converts a name to a cart line; other options are chosen in the shop. */
const toChoice = ({ domain, period }: { domain: string; period: number }): CartChoice => ({
  domain,
  type: 'new',
  period,
  quantity: 1,
  autorenew: true,
  add_ons: [],
});

const describePrices = (
  prices: Awaited<ReturnType<typeof priceQuestions>>,
  currency: string,
): OutputOf<typeof checkEmbedPrices> => ({
  lines: prices.flatMap((price) =>
    price.kind === 'priced'
      ? [
          {
            domain: price.question.domain,
            period: price.question.period,
            currency_code: currency,
            cost: toWire(price.line.cost, currency),
            renewal_price: toWire(price.line.renewal, currency),
            max_years: price.line.maxYears,
          },
        ]
      : [],
  ),
  unpriced: prices.flatMap((price) =>
    price.kind === 'unpriced'
      ? [{ domain: price.question.domain, reason: price.reason === 'period' ? 'not_sold' : price.reason }]
      : [],
  ),
});
