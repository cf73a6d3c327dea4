import { atom } from '../store';

/** The names whose price this tab is asking for now. */
export const askingAtom = atom<ReadonlySet<string>>(new Set<string>());
