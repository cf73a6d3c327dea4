import { useEffect, useRef, type RefObject } from 'react';
import { focusRow } from './focus-row';

/**
 * Moves the focus from a button that disappears when pressed to a row that may not be rendered yet.
 * @returns the element that contains button and rows, and what a button calls with the row's index
 */
export function useRowFocus(): { place: RefObject<HTMLDivElement | null>; focusAfter: (index: number) => void } {
  const place = useRef<HTMLDivElement>(null);
  const next = useRef<number | null>(null);
  useEffect(() => {
    if (next.current === null) return;
    const focused = document.activeElement;
    // The button still exists, or the visitor has moved the focus since.
    if (focused !== document.body) {
      if (!place.current?.contains(focused)) next.current = null;
      return;
    }
    const row = place.current?.querySelectorAll('li')[next.current];
    if (!row) return;
    next.current = null;
    focusRow(row);
  });
  return {
    place,
    focusAfter(index) {
      next.current = index;
    },
  };
}
