import { cartAtom } from '@storefront/shared/cart';
import { sessionAtom } from '@storefront/shared/session';
import { atom, store } from '@storefront/shared/store';
import { untilLoaded } from './until-loaded';

/** Where a cart, what it was set aside as, its account and what was begun with it are kept. */
const KEPT = /^sf:(?:cart|seen-prices|registrant|order)/;

function isAnythingKept(): boolean {
  try {
    // eslint-disable-next-line no-restricted-properties -- looks at names only; the atoms would bring what checks their values into the first script
    return Object.keys(window.localStorage).some((key) => KEPT.test(key));
  } catch {
    // Site data is blocked: nothing was kept.
    return false;
  }
}

const isNeeded = (): boolean =>
  store.get(cartAtom).count > 0 || store.get(sessionAtom).status === 'authenticated' || isAnythingKept();

const isFollowedAtom = atom(false);

async function followNow(): Promise<void> {
  const { followCart } = await untilLoaded(
    () => import(/* webpackChunkName: "federation" */ '@storefront/shared/cart'),
  );
  followCart();
  store.set(isFollowedAtom, true);
}

/**
 * Follows the cart (`followCart`) from the moment that there is something to follow: names, a customer whose account has a cart, or what an
 * earlier visit left. A guest's first page has nothing of it, so its code comes with the federation runtime, not with the first script.
 * @returns what ends the wait
 */
export function followCartOnceNeeded(): () => void {
  const stops: (() => void)[] = [];
  const stop = (): void => stops.splice(0).forEach((one) => one());
  const check = (): void => {
    if (!isNeeded()) return;
    stop();
    void followNow();
  };
  stops.push(store.sub(cartAtom, check), store.sub(sessionAtom, check));
  check();
  return stop;
}

/** Signing out must not hang on a file that does not come. Milliseconds. */
const LONGEST_WAIT_MS = 3_000;

/**
 * Waits for whatever empties a followed cart before signing out, which may still be loading. False where it did not arrive in time;
 * undefined where nothing has to be emptied, as for staff who act for a customer, whose stored data disappears with the page.
 */
export function cartFollowed(): Promise<boolean> | undefined {
  if (store.get(isFollowedAtom) || store.get(sessionAtom).support || !isNeeded()) return undefined;
  return Promise.race([
    followNow().then(() => true),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(false), LONGEST_WAIT_MS)),
  ]);
}
