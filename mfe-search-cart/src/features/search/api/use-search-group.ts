import { useMemo } from 'react';
import { api, queryClient } from '@storefront/shared/api';
import { searchAvailability, type SearchAnswer, type SearchGroup, type TldCategory } from '@storefront/shared/contract';
import { MAX_WAIT_S } from '@storefront/shared/domain';
import type { PolledSearch } from '../../../model/polled-search';
import { usePolledSearch, type PolledState } from './use-polled-search';

/** A call may take its `max_wait` and the way there and back, in milliseconds. */
const DEADLINE_MS = 8000;

export interface SearchQuestion {
  /** Sanitised (SE-01). */
  readonly word: string;
  readonly currency: string;
  /** Narrow the group of all TLDs (SE-05). */
  readonly tld?: string;
  readonly category?: TldCategory;
  /** Of the group of all TLDs; absent is the first one, number 0. */
  readonly page?: number;
}

export type GroupState = PolledState<SearchAnswer>;

/** One group of results for a word (SE-02): asked with `max_wait` 1 until it is complete. @param enabled false holds it back. */
export function useSearchGroup(
  { word, currency, tld, category, page }: SearchQuestion,
  group: SearchGroup,
  enabled = true,
): GroupState {
  const queryKey = useMemo(
    () => [searchAvailability.id, word, group, currency, tld, category, page] as const,
    [word, group, currency, tld, category, page],
  );
  return usePolledSearch<SearchAnswer>({
    queryKey,
    enabled,
    ask: (search_key, signal) =>
      api.call(searchAvailability, {
        params: { word },
        input: { group, max_wait: MAX_WAIT_S, search_key, currency_code: currency, tld, category, page },
        signal,
        deadline: DEADLINE_MS,
      }),
  });
}

/**
 * The names that the popular group of a word will have, as far as earlier searches tell: its rows can stand before the first
 * answer. Undefined where nothing is known yet.
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
