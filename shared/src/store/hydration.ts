import { useAtomValue, type Atom } from 'jotai';
import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/**
 * Returns false on the server and in the render that hydrates its HTML, true afterwards; for each Suspense boundary separately, however
 * late it is hydrated.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/**
 * Reads an atom whose value differs between server and browser, such as a stored one. Returns `serverValue` until the component is
 * hydrated, so that the HTML matches.
 */
export function useStored<T>(source: Atom<T>, serverValue: Awaited<T>): Awaited<T> {
  const value = useAtomValue(source);
  return useHydrated() ? value : serverValue;
}
