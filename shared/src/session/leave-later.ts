import { browserStorage } from '../store/browser-storage';
import { atom, store } from '../store';

const KEY = 'sf:cart-left';

const isNoted = (): boolean => browserStorage.storage?.getItem(KEY) != null;

/**
 * Whether a customer has signed out before the cart was followed: what is theirs is still in this browser, here or in another tab, and is
 * shown to nobody.
 */
export const customerLeftAtom = atom(isNoted());
browserStorage.onChange(KEY, () => store.set(customerLeftAtom, isNoted()));

/** Notes that a customer has signed out before the cart was followed. */
export function noteCustomerLeft(): void {
  browserStorage.storage?.setItem(KEY, '1');
  store.set(customerLeftAtom, true);
}

/** What was theirs is gone. */
export function forgetCustomerLeft(): void {
  browserStorage.storage?.removeItem(KEY);
  store.set(customerLeftAtom, false);
}
