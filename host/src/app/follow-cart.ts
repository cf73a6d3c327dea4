import { cartAtom } from '@storefront/shared/cart';
import { sessionAtom } from '@storefront/shared/session';
import { atom, store } from '@storefront/shared/store';
import { untilLoaded } from './until-loaded';

/** Storage keys of a cart, of a cart that was set aside, of its account, and of an order in progress. */
const KEPT = /^sf:(?:cart|seen-prices|registrant|order)/;

function isAnythingKept(): boolean {
  try {
    // eslint-disable-next-line no-restricted-properties -- looks at names only; the atoms would bring what checks their values into the first script
    return Object.keys(window.localStorage).some((key) => KEPT.test(key));
  } catch {
    // Site data is blocked, so nothing was stored.
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
 * Starts `followCart` once there is something to follow: items, a signed-in customer whose account may have a cart, or data of an earlier
 * visit. A guest's first page has none of these, so the code comes with the federation runtime and not with the first script.
 * @returns a function that stops waiting
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

/** Signing out must not hang if the code does not load. Milliseconds. */
const LONGEST_WAIT_MS = 3_000;

/**
 * Waits, before a sign-out, for the code that empties a followed cart, which may still be loading. Resolves to false if it did not arrive
 * in time. Undefined if there is nothing to empty, as for staff who act for a customer, whose stored data disappears with the page.
 */
export function cartFollowed(): Promise<boolean> | undefined {
  if (store.get(isFollowedAtom) || store.get(sessionAtom).support || !isNeeded()) return undefined;
  return Promise.race([
    followNow().then(() => true),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(false), LONGEST_WAIT_MS)),
  ]);
}
