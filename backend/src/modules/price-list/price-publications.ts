import { randomUUID } from 'node:crypto';
import { allTlds } from '../../core/catalog/catalog';
import type { Clock } from '../../core/clock';
import type { Config } from '../../config/config';
import type { Db } from '../../db/client';
import { inTransaction } from '../../db/transaction';
import { audit } from '../audit';
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
import { tableChanges, type TableChange } from './table-changes';
import { TABLE_NAMES, type TableName, type Tables } from './tables';

/** A draft of a change to the price list. */
export interface PriceListDraft extends TableDraft {
  /** The version that it was made from, or was compared with since. */
  readonly base: number;
  /** The version to return to; the rest of the draft is applied to its tables. */
  readonly restores?: number | undefined;
}

export interface TableRowChange extends TableChange {
  readonly table: TableName;
}

/** The result of applying a draft to the version in force. */
export interface DraftComparison {
  readonly version: number;
  readonly before: Tables;
  readonly after: Tables;
  readonly touched: ReadonlySet<TableName>;
  readonly changes: readonly TableRowChange[];
  readonly losses: readonly (PriceLoss & { readonly isNew: boolean })[];
  readonly effects: ReturnType<typeof comparePrices>;
}

export type PublishOutcome =
  | { readonly kind: 'published'; readonly publication: PublicationRow }
  /** `outdated`: another version is in force than the base. `same`: it would change nothing. */
  | { readonly kind: 'outdated' | 'same' | 'no_such_version' }
  | { readonly kind: 'refused'; readonly problems: readonly DraftProblem[] };

/** How many versions are shown to somebody whose draft is out of date. */
const MOST_SINCE = 50;

interface PublicationDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly config: Pick<Config, 'currencies'>;
  readonly priceListCache: PriceListCache;
}

/** Who publishes, for the audit log. */
interface Publisher {
  /** Such as `staff:` and an id. */
  readonly actor: string;
  readonly requestId?: string;
}

/** How all tables differ, in the order of the tables. */
export const changesBetween = (before: Tables, after: Tables): TableRowChange[] =>
  TABLE_NAMES.flatMap((table) =>
    tableChanges(table, before[table], after[table]).map((change) => ({ ...change, table })),
  );

/** The version number of a set of imports: the id of the newest. */
export const toVersion = (editions: Readonly<Record<TableName, number>>): number =>
  Math.max(...Object.values(editions));

/** The price list as a whole, in numbered versions: its drafts are compared, published and gone back to. */
export class PricePublications {
  readonly #deps: PublicationDeps;

  constructor(deps: PublicationDeps) {
    this.#deps = deps;
  }

  get currencies(): readonly SaleCurrency[] {
    return this.#deps.config.currencies.filter(isSaleCurrency);
  }

  /** The version in force and its tables. */
  async current(): Promise<{ readonly version: number; readonly tables: Tables }> {
    const { priceListCache } = this.#deps;
    await priceListCache.refresh();
    const { tables, versions } = priceListCache.edition;
    return { version: toVersion(versions), tables };
  }

  /** The tables of a version; null where that number never existed. */
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

  /** A version and its changes; null where that number never existed, and for the defaults. */
  async find(
    version: number,
  ): Promise<{ readonly publication: PublicationRow; readonly changes: readonly TableRowChange[] } | null> {
    const [publication] = await this.list({ upTo: version, limit: 1 });
    if (publication?.version !== version) return null;
    const [before, after] = await Promise.all([this.#tablesUpTo(publication.first - 1), this.#tablesUpTo(version)]);
    return { publication, changes: changesBetween(before, after) };
  }

  /** Versions, the newest first. */
  list(range: PublicationRange): Promise<PublicationRow[]> {
    return listPublications(this.#deps.db, range);
  }

  /** Publications since a version, provided that it existed. */
  async since(
    version: number,
  ): Promise<{ readonly publications: readonly PublicationRow[]; readonly changes: readonly TableRowChange[] }> {
    const { tables } = await this.current();
    const publications = await this.list({ after: version, limit: MOST_SINCE });
    if (publications.length === 0) return { publications: [], changes: [] };
    return { publications, changes: changesBetween(await this.#tablesUpTo(version), tables) };
  }

  /** Computes the effect of a draft. Null where it returns to a version that never existed. */
  async compare(
    draft: PriceListDraft,
  ): Promise<DraftComparison | { readonly problems: readonly DraftProblem[]; readonly version: number } | null> {
    const { clock, priceListCache } = this.#deps;
    const today = toDay(clock.now());
    const { version, tables: before } = await this.current();
    const start = draft.restores === undefined ? before : await this.tablesAt(draft.restores);
    if (!start) return null;
    const drafted = applyAll(start, draft, today);
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

  /** Puts a draft into force, if the version that it was compared with still is. */
  async publish(draft: PriceListDraft, comment: string, { actor, requestId }: Publisher): Promise<PublishOutcome> {
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
        ...(requestId !== undefined && { requestId }),
      });
      return last;
    });
    if (version === null) return { kind: 'outdated' };
    await priceListCache.refresh();
    const [row] = await this.list({ upTo: version, limit: 1 });
    if (!row) throw new Error('A publication is gone');
    return { kind: 'published', publication: row };
  }
}

function applyAll(start: Tables, draft: PriceListDraft, today: string): DraftedTables {
  const drafted = applyDraft(start, draft, today);
  if ('problems' in drafted || draft.restores === undefined) return drafted;
  const problems = recheckTables(drafted.tables, today);
  return problems.length > 0 ? { problems } : drafted;
}
