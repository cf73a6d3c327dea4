import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

/** An answer within this time shows no skeleton; in milliseconds. */
const SHOW_AFTER_MS = 150;
/** A skeleton once shown stays this long, so that it does not flash; in milliseconds. */
const SHOW_FOR_MS = 300;

const never = (): (() => void) => () => undefined;

/**
 * Whether to show a skeleton for something that is pending: not before 150 ms, and then for 300 ms at least. In a document it stands from the
 * beginning: how soon an answer comes is not known there.
 */
export function useSteadyPending(pending: boolean): boolean {
  const inDocument = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [shown, setShown] = useState(inDocument && pending);
  const shownAt = useRef(0);

  useEffect(() => {
    if (pending === shown) return;
    const wait = pending ? SHOW_AFTER_MS : Math.max(0, SHOW_FOR_MS - (performance.now() - shownAt.current));
    const timer = setTimeout(() => {
      if (pending) shownAt.current = performance.now();
      setShown(pending);
    }, wait);
    return () => clearTimeout(timer);
  }, [pending, shown]);

  return shown;
}
