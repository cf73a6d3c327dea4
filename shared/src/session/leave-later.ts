import { browserStorage } from '../store/browser-storage';

const KEY = 'sf:cart-left';

/** Notes that a customer has signed out before the cart was followed: what is theirs is still in this browser. */
export const noteCustomerLeft = (): void => browserStorage.storage?.setItem(KEY, '1');

/** Whether that was noted; forgets it. */
export function takeCustomerLeft(): boolean {
  const isNoted = browserStorage.storage?.getItem(KEY) != null;
  if (isNoted) browserStorage.storage?.removeItem(KEY);
  return isNoted;
}
