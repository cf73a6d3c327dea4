import { allTlds } from '../../core/catalog/catalog';
import { onDay } from './dated';
import type { DraftProblem } from './price-draft';
import { describeColumn, inFile } from './line-reader';
import { groupRows, PriceList } from './price-list';
import { pricesTable } from './prices-table';
import { LIST_CURRENCY, type SaleCurrency } from './sale-currency';
import { SMALLEST_CHARGES } from './smallest-charges';
import type { PriceRow, Tables } from './tables';

/** The services whose price can be all that an order costs: a restore is only ever charged together with a renewal. */
const ALONE = ['register', 'renew', 'transfer'] as const;

type TooSmall = DraftProblem & { readonly row: string };

/**
 * Finds prices that no card can be charged once they are converted from US dollars, on a day or from the start of a dated row on. Listed
 * prices are checked as they are read.
 * @returns a problem for each, at the row of its price in US dollars
 */
export function findTooSmall(tables: Tables, today: string, currencies: readonly SaleCurrency[]): TooSmall[] {
  const rows = groupRows(tables.prices, ({ ending, currency }) => `${ending} ${currency}`);
  const found = new Map<string, TooSmall>();
  for (const day of listDays(tables, today)) {
    const list = new PriceList(tables, day, '');
    for (const { tld } of allTlds()) {
      const listed = onDay(rows.get(`${tld} ${LIST_CURRENCY}`) ?? [], day);
      if (!listed) continue;
      for (const currency of currencies) {
        if (currency === LIST_CURRENCY || onDay(rows.get(`${tld} ${currency}`) ?? [], day)) continue;
        for (const problem of getProblems(list, listed, currency, day === today ? null : day)) {
          const key = `${tld} ${currency} ${problem.column}`;
          if (!found.has(key)) found.set(key, problem);
        }
      }
    }
  }
  return [...found.values()];
}

/** @param from the first day of the prices, if it is not today */
function getProblems(list: PriceList, listed: PriceRow, currency: SaleCurrency, from: string | null): TooSmall[] {
  const least = SMALLEST_CHARGES[currency];
  const prices = list.findPrices(listed.ending, currency);
  return ALONE.flatMap((service) => {
    const price = prices?.[service];
    if (price === undefined || price >= least) return [];
    const what = `${describeColumn(service)} of .${listed.ending} in ${currency}`;
    return [
      {
        table: 'prices',
        row: pricesTable.title(listed),
        column: service,
        file: null,
        line: null,
        message: `The ${what} is ${inFile(price)}${from === null ? '' : ` from ${from} on`}, converted from US dollars. A card cannot be charged less than ${inFile(least)} ${currency}.`,
      },
    ];
  });
}

/** Returns the days on which converted prices can change, today first. */
function listDays(tables: Tables, today: string): readonly string[] {
  const later = [...tables.prices, ...tables['exchange-rates']].flatMap(({ validFrom }) =>
    validFrom !== null && validFrom > today ? [validFrom] : [],
  );
  return [today, ...[...new Set(later)].sort()];
}
