import { getDefaultStore } from 'jotai';
import { logProblem } from './problem-log';

const STAMP = Symbol.for('storefront.shared.store');

/**
 * Marks the page as having a copy of the shared store. Two copies would mean two carts. In development the second copy throws; in
 * production it is only logged, since a page that half works is better than none.
 * @throws Error in development if there already is a copy.
 */
function claimSingleCopy(): void {
  if (typeof window === 'undefined') return;
  const owner = globalThis as typeof globalThis & { [STAMP]?: true };
  if (owner[STAMP]) {
    const message = 'A second copy of @storefront/shared/store was loaded: check what the builds share';
    if (process.env.NODE_ENV === 'development') throw new Error(message);
    logProblem('store', new Error(message));
  }
  owner[STAMP] = true;
}

claimSingleCopy();

/**
 * The one store of the page. It is jotai's default store, so that hooks outside the provider, as in a remote that is hydrated late, read
 * the same atoms, and code outside React can use it.
 */
export const store = getDefaultStore();
