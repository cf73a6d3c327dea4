import { randomUUID } from 'node:crypto';
import { allTlds } from '../../core/catalog/catalog';
import type { Clock } from '../../core/clock';
import type { Config } from '../../config/config';
import type { Db } from '../../db/client';
import { inTransaction } from '../../db/transaction';
import { type Actor, audit } from '../audit';
import { toDay } from './dated';
import { defaultTables } from './default-tables';
import { applyDraft, recheckTables, type DraftedTables, type DraftProblem, type TableDraft } from './price-draft';
import { comparePrices } from './price-effects';
import type { PriceListCache } from './price-list-cache';
import { findLosses, toLossKey, type PriceLoss } from './price-losses';
import {
  insertTable,
  listPublications,
  lockImports,
  newestImport,
  tablesAt,
  type PublicationRange,
  type PublicationRow,
} from './queries';
import { isSaleCurrency, type SaleCurrency } from './sale-currency';
import { findTooSmall } from './smallest-conversions';
import { tableChanges, type TableChange } from './table-changes';
import { TABLE_NAMES, type TableName, type Tables } from './tables';

interface PriceListDraft extends TableDraft {
  /** The version that it was made from or last compared with. */
  readonly base: number;
  /** The version to restore; the rest of the draft applies to its tables. */
  readonly restores?: number | undefined;
}

export interface TableRowChange extends TableChange {
  readonly table: TableName;
}

interface DraftComparison {
  readonly version: number;
  readonly before: Tables;
  readonly after: Tables;
  readonly touched: ReadonlySet<TableName>;
  readonly changes: readonly TableRowChange[];
  readonly losses: readonly (PriceLoss & { readonly isNew: boolean })[];
  readonly effects: ReturnType<typeof comparePrices>;
}

type PublishOutcome =
  | { readonly kind: 'published'; readonly publication: PublicationRow }
  /** `outdated`: the base is no longer in force. `same`: it changes nothing. */
  | { readonly kind: 'outdated' | 'same' | 'no_such_version' }
  | { readonly kind: 'refused'; readonly problems: readonly DraftProblem[] };

/** Maximum number of newer versions shown for an outdated draft. */
const MOST_SINCE = 50;

interface PublicationDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly config: Pick<Config, 'currencies'>;
  readonly priceListCache: PriceListCache;
}

export const changesBetween = (before: Tables, after: Tables): TableRowChange[] =>
  TABLE_NAMES.flatMap((table) =>
    tableChanges(table, before[table], after[table]).map((change) => ({ ...change, table })),
  );

/** Returns the version that these imports make up: the id of the newest. */
const toVersion = (editions: Readonly<Record<TableName, number>>): number => Math.max(...Object.values(editions));

/** Versions of the price list: compares and publishes drafts, and restores earlier versions. */
export class PricePublications {
  readonly #deps: PublicationDeps;

  constructor(deps: PublicationDeps) {
    this.#deps = deps;
  }

  get currencies(): readonly SaleCurrency[] {
    return this.#deps.config.currencies.filter(isSaleCurrency);
  }

  async current(): Promise<{ readonly version: number; readonly tables: Tables }> {
    const { priceListCache } = this.#deps;
    await priceListCache.refresh();
    const { tables, versions } = priceListCache.edition;
    return { version: toVersion(versions), tables };
  }

  /** Returns the tables of a version, or null if there was none with that number. */
  async tablesAt(version: number): Promise<Tables | null> {
    if (version === 0) return defaultTables();
    const [publication] = await this.list({ upTo: version, limit: 1 });
    if (publication?.version !== version) return null;
    return this.#tablesUpTo(version);
  }

  async #tablesUpTo(id: number): Promise<Tables> {
    const rows = await tablesAt(this.#deps.db, id);
    return { ...defaultTables(), ...Object.fromEntries(rows.map(({ name, rows: held }) => [name, held])) } as Tables;
  }

