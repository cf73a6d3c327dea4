import type { TldCategory, TldOffer } from '@storefront/shared/contract';
import type { Message } from '@storefront/shared/i18n';
import * as messages from '../messages';

/** The sortable columns of the price table. The id is in the URL (`?sort=renew` or `?sort=-renew`). */
export const PRICE_COLUMNS = ['tld', 'register', 'renew', 'transfer', 'restore'] as const;
export type PriceColumn = (typeof PRICE_COLUMNS)[number];

export interface PriceSort {
  readonly column: PriceColumn;
  readonly descending: boolean;
}

/** The groups of extensions to filter by (`?show=`). */
export const PRICE_GROUPS = [
  { id: 'all', label: messages.all },
  { id: 'popular', label: messages.popular },
  { id: 'country', label: messages.country },
  { id: 'new', label: messages.recent },
] as const satisfies readonly { id: TldCategory | 'all'; label: Message }[];
type PriceGroup = (typeof PRICE_GROUPS)[number]['id'];

/** The filter and sort order of the price list. They are in the URL. */
export interface PriceView {
  readonly find: string;
  readonly group: PriceGroup;
  readonly sort: PriceSort;
}

const DEFAULT_SORT: PriceSort = { column: 'tld', descending: false };

/** Reads the view from a URL. Unknown values fall back to all extensions by name. */
export function readPriceView(query: URLSearchParams): PriceView {
  const sort = query.get('sort') ?? '';
  const column = PRICE_COLUMNS.find((name) => name === sort.replace(/^-/, ''));
  return {
    find: query.get('find') ?? '',
    group: PRICE_GROUPS.find(({ id }) => id === query.get('show'))?.id ?? 'all',
    sort: column ? { column, descending: sort.startsWith('-') } : DEFAULT_SORT,
  };
}

/** Formats a sort order for the URL. */
export const writeSort = ({ column, descending }: PriceSort): string => `${descending ? '-' : ''}${column}`;

/** Writes a view to a URL, omitting defaults. */
export function writePriceView({ find, group, sort }: PriceView): Record<string, string> {
  const isDefault = sort.column === DEFAULT_SORT.column && !sort.descending;
  return {
    ...(find === '' ? {} : { find }),
    ...(group === 'all' ? {} : { show: group }),
    ...(isDefault ? {} : { sort: writeSort(sort) }),
  };
}

/** Returns the sort order after a column heading is pressed. A new column starts ascending. */
export function nextSort(sort: PriceSort, column: PriceColumn): PriceSort {
  return { column, descending: sort.column === column && !sort.descending };
}

/** Normalises the search text: without a leading dot, lower case. */
const toNeedle = (find: string): string => find.trim().toLowerCase().replace(/^\.+/, '');

const byName = (a: TldOffer, b: TldOffer): number => (a.tld < b.tld ? -1 : a.tld > b.tld ? 1 : 0);

/** Returns the price to sort by; extensions without one come last. */
const sortable = (offer: TldOffer, column: Exclude<PriceColumn, 'tld'>): number =>
  offer[column] ?? Number.MAX_SAFE_INTEGER;

/**
 * Returns the rows of a view. Extensions that start with the search text come before those that only contain it; ties are sorted by name.
 */
export function priceRows(offers: readonly TldOffer[], { find, group, sort }: PriceView): TldOffer[] {
  const needle = toNeedle(find);
  const begins = (offer: TldOffer): number => (offer.tld.startsWith(needle) ? 0 : 1);
  const compare = (a: TldOffer, b: TldOffer): number => {
    const order = sort.column === 'tld' ? byName(a, b) : sortable(a, sort.column) - sortable(b, sort.column);
    return (sort.descending ? -order : order) || byName(a, b);
  };
  return offers
    .filter((offer) => (group === 'all' || offer.categories.includes(group)) && offer.tld.includes(needle))
    .sort((a, b) => begins(a) - begins(b) || compare(a, b));
}
