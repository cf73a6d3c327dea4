import { useEffect } from 'react';
import { useTranslate } from '../../i18n';
import * as messages from './messages';

/** Begins the document's title with "Error: " while there are errors, which is what a screen reader says first. */
export function useErrorTitle(active: boolean): void {
  const t = useTranslate();
  useEffect(() => {
    if (!active) return;
    const { title } = document;
    const marked = t(messages.errorTitle, { title });
    document.title = marked;
    return () => {
      // Another page may have given itself a title since.
      if (document.title === marked) document.title = title;
    };
  }, [active, t]);
}
