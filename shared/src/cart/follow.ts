import { currencyAtom } from '../currency';
import { once } from '../domain/once';
import { pageTranslate, type Message } from '../i18n';
import { notify } from '../notices';
import { onSessionEnd, sessionAtom, taxCountryAtom } from '../session';
import { customerLeftAtom, forgetCustomerLeft } from '../session/leave-later';
import { logProblem, onStorageTrouble, store, type StorageTrouble } from '../store';
import { followAccount, leaveAccount } from './account-sync';
import { wipeRegistrantInTime } from './checkout-drafts';
import { pendingPricesAtom } from './pending-prices';
import { cartLines } from './cart-store';
import { createDeferredRun } from './deferred-run';
import { clearStoredDrafts } from './stored-drafts';
import * as messages from './messages';
import { repriceSoon } from './reprice';
import { seenPricesAtom } from './seen-prices-atom';
import { cartStateAtom } from './stored-cart';
import { forgetRemovals } from './undo';

/** How long another tab may take to finish fetching the price of a line before this one fetches it, in milliseconds. */
const OTHER_TAB_MS = 6000;

const TROUBLE: Readonly<Record<StorageTrouble['kind'], Message>> = {
  corrupt: messages.corrupt,
  older: messages.older,
  newer: messages.newer,
  'not-saved': messages.notSaved,
};

/** Returns everything that prices depend on besides the cart: the session, the tax country and the currency; null until they are known. */
function circumstances(): string | null {
  const { status, user } = store.get(sessionAtom);
  if (status === 'unknown') return null;
  return [status, user?.email, store.get(taxCountryAtom), store.get(currencyAtom).shopCurrency?.code].join(' ');
}

/** Deletes the data of a customer who has signed out (SS-03, RG-08), except the link to their account, which `leaveAccount` removes. */
function forgetCustomersOwn(): void {
  forgetRemovals();
  store.set(seenPricesAtom, {});
  clearStoredDrafts();
}

/**
 * Starts, once, to keep prices current: fetches them on return, including from the back/forward cache, whenever the session or the
 * currency changes (CU-03, CT-09), and when the tab that was fetching is gone. Also handles a sign-out that happened before it started,
 * here or in another tab.
 */
export const followCart = once((): void => {
  const catchUp = (): void => {
    if (!store.get(customerLeftAtom)) return;
    leaveAccount();
    forgetCustomersOwn();
    forgetCustomerLeft();
  };
  store.sub(customerLeftAtom, catchUp);
  catchUp();
  let known: string | null = null;
  const check = (): void => {
    const now = circumstances();
    if (now === known) return;
    known = now;
    if (now !== null && cartLines().length > 0) repriceSoon();
  };
  store.sub(sessionAtom, check);
  store.sub(taxCountryAtom, check);
  store.sub(currencyAtom, check);
  check();
  // A page restored from the back/forward cache has missed events. A request that was cut off when the page was left counts as failed.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    known = null;
    check();
  });

  const rescue = createDeferredRun(() => {
    const pendingPrices = store.get(pendingPricesAtom);
    const stuck = cartLines().filter(({ priced, domain }) => priced === 'checking' && !pendingPrices.has(domain));
    if (stuck.length > 0) repriceSoon(stuck.map(({ domain }) => domain));
  });
  store.sub(cartStateAtom, () => rescue.in(OTHER_TAB_MS));

  onStorageTrouble(({ area, kind }) => {
    if (area === 'cart') notify({ tone: 'warning', text: pageTranslate()(TROUBLE[kind]) });
    logProblem('store', new Error(`sf:${area} ${kind}`));
  });
  followAccount();
  wipeRegistrantInTime();
  onSessionEnd((why) => {
    if (why === 'logout') forgetCustomersOwn();
  });
});
