import { atom, store, type StoredAtom } from '../store';
import { isChange } from '../store/stored-atom';
import { outlivesSession, queryClient } from './query-client';

/**
 * Creates an atom for a cached value: for code outside React, and for atoms that combine it with stored values. Setting the atom sets the
 * cache. The value outlives the session. Create the atom once, at the top of a module.
 */
export function cachedAtom<T>(queryKey: readonly [string], empty: T): StoredAtom<T> {
  queryClient.setQueryDefaults(queryKey, outlivesSession);
  const held = (): T => queryClient.getQueryData<T>(queryKey) ?? empty;
  const base = atom(held());
  queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] === queryKey[0]) store.set(base, () => held());
  });
  return atom(
    (get) => get(base),
    (_get, _set, update) => {
      queryClient.setQueryData<T>(queryKey, isChange(update) ? update(held()) : update);
    },
  );
}
