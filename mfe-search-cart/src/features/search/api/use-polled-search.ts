import { useCallback, useMemo } from 'react';
import {
  api,
  queryClient,
  useQuery,
  useRenderedAnswer,
  type ApiError,
  type RenderedAnswer,
} from '@storefront/shared/api';
import {
  checkNames,
  searchAvailability,
  type NamesAnswer,
  type SearchAnswer,
  type SearchGroup,
  type SearchResult,
  type TldCategory,
} from '@storefront/shared/contract';
import { MAX_WAIT_S, type DomainName } from '@storefront/shared/domain';
import { useHydrated } from '@storefront/shared/store';
import {
  endSearch,
  keyToContinue,
  mergeRow,
  pauseBeforePoll,
  takeAnswer,
  type PolledResults,
  type PolledSearch,
} from '../../../model/polled-search';

/** How long results stay fresh, in milliseconds; the cart fetches the price again anyway. */
const FRESH_FOR_MS = 60_000;

interface PolledState<Answer extends PolledResults> {
  /** Undefined until the first response. After a failed call, pending rows count as unanswered. */
  readonly answer: Answer | undefined;
  readonly error: ApiError | null;
  /** A request is running or will be made automatically. */
  readonly running: boolean;
  /** The device is offline: the request is made once it is online again. */
  readonly waiting: boolean;
  /** Searches again; known results stay until there are new ones. */
  readonly askAgain: () => void;
  /** Updates the row of one domain. */
  readonly putRow: (row: SearchResult) => void;
}

interface PolledQuestion<Answer extends PolledResults> {
  /** Everything that the response depends on; has to be memoised. */
  readonly queryKey: readonly unknown[];
  readonly ask: (search_key: string | undefined, signal: AbortSignal) => Promise<Answer>;
  /** The first response, if the server has rendered the page with it. */
  readonly rendered?: RenderedAnswer<Answer> | undefined;
  /** False postpones the search. */
  readonly enabled?: boolean;
  /** Later responses are pushed over a stream, so the search is not polled. */
  readonly followed?: boolean;
}

/**
 * Polls a search with its key until it is complete. The cache is keyed by the query, so that responses to an earlier query never reach the
 * page, and its call is aborted.
 */
function usePolledSearch<Answer extends PolledResults>({
  queryKey,
  ask,
  rendered,
  enabled = true,
  followed = false,
}: PolledQuestion<Answer>): PolledState<Answer> {
  const hydrated = useHydrated();
  const { data, error, fetchStatus, refetch } = useQuery<PolledSearch<Answer>>({
    queryKey,
    enabled,
    ...(rendered && { ...rendered, initialData: () => takeAnswer(undefined, rendered.initialData) }),
    queryFn: async ({ signal }) => {
      const next = await ask(keyToContinue(queryClient.getQueryData<PolledSearch<Answer>>(queryKey)), signal);
      return takeAnswer(queryClient.getQueryData<PolledSearch<Answer>>(queryKey), next);
    },
    // A followed search is not refetched when the page is opened or returned to.
    staleTime: ({ state }) => (state.data?.answer.is_search_completed ? FRESH_FOR_MS : followed ? Infinity : 0),
    refetchInterval: ({ state: { status, data: known } }) =>
      !followed && status === 'success' && known && !known.answer.is_search_completed
        ? pauseBeforePoll(known.polls)
        : false,
  });

  const askAgain = useCallback(() => {
    // The server may no longer have the key of a search that was interrupted.
    queryClient.setQueryData<PolledSearch<Answer>>(queryKey, (known) => known && endSearch(known));
    void refetch();
  }, [queryKey, refetch]);

  const putRow = useCallback(
    (row: SearchResult) =>
      void queryClient.setQueryData<PolledSearch<Answer>>(
        queryKey,
        (known) => known && { ...known, answer: mergeRow(known.answer, row) },
      ),
    [queryKey],
  );

  // In server-rendered HTML, a running request is not known.
  const fetching = hydrated ? fetchStatus !== 'idle' : data === undefined;
  const stopped = error !== null && !fetching;
  const answer = useMemo(() => (stopped && data ? endSearch(data).answer : data?.answer), [stopped, data]);
  const failure = stopped ? (error as ApiError) : null;
  const running = !enabled || fetching || (data !== undefined && error === null && !data.answer.is_search_completed);
  const waiting = hydrated && fetchStatus === 'paused';
  // The same object as long as nothing in it changes, because groups are memoised by it.
  return useMemo(
    () => ({ answer, error: failure, running, waiting, askAgain, putRow }),
    [answer, failure, running, waiting, askAgain, putRow],
  );
}

