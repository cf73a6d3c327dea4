import { useMemo, useRef, type RefCallback, type RefObject } from 'react';
import { addHeights } from './row-starts';
import { usePrinting } from './use-printing';
import { useRowHeights } from './use-row-heights';
import { useRowsInView } from './use-rows-in-view';

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

const range = (count: number, from = 0): number[] => Array.from({ length: count }, (_, index) => from + index);
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
 * and if there are at most 60. Rows may differ in height. Nothing adjusts the scroll position: browsers keep the visible content in place
 * themselves (`overflow-anchor`).
 */
export function useVirtualRows<Holder extends HTMLElement = HTMLElement>({
  count,
  rowHeight,
  keyAt = samePlace,
  heldPlace = -1,
}: VirtualRowsOptions): VirtualRows<Holder> {
  const holder = useRef<Holder>(null);
  const isPrinting = usePrinting();
  const isPart = count > DRAWN_AT_ONCE && !isPrinting;
  const { heights, measure } = useRowHeights(keyAt);
  const starts = useMemo(
    () => (isPart ? addHeights(count, (place) => heights.get(keyAt(place)) ?? rowHeight) : undefined),
    [isPart, count, heights, keyAt, rowHeight],
  );
  const inView = useRowsInView(holder, starts);

  if (!starts) return { holder, drawn: range(count), before: 0, after: 0, roomBefore: noRoom, measure: ignore, isPart };
  // Before anything is measured, as many rows as fit a window are rendered.
  const first = inView ? Math.max(0, Math.min(inView.first, count - 1) - BEYOND) : 0;
  const end = inView ? Math.min(count, inView.last + BEYOND + 1) : DRAWN_AT_ONCE;
  const drawn = range(end - first, first);
  if (heldPlace >= 0 && heldPlace < first) drawn.unshift(heldPlace);
  if (heldPlace >= end && heldPlace < count) drawn.push(heldPlace);

  const getStart = (place: number): number => starts[place] ?? 0;
  const previous = new Map(drawn.map((place, index) => [place, drawn[index - 1]]));
  const roomBefore = (place: number): number => {
    const last = previous.get(place);
    return getStart(place) - (last === undefined ? 0 : getStart(last + 1));
  };
  return {
    holder,
    drawn,
    before: getStart(drawn[0] ?? 0),
    after: getStart(count) - getStart((drawn.at(-1) ?? -1) + 1),
    roomBefore,
    measure,
    isPart,
  };
}
