import { listTlds, type TldOffer } from '@storefront/shared/contract';
import { toWire } from '@storefront/shared/domain';
import type { FastifyInstance } from 'fastify';
import { type SellingDeps, type PriceList, saleCurrency, type SaleCurrency } from '../price-list';
import { route } from '../../http/route';
import { allTlds } from '../../core/catalog/catalog';
import { getEligibility, type TldRecord } from '../../core/catalog/tlds';
import { getLocale, type Locale } from '../../core/locale';
import { requestLanguage } from '../../http/request-language';

export async function catalogRoutes(
  app: FastifyInstance,
  deps: Pick<SellingDeps, 'config' | 'priceListCache'>,
): Promise<void> {
  const offersByList = new WeakMap<PriceList, Map<string, readonly TldOffer[]>>();

  const offersIn = (currency: SaleCurrency, locale: Locale): readonly TldOffer[] => {
    const priceList = deps.priceListCache.current();
    const known = offersByList.get(priceList) ?? new Map<string, readonly TldOffer[]>();
    const key = `${currency} ${locale.language}`;
    const offers = known.get(key) ?? allTlds().flatMap((record) => getOffer(record, priceList, currency, locale));
    known.set(key, offers);
    offersByList.set(priceList, known);
    return offers;
  };

  route(app, listTlds, async ({ input, request, reply }) => {
    const offers = offersIn(saleCurrency(input.currency_code, deps.config), getLocale(requestLanguage(request)));
    reply.header('cache-control', 'public, max-age=60').header('vary', 'accept-language');
    return offers.filter(({ categories }) => !input.category || categories.includes(input.category));
  });
}

function getOffer(record: TldRecord, priceList: PriceList, currency: SaleCurrency, locale: Locale): TldOffer[] {
  const prices = priceList.findPrices(record.tld, currency);
  if (!prices) return [];
  return [
    {
      tld: record.tld,
      categories: [...record.categories],
      currency_code: currency,
      register: toWire(prices.register, currency),
      renew: toWire(prices.renew, currency),
      transfer: record.transferByTag ? null : toWire(prices.transfer, currency),
      restore: toWire(prices.restore, currency),
      late: toWire(prices.late, currency),
      first_year_only: prices.firstYearOnly,
      min_years: record.minYears,
      max_years: record.maxYears,
      grace_days: record.graceDays,
      redemption_days: record.redemptionDays,
      privacy_allowed: record.privacyAllowed,
      eligibility: getEligibility(record.tld, locale),
    },
  ];
}
