import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef, useState, type RefCallback, type RefObject } from 'react';
import { usePrinting } from './use-printing';

/** Up to so many rows are all drawn: leaving some out would gain nothing, and find-in-page sees them. */
const DRAWN_AT_ONCE = 60;
/** Rows drawn beyond either edge of the window, so that quick scrolling and the Tab key find them. */
const BEYOND = 12;

/** The part of a long list that is drawn. */
export interface VirtualRows<Holder extends HTMLElement = HTMLElement> {
  /** Goes on the element that holds the rows. */
  readonly holder: RefObject<Holder | null>;
  /** The places of the rows to draw, ascending from 0. */
  readonly drawn: readonly number[];
  /** Room to leave before and after them, in pixels. */
  readonly before: number;
  readonly after: number;
  /** Room to leave before a row, where rows before it are left out, in pixels: `before` at the first one. */
  readonly roomBefore: (place: number) => number;
  /** Goes on each row beside `data-index={its place}`, to take its real height. */
  readonly measure: RefCallback<HTMLElement>;
  /** Some rows are left out: the list has to say how many there are (`aria-rowcount`, `aria-setsize`). */
  readonly isPart: boolean;
}

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
/** Only the person scrolls: browsers keep what is read in place by themselves (`overflow-anchor`). */
const stay = (): void => undefined;
const ignore: RefCallback<HTMLElement> = () => undefined;
const noRoom = (): number => 0;
const samePlace = (place: number): number => place;

interface VirtualRowsOptions {
  readonly count: number;
  /** What a row is thought to have before it was drawn, in pixels. */
  readonly rowHeight: number;
  /** What stays with a row when others come and go, so that its height does. By its place where it is not given. */
  readonly keyAt?: (place: number) => string | number;
  /** A row that is drawn wherever it is, such as the one that has the focus; negative for none. */
  readonly heldPlace?: number;
}

/**
 * Draws only the rows of a long list that are near the window, which scrolls with the page. On paper all of them are there, and
 * a list of at most 60 is always whole. Rows may differ in height.
 */
export function useVirtualRows<Holder extends HTMLElement = HTMLElement>({
  count,
  rowHeight,
  keyAt = samePlace,
  heldPlace = -1,
}: VirtualRowsOptions): VirtualRows<Holder> {
  const holder = useRef<Holder>(null);
  const [top, setTop] = useState(0);
  const isPrinting = usePrinting();
  const isPart = count > DRAWN_AT_ONCE && !isPrinting;
  // A row that is not shown has no height; taken for 0, ever more rows would seem to fit.
  const measureElement = (row: Element): number => row.getBoundingClientRect().height || rowHeight;
  const rangeExtractor = useCallback(
    (near: Range): number[] => {
      const drawn = defaultRangeExtractor(near);
      return heldPlace < 0 || heldPlace >= count || drawn.includes(heldPlace)
        ? drawn
        : [...drawn, heldPlace].sort((a, b) => a - b);
    },
    [count, heldPlace],
  );
  const virtualizer = useWindowVirtualizer({
    count,
    measureElement,
    estimateSize: () => rowHeight,
    getItemKey: keyAt,
    rangeExtractor,
    overscan: BEYOND,
    scrollMargin: top,
    enabled: isPart,
    scrollToFn: stay,
  });

  // What stands above the list may change its height at any time, and the page's with it.
  useLayoutEffect(() => {
    if (!isPart) return undefined;
    const place = () => {
      const box = holder.current?.getBoundingClientRect();
      if (box) setTop(Math.round(box.top + window.scrollY));
    };
    place();
    const sizes = new ResizeObserver(place);
    sizes.observe(document.body);
    return () => sizes.disconnect();
  }, [isPart]);

  if (!isPart) return { holder, drawn: range(count), before: 0, after: 0, roomBefore: noRoom, measure: ignore, isPart };
  const items = virtualizer.getVirtualItems();
  const [first, last] = [items[0], items.at(-1)];
  // Before anything is measured, as many rows as a window can hold.
  if (!first || !last)
    return {
      holder,
      drawn: range(DRAWN_AT_ONCE),
      before: 0,
      after: (count - DRAWN_AT_ONCE) * rowHeight,
      roomBefore: noRoom,
      measure: virtualizer.measureElement,
      isPart,
    };
  const room = new Map(items.map(({ index, start }, place) => [index, start - (items[place - 1]?.end ?? top)]));
  return {
    holder,
    drawn: items.map(({ index }) => index),
    before: first.start - top,
    after: virtualizer.getTotalSize() - (last.end - top),
    roomBefore: (place) => room.get(place) ?? 0,
    measure: virtualizer.measureElement,
    isPart,
  };
}
