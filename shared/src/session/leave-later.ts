import { browserStorage } from '../store/browser-storage';
import { atom, store } from '../store';

const KEY = 'sf:cart-left';

const isNoted = (): boolean => browserStorage.storage?.getItem(KEY) != null;

/**
 * Whether a customer has signed out, in any tab, before the cart was followed. Their data is still in this browser and must not be shown.
 */
export const customerLeftAtom = atom(isNoted());
browserStorage.onChange(KEY, () => store.set(customerLeftAtom, isNoted()));

/** Records that a customer has signed out before the cart was followed. */
export function recordCustomerLeft(): void {
  browserStorage.storage?.setItem(KEY, '1');
  store.set(customerLeftAtom, true);
}

/** Clears the record once the customer's data is gone. */
export function forgetCustomerLeft(): void {
  browserStorage.storage?.removeItem(KEY);
  store.set(customerLeftAtom, false);
}
