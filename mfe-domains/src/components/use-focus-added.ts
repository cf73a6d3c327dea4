import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Focuses the first row that a list has just got, if the button that asked for more rows has disappeared with them.
 * @param count number of rows of the list
 */
export function useFocusAdded(list: RefObject<HTMLElement | null>, count: number): void {
  const before = useRef(count);
  useLayoutEffect(() => {
    const place = before.current;
    before.current = count;
    if (place === 0 || count <= place || document.activeElement !== document.body) return;
    // A list that renders only a part of its rows numbers them.
    const row = list.current?.querySelector(`[data-index="${place}"]`) ?? list.current?.querySelectorAll('li')[place];
    if (!(row instanceof HTMLElement)) return;
    row.tabIndex = -1;
    row.focus();
  }, [count, list]);
}
