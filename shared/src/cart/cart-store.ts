import type { CartItem } from '../domain/cart-item';
import { store } from '../store';
import { getLines } from './cart-state';
import { changeState, type LineChange, type Write } from './cart-writes';
import { cartStateAtom } from './stored-cart';

/** This tab among all that were ever opened here; a new one with every load of the page. */
export const TAB = Math.random().toString(36).slice(2, 10);

/** The lines of the cart now, in the order in which they were put in. */
export function cartLines(): CartItem[] {
  return getLines(store.get(cartStateAtom));
}

/** Changes the lines of some domains, on top of what every tab has written so far. */
export function changeLines(domains: readonly string[], change: LineChange, write?: Write): void {
  store.set(cartStateAtom, (state) => changeState(state, domains, change, { now: Date.now(), by: TAB }, write));
}
