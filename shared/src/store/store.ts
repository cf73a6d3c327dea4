import { getDefaultStore } from 'jotai';
import { claimSingleCopy } from './single-copy';

claimSingleCopy();

/**
 * The one store of the page. It is jotai's default store, so that hooks outside the provider, as in a remote that is hydrated late, read
 * the same atoms, and code outside React can use it.
 */
export const store = getDefaultStore();
