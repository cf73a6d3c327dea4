import { type Minor, assertMinor } from '@storefront/shared/domain';
import { onDay } from './dated';
import { grouped, PriceList, RATE_SCALE } from './price-list';
import { LIST_CURRENCY, type SaleCurrency } from './sale-currency';
import { SERVICES, type PriceRow, type RateRow, type Tables } from './tables';

/** Something that is sold below what it costs the shop. */
export interface PriceLoss {
  readonly tld: string;
  readonly currency: SaleCurrency;
  readonly service: (typeof SERVICES)[number];
  readonly price: Minor;
  /** In the same currency, rounded up. */
  readonly cost: Minor;
  /** The first day on which it is so, if that is not the first one asked about. */
  readonly from: string | null;
  /** Only the first year is sold so. */
  readonly isIntroduction: boolean;
}

/** The identity of a loss: its figures may change while it remains the same one. */
export const toLossKey = ({ tld, currency, service }: PriceLoss): string => `${tld} ${currency} ${service}`;

/**
 * Whatever is sold below cost on a day, or will be once a dated row begins. A table never lists a price below its cost, except as an
 * introductory price; but a price listed in another currency falls below a cost in US dollars when the exchange rate moves.
 */
export function findLosses(tables: Tables, today: string, currencies: readonly SaleCurrency[]): PriceLoss[] {
  const withCosts = new Set(
    tables.prices.filter(({ costs }) => Object.keys(costs).length > 0).map(({ ending }) => ending),
  );
  const rowsByKey = grouped(
    tables.prices.filter(({ ending }) => withCosts.has(ending)),
    ({ ending, currency }) => `${ending} ${currency}`,
  );
  const found = new Map<string, PriceLoss>();
  for (const day of listDays(tables, today, withCosts)) {
    const list = new PriceList(tables, day, '');
    for (const tld of withCosts) {
      const listed = onDay(rowsByKey.get(`${tld} ${LIST_CURRENCY}`) ?? [], day);
      for (const currency of currencies) {
        const prices = list.findPrices(tld, currency);
        if (!prices) continue;
        const own = onDay(rowsByKey.get(`${tld} ${currency}`) ?? [], day);
        const rate = currency === LIST_CURRENCY ? RATE_SCALE : getRate(tables['exchange-rates'], currency, day);
        for (const service of SERVICES) {
          const cost = findCost(service, own, listed, rate);
          if (cost === undefined || prices[service] >= cost) continue;
          const loss: PriceLoss = {
            tld,
            currency,
            service,
            price: prices[service],
            cost,
            from: day === today ? null : day,
            isIntroduction: service === 'register' && prices.firstYearOnly,
          };
          const key = toLossKey(loss);
          if (!found.has(key)) found.set(key, loss);
        }
      }
    }
  }
  return [...found.values()];
}

/** The cost in the row itself, or else the one in US dollars at the exchange rate, where any fraction of a cent is rounded up. */
function findCost(
  service: (typeof SERVICES)[number],
  own: PriceRow | undefined,
  listed: PriceRow | undefined,
  rate: number,
): Minor | undefined {
  const given = own?.costs[service];
  if (given !== undefined) return given;
  const usd = listed?.costs[service];
  return usd === undefined ? undefined : assertMinor(Math.ceil((usd * rate) / RATE_SCALE));
}

function getRate(rates: readonly RateRow[], currency: SaleCurrency, day: string): number {
  const rate = onDay(
    rates.filter((row) => row.currency === currency),
    day,
  );
  if (!rate) throw new Error(`${currency} has no exchange rate`);
  return rate.perUsd;
}

/** The days on which prices with a cost can change, today first. */
function listDays(tables: Tables, today: string, withCosts: ReadonlySet<string>): readonly string[] {
  const begin = [...tables.prices.filter(({ ending }) => withCosts.has(ending)), ...tables['exchange-rates']];
  const later = begin.flatMap(({ validFrom }) => (validFrom !== null && validFrom > today ? [validFrom] : []));
  return [today, ...[...new Set(later)].sort()];
}
