import type { Currency, SearchResult, TldCategory } from '@storefront/shared/contract';
import { formatMoney, splitDomain, toMinor } from '@storefront/shared/domain';
import type { Message, Translate } from '@storefront/shared/i18n';
import * as messages from '../messages';
import type { HeldRows } from './held-rows';

/** The quick filters of the results page, in display order, as in the URL (`?show=`). */
export const SHOWN = ['all', 'available', 'under-20', 'short'] as const;

type ShownKind = (typeof SHOWN)[number];

/** The filter of the results, all of which is in the URL (SE-05). A missing field filters nothing. */
export interface ResultFilter {
  readonly show: ShownKind;
  /** One TLD, without its dot. */
  readonly tld?: string;
  readonly category?: TldCategory;
  /** The most letters before the extension. */
  readonly length?: number;
  /** The most that the first year may cost, in whole units of the shop currency. */
  readonly price?: number;
}

export const NO_FILTER: ResultFilter = { show: 'all' };

/** The label of each category, in display order. */
export const CATEGORY_LABELS: Readonly<Record<TldCategory, Message>> = {
  popular: messages.popular,
  new: messages.recent,
  business: messages.business,
  technology: messages.technology,
  creative: messages.creative,
  shopping: messages.shopping,
  lifestyle: messages.lifestyle,
  community: messages.community,
  place: messages.places,
  country: messages.countries,
};

/** The lengths and prices that can be chosen. */
export const LENGTHS = [5, 8, 12, 16, 20] as const;
export const PRICES = [5, 10, 20, 50, 100] as const;

/** The first year must cost less than this, in whole units of the shop currency. */
const CHEAP_BELOW = 20;

/** A short extension has at most this many letters. */
const SHORT_ENDING = 3;

type ShopCurrency = Pick<Currency, 'code'>;

/** Formats a price in whole units, with the same currency symbol as the prices beside it, which in English distinguishes the dollars. */
export const wholePrice = (units: number, { code }: ShopCurrency, t: Translate): string =>
  formatMoney(toMinor(units, code), code, t.language).replace(/[.,]00(?!\d)/, '');

/** Returns the label of a quick filter. */
export function getFilterLabel(shown: ShownKind, currency: ShopCurrency, t: Translate): string {
  if (shown === 'under-20') return t(messages.underPrice, { price: wholePrice(CHEAP_BELOW, currency, t) });
  return t({ all: messages.all, available: messages.available, short: messages.shortExtensions }[shown]);
}

const isCategory = (value: string | null): value is TldCategory =>
  value !== null && Object.hasOwn(CATEGORY_LABELS, value);

/** Reads the filter from a URL. Unknown values filter nothing. */
export function readFilter(query: URLSearchParams): ResultFilter {
  const tld = query.get('tld')?.toLowerCase().replace(/^\./, '');
  const category = query.get('category');
  const length = LENGTHS.find((step) => String(step) === query.get('length'));
  const price = PRICES.find((step) => String(step) === query.get('price'));
  return {
    show: SHOWN.find((shown) => shown === query.get('show')) ?? 'all',
    ...(tld && /^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(tld) && tld.length <= 63 && { tld }),
    ...(isCategory(category) && { category }),
    ...(length && { length }),
    ...(price && { price }),
  };
}

/** Writes a filter to the query of a URL; other parameters stay. */
export function writeFilter(
  query: URLSearchParams,
  { show, tld, category, length, price }: ResultFilter,
): URLSearchParams {
  const written = new URLSearchParams(query);
  const values = { show: show === 'all' ? undefined : show, tld, category, length, price };
  // Always in the same order, so that the same filter has the same URL.
  for (const [name, value] of Object.entries(values)) {
    written.delete(name);
    if (value !== undefined) written.append(name, String(value));
  }
  return written;
}

/** Counts the finer filters that are set, without `show`. */
export function finerFilters({ tld, category, length, price }: ResultFilter): number {
  return [tld, category, length, price].filter((value) => value !== undefined).length;
}

const canBeBought = (result: SearchResult): boolean => result.status === 'available' || result.status === 'premium';

const costsBelow = (result: SearchResult, limit: number, orEqual: boolean): boolean => {
  if (!canBeBought(result) || result.price === undefined) return false;
  const price = toMinor(result.price, result.currency_code);
  const most = toMinor(limit, result.currency_code);
  return orEqual ? price <= most : price < most;
};

const isShown = (result: SearchResult, shown: ShownKind): boolean => {
  switch (shown) {
    case 'all':
      return true;
    case 'available':
      return canBeBought(result);
    case 'under-20':
      return costsBelow(result, CHEAP_BELOW, false);
    case 'short':
      return result.tld.length <= SHORT_ENDING;
  }
};

/** Whether a row with a response matches a filter. */
export function matchesFilter(result: SearchResult, { show, tld, category, length, price }: ResultFilter): boolean {
  return (
    isShown(result, show) &&
    (tld === undefined || result.tld === tld) &&
    (category === undefined || result.categories.includes(category)) &&
    (length === undefined || [...splitDomain(result.unicode).sld].length <= length) &&
    (price === undefined || costsBelow(result, price, true))
  );
}

/**
 * Returns the rows to show. While the search runs, `held` keeps rows without a response at the time the filter was chosen, so that a
 * response never removes a row from under the pointer. Once the search is complete, the filter applies to all rows.
 */
export function filterRows(
  results: readonly SearchResult[],
  filter: ResultFilter,
  { complete, held }: { complete: boolean; held: HeldRows },
): SearchResult[] {
  return results.filter((result) => {
    if (matchesFilter(result, filter)) return true;
    return !complete && (held === 'all' || held.has(result.domain));
  });
}
