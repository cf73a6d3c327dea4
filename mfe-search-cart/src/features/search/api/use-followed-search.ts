import { useEffect, useState } from 'react';
import { queryClient } from '@storefront/shared/api';
import { callAddress, followSearch, type SearchAnswer, type SearchGroup } from '@storefront/shared/contract';
import { pageLanguage, SEARCH_GROUPS } from '@storefront/shared/domain';
import { takeEvent, type PolledSearch } from '../../../model/polled-search';
import { groupQueryKey, type SearchQuestion } from './use-polled-search';

type Known = PolledSearch<SearchAnswer> | undefined;

const getKnown = (question: SearchQuestion, group: SearchGroup): Known =>
  queryClient.getQueryData<PolledSearch<SearchAnswer>>(groupQueryKey(question, group));

/** Whether a group has its first answer, and not all of them. */
const isOpen = (question: SearchQuestion, group: SearchGroup): boolean =>
  getKnown(question, group)?.answer.is_search_completed === false;

/** The search key of each group that is not complete; empty for one that has no answer yet. */
const openKeys = (question: SearchQuestion): Partial<Record<SearchGroup, string>> =>
  Object.fromEntries(
    SEARCH_GROUPS.flatMap(({ id }) => {
      const answer = getKnown(question, id)?.answer;
      return answer?.is_search_completed ? [] : [[id, answer?.search_key ?? '']];
    }),
  );

/** The server ends a stream before. A network that is gone ends nothing: later than this, nothing is waited for. Milliseconds. */
const STREAM_DEADLINE_MS = 12_000;

/**
 * Opens the stream of a search and writes its events into the cache.
 * @param onEnd called once, where the stream does not reconnect on its own
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
  // A regular end looks like a failure, after which the browser would reconnect.
  stream.addEventListener('error', end);
  // A group that was complete and is requested again is no longer in this stream.
  const unsubscribe = queryClient.getQueryCache().subscribe(() => {
    if (SEARCH_GROUPS.some(({ id }) => !awaited.has(id) && isOpen(question, id))) end();
  });
  return close;
}

/** Milliseconds that the first answer waits for those of the other groups, so that the stream begins with the keys of all. */
const GATHER_MS = 20;

/**
 * Whether the registries' outstanding answers to a search arrive over one stream for all of its groups. Where the stream breaks off or is
 * not available, the groups are polled. Another filter opens another stream.
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
