import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

/** A response within this time shows no skeleton; in milliseconds. */
const SHOW_AFTER_MS = 150;
/** The minimum time that a skeleton is shown, so that it does not flash; in milliseconds. */
const SHOW_FOR_MS = 300;

const never = (): (() => void) => () => undefined;

/**
 * Whether to show a skeleton for a pending query: not before 150 ms, and then for at least 300 ms. In server-rendered HTML it is shown from
 * the start, because nothing can show it later there.
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
