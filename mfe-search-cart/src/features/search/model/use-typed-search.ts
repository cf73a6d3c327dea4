import { useEffect, useMemo, useRef, useState } from 'react';
import {
  isNameList,
  readSearchWord,
  type RefusedWord,
  type SearchWord,
  type WordProblem,
} from '@storefront/shared/domain';
import { paths, useNavigate } from '@storefront/shared/routing';

/** After this pause in milliseconds, the typed word is written to the URL. */
const SETTLE_MS = 500;

/** After this pause in milliseconds, the registry is queried for an unfinished word. */
const PAUSE_MS = 30;

interface TypedSearch {
  /** The text of the field. */
  readonly text: string;
  /** Why it cannot be searched; set once the visitor has submitted it. */
  readonly problem: WordProblem | undefined;
  /** The search to show: that of the field if it contains a valid word, else that of the URL. */
  readonly live: SearchWord | RefusedWord;
  /** What was typed to arrive at the current search, including ignored characters. */
  readonly searched: string;
  /** The visitor has paused typing, so the exact match may be fetched. */
  readonly paused: boolean;
  readonly onText: (text: string) => void;
  /** Navigates to the word immediately. Returns false, and does nothing, if the text is a list or not a valid word. */
  readonly onSubmit: () => boolean;
}

function useHeld<Value>(value: Value, milliseconds: number): Value {
  const [held, setHeld] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setHeld(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return held;
}

/**
 * State of the search field: results update while the visitor types, and the URL once the word is finished (RT-35). An unfinished word
 * replaces the history entry; Enter creates a new one.
 * @param typedBefore what was typed to arrive at this URL, if known
 * @param query the rest of the URL's query, such as the filter
 * @param blank whether the URL is not about one word, so that the field is empty
 */
export function useTypedSearch(
  search: SearchWord | RefusedWord,
  typedBefore: string,
  query: string,
  blank: boolean,
): TypedSearch {
  const navigate = useNavigate();
  const own = blank ? '' : search.shown || search.typed;
  const [text, setText] = useState(own);
  const [problem, setProblem] = useState(search.problem);
  // Kept when the field changes to show the sanitised word.
  const [entered, setEntered] = useState<string>();
  // The last seen word of the URL, and the one that this field navigated to.
  const [seen, setSeen] = useState(search.word);
  const [sent, setSent] = useState(search.word);
  const [wasBlank, setWasBlank] = useState(blank);
  const typing = useRef(false);

  if (search.word !== seen || blank !== wasBlank) {
    setSeen(search.word);
    setWasBlank(blank);
    // The URL was changed by something else, such as the back button, so the field follows.
    if (search.word !== sent || blank) {
      setSent(search.word);
      setText(own);
      setEntered(undefined);
      setProblem(search.problem);
    }
  }

  // The field shows the word of the URL until the visitor types.
  const typed = useMemo(() => (text === search.shown ? search : readSearchWord(text)), [text, search]);
  const live = typed.problem === undefined && !isNameList(text) ? typed : search;
  const searched = entered !== undefined && live === typed ? entered : typedBefore;
  const held = useHeld(live.word, PAUSE_MS);

  useEffect(() => {
    if (live.word === search.word) return;
    const timer = setTimeout(() => {
      setSent(live.word);
      void navigate(
        { pathname: paths.availability(live.word), search: query },
        { replace: typing.current, state: { typed: searched } },
      );
      typing.current = true;
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [live.word, search.word, query, searched, navigate]);

  return {
    text,
    problem,
    live,
    searched,
    paused: held === live.word,
    onText: (next) => {
      setText(next);
      setEntered(next);
      setProblem(undefined);
    },
    onSubmit: () => {
      setProblem(typed.problem);
      if (typed.problem !== undefined || isNameList(text)) return false;
      setText(typed.shown);
      if (typed.word !== search.word) {
        setSent(typed.word);
        void navigate(
          { pathname: paths.availability(typed.word), search: query },
          { replace: typing.current, state: { typed: searched } },
        );
      }
      typing.current = false;
      return true;
    },
  };
}
