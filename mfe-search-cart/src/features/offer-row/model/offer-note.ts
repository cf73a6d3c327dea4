import type { SearchResult } from '@storefront/shared/contract';

const and = new Intl.ListFormat('en-GB', { style: 'long', type: 'conjunction' });

/** A label of the form inside a sentence; names and abbreviations keep their capitals. */
const asWords = (label: string): string => (/^(\p{Lu}{2}|\S+ \p{Lu})/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1));

/** What has to be known of a name before it goes into the cart: who may have it and what is asked for it (SE-07). */
export function offerNote({ eligibility, extra_data, min_years }: Pick<SearchResult, 'eligibility' | 'extra_data' | 'min_years'>): string {
  const parts = [
    eligibility,
    extra_data.length > 0 && `Its registry asks for: ${and.format(extra_data.map(asWords))}`,
    min_years > 1 && `Sold for ${min_years} years at least, which is the first price`,
  ];
  return parts.filter(Boolean).join('. ');
}
