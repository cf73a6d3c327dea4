import type { QuestionMessages } from '@storefront/shared/questions';
import { useEffect, useState } from 'react';
import { loadQuestionMessages, getQuestionMessages } from './question-words';

interface LoadedQuestionMessages {
  /** The texts of registries' questions, by key; undefined until they are loaded. */
  words: QuestionMessages | undefined;
  failed: boolean;
  retry: () => void;
}

/** Loads the texts of registries' questions when a question is shown. */
export function useQuestionMessages(asks: boolean): LoadedQuestionMessages {
  const [words, setMessages] = useState(getQuestionMessages);
  const [failed, setFailed] = useState(false);
  const wanted = asks && !words && !failed;

  useEffect(() => {
    if (!wanted) return undefined;
    let isHere = true;
    loadQuestionMessages().then(
      (loaded) => isHere && setMessages(loaded),
      () => isHere && setFailed(true),
    );
    return () => void (isHere = false);
  }, [wanted]);

  return { words, failed, retry: () => setFailed(false) };
}
