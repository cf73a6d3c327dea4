import { NAME_MAX, sanitizeWord, splitDomain, toAscii, withDefaultTld } from '@storefront/shared/domain';
import type { TldCategory } from '@storefront/shared/contract';
import type { PriceList } from '../price-list';
import { allTlds, findTld, soldNameUnder, splitSoldName, tldsIn, type SoldName } from '../../core/catalog/catalog';
import type { TldRecord } from '../../core/catalog/tlds';

/** Rows of the group of popular TLDs (SE-02). */
export const POPULAR_ROWS = 11;

/** The names on sale that a search word leads to. */
export interface SearchPlan {
  /** The word itself, under the default TLD if its own is not on sale. */
  readonly exact: SoldName;
  /** The same label under the popular TLDs, without the exact one. */
  readonly popular: readonly SoldName[];
  /** The same label under every other TLD, or those of the narrowed search; in a stable order. */
  readonly others: readonly SoldName[];
  /** TLDs that the search is narrowed to; null if it is not (SE-05). */
  readonly tlds: readonly string[] | null;
}

/** One TLD (without its dot), those of a category, or their intersection. */
export interface Narrowing {
  readonly tld?: string;
  readonly category?: TldCategory;
}

/** Plans a search (SE-01, SE-03); null if no domain can be made of the word. @param list what is on sale now */
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
    // Computed on demand: it goes through every TLD, and only one of the groups needs it.
    get others() {
      return (narrowed ?? allTlds()).filter((record) => isOther(record) && !popular.includes(record)).flatMap(under);
    },
    tlds: narrowed && narrowed.map(({ tld }) => tld),
  };
}

/** Finds the label to search for if the extension of a name is not on sale: the last one that is not part of an extension such as `co`. */
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