/** Timeout of a call in milliseconds: `max_wait` and the network round trip. */
const GROUP_DEADLINE_MS = 8000;

export interface SearchQuestion {
  /** The text of a `SearchWord`. */
  readonly word: string;
  readonly currency: string;
  /** Filter the group of all TLDs (SE-05). */
  readonly tld?: string;
  readonly category?: TldCategory;
  /** Page of the group of all TLDs; missing for the first one, number 0. */
  readonly page?: number;
}

export type GroupState = PolledState<SearchAnswer>;

/** The cache key of a group. Only the group of all TLDs can be filtered. */
export const groupQueryKey = ({ word, currency, tld, category, page }: SearchQuestion, group: SearchGroup) =>
  [searchAvailability.id, word, group, currency, ...(group === 'all' ? [tld, category, page] : [])] as const;

/**
 * Fetches one group of results for a word (SE-02), with `max_wait` 1, until it is complete.
 * @param enabled false postpones it
 * @param followed true if its later responses come from `useFollowedSearch`
 */
export function useSearchGroup(
  { word, currency, tld, category, page }: SearchQuestion,
  group: SearchGroup,
  { enabled = true, followed = false } = {},
): GroupState {
  const queryKey = useMemo(
    () => groupQueryKey({ word, currency, tld, category, page }, group),
    [word, group, currency, tld, category, page],
  );
  const toCall = (search_key: string | undefined) => ({
    params: { word },
    input: { group, max_wait: MAX_WAIT_S, search_key, currency_code: currency, tld, category, page },
  });
  return usePolledSearch<SearchAnswer>({
    queryKey,
    enabled,
    followed,
    rendered: useRenderedAnswer(searchAvailability, toCall(undefined)),
    ask: (search_key, signal) =>
      api.call(searchAvailability, { ...toCall(search_key), signal, deadline: GROUP_DEADLINE_MS }),
  });
}

/**
 * Predicts the domains of the popular group of a word from earlier searches, so that its rows can be shown before the first response.
 * Undefined if there were none.
 */
export function useExpectedNames(stem: string, exactTld: string): readonly string[] | undefined {
  return useMemo(() => {
    const earlier = queryClient
      .getQueriesData<PolledSearch<SearchAnswer>>({ queryKey: [searchAvailability.id] })
      .find(
        ([key, data]) =>
          key[2] === 'popular' &&
          data &&
          data.answer.results.length > 0 &&
          data.answer.results.every(({ tld }) => tld !== exactTld),
      );
    return earlier?.[1]?.answer.results.map(({ tld }) => `${stem}.${tld}`);
  }, [stem, exactTld]);
}

/** The same for a bulk search. */
const NAMES_DEADLINE_MS = 12_000;

/** Checks many domains at once (SE-05), polled like a search. @param names has to be memoised */
export function useNameCheck(names: readonly DomainName[], currency: string): PolledState<NamesAnswer> {
  const queryKey = useMemo(() => [checkNames.id, names.join(' '), currency] as const, [names, currency]);
  return usePolledSearch<NamesAnswer>({
    queryKey,
    ask: (search_key, signal) =>
      api.call(checkNames, {
        input: { names: [...names], max_wait: MAX_WAIT_S, search_key, currency_code: currency },
        signal,
        deadline: NAMES_DEADLINE_MS,
      }),
  });
}
