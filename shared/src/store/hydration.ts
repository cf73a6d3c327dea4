import { useAtomValue, type Atom } from 'jotai';
import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/**
 * False on the server and in the render that takes over its HTML, true soon after; true at once in a component that the browser renders by
 * itself. What changes with it is rendered as a transition, in slices: a snapshot that changes would have React render all that stands on
 * the page once more in one task (docs/adr/0042).
 */
export function useHydrated(): boolean {
  const first = useRef<boolean>(undefined);
  // React asks for the snapshot of the server only in a render that takes over HTML. What was answered first stays the answer.
  const isOwn = useSyncExternalStore(
    never,
    () => (first.current ??= true),
    () => (first.current ??= false),
  );
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isOwn) startTransition(() => setOver(true));
  }, [isOwn]);
  return isOwn || isOver;
}

/**
 * Reads an atom whose first value differs between server and browser (stored ones above all): `serverValue` until the
 * component is hydrated, so that React finds the HTML it expects.
 */
export function useStored<T>(source: Atom<T>, serverValue: Awaited<T>): Awaited<T> {
  const value = useAtomValue(source);
  return useHydrated() ? value : serverValue;
}
