import { atom, type WritableAtom } from 'jotai';
import { browserStorage, tabStorage } from './browser-storage';
import { openArea, type AreaOptions } from './stored-area';
import { store } from './store';

/** A value or a change of the value before. */
export type Update<T> = T | ((before: T) => T);

export type StoredAtom<T> = WritableAtom<T, [Update<T>], void>;

/**
 * An atom that is kept in localStorage under `sf:<key>` and follows other tabs, or in sessionStorage for its tab alone; see `openArea` for
 * what happens to values that cannot be read. Make it once, at the top of a module. In a first render read it with `useStored`, or
 * hydration breaks.
 */
export function storedAtom<T>({ keptFor, ...options }: AreaOptions<T> & { keptFor?: 'tab' }): StoredAtom<T> {
  const area = openArea(options, keptFor === 'tab' ? tabStorage : browserStorage);
  const base = atom(area.current());
  area.subscribe((value) => store.set(base, () => value));
  return atom(
    (get) => get(base),
    (_get, set, update) => {
      const next = area.update((before) => (isChange(update) ? update(before) : update));
      set(base, () => next);
    },
  );
}

/** Whether a value is to be made from the one before. */
export function isChange<T>(update: Update<T>): update is (before: T) => T {
  return typeof update === 'function';
}
