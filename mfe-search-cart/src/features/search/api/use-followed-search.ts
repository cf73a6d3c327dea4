import { useEffect, useState } from 'react';
import { queryClient } from '@storefront/shared/api';
import { callAddress, followSearch, type SearchAnswer, type SearchGroup } from '@storefront/shared/contract';
import { pageLanguage, SEARCH_GROUPS } from '@storefront/shared/domain';
import { takeEvent, type PolledSearch } from '../../../model/polled-search';
import { groupQueryKey, type SearchQuestion } from './use-polled-search';

type Known = PolledSearch<SearchAnswer> | undefined;

const getKnown = (question: SearchQuestion, group: SearchGroup): Known =>
  queryClient.getQueryData<PolledSearch<SearchAnswer>>(groupQueryKey(question, group));

/** Whether a group has a response but is not complete. */
const isOpen = (question: SearchQuestion, group: SearchGroup): boolean =>
  getKnown(question, group)?.answer.is_search_completed === false;

/** Returns the search key of each group that is not complete; empty for one without a response. */
const openKeys = (question: SearchQuestion): Partial<Record<SearchGroup, string>> =>
  Object.fromEntries(
    SEARCH_GROUPS.flatMap(({ id }) => {
      const answer = getKnown(question, id)?.answer;
      return answer?.is_search_completed ? [] : [[id, answer?.search_key ?? '']];
    }),
  );

/** After this many milliseconds, a stream is given up. The server ends it earlier, but that is not noticed if the network is gone. */
const STREAM_DEADLINE_MS = 12_000;

/**
 * Opens the stream of a search and writes its events to the cache.
 * @param onEnd called once, when the stream has ended
 * @returns a function that closes it
 */
function follow(question: SearchQuestion, onEnd: () => void): () => void {
  const { word, currency, tld, category } = question;
  const keys = openKeys(question);
  const awaited = new Set(Object.keys(keys));
  const input = { ...keys, currency_code: currency, tld, category, language: pageLanguage() };
  const stream = new EventSource(callAddress(followSearch, { word }, input));
  stream.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const answer = JSON.parse(data) as SearchAnswer;
    queryClient.setQueryData<PolledSearch<SearchAnswer>>(groupQueryKey(question, answer.group), (known) =>
      takeEvent(known, answer),
    );
    if (answer.is_search_completed) awaited.delete(answer.group);
  });
  const close = () => {
    clearTimeout(deadline);
    window.removeEventListener('offline', end);
    unsubscribe();
    stream.close();
  };
  const end = () => {
    close();
    onEnd();
  };
  const deadline = setTimeout(end, STREAM_DEADLINE_MS);
  window.addEventListener('offline', end);
  // A regular end also triggers an error event, after which the browser would reconnect.
  stream.addEventListener('error', end);
  // A complete group that is requested again is not part of this stream.
  const unsubscribe = queryClient.getQueryCache().subscribe(() => {
    if (SEARCH_GROUPS.some(({ id }) => !awaited.has(id) && isOpen(question, id))) end();
  });
  return close;
}

/** Milliseconds to wait after the first response for those of the other groups, so that the stream starts with the keys of all. */
const GATHER_MS = 20;

/**
 * Receives the registries' outstanding responses to a search over one stream for all groups; returns whether it does. If the stream breaks
 * off or is not available, the groups are polled. Another filter opens another stream.
 * @param settled whether the search should be followed
 */
export function useFollowedSearch({ word, currency, tld, category }: SearchQuestion, settled: boolean): boolean {
  const narrowing = `${tld ?? ''} ${category ?? ''}`;
  const [endedFor, setEndedFor] = useState<string>();
  const isFollowed = settled && typeof EventSource !== 'undefined' && endedFor !== narrowing;
  useEffect(() => {
    if (!isFollowed) return;
    const question = { word, currency, tld, category };
    let close: (() => void) | undefined;
    const openOnce = () => {
      if (close || !SEARCH_GROUPS.some(({ id }) => isOpen(question, id))) return;
      const timer = setTimeout(() => {
        close = follow(question, () => setEndedFor(narrowing));
      }, GATHER_MS);
      close = () => clearTimeout(timer);
    };
    const unsubscribe = queryClient.getQueryCache().subscribe(openOnce);
    openOnce();
    return () => {
      unsubscribe();
      close?.();
    };
  }, [isFollowed, narrowing, word, currency, tld, category]);
  return isFollowed;
}
