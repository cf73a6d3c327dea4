import type { Availability, SearchAnswer, SearchResult } from '@storefront/shared/contract';

const PAUSE_MS = 100;
/** The first answer contains only what the server knew already; the registries' answers come with the second. */
const FIRST_PAUSE_MS = 10;
const MAX_PAUSE_MS = 2000;

/** This many answers are fetched immediately after each other; a search that takes more is polled ever more slowly. */
const QUICK = 6;

/** How often one search is polled before it is ended here, after about half a minute. The server ends its own well before. */
export const MAX_POLLS = 16;

/**
 * How long to wait before the next poll, in milliseconds. Short, as the call itself waits for news for up to `max_wait` seconds.
 * @param asked how many answers have come so far, 1 or more.
 */
export function pauseBeforePoll(asked: number): number {
  if (asked <= 1) return FIRST_PAUSE_MS;
  return Math.min(PAUSE_MS * 2 ** Math.max(0, asked - QUICK), MAX_PAUSE_MS);
}

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
 * Merges a later answer of the same search into the present one. Rows keep their place, new ones go to the end, and an answered row never
 * loses its answer, in whatever order the calls return.
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

/** Ends a search that took too long: rows still pending count as unanswered and can be asked again. */
export function giveUp<Answer extends Polled>(answer: Answer): Answer {
  return {
    ...answer,
    is_search_completed: true,
    results: answer.results.map((result) =>
      result.status === 'pending' ? { ...result, status: 'unknown' as const } : result,
    ),
  };
}

/** One search and its progress. */
export interface PolledSearch<Answer extends Polled> {
  readonly answer: Answer;
  /** How many answers of the present search have come. */
  readonly asked: number;
}

/** The key to continue with; undefined where a search has to start over. */
export function keyToContinue(known: PolledSearch<Polled> | undefined): string | undefined {
  return known && !known.answer.is_search_completed ? known.answer.search_key : undefined;
}

/** Merges the next answer. A restarted search keeps known results until the registries have answered again. */
export function takeAnswer<Answer extends Polled>(
  known: PolledSearch<Answer> | undefined,
  next: Answer,
): PolledSearch<Answer> {
  if (!known) return { answer: next, asked: 1 };
  const asked = keyToContinue(known) === undefined ? 1 : known.asked + 1;
  const taken = { answer: mergeAnswer({ ...known.answer, is_search_completed: false }, next), asked };
  return asked >= MAX_POLLS ? endSearch(taken) : taken;
}

/** Takes an event of a followed search: however many come, they are no reason to end it. */
export function takeEvent<Answer extends Polled>(
  known: PolledSearch<Answer> | undefined,
  next: Answer,
): PolledSearch<Answer> {
  if (!known || known.answer.is_search_completed) return known ?? { answer: next, asked: 1 };
  return { ...known, answer: mergeAnswer(known.answer, next) };
}

/** Ends a search as it stands: what is still pending has no answer yet. */
export function endSearch<Answer extends Polled>(known: PolledSearch<Answer>): PolledSearch<Answer> {
  return known.answer.is_search_completed ? known : { ...known, answer: giveUp(known.answer) };
}
