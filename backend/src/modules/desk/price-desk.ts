import type { OutputOf } from '@storefront/shared/contract';
import type {
  deskComparePrices,
  deskPreviewPrices,
  deskPrices,
  deskPriceVersion,
  DraftProblem,
  Loss,
  PriceDraft,
  PriceTable,
  PriceVersion,
  RowChange,
} from '@storefront/shared/contract/desk';
import { toWire } from '@storefront/shared/domain';
import { findTld } from '../../core/catalog/catalog';
import type { Db } from '../../db/client';
import { conflict, notFound, unprocessable } from '../../http/errors';
import { findStaffNames, type Actor } from '../audit';
import {
  listCells,
  listColumns,
  percentOfCells,
  SALE_CURRENCIES,
  TABLE_NAMES,
  writeTableFile,
  type PricePublications,
  type PublicationRow,
  type SellingDeps,
  type TableRowChange,
} from '../price-list';
import { previewPrices } from './price-preview';
import { toPage, toPart } from './search';

interface PriceDeskDeps {
  readonly db: Db;
  readonly clock: SellingDeps['clock'];
  readonly priceListCache: SellingDeps['priceListCache'];
  readonly publications: PricePublications;
}

const noSuchVersion = () =>
  notFound('There is no such version of the price list.', { code: 'desk_refused', params: { what: 'not_found' } });

/** Returns the price list in force, for editing. */
export async function viewPrices({ publications }: PriceDeskDeps): Promise<OutputOf<typeof deskPrices>> {
  const { version, tables } = await publications.current();
  return {
    version,
    tables: TABLE_NAMES.map((name) => ({ name, columns: [...listColumns(name)], rows: listCells(name, tables[name]) })),
    currencies: [...publications.currencies],
    known_currencies: [...SALE_CURRENCIES],
  };
}

const showChange = ({ table, kind, title, cells }: TableRowChange): RowChange => ({
  table,
  kind,
  row: title,
  cells: cells.map(({ column, was, now }) => ({ column, was, now, percent: percentOfCells(table, column, was, now) })),
});

/** Adds the names of the publishing staff to versions. */
async function showVersions(db: Db, rows: readonly PublicationRow[]): Promise<PriceVersion[]> {
  const staffId = ({ imported_by: by }: PublicationRow) => /^staff:(.+)$/.exec(by)?.[1];
  const names = await findStaffNames(
    db,
    rows.flatMap((row) => staffId(row) ?? []),
  );
  return rows.map((row) => {
    const id = staffId(row);
    return {
      version: row.version,
      at: row.imported_at.toISOString(),
      by: id === undefined ? row.imported_by.replace(/^import:/, '') : (names.get(id) ?? id),
      is_staff: id !== undefined,
      comment: row.comment,
      files: row.files,
      tables: row.tables,
      restores: row.restores,
    };
  });
}

/** Returns what a draft would change, its errors, and what others have published since. @throws HttpError 404 */
export async function comparePriceDraft(
  { db, publications }: PriceDeskDeps,
  draft: PriceDraft,
): Promise<OutputOf<typeof deskComparePrices>> {
  const compared = await publications.compare(draft);
  if (!compared) throw noSuchVersion();
  const since = await publications.since(draft.base);
  const shown = {
    version: compared.version,
    problems: [],
    changes: [],
    losses: [],
    effects: [],
    since: { versions: await showVersions(db, since.publications), changes: since.changes.map(showChange) },
  };
  if ('problems' in compared)
    return { ...shown, problems: compared.problems.map((problem): DraftProblem => ({ ...problem })) };
  return {
    ...shown,
    changes: compared.changes.map(showChange),
    losses: compared.losses.map(({ tld, currency, service, price, cost, from, isIntroduction, isNew }): Loss => ({
      tld,
      currency_code: currency,
      service,
      price: toWire(price, currency),
      cost: toWire(cost, currency),
      from,
      is_introduction: isIntroduction,
      is_new: isNew,
    })),
    effects: compared.effects.map(({ currency, ...effect }) => ({ currency_code: currency, ...effect })),
  };
}

/** Error for a draft with problems, which its comparison lists individually. */
const invalidDraft = (problems: readonly { readonly message: string }[]) =>
  unprocessable(problems[0]?.message ?? 'The draft cannot be used.', {
    code: 'desk_refused',
    params: { what: 'prices_invalid' },
  });

/** Returns what a customer would pay with a draft. @throws HttpError 404, 422 */
export async function previewPriceDraft(
  { clock, priceListCache, publications }: PriceDeskDeps,
  input: {
    readonly draft: PriceDraft;
    readonly tld: string;
    readonly country: string | null;
    readonly day: string | null;
  },
): Promise<OutputOf<typeof deskPreviewPrices>> {
  const record = findTld(input.tld);
  if (!record)
    throw notFound(`.${input.tld} is not sold here.`, { code: 'desk_refused', params: { what: 'not_found' } });
  const compared = await publications.compare(input.draft);
  if (!compared) throw noSuchVersion();
  if ('problems' in compared) throw invalidDraft(compared.problems);
  const day = input.day ?? clock.now().toISOString().slice(0, 10);
  return previewPrices({
    record,
    before: priceListCache.listFor(compared.before, day),
    after: priceListCache.listFor(compared.after, day),
    currencies: publications.currencies,
    country: input.country,
  });
}

/** Publishes a draft. @throws HttpError 404, 409 `desk_refused`, 422 */
export async function publishPriceDraft(
  { db, publications }: PriceDeskDeps,
  { draft, comment }: { readonly draft: PriceDraft; readonly comment: string },
  by: Actor,
): Promise<PriceVersion> {
  const outcome = await publications.publish(draft, comment, by);
  switch (outcome.kind) {
    case 'published': {
      const [version] = await showVersions(db, [outcome.publication]);
      if (!version) throw new Error('The published version was not found');
      return version;
    }
    case 'no_such_version':
      throw noSuchVersion();
    case 'refused':
      throw invalidDraft(outcome.problems);
    case 'outdated':
      throw conflict('Somebody else has changed the price list in the meantime. Nothing was published.', {
        code: 'desk_refused',
        params: { what: 'prices_changed' },
      });
    case 'same':
      throw conflict('This would change nothing.', { code: 'desk_refused', params: { what: 'prices_same' } });
  }
}

export async function listPriceVersions({ db, publications }: PriceDeskDeps, page: number) {
  const part = toPart(page);
  const rows = await publications.list({ limit: part.limit + 1, offset: part.offset });
  const shown = await showVersions(db, rows);
  return toPage(shown, part, (version) => version);
}

/** @throws HttpError 404 */
export async function viewPriceVersion(
  { db, publications }: PriceDeskDeps,
  version: number,
): Promise<OutputOf<typeof deskPriceVersion>> {
  const found = await publications.find(version);
  const [shown] = found ? await showVersions(db, [found.publication]) : [];
  if (!found || !shown) throw noSuchVersion();
  return { ...shown, changes: found.changes.map(showChange) };
}

/** @throws HttpError 404 */
export async function readPriceFile(
  { publications }: PriceDeskDeps,
  { version, table }: { readonly version: number; readonly table: PriceTable },
): Promise<{ name: string; text: string }> {
  const tables = await publications.tablesAt(version);
  if (!tables) throw noSuchVersion();
  return { name: `${table}.csv`, text: writeTableFile(table, tables[table]) };
}
