import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ListPrices } from '../../core/premium-prices';
import { allTlds } from '../../core/catalog/catalog';
import { PriceList } from './price-list';
import { readTableFile } from './table-file';
import { LIST_CURRENCY } from './sale-currency';
import { TABLE_NAMES, type PriceRow, type Tables } from './tables';

/** Returns the folder of the default files: beside this file in the sources, or beside the bundle when copied there. */
function defaultsFolder(): string {
  const candidates = ['./defaults', '../src/modules/price-list/defaults'].map((path) =>
    fileURLToPath(new URL(path, import.meta.url)),
  );
  const found = candidates.find((folder) => existsSync(folder));
  if (!found) throw new Error(`Default prices not found in any of ${candidates.join(', ')}.`);
  return found;
}

/** The day for checking the default files, none of whose rows is dated. */
const ANY_DAY = '2026-01-01';

let tables: Tables | undefined;

const defaultPrices = (): readonly PriceRow[] =>
  allTlds().map(({ tld, price }) => ({ ...price, ending: tld, currency: LIST_CURRENCY, costs: {}, validFrom: null }));

/**
 * Returns the default prices, rates and taxes, used until a reseller imports others.
 * @throws Error with all problems if a file is invalid
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

export function defaultPriceList(): PriceList {
  return (list ??= new PriceList(defaultTables(), ANY_DAY, 'default'));
}

/**
 * List prices of the sandbox registries: the defaults, since the sandbox does not have the reseller's prices.
 * @throws Error for a TLD without a price
 */
export const defaultListPrices: ListPrices = (tld) => {
  const prices = defaultPriceList().findPrices(tld, 'USD');
  if (!prices) throw new Error(`.${tld} has no price among the defaults`);
  return prices;
};