  /** Returns a version and its changes; null if there was none with that number, and for the default version. */
  async find(
    version: number,
  ): Promise<{ readonly publication: PublicationRow; readonly changes: readonly TableRowChange[] } | null> {
    const [publication] = await this.list({ upTo: version, limit: 1 });
    if (publication?.version !== version) return null;
    const [before, after] = await Promise.all([this.#tablesUpTo(publication.first - 1), this.#tablesUpTo(version)]);
    return { publication, changes: changesBetween(before, after) };
  }

  /** Returns versions, newest first. */
  list(range: PublicationRange): Promise<PublicationRow[]> {
    return listPublications(this.#deps.db, range);
  }

  async since(
    version: number,
  ): Promise<{ readonly publications: readonly PublicationRow[]; readonly changes: readonly TableRowChange[] }> {
    const { tables } = await this.current();
    const publications = await this.list({ after: version, limit: MOST_SINCE });
    if (publications.length === 0) return { publications: [], changes: [] };
    return { publications, changes: changesBetween(await this.#tablesUpTo(version), tables) };
  }

  /** Compares a draft with the version in force. Null if it restores a version that never existed. */
  async compare(
    draft: PriceListDraft,
  ): Promise<DraftComparison | { readonly problems: readonly DraftProblem[]; readonly version: number } | null> {
    const { clock, priceListCache } = this.#deps;
    const today = toDay(clock.now());
    const { version, tables: before } = await this.current();
    const start = draft.restores === undefined ? before : await this.tablesAt(draft.restores);
    if (!start) return null;
    const drafted = applyAll(start, draft, today, this.currencies);
    if ('problems' in drafted) return { problems: drafted.problems, version };
    const after = drafted.tables;
    const known = new Set(findLosses(before, today, this.currencies).map(toLossKey));
    return {
      version,
      before,
      after,
      touched: drafted.touched,
      changes: changesBetween(before, after),
      losses: findLosses(after, today, this.currencies).map((loss) => ({
        ...loss,
        isNew: !known.has(toLossKey(loss)),
      })),
      effects: comparePrices(
        priceListCache.listFor(before, today),
        priceListCache.listFor(after, today),
        allTlds().map(({ tld }) => tld),
        this.currencies,
      ),
    };
  }

  /** Publishes a draft if the version that it was compared with is still in force. */
  async publish(draft: PriceListDraft, comment: string, { actor, requestId }: Actor): Promise<PublishOutcome> {
    const { db, clock, priceListCache } = this.#deps;
    const compared = await this.compare(draft);
    if (!compared) return { kind: 'no_such_version' };
    if (compared.version !== draft.base) return { kind: 'outdated' };
    if ('problems' in compared) return { kind: 'refused', problems: compared.problems };
    const { after, changes } = compared;
    const changed = TABLE_NAMES.filter((table) => changes.some((change) => change.table === table));
    if (changed.length === 0) return { kind: 'same' };
    const at = clock.now();
    const publication = randomUUID();
    const restores = draft.restores ?? null;
    const files = (draft.files ?? []).map(({ name }) => name).join(', ');
    const version = await inTransaction(db, async (tx) => {
      await lockImports(tx, 'prices');
      if ((await newestImport(tx)) !== draft.base) return null;
      let last = draft.base;
      for (const name of changed)
        last = await insertTable(tx, {
          name,
          rows: after[name],
          file: files,
          imported_by: actor,
          imported_at: at,
          publication,
          comment,
          restores,
        });
      await audit(tx, {
        at,
        actor,
        action: 'price_list.published',
        subject: 'price_list',
        before: { version: draft.base },
        after: { version: last, comment, restores, files, changes },
        requestId,
      });
      return last;
    });
    if (version === null) return { kind: 'outdated' };
    await priceListCache.refresh();
    const [row] = await this.list({ upTo: version, limit: 1 });
    if (!row) throw new Error('Publication not found after it was written');
    return { kind: 'published', publication: row };
  }
}

function applyAll(
  start: Tables,
  draft: PriceListDraft,
  today: string,
  currencies: readonly SaleCurrency[],
): DraftedTables {
  const drafted = applyDraft(start, draft, today);
  if ('problems' in drafted) return drafted;
  const { tables, touched } = drafted;
  const isRestored = draft.restores !== undefined;
  const problems = [
    ...(isRestored ? recheckTables(tables, today) : []),
    ...(isRestored || touched.has('prices') || touched.has('exchange-rates')
      ? findTooSmall(tables, today, currencies)
      : []),
  ];
  return problems.length > 0 ? { problems } : drafted;
}
