import type { CartItem } from '../domain/cart-item';
import { atom } from '../store';

export interface Removal {
  readonly lines: readonly CartItem[];
  readonly notice: string;
}

/** Removals in this tab that can be undone, the last one at the end. In memory only: transfer codes disappear with the page. */
export const removalsAtom = atom<readonly Removal[]>([]);

export const canUndoAtom = atom((get) => get(removalsAtom).length > 0);
