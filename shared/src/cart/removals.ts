import type { CartItem } from '../domain/cart-item';
import { atom } from '../store';

export interface Removal {
  readonly lines: readonly CartItem[];
  readonly notice: string;
}

/** Lines removed in this tab that can be restored, the latest last. In memory only, so that transfer codes do not outlive the page. */
export const removalsAtom = atom<readonly Removal[]>([]);

export const canUndoAtom = atom((get) => get(removalsAtom).length > 0);
