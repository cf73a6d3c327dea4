import { atom, type WritableAtom } from 'jotai';
import { openArea, type AreaOptions } from './stored-area';
import { store } from './store';

/** A value or a change of the value before. */
export type Update<T> = T | ((before: T) => T);

export type StoredAtom<T> = WritableAtom<T, [Update<T>], void>;

/**
 * An atom that is kept in localStorage under `sf:<key>` and follows other tabs; see `openArea` for what happens to values that
 * cannot be read. Make it once, at the top of a module. In a first render read it with `useStored`, or hydration breaks.
 */
export function storedAtom<T>(options: AreaOptions<T>): StoredAtom<T> {
  const area = openArea(options);
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
