import { NAME_MAX, sanitizeWord, splitDomain, toAscii, withDefaultTld } from '@storefront/shared/domain';
import type { TldCategory } from '@storefront/shared/contract';
import type { PriceList } from '../price-list';
import { allTlds, findTld, soldNameUnder, splitSoldName, tldsIn, type SoldName } from '../../core/catalog/catalog';
import type { TldRecord } from '../../core/catalog/tlds';

/** Rows of the group of popular TLDs (SE-02). */
export const POPULAR_ROWS = 11;

/** A parsed search word: domains on sale, which need not be parsed again. */
export interface SearchPlan {
  /** The word's own domain; with the default TLD where it has none that is on sale. */
  readonly exact: SoldName;
  /** The same label under the popular TLDs, without the exact one. */
  readonly popular: readonly SoldName[];
  /** The same label under every other TLD, or those that the search is narrowed to; always in the same order. */
  readonly others: readonly SoldName[];
  /** The TLDs that the search is narrowed to; null where it is not (SE-05). */
  readonly tlds: readonly string[] | null;
}

/** To one TLD (without its dot), to those of a category, or to what both have in common. */
export interface Narrowing {
  readonly tld?: string;
  readonly category?: TldCategory;
}

/**
 * Reads a search word (SE-01, SE-03); null when nothing is left of it that could be a domain name.
 * @param list what is sold now: an extension without a price is not
 */
export function planSearch(
  word: string,
  list: Pick<PriceList, 'sellsTld'>,
  narrowing: Narrowing = {},
): SearchPlan | null {
  const name = withDefaultTld(sanitizeWord(word));
  if (name === '' || name.length > NAME_MAX) return null;
  const own = splitSoldName(name);
  const exact = own && list.sellsTld(own.record.tld) ? own : splitSoldName(withDefaultTld(nearestLabel(name)));
  if (!exact || toAscii(exact.domain) === null) return null;

  const isOther = (record: TldRecord): boolean => record !== exact.record && list.sellsTld(record.tld);
  const under = (record: TldRecord): SoldName | readonly never[] => soldNameUnder(exact.label, record) ?? [];
  const popular = tldsIn('popular').filter(isOther).slice(0, POPULAR_ROWS);
  const narrowed = findRecords(narrowing);
  return {
    exact,
    popular: popular.flatMap(under),
    others: (narrowed ?? allTlds()).filter((record) => isOther(record) && !popular.includes(record)).flatMap(under),
    tlds: narrowed && narrowed.map(({ tld }) => tld),
  };
}

/**
 * The label to search for where the extension of a word is not on sale: the last label that is a name and not part of an extension, as `co`
 * is.
 */
function nearestLabel(name: string): string {
  const labels = splitDomain(name).sld.split('.');
  return (
    labels.findLast((label) => label !== '' && !allTlds().some(({ tld }) => tld.startsWith(`${label}.`))) ??
    labels.at(-1) ??
    ''
  );
}

function findRecords({ tld, category }: Narrowing): readonly TldRecord[] | null {
  if (tld === undefined) return category === undefined ? null : tldsIn(category);
  const record = findTld(tld);
  return record && (category === undefined || record.categories.includes(category)) ? [record] : [];
}
