import type { SearchResult } from '@storefront/shared/contract';
import { formatList, splitDomain } from '@storefront/shared/domain';
import type { Translate } from '@storefront/shared/i18n';
import * as messages from './messages';

/** A label of the form inside a sentence; names and abbreviations keep their capitals, and so do the nouns of German. */
const toPlainText = (label: string, language: string): string =>
  language.startsWith('de') || /^(\p{Lu}{2}|\S+ \p{Lu})/u.test(label)
    ? label
    : label.charAt(0).toLowerCase() + label.slice(1);

/** Why a name that somebody has cannot be brought in here. */
export function byTagNote(unicode: string, t: Translate): string {
  return t(messages.byTag, { tld: splitDomain(unicode).tld });
}

/** The sentences of a note, the last of them without a full stop; what is empty is left out. */
function getNote(sentences: readonly (string | false | undefined)[], t: Translate): string {
  return sentences.reduce<string>((first, second) => {
    if (first && second) return t(messages.sentences, { first, second });
    return first || second || '';
  }, '');
}

/**
 * The line under a row: what has to be known to have the name, or, of a taken one, why it cannot be brought in.
 * @param warning what to warn of before that
 */
export function rowNote(result: SearchResult, t: Translate, warning?: string): string {
  const { status, transfer_by_tag, unicode } = result;
  const note =
    status === 'taken' ? transfer_by_tag && byTagNote(unicode, t) : status !== 'reserved' && offerNote(result, t);
  return getNote([warning, note], t);
}

/** What the customer has to know before adding a domain: who may have it and what is asked for it (SE-07). */
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
