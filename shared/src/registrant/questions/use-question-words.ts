import type { QuestionMessages } from '@storefront/shared/questions';
import { useEffect, useState } from 'react';
import { loadQuestionWords, questionWords } from './question-words';

export interface QuestionWords {
  /** What the registries ask, by key; undefined until it was loaded. */
  words: QuestionMessages | undefined;
  failed: boolean;
  retry: () => void;
}

/** The words of what registries ask, loaded where something asks it. */
export function useQuestionWords(asks: boolean): QuestionWords {
  const [words, setWords] = useState(questionWords);
  const [failed, setFailed] = useState(false);
  const wanted = asks && !words && !failed;

  useEffect(() => {
    if (!wanted) return undefined;
    let isHere = true;
    loadQuestionWords().then(
      (loaded) => isHere && setWords(loaded),
      () => isHere && setFailed(true),
    );
    return () => void (isHere = false);
  }, [wanted]);

  return { words, failed, retry: () => setFailed(false) };
}
