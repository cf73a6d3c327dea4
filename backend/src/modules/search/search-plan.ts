import { NAME_MAX, sanitizeWord, splitDomain, toAscii, withDefaultTld } from '@storefront/shared/domain';
import type { TldCategory } from '@storefront/shared/contract';
import type { PriceList } from '../price-list';
import { allTlds, findSoldName, findTld, splitSoldName, tldsIn, type SoldName } from '../../core/catalog/catalog';

/** Rows of the group of popular TLDs (SE-02). */
export const POPULAR_ROWS = 11;

/** What a search word comes to. */
export interface SearchPlan {
  /** The word's own name; with the default TLD where it has none that is on sale. */
  readonly exact: SoldName;
  /** The same label under the popular TLDs, without the exact one. */
  readonly popular: readonly string[];
}

/**
 * Reads a search word (SE-01, SE-03); null when nothing is left of it that could be a domain name.
 * @param list what is sold now: an extension without a price is not
 */
export function planSearch(word: string, list: Pick<PriceList, 'sellsTld'>): SearchPlan | null {
  const name = withDefaultTld(sanitizeWord(word).replace(/^\.+/, ''));
  if (name === '' || name.length > NAME_MAX) return null;
  const own = splitSoldName(name);
  const exact = own && list.sellsTld(own.record.tld) ? own : splitSoldName(withDefaultTld(nearestLabel(name)));
  if (!exact || toAscii(exact.registrable) === null) return null;
  const popular = tldsIn('popular')
    .filter((record) => record !== exact.record && list.sellsTld(record.tld))
    .slice(0, POPULAR_ROWS)
    .map(({ tld }) => `${exact.label}.${tld}`)
    .filter((candidate) => findSoldName(candidate) !== null);
  return { exact, popular };
}

/** The label to look for where the extension of a name is not on sale: the last one that is a name and no part of an extension, as `co` is. */
function nearestLabel(name: string): string {
  const labels = splitDomain(name).sld.split('.');
  return (
    labels.findLast((label) => label !== '' && !allTlds().some(({ tld }) => tld.startsWith(`${label}.`))) ??
    labels.at(-1) ??
    ''
  );
}

/** The TLDs that a search is narrowed to; null where it is not (SE-05). */
export function tldsOf({
  tld,
  category,
}: {
  readonly tld?: string;
  readonly category?: TldCategory;
}): readonly string[] | null {
  if (tld === undefined) return category === undefined ? null : tldsIn(category).map((record) => record.tld);
  const record = findTld(tld);
  return record && (category === undefined || record.categories.includes(category)) ? [record.tld] : [];
}
