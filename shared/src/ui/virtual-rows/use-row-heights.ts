import { useCallback, useReducer, useState, type RefCallback } from 'react';

type Key = string | number;
type Heights = ReadonlyMap<Key, number>;

/** A row that the browser has laid out. */
interface LaidOut {
  readonly place: number;
  readonly height: number;
}

const NONE: Heights = new Map();

/** A hidden row has no height. Counted as 0, more and more rows would seem to fit. */
const isShown = ({ height }: LaidOut): boolean => height > 0;

function remember(known: Heights, rows: readonly LaidOut[], keyAt: (place: number) => Key): Heights {
  const changed = rows.filter((row) => isShown(row) && known.get(keyAt(row.place)) !== row.height);
  return changed.length === 0
    ? known
    : new Map([...known, ...changed.map(({ place, height }) => [keyAt(place), height] as const)]);
}

const toLaidOut = ({ target, borderBoxSize }: ResizeObserverEntry): LaidOut => ({
  place: Number((target as HTMLElement).dataset.index),
  height: borderBoxSize[0]?.blockSize ?? 0,
});

/** Measures rows: `measure` is the ref of each, which also needs `data-index={its place}`. Heights are known by the keys of the rows. */
export function useRowHeights(keyAt: (place: number) => Key): { heights: Heights; measure: RefCallback<HTMLElement> } {
  const [heights, note] = useReducer(
    (known: Heights, rows: readonly LaidOut[]): Heights => remember(known, rows, keyAt),
    NONE,
  );
  // A server has no observers, and refs are only called in browsers.
  const [observer] = useState(() =>
    typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver((rows) => note(rows.map(toLaidOut))),
  );
  const measure = useCallback(
    (row: HTMLElement | null) => {
      if (!row) return undefined;
      observer?.observe(row);
      return () => observer?.unobserve(row);
    },
    [observer],
  );
  return { heights, measure };
}
