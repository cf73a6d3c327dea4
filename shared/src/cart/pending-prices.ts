import { atom } from '../store';

/** Domains whose price this tab is fetching now. */
export const pendingPricesAtom = atom<ReadonlySet<string>>(new Set<string>());
