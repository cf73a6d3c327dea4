import type { Availability, SearchAnswer } from '@storefront/shared/contract';
import { searchResult } from '@storefront/shared/testing';
import { endSearch, keyToContinue, takeAnswer, type PolledSearch } from './polled-search';
import { MAX_POLLS } from './poll-plan';

const answer = (status: Availability, complete: boolean, search_key = 'k1'): SearchAnswer => ({
  group: 'exact',
  search_key,
  is_search_completed: complete,
  results: [searchResult({ status })],
});

const statusOf = ({ answer: { results } }: PolledSearch<SearchAnswer>) => results[0]?.status;

describe('a polled search', () => {
  it('[SE-02b] goes on with its key until it is complete', () => {
    const first = takeAnswer(undefined, answer('pending', false));
    expect(keyToContinue(undefined)).toBeUndefined();
    expect(keyToContinue(first)).toBe('k1');
    const last = takeAnswer(first, answer('taken', true));
    expect(last.asked).toBe(2);
    expect(keyToContinue(last)).toBeUndefined();
  });

  it('[SE-06] ends a search that never completes, and says that there is no answer yet', () => {
    let search: PolledSearch<SearchAnswer> | undefined;
    for (let asked = 0; asked < MAX_POLLS; asked += 1) search = takeAnswer(search, answer('pending', false));
    expect(search && statusOf(search)).toBe('unknown');
    expect(keyToContinue(search)).toBeUndefined();
  });

  it('[SE-06] begins anew after it has ended, keeping what is known', () => {
    const known = takeAnswer(undefined, answer('available', true));
    const again = takeAnswer(known, answer('pending', false, 'k2'));
    expect(again.asked).toBe(1);
    expect(statusOf(again)).toBe('available');
    expect(keyToContinue(again)).toBe('k2');
  });

  it('leaves a complete search as it is', () => {
    const known = takeAnswer(undefined, answer('taken', true));
    expect(endSearch(known)).toBe(known);
  });
});
