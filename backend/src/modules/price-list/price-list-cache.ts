import { millisecondsInDay } from 'date-fns/constants';
import type { AddOnService } from '@storefront/shared/contract';
import type { Logger } from 'pino';
import { allTlds } from '../../core/catalog/catalog';
import type { Clock } from '../../core/clock';
import type { Database } from '../../db/client';
import { toDay } from './dated';
import { defaultTables } from './default-tables';
import { PriceList } from './price-list';
import { newestImport, newestTables } from './queries';
import { TABLE_NAMES, type TableName, type Tables } from './tables';
import type { Deps } from '../../deps';

/** Milliseconds between two polls for imports of other instances. */
const POLL_MS = 2_000;

/** The import that each table comes from; 0: the default. */
type TableVersions = Readonly<Record<TableName, number>>;

interface Edition {
  readonly tables: Tables;
  readonly versions: TableVersions;
}

const NOTHING_IMPORTED: TableVersions = { prices: 0, 'add-ons': 0, 'exchange-rates': 0, taxes: 0 };

interface PriceListCacheDeps {
  readonly database: Pick<Database, 'orm' | 'driver'>;
  readonly clock: Clock;
  readonly log: Logger;
  /** Add-ons that are not sold because the registrar does not support them. */
  readonly unsold?: ReadonlySet<AddOnService>;
}

/**
 * Keeps the current price list in memory: the latest imported tables or the defaults. Reading prices needs no query; imports of other
 * instances are visible within two seconds.
 */
export class PriceListCache {
  readonly #deps: PriceListCacheDeps;
  #edition: Edition = { tables: defaultTables(), versions: NOTHING_IMPORTED };
  #list: PriceList | undefined;
  #dayEnds = 0;
  /** The newest import that was loaded. */
  #seen = 0;

  constructor(deps: PriceListCacheDeps) {
    this.#deps = deps;
  }

  /** Returns the current price list. Callers that compute several prices keep it, so that the prices agree. */
  current(): PriceList {
    const now = this.#deps.clock.now().getTime();
    if (!this.#list || now >= this.#dayEnds || now < this.#dayEnds - millisecondsInDay) {
      const { tables, versions } = this.#edition;
      this.#dayEnds = (Math.floor(now / millisecondsInDay) + 1) * millisecondsInDay;
      this.#list = new PriceList(
        tables,
        toDay(new Date(now)),
        TABLE_NAMES.map((name) => `${name} ${versions[name]}`).join(', '),
        this.#deps.unsold,
      );
    }
    return this.#list;
  }

  /** Returns the price list of a day for other tables. */
  listFor(tables: Tables, day: string): PriceList {
    return new PriceList(tables, day, 'draft', this.#deps.unsold);
  }

  get edition(): Edition {
    return this.#edition;
  }

  async refresh(): Promise<void> {
    const { orm } = this.#deps.database;
    const id = await newestImport(orm);
    if (id === this.#seen) return;
    const latest = await newestTables(orm);
    const tables = { ...defaultTables(), ...Object.fromEntries(latest.map((row) => [row.name, row.rows])) } as Tables;
    this.#edition = {
      tables,
      versions: { ...NOTHING_IMPORTED, ...Object.fromEntries(latest.map((row) => [row.name, row.id])) },
    };
    this.#list = undefined;
    this.#seen = id;
    this.#deps.log.info({ event: 'prices.reloaded', versions: this.#edition.versions }, 'Price list reloaded');
    const list = this.current();
    const unpriced = allTlds().flatMap(({ tld }) => (list.sellsTld(tld) ? [] : [tld]));
    if (unpriced.length)
      this.#deps.log.warn(
        { event: 'prices.tlds_unpriced', tlds: unpriced },
        'TLDs not sold because the imported prices have no row for them; import a table with a price for each',
      );
  }

  /**
   * Polls for imports of other instances until the returned function is called. An embedded database has no other instances. A failed poll
   * is logged and retried.
   */
  follow(): () => void {
    if (this.#deps.database.driver === 'pglite') return () => {};
    const timer = setInterval(() => {
      this.refresh().catch((error: unknown) =>
        this.#deps.log.warn({ event: 'prices.reload_failed', err: error }, 'Failed to reload price list; will retry'),
      );
    }, POLL_MS);
    timer.unref();
    return () => clearInterval(timer);
  }
}

export interface SellingDeps extends Deps {
  readonly priceListCache: PriceListCache;
}
