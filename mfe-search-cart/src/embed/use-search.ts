import type { SearchAnswer, SearchGroup } from '@storefront/shared/contract';
import type { SearchWord } from '@storefront/shared/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { keyToContinue, pauseBeforePoll, takeAnswer, type PolledSearch } from '../model/polled-search';
import { ShopTrouble, type ShopCalls } from './shop-calls';

/** The groups that a partner's page shows: the exact match, then the popular extensions. */
const GROUPS = ['exact', 'popular'] as const satisfies readonly SearchGroup[];
type Shown = (typeof GROUPS)[number];

export interface Search {
  /** The current or last search word; undefined before the first search. */
  readonly word: SearchWord | undefined;
  readonly answers: Readonly<Partial<Record<Shown, SearchAnswer>>>;
  readonly running: boolean;
  readonly trouble: ShopTrouble | undefined;
}

const NOTHING: Search = { word: undefined, answers: {}, running: false, trouble: undefined };

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Searches by polling, one word at a time: a new search aborts the previous one. Nothing is requested until there is a currency. */
export function useSearch(
  calls: ShopCalls,
  currency: string | undefined,
): { search: Search; start: (word: SearchWord) => void } {
  const [search, setSearch] = useState(NOTHING);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = useCallback(
    (word: SearchWord): void => {
      running.current?.abort();
      if (currency === undefined) return;
      const own = new AbortController();
      const { signal } = own;
      running.current = own;
      const set = (change: (known: Search) => Search): void => {
        if (!signal.aborted) setSearch(change);
      };
      setSearch((known) => ({
        word,
        answers: known.word?.word === word.word ? known.answers : {},
        running: true,
        trouble: undefined,
      }));

      const poll = async (group: Shown): Promise<void> => {
        let known: PolledSearch<SearchAnswer> | undefined;
        do {
          if (known) await pause(pauseBeforePoll(known.polls));
          if (signal.aborted) return;
          const next: SearchAnswer = await calls.search(word.word, group, currency, keyToContinue(known), signal);
          const taken: PolledSearch<SearchAnswer> = takeAnswer(known, next);
          known = taken;
          set((before) => ({ ...before, answers: { ...before.answers, [group]: taken.answer } }));
        } while (!known.answer.is_search_completed);
      };

      Promise.all(GROUPS.map(poll)).then(
        () => set((known) => ({ ...known, running: false })),
        (error: unknown) => {
          set((known) => ({
            ...known,
            running: false,
            trouble: error instanceof ShopTrouble ? error : new ShopTrouble('refused', String(error)),
          }));
          // Aborts the other group of this search, but not a newer search that may be running.
          own.abort();
        },
      );
    },
    [calls, currency],
  );
  return { search, start };
}
