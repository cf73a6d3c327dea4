import { useCallback } from 'react';
import { queryClient, useQuery, type ApiError } from '@storefront/shared/api';
import type { SearchResult } from '@storefront/shared/contract';
import { mergeRow, type Polled } from '../../../model/merge-answer';
import { pauseBeforePoll } from '../../../model/poll-plan';
import { endSearch, keyToContinue, takeAnswer, type PolledSearch } from '../../../model/polled-search';

/** Answers are good for this long, in milliseconds; the cart asks for the price again anyway. */
const FRESH_FOR_MS = 60_000;

export interface PolledState<Answer extends Polled> {
  /** Undefined until the first answer. While a call has failed, silent rows count as unanswered. */
  readonly answer: Answer | undefined;
  readonly error: ApiError | null;
  /** It is being asked for right now or will be asked again by itself. */
  readonly running: boolean;
  /** The device has no network: it is asked for when there is one again. */
  readonly waiting: boolean;
  /** Asks anew; what is known stays until there is news. */
  readonly askAgain: () => void;
  /** Puts the answer for one name into its row. */
  readonly putRow: (row: SearchResult) => void;
}

interface PolledQuestion<Answer extends Polled> {
  /** Everything the answer depends on; memoise it. */
  readonly queryKey: readonly unknown[];
  readonly ask: (search_key: string | undefined, signal: AbortSignal) => Promise<Answer>;
  /** False holds the question back. */
  readonly enabled?: boolean;
}

/**
 * A search that is asked for with its key until it is complete. The cache is keyed by the question, so that an answer to an
 * earlier one never reaches the page, and its call is aborted.
 */
export function usePolledSearch<Answer extends Polled>({
  queryKey,
  ask,
  enabled = true,
}: PolledQuestion<Answer>): PolledState<Answer> {
  const { data, error, fetchStatus, refetch } = useQuery<PolledSearch<Answer>>({
    queryKey,
    enabled,
    queryFn: async ({ signal }) => {
      const next = await ask(keyToContinue(queryClient.getQueryData<PolledSearch<Answer>>(queryKey)), signal);
      return takeAnswer(queryClient.getQueryData<PolledSearch<Answer>>(queryKey), next);
    },
    staleTime: ({ state }) => (state.data?.answer.is_search_completed ? FRESH_FOR_MS : 0),
    refetchInterval: ({ state: { status, data: known } }) =>
      status === 'success' && known && !known.answer.is_search_completed ? pauseBeforePoll(known.asked) : false,
  });

  const askAgain = useCallback(() => {
    // The server may have forgotten the key of a search that broke off.
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

  const fetching = fetchStatus !== 'idle';
  const stopped = error !== null && !fetching;
  return {
    answer: stopped && data ? endSearch(data).answer : data?.answer,
    error: stopped ? (error as ApiError) : null,
    running: !enabled || fetching || (data !== undefined && error === null && !data.answer.is_search_completed),
    waiting: fetchStatus === 'paused',
    askAgain,
    putRow,
  };
}
