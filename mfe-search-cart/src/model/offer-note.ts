import type { SearchResult } from '@storefront/shared/contract';
import { splitDomain } from '@storefront/shared/domain';

const and = new Intl.ListFormat('en-GB', { style: 'long', type: 'conjunction' });

/** A label of the form inside a sentence; names and abbreviations keep their capitals. */
const asWords = (label: string): string =>
  /^(\p{Lu}{2}|\S+ \p{Lu})/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

/** Why a name that somebody has cannot be brought in here. */
export function byTagNote(unicode: string): string {
  return `.${splitDomain(unicode).tld} domains move by a change of tag at their registrar, which this shop does not take yet.`;
}

/** The line under a row: what has to be known to have the name, or, of a taken one, why it cannot be brought in. */
export function rowNote(result: SearchResult): string {
  if (result.status === 'taken') return result.transfer_by_tag ? byTagNote(result.unicode) : '';
  return result.status === 'reserved' ? '' : offerNote(result);
}

/** What has to be known of a name before it goes into the cart: who may have it and what is asked for it (SE-07). */
export function offerNote({
  eligibility,
  extra_data,
  min_years,
}: Pick<SearchResult, 'eligibility' | 'extra_data' | 'min_years'>): string {
  const parts = [
    eligibility,
    extra_data.length > 0 && `Its registry asks for: ${and.format(extra_data.map(asWords))}`,
    min_years > 1 && `Sold for ${min_years} years at least, which is the first price`,
  ];
  return parts.filter(Boolean).join('. ');
}
