import { useEffect } from 'react';
import { useTranslate } from '../../i18n';
import * as messages from './messages';

/** Prefixes the document title with "Error: " while a form has problems; a screen reader announces it first. */
export function useErrorTitle(active: boolean): void {
  const t = useTranslate();
  useEffect(() => {
    if (!active) return;
    const { title } = document;
    const marked = t(messages.errorTitle, { title });
    document.title = marked;
    return () => {
      // Another page may have set its title since.
      if (document.title === marked) document.title = title;
    };
  }, [active, t]);
}
