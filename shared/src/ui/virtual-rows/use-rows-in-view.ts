import { useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { findRow } from './row-starts';

/** The indexes of the first and the last row, both included. */
interface RowsInView {
  readonly first: number;
  readonly last: number;
}

/**
 * Follows which rows are in the viewport while the page scrolls, the window is resized, or content above the list changes its height.
 * @param starts where each row begins, from `addHeights`; undefined to stop following
 * @returns undefined until the list has been laid out
 */
export function useRowsInView(
  holder: RefObject<HTMLElement | null>,
  starts: Float64Array | undefined,
): RowsInView | undefined {
  const [rows, setRows] = useState<RowsInView>();
  useLayoutEffect(() => {
    if (!starts) return undefined;
    const look = () => {
      if (!holder.current) return;
      const { top } = holder.current.getBoundingClientRect();
      const [first, last] = [findRow(starts, -top), findRow(starts, window.innerHeight - top)];
      setRows((before) => (before?.first === first && before.last === last ? before : { first, last }));
    };
    // The browser paints the new position right after the event: without the new rows, it would show empty space.
    const onScroll = () => flushSync(look);
    look();
    const sizes = new ResizeObserver(look);
    sizes.observe(document.body);
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      sizes.disconnect();
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', look);
    };
  }, [holder, starts]);
  return rows;
}
