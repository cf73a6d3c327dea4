import type { Availability, SearchAnswer, SearchResult } from '@storefront/shared/contract';

/** Whether the registry has spoken; `pending` and `unknown` are no answers (SE-06). */
export function isAnswered(status: Availability): boolean {
  return status !== 'pending' && status !== 'unknown';
}

/** What every polled search has: a group's as well as that of many names. */
export type Polled = Pick<SearchAnswer, 'search_key' | 'is_search_completed' | 'results'>;

const saysTheSame = (known: SearchResult, next: SearchResult): boolean =>
  known.status === next.status && known.price === next.price && known.renewal_price === next.renewal_price;

function better(known: SearchResult, next: SearchResult): SearchResult {
  // The same object again spares the row a rendering.
  if (saysTheSame(known, next)) return known;
  if (isAnswered(next.status)) return next;
  if (isAnswered(known.status)) return known;
  return next;
}

/**
 * Folds a later answer of the same search into what is on the screen. Rows keep the place they have, new ones go to the end,
 * and a row that is answered never goes back to no answer, whatever order the calls come back in.
 */
export function mergeAnswer<Answer extends Polled>(known: Answer | undefined, next: Answer): Answer {
  if (!known) return next;
  const incoming = new Map(next.results.map((result) => [result.domain, result]));
  const kept = known.results.map((result) => {
    const update = incoming.get(result.domain);
    return update ? better(result, update) : result;
  });
  const places = new Set(known.results.map((result) => result.domain));
  const added = next.results.filter((result) => !places.has(result.domain));
  return {
    ...next,
    is_search_completed: known.is_search_completed || next.is_search_completed,
    results: [...kept, ...added],
  };
}

/** Puts the answer for one name into its row; the other rows are untouched. */
export function mergeRow<Answer extends Polled>(known: Answer, row: SearchResult): Answer {
  return {
    ...known,
    results: known.results.map((result) => (result.domain === row.domain ? better(result, row) : result)),
  };
}

/** Ends a search that took too long: what is still pending has no answer yet, and can be asked again by itself. */
export function giveUp<Answer extends Polled>(answer: Answer): Answer {
  return {
    ...answer,
    is_search_completed: true,
    results: answer.results.map((result) =>
      result.status === 'pending' ? { ...result, status: 'unknown' as const } : result,
    ),
  };
}
