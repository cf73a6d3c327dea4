import type { SearchResult } from '@storefront/shared/contract';
import { formatList, splitDomain } from '@storefront/shared/domain';
import type { Translate } from '@storefront/shared/i18n';
import * as messages from './messages';

/** Converts a label of the form for use in a sentence. Names and abbreviations keep their capitals, and so do German nouns. */
const toPlainText = (label: string, language: string): string =>
  language.startsWith('de') || /^(\p{Lu}{2}|\S+ \p{Lu})/u.test(label)
    ? label
    : label.charAt(0).toLowerCase() + label.slice(1);

/** Explains why a taken domain cannot be transferred to us. */
export function byTagNote(unicode: string, t: Translate): string {
  return t(messages.byTag, { tld: splitDomain(unicode).tld });
}

/** Joins the sentences of a note, without the last full stop; empty ones are left out. */
function getNote(sentences: readonly (string | false | undefined)[], t: Translate): string {
  return sentences.reduce<string>((first, second) => {
    if (first && second) return t(messages.sentences, { first, second });
    return first || second || '';
  }, '');
}

/**
 * Returns the line under a row: what the customer has to know before adding the domain or, if it is taken, why it cannot be transferred in.
 * @param warning a warning to show first
 */
export function rowNote(result: SearchResult, t: Translate, warning?: string): string {
  const { status, transfer_by_tag, unicode } = result;
  const note =
    status === 'taken' ? transfer_by_tag && byTagNote(unicode, t) : status !== 'reserved' && offerNote(result, t);
  return getNote([warning, note], t);
}

/** Returns what the customer has to know before adding a domain: who may register it and what data is required (SE-07). */
export function offerNote(
  { eligibility, extra_data, min_years }: Pick<SearchResult, 'eligibility' | 'extra_data' | 'min_years'>,
  t: Translate,
): string {
  return getNote(
    [
      eligibility,
      extra_data.length > 0 &&
        t(messages.asks, { fields: formatList(extra_data.map((label) => toPlainText(label, t.language))) }),
      min_years > 1 && t(messages.leastYears, { years: min_years }),
    ],
    t,
  );
}
