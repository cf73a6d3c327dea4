import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef, useState, type RefCallback, type RefObject } from 'react';
import { usePrinting } from './use-printing';

/** Up to this many rows, all are rendered: leaving some out would gain nothing, and find-in-page can find them. */
const DRAWN_AT_ONCE = 60;
/** Rows rendered beyond either edge of the viewport, for fast scrolling and the Tab key. */
const BEYOND = 12;

export interface VirtualRows<Holder extends HTMLElement = HTMLElement> {
  /** Ref of the element that contains the rows. */
  readonly holder: RefObject<Holder | null>;
  /** The indexes of the rows to render, in ascending order. */
  readonly drawn: readonly number[];
  /** Space to leave before and after them, in pixels. */
  readonly before: number;
  readonly after: number;
  /** Space to leave before a row if rows before it are left out, in pixels: `before` at the first one. */
  readonly roomBefore: (place: number) => number;
  /** Ref of each row, which also needs `data-index={its place}`; measures its real height. */
  readonly measure: RefCallback<HTMLElement>;
  /** Whether some rows are left out, so that the list has to state its total (`aria-rowcount`, `aria-setsize`). */
  readonly isPart: boolean;
}

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
/** Disables scroll adjustments: browsers keep the visible content in place themselves (`overflow-anchor`). */
const stay = (): void => undefined;
const ignore: RefCallback<HTMLElement> = () => undefined;
const noRoom = (): number => 0;
const samePlace = (place: number): number => place;

interface VirtualRowsOptions {
  readonly count: number;
  /** The estimated height of a row before it is rendered, in pixels. */
  readonly rowHeight: number;
  /** A stable key of the row at an index, so that its height survives insertions and removals. Defaults to the index. */
  readonly keyAt?: (place: number) => string | number;
  /** A row that is always rendered, such as the focused one; negative for none. */
  readonly heldPlace?: number;
}

/**
 * Selects the rows of a long list to render: those near the viewport. The list scrolls with the page. All rows are rendered for printing,
 * and if there are at most 60. Rows may differ in height.
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
  // A hidden row has no height. Counted as 0, more and more rows would seem to fit.
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

  // Content above the list may change its height, and the page's, at any time.
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
  // Before anything is measured, as many rows as fit a window are rendered.
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
