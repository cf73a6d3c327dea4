import { useEffect } from 'react';

const PREFIX = 'Error: ';

/** Begins the document's title with "Error: " while there are errors, which is what a screen reader says first. */
export function useErrorTitle(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    if (!document.title.startsWith(PREFIX)) document.title = PREFIX + document.title;
    return () => {
      if (document.title.startsWith(PREFIX)) document.title = document.title.slice(PREFIX.length);
    };
  }, [active]);
}
