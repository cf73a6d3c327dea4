import { getDefaultStore } from 'jotai';
import { claimSingleCopy } from './single-copy';

claimSingleCopy();

/**
 * The one store of the page. It is jotai's default store, so that a hook outside the provider, such as in a remote that is hydrated late,
 * still reads the same atoms, and so that actions can use it outside React.
 */
export const store = getDefaultStore();
