import type { Availability, SearchAnswer, SearchResult } from '@storefront/shared/contract';

const PAUSE_MS = 100;
/** Short, because the first response contains only results that the server already had; those of registries come with the second. */
const FIRST_PAUSE_MS = 10;
const MAX_PAUSE_MS = 2000;

/** This many responses are fetched in quick succession; after that, the search is polled at growing intervals. */
const QUICK = 6;

/** How often one search is polled before it is given up, after about half a minute. The server ends it well before. */
export const MAX_POLLS = 16;

/**
 * Returns how long to wait before the next poll, in milliseconds. Short, because the call itself waits for results for up to `max_wait`
 * seconds.
 * @param polls the number of responses so far, at least 1
 */
export function pauseBeforePoll(polls: number): number {
  if (polls <= 1) return FIRST_PAUSE_MS;
  return Math.min(PAUSE_MS * 2 ** Math.max(0, polls - QUICK), MAX_PAUSE_MS);
}

/** Whether the registry has responded; `pending` and `unknown` are not responses (SE-06). */
export function isAnswered(status: Availability): boolean {
  return status !== 'pending' && status !== 'unknown';
}

/** The fields of every polled search, of a group or in bulk. */
export type PolledResults = Pick<SearchAnswer, 'search_key' | 'is_search_completed' | 'results'>;

const saysTheSame = (known: SearchResult, next: SearchResult): boolean =>
  known.status === next.status && known.price === next.price && known.renewal_price === next.renewal_price;

function better(known: SearchResult, next: SearchResult): SearchResult {
  // The same object, so that the row is not rendered again.
  if (saysTheSame(known, next)) return known;
  if (isAnswered(next.status)) return next;
  if (isAnswered(known.status)) return known;
  return next;
}

/**
 * Merges a later response of the same search into the current one. Rows keep their place, new ones are appended, and a row with a
 * registry's response never loses it, whatever the order in which calls return.
 */
export function mergeAnswer<Answer extends PolledResults>(known: Answer | undefined, next: Answer): Answer {
  if (!known) return next;
  const incoming = new Map(next.results.map((result) => [result.domain, result]));
  const updated = known.results.map((result) => {
    const update = incoming.get(result.domain);
    return update ? better(result, update) : result;
  });
  const places = new Set(known.results.map((result) => result.domain));
  const added = next.results.filter((result) => !places.has(result.domain));
  return {
    ...next,
    is_search_completed: known.is_search_completed || next.is_search_completed,
    results: [...updated, ...added],
  };
}

/** Updates the row of one domain; the other rows are unchanged. */
export function mergeRow<Answer extends PolledResults>(known: Answer, row: SearchResult): Answer {
  return {
    ...known,
    results: known.results.map((result) => (result.domain === row.domain ? better(result, row) : result)),
  };
}

/** Marks the rows of a search that are still pending as `unknown`, so that they can be queried again. */
export function giveUp<Answer extends PolledResults>(answer: Answer): Answer {
  return {
    ...answer,
    is_search_completed: true,
    results: answer.results.map((result) =>
      result.status === 'pending' ? { ...result, status: 'unknown' as const } : result,
    ),
  };
}

/** One search and its progress. */
export interface PolledSearch<Answer extends PolledResults> {
  readonly answer: Answer;
  /** The number of responses to the current search. */
  readonly polls: number;
}

/** Returns the key to continue with; undefined if the search has to start over. */
export function keyToContinue(known: PolledSearch<PolledResults> | undefined): string | undefined {
  return known && !known.answer.is_search_completed ? known.answer.search_key : undefined;
}

/** Merges the next response. A restarted search keeps known results until the registries have responded again. */
export function takeAnswer<Answer extends PolledResults>(
  known: PolledSearch<Answer> | undefined,
  next: Answer,
): PolledSearch<Answer> {
  if (!known) return { answer: next, polls: 1 };
  const polls = keyToContinue(known) === undefined ? 1 : known.polls + 1;
  const taken = { answer: mergeAnswer({ ...known.answer, is_search_completed: false }, next), polls };
  return polls >= MAX_POLLS ? endSearch(taken) : taken;
}

/** Merges an event of a followed search. Events do not count towards the limit of polls. */
export function takeEvent<Answer extends PolledResults>(
  known: PolledSearch<Answer> | undefined,
  next: Answer,
): PolledSearch<Answer> {
  if (!known || known.answer.is_search_completed) return known ?? { answer: next, polls: 1 };
  return { ...known, answer: mergeAnswer(known.answer, next) };
}

/** Ends a search in its current state; rows still pending become `unknown`. */
export function endSearch<Answer extends PolledResults>(known: PolledSearch<Answer>): PolledSearch<Answer> {
  return known.answer.is_search_completed ? known : { ...known, answer: giveUp(known.answer) };
}
