import { atom, type WritableAtom } from 'jotai';
import { browserStorage, tabStorage } from './browser-storage';
import { openArea, type AreaOptions } from './stored-area';
import { store } from './store';

/** A new value, or a function of the previous one. */
export type Update<T> = T | ((before: T) => T);

export type StoredAtom<T> = WritableAtom<T, [Update<T>], void>;

/**
 * Creates an atom that is stored in localStorage under `sf:<key>` and follows other tabs, or in sessionStorage for its tab alone; see
 * `openArea` for values that cannot be read. Create it once, at the top of a module. In a first render read it with `useStored`, or
 * hydration fails.
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

/** Whether an update is a function of the previous value. */
export function isChange<T>(update: Update<T>): update is (before: T) => T {
  return typeof update === 'function';
}
