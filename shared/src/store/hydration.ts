import { useAtomValue, type Atom } from 'jotai';
import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** False on the server and in the render that hydrates its HTML, true afterwards; per boundary, however late. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/**
 * Reads an atom whose first value differs between server and browser (above all stored ones): `serverValue` until the component is
 * hydrated, so that the HTML matches.
 */
export function useStored<T>(source: Atom<T>, serverValue: Awaited<T>): Awaited<T> {
  const value = useAtomValue(source);
  return useHydrated() ? value : serverValue;
}
