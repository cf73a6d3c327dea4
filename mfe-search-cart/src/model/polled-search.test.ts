import fc from 'fast-check';
import type { Availability, SearchAnswer } from '@storefront/shared/contract';
import { searchResult } from '@storefront/shared/testing';
import {
  endSearch,
  giveUp,
  isAnswered,
  keyToContinue,
  MAX_POLLS,
  mergeAnswer,
  mergeRow,
  takeAnswer,
  type PolledSearch,
} from './polled-search';

const statuses: Availability[] = ['available', 'taken', 'premium', 'reserved', 'pending', 'unknown'];
const endings = ['net', 'org', 'io', 'app', 'dev', 'co.uk'];

const result = (tld: string, status: Availability) => searchResult({ domain: `tannery.${tld}`, status });

function answer(rows: [string, Availability][], complete = false): SearchAnswer {
  return {
    group: 'popular',
    search_key: 'k',
    is_search_completed: complete,
    results: rows.map(([tld, status]) => result(tld, status)),
  };
}

const anyAnswer = fc
  .tuple(
    fc.uniqueArray(fc.constantFrom(...endings)),
    fc.array(fc.constantFrom(...statuses), { minLength: 6, maxLength: 6 }),
    fc.boolean(),
  )
  .map(([tlds, states, complete]) =>
    answer(
      tlds.map((tld, index) => [tld, states[index] ?? 'pending']),
      complete,
    ),
  );

const getState = (from: SearchAnswer, domain: string) => from.results.find((row) => row.domain === domain)?.status;

describe('answers of one search', () => {
  it('[SE-02b] fill rows in and keep their order when they come one by one', () => {
    const first = answer([
      ['net', 'pending'],
      ['org', 'pending'],
    ]);
    const merged = mergeAnswer(
      first,
      answer(
        [
          ['org', 'taken'],
          ['net', 'available'],
          ['io', 'premium'],
        ],
        true,
      ),
    );
    expect(merged.results.map((row) => [row.tld, row.status])).toEqual([
      ['net', 'available'],
      ['org', 'taken'],
      ['io', 'premium'],
    ]);
    expect(merged.is_search_completed).toBe(true);
  });

  it('[SE-02b] take nothing back when one comes late with less news', () => {
    const known = answer(
      [
        ['net', 'available'],
        ['org', 'taken'],
      ],
      true,
    );
    const merged = mergeAnswer(
      known,
      answer([
        ['net', 'pending'],
        ['org', 'unknown'],
      ]),
    );
    expect(merged.results.map((row) => row.status)).toEqual(['available', 'taken']);
    expect(merged.is_search_completed).toBe(true);
  });

  it('[SE-06] change one row only when its registry is asked again', () => {
    const known = answer(
      [
        ['net', 'unknown'],
        ['org', 'unknown'],
      ],
      true,
    );
    const merged = mergeRow(known, result('net', 'available'));
    expect(merged.results.map((row) => row.status)).toEqual(['available', 'unknown']);
    expect(merged.results[1]).toBe(known.results[1]);
  });

  it('[SE-06] say that there is no answer yet, never that a name is taken, when the search takes too long', () => {
    const ended = giveUp(
      answer([
        ['net', 'pending'],
        ['org', 'taken'],
      ]),
    );
    expect(ended.results.map((row) => row.status)).toEqual(['unknown', 'taken']);
    expect(ended.is_search_completed).toBe(true);
  });

  it('[SE-02b] property: no row moves, none is lost, none goes from answered to unanswered', () => {
    fc.assert(
      fc.property(fc.array(anyAnswer, { minLength: 1, maxLength: 6 }), (answers) => {
        let known: SearchAnswer | undefined;
        for (const next of answers) {
          const before = known;
          known = mergeAnswer(before, next);
          const order = known.results.map((row) => row.domain);
          expect(new Set(order).size).toBe(order.length);
          expect(order.slice(0, before?.results.length ?? 0)).toEqual(before?.results.map((row) => row.domain) ?? []);
          for (const row of before?.results ?? []) {
            const now = getState(known, row.domain);
            if (isAnswered(row.status)) expect(now && isAnswered(now)).toBe(true);
          }
          for (const row of next.results) expect(order).toContain(row.domain);
        }
      }),
    );
  });

  it('[SE-02b] property: folding the same answer in twice changes nothing', () => {
    fc.assert(
      fc.property(anyAnswer, anyAnswer, (known, next) => {
        const once = mergeAnswer(known, next);
        expect(mergeAnswer(once, next)).toEqual(once);
      }),
    );
  });
});

describe('a polled search', () => {
  const answering = (status: Availability, complete: boolean, search_key = 'k1'): SearchAnswer => ({
    group: 'exact',
    search_key,
    is_search_completed: complete,
    results: [searchResult({ status })],
  });

  const getStatus = ({ answer: { results } }: PolledSearch<SearchAnswer>) => results[0]?.status;

  it('[SE-02b] goes on with its key until it is complete', () => {
    const first = takeAnswer(undefined, answering('pending', false));
    expect(keyToContinue(undefined)).toBeUndefined();
    expect(keyToContinue(first)).toBe('k1');
    const last = takeAnswer(first, answering('taken', true));
    expect(last.polls).toBe(2);
    expect(keyToContinue(last)).toBeUndefined();
  });

  it('[SE-06] ends a search that never completes, and says that there is no answer yet', () => {
    let search: PolledSearch<SearchAnswer> | undefined;
    for (let asked = 0; asked < MAX_POLLS; asked += 1) search = takeAnswer(search, answering('pending', false));
    expect(search && getStatus(search)).toBe('unknown');
    expect(keyToContinue(search)).toBeUndefined();
  });

  it('[SE-06] begins anew after it has ended, keeping what is known', () => {
    const known = takeAnswer(undefined, answering('available', true));
    const again = takeAnswer(known, answering('pending', false, 'k2'));
    expect(again.polls).toBe(1);
    expect(getStatus(again)).toBe('available');
    expect(keyToContinue(again)).toBe('k2');
  });

  it('leaves a complete search as it is', () => {
    const known = takeAnswer(undefined, answering('taken', true));
    expect(endSearch(known)).toBe(known);
  });
});
