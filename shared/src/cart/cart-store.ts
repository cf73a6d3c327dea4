import type { CartItem } from '../domain/cart-item';
import { store } from '../store';
import { getLines } from './cart-state';
import { changeState, type LineChange, type WriteKind } from './cart-writes';
import { cartStateAtom } from './stored-cart';

/** Identifies this tab among all tabs ever opened in this browser; new with every page load. */
export const TAB = Math.random().toString(36).slice(2, 10);

/** Returns the current lines of the cart, in the order in which they were added. */
export function cartLines(): CartItem[] {
  return getLines(store.get(cartStateAtom));
}

/** Changes the lines of some domains, on top of what every tab has written so far. */
export function changeLines(domains: readonly string[], change: LineChange, write?: WriteKind): void {
  store.set(cartStateAtom, (state) => changeState(state, domains, change, { now: Date.now(), by: TAB }, write));
}
