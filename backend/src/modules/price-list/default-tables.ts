import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ListPrices } from '../../core/premium-prices';
import { allTlds } from '../../core/catalog/catalog';
import { PriceList } from './price-list';
import { readTableFile } from './table-file';
import { LIST_CURRENCY } from './sale-currency';
import { TABLE_NAMES, type PriceRow, type Tables } from './tables';

/** The folder of the files: next to this one in the sources, next to the bundle when they were copied there. */
function defaultsFolder(): string {
  const candidates = ['./defaults', '../src/modules/price-list/defaults'].map((path) =>
    fileURLToPath(new URL(path, import.meta.url)),
  );
  const found = candidates.find((folder) => existsSync(folder));
  if (!found) throw new Error(`Default prices not found in any of ${candidates.join(', ')}.`);
  return found;
}

/** The day on which the files that the shop comes with are checked: none of their rows is dated. */
const ANY_DAY = '2026-01-01';

let tables: Tables | undefined;

/** What each extension costs by its record. */
const defaultPrices = (): readonly PriceRow[] =>
  allTlds().map(({ tld, price }) => ({ ...price, ending: tld, currency: LIST_CURRENCY, costs: {}, validFrom: null }));

/**
 * The default prices, rates and taxes, which apply until a reseller imports others.
 * @throws Error listing every problem where a file is invalid
 */
export function defaultTables(): Tables {
  tables ??= Object.fromEntries(
    TABLE_NAMES.map((name) => {
      if (name === 'prices') return [name, defaultPrices()];
      const file = `${defaultsFolder()}/${name}.csv`;
      const read = readTableFile(readFileSync(file, 'utf8'), ANY_DAY);
      if (!('rows' in read) || read.table !== name) {
        const problems = 'problems' in read ? read.problems : [];
        throw new Error(
          `The file ${file} cannot be used:\n${problems.map(({ line, column, message }) => `${line}:${column} ${message}`).join('\n')}`,
        );
      }
      return [name, read.rows];
    }),
  ) as unknown as Tables;
  return tables;
}

let list: PriceList | undefined;

/** The default values on a day for which no dated row applies. */
export function defaultPriceList(): PriceList {
  return (list ??= new PriceList(defaultTables(), ANY_DAY, 'default'));
}

/**
 * The sandbox's registries do not know the reseller's prices, so they use the default ones.
 * @throws Error for a TLD without a price
 */
export const defaultListPrices: ListPrices = (tld) => {
  const prices = defaultPriceList().findPrices(tld, 'USD');
  if (!prices) throw new Error(`.${tld} has no price among the defaults`);
  return prices;
};
