import type { SearchResult } from '@storefront/shared/contract';
import { pageLanguage, sumMinor, type Minor } from '@storefront/shared/domain';
import type { Translate } from '@storefront/shared/i18n';
import { offerPrice } from '../../../model/offer-state';
import * as messages from './messages';

interface NameCheckSummary {
  /** Available at the list price, with a known price, and not in the cart yet. */
  readonly addable: readonly SearchResult[];
  /** The total cost of their first terms, before tax. */
  readonly cost: Minor;
  /** Counts as text, such as `3 free, 1 premium, 2 taken`. */
  readonly counts: string;
}

const KINDS = [
  ['available', messages.freeCount],
  ['premium', messages.premiumCount],
  ['taken', messages.takenCount],
  ['reserved', messages.reservedCount],
  ['unknown', messages.unansweredCount],
  ['pending', messages.pendingCount],
] as const;

/**
 * Summarises a bulk search. Premium domains are never added together with others, because the customer has to agree to each individual
 * price.
 */
export function summarise(
  results: readonly SearchResult[],
  inCart: ReadonlySet<string>,
  t: Translate,
): NameCheckSummary {
  const addable = results.filter(
    (result) => result.status === 'available' && offerPrice(result) !== undefined && !inCart.has(result.domain),
  );
  const counts = KINDS.flatMap(([status, message]) => {
    const count = results.filter((result) => result.status === status).length;
    return count > 0 ? [t(message, { count })] : [];
  });
  return {
    addable,
    cost: sumMinor(addable.map((result) => offerPrice(result)?.first ?? 0)),
    counts: new Intl.ListFormat(pageLanguage(), { type: 'unit' }).format(counts),
  };
}
