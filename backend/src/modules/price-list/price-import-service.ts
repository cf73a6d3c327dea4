import type { Config } from '../../config/config';
import type { Clock } from '../../core/clock';
import type { Db } from '../../db/client';
import { inTransaction } from '../../db/transaction';
import { audit } from '../audit';
import type { Problem } from './csv-file';
import { toDay } from './dated';
import type { PriceListCache } from './price-list-cache';
import { insertTable, lockImports } from './queries';
import { isSaleCurrency } from './sale-currency';
import { findTooSmall } from './smallest-conversions';
import { readTableFile, writeTableFile } from './table-file';
import { tableChanges, type TableChange } from './table-changes';
import type { TableName, Tables } from './tables';

export interface ImportOrder {
  /** Its name, for the audit log. */
  readonly file: string;
  readonly text: string;
  /** Who imports, such as `import:mara`. */
  readonly actor: string;
  /** The edition that the changes were compared with; the import applies only if it is still current. Absent: only compare. */
  readonly applyTo?: number;
}

/**
 * `refused`: nothing was imported. `compared`: what would change. `applied`: what has changed. `outdated`: there was a concurrent import,
 * so nothing was changed.
 */
export type ImportOutcome =
  | { readonly kind: 'refused'; readonly problems: readonly Problem[] }
  | {
      readonly kind: 'compared' | 'applied' | 'outdated';
      readonly table: TableName;
      readonly changes: readonly TableChange[];
      readonly edition: number;
    };

/** Imports and exports a reseller's files, either in the database directly or through the process that has it open. */
export interface PriceImportService {
  import(order: ImportOrder): Promise<ImportOutcome>;
  export(table: TableName): Promise<string>;
}

interface PriceImportDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly config: Pick<Config, 'currencies'>;
  readonly priceListCache: PriceListCache;
}

/** Creates the import service of a process that has the database open. Imports take effect in this process at once. */
export function createPriceImportService({ db, clock, config, priceListCache }: PriceImportDeps): PriceImportService {
  return {
    async import({ file, text, actor, applyTo }) {
      const now = clock.now();
      const read = readTableFile(text, toDay(now));
      if (!('rows' in read)) return { kind: 'refused', problems: read.problems };
      await priceListCache.refresh();
      const { tables, versions } = priceListCache.edition;
      const { table, rows } = read;
      if (table === 'prices' || table === 'exchange-rates') {
        const currencies = config.currencies.filter(isSaleCurrency);
        const tooSmall = findTooSmall({ ...tables, [table]: rows }, toDay(now), currencies);
        if (tooSmall.length > 0)
          return { kind: 'refused', problems: tooSmall.map(({ message }) => ({ line: 1, column: 1, message })) };
      }
      const changes = tableChanges(table, tables[table], rows as Tables[typeof table]);
      const compared = { table, changes, edition: versions[table] };
      if (applyTo === undefined || (changes.length === 0 && applyTo === compared.edition))
        return { kind: 'compared', ...compared };
      const added = await inTransaction(db, async (tx) => {
        if ((await lockImports(tx, table)) !== applyTo || applyTo !== compared.edition) return null;
        const edition = await insertTable(tx, { name: table, rows, file, imported_by: actor, imported_at: now });
        await audit(tx, {
          at: now,
          actor,
          action: 'price_table.imported',
          subject: `price_table:${table}`,
          before: { edition: applyTo },
          after: { edition, file, changes },
        });
        return edition;
      });
      if (added === null) return { kind: 'outdated', ...compared };
      await priceListCache.refresh();
      return { kind: 'applied', ...compared, edition: added };
    },

    async export(table) {
      await priceListCache.refresh();
      return writeTableFile(table, priceListCache.edition.tables[table]);
    },
  };
}
