import { type Minor, assertMinor } from '@storefront/shared/domain';
import { onDay } from './dated';
import { groupRows, PriceList, RATE_SCALE } from './price-list';
import { LIST_CURRENCY, type SaleCurrency } from './sale-currency';
import { SERVICES, type PriceRow, type RateRow, type Tables } from './tables';

export interface PriceLoss {
  readonly tld: string;
  readonly currency: SaleCurrency;
  readonly service: (typeof SERVICES)[number];
  readonly price: Minor;
  /** In the same currency, rounded up. */
  readonly cost: Minor;
  /** The first day of the loss, if it is not the first day checked. */
  readonly from: string | null;
  /** Only the first year is sold at this price. */
  readonly isIntroduction: boolean;
}

/** Identifies a loss independently of its amounts. */
export const toLossKey = ({ tld, currency, service }: PriceLoss): string => `${tld} ${currency} ${service}`;

/**
 * Finds sales below cost on a day, or from the start of a dated row on. A table never lists a price below its own cost, except introductory
 * prices, but a price listed in one currency can fall below a cost given in US dollars when the exchange rate changes.
 */
export function findLosses(tables: Tables, today: string, currencies: readonly SaleCurrency[]): PriceLoss[] {
  const withCosts = new Set(
    tables.prices.filter(({ costs }) => Object.keys(costs).length > 0).map(({ ending }) => ending),
  );
  const rowsByKey = groupRows(
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

/** Returns the cost of a row, or else the US dollar cost at the exchange rate, rounded up. */
function findCost(
  service: (typeof SERVICES)[number],
  own: PriceRow | undefined,
  listed: PriceRow | undefined,
  rate: number,
): Minor | undefined {
  const ownCost = own?.costs[service];
  if (ownCost !== undefined) return ownCost;
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

/** Returns the days on which prices with a cost can change, today first. */
function listDays(tables: Tables, today: string, withCosts: ReadonlySet<string>): readonly string[] {
  const begin = [...tables.prices.filter(({ ending }) => withCosts.has(ending)), ...tables['exchange-rates']];
  const later = begin.flatMap(({ validFrom }) => (validFrom !== null && validFrom > today ? [validFrom] : []));
  return [today, ...[...new Set(later)].sort()];
}
