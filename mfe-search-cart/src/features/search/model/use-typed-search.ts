import { useEffect, useMemo, useRef, useState } from 'react';
import {
  isNameList,
  readSearchWord,
  type RefusedWord,
  type SearchWord,
  type WordProblem,
} from '@storefront/shared/domain';
import { paths, useNavigate } from '@storefront/shared/routing';

/** A word that was not changed for this long goes into the address, in milliseconds. */
const SETTLE_MS = 500;

/** Milliseconds of pause after which a registry is asked about an unfinished word. */
const PAUSE_MS = 30;

export interface TypedSearch {
  /** The text of the field. */
  readonly text: string;
  /** Why it cannot be searched; said once the person has asked for it. */
  readonly problem: WordProblem | undefined;
  /** The search to show: of the field while it holds a word, else of the address. */
  readonly live: SearchWord | RefusedWord;
  /** What was typed to arrive at the present search, with the ignored characters. */
  readonly asked: string;
  /** The person has stopped for a moment: the exact name may be asked for. */
  readonly paused: boolean;
  readonly onText: (text: string) => void;
  /** Goes to the word at once. False where the text is a list or no word, and nothing was done. */
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
 * The field of the results page: results follow while a word is typed, and the address follows once the word is finished (RT-35). An
 * unfinished word replaces the one before in the history; Enter makes it an entry of its own.
 * @param typedBefore what was typed to arrive at this address, where it is known
 * @param query the rest of the address's query, such as the filter.
 * @param blank the address is not about one word: the field is empty.
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
  // Stays when the field has gone on to show the word that is searched.
  const [entered, setEntered] = useState<string>();
  // The word of the address as it was last seen, and the one that this field navigated to.
  const [seen, setSeen] = useState(search.word);
  const [sent, setSent] = useState(search.word);
  const [wasBlank, setWasBlank] = useState(blank);
  const typing = useRef(false);

  if (search.word !== seen || blank !== wasBlank) {
    setSeen(search.word);
    setWasBlank(blank);
    // Something else changed the address, such as the back button: the field follows.
    if (search.word !== sent || blank) {
      setSent(search.word);
      setText(own);
      setEntered(undefined);
      setProblem(search.problem);
    }
  }

  // The field shows the word of the address until somebody types.
  const typed = useMemo(() => (text === search.shown ? search : readSearchWord(text)), [text, search]);
  const live = typed.problem === undefined && !isNameList(text) ? typed : search;
  const asked = entered !== undefined && live === typed ? entered : typedBefore;
  const held = useHeld(live.word, PAUSE_MS);

  useEffect(() => {
    if (live.word === search.word) return;
    const timer = setTimeout(() => {
      setSent(live.word);
      void navigate(
        { pathname: paths.availability(live.word), search: query },
        { replace: typing.current, state: { typed: asked } },
      );
      typing.current = true;
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [live.word, search.word, query, asked, navigate]);

  return {
    text,
    problem,
    live,
    asked,
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
          { replace: typing.current, state: { typed: asked } },
        );
      }
      typing.current = false;
      return true;
    },
  };
}
