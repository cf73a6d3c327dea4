import { api, ApiError, queryClient } from '../api';
import { alwaysFetch } from '../api/query-client';
import { CART_LINES_MAX, getAccountCart, saveAccountCart, type AccountCart } from '../contract/cart';
import { shopCurrency } from '../currency';
import { pageTranslate } from '../i18n';
import { notify } from '../notices';
import { onSessionEnd, sessionAtom } from '../session';
import { logProblem, store } from '../store';
import { joinAccount, onWire, type JoinedCart } from './account-cart';
import { accountMarkAtom } from './account-mark';
import { getLines, type CartEntry } from './cart-state';
import { TAB } from './cart-store';
import { putAway } from './cart-writes';
import { createDeferredRun } from './deferred-run';
import { clearStoredDrafts } from './stored-drafts';
import * as messages from './messages';
import { repriceSoon } from './reprice';
import { cartStateAtom } from './stored-cart';
import { offerUndo } from './undo';

/** How long to wait for further changes before sending, in milliseconds. */
const GATHER_MS = 300;
/** How long the tab that made a change may take to send it before another tab does, in milliseconds. */
const OTHER_TAB_MS = 2500;
/** Delay before a retry after a transient failure, in milliseconds. */
const AGAIN_MS = 15_000;

/**
 * The last entry of each domain that this tab has sent, as `at by`. The mark alone is not enough: if two tabs write at the same instant,
 * one of the writes may be unsent although the mark covers it.
 */
const sentHere = new Map<string, string>();

const toStamp = ({ at, by }: CartEntry): string => `${at} ${by}`;

/** Returns the signed-in customer; null for a guest, for whom no call is made (GD-04), and in a support session (BO-03g). */
const customer = (): string | null => {
  const { user, support } = store.get(sessionAtom);
  return support ? null : (user?.email ?? null);
};

/** Lists the choices that the account does not have yet. */
function unsent(): [string, CartEntry][] {
  const through = store.get(accountMarkAtom)?.through ?? -1;
  return Object.entries(store.get(cartStateAtom).entries).filter(
    ([domain, entry]) => sentHere.get(domain) !== toStamp(entry) && (entry.at > through || entry.by === TAB),
  );
}

/**
 * Sends the account the changes that it lacks and merges those that this browser lacks, in as many calls as needed.
 * @returns the version of the account's cart
 */
async function exchange(who: string, signal: AbortSignal): Promise<number> {
  const mark = store.get(accountMarkAtom);
  const known = mark ? { cart_id: mark.cart_id, after: mark.version } : {};
  const sent = unsent().slice(0, CART_LINES_MAX);
  const answer =
    sent.length === 0
      ? await api.call(getAccountCart, { input: known })
      : await api.call(saveAccountCart, {
          input: { ...known, entries: sent.map(([domain, entry]) => onWire(domain, entry)) },
        });
  // The session may have ended, or another customer signed in, while the response was pending.
  if (signal.aborted || customer() !== who) return answer.version;
  for (const [domain, entry] of sent) sentHere.set(domain, toStamp(entry));
  takeIn(answer);
  return unsent().length > 0 ? exchange(who, signal) : answer.version;
}

function takeIn({ cart_id, version, entries }: AccountCart): void {
  const mark = store.get(accountMarkAtom);
  const foreign = mark !== null && mark.cart_id !== cart_id;
  const before = getLines(store.get(cartStateAtom)).length;
  let joined: JoinedCart | undefined;
  store.set(cartStateAtom, (state) => {
    // A cart left here by another customer is on that customer's account and must not be shown to anyone else.
    const own = foreign ? putAway(state, ({ at, item }) => at > mark.through && item !== null) : state;
    joined = joinAccount(own, entries, { now: Date.now(), by: TAB }, shopCurrency());
    return joined.state;
  });
  const open = unsent();
  const stamps = Object.values(store.get(cartStateAtom).entries).map(({ at }) => at);
  const through =
    open.length > 0
      ? Math.min(...open.map(([, { at }]) => at)) - 1
      : stamps.reduce((latest, at) => Math.max(latest, at), -1);
  store.set(accountMarkAtom, { cart_id, version, through });
  // After an expired session the cart and the drafts wait for the same customer (GD-03); another customer must not get the drafts.
  if (foreign) clearStoredDrafts();
  if (joined === undefined) return;
  if (joined.changed.length > 0) repriceSoon(joined.changed);
  if (foreign) notify({ tone: 'info', text: pageTranslate()(messages.foreignCart) });
  if (mark === null && before > 0 && joined.added.length > 0)
    notify({ tone: 'info', text: pageTranslate()(messages.joined, { count: joined.added.length }) });
  if (!foreign) offerUndo(joined.removed, true);
}

const next = createDeferredRun(() => void syncNow());

/** Runs one exchange at a time per customer; a call during an exchange waits for it. */
async function syncNow(): Promise<void> {
  const who = customer();
  if (who === null) return;
  try {
    await queryClient.fetchQuery({
      ...alwaysFetch,
      queryKey: [getAccountCart.id, who],
      queryFn: ({ signal }) => exchange(who, signal),
    });
  } catch (error) {
    if (customer() !== who) return;
    logProblem('cart', error);
    if (error instanceof ApiError && error.isTransient) next.in(AGAIN_MS);
  }
}

/**
 * Starts syncing the cart with the signed-in customer's account (CT-11): merges at sign-in, sends changes, and fetches when the customer
 * returns to the page. At sign-out the cart is removed from the browser and stays on the account (SS-03).
 */
export function followAccount(): void {
  let known: string | null = null;
  const check = (): void => {
    const now = customer();
    if (now !== known && now !== null) next.in(0);
    known = now;
  };
  store.sub(sessionAtom, check);
  check();

  store.sub(cartStateAtom, () => {
    if (customer() === null) return;
    const open = unsent();
    if (open.length > 0) next.in(open.some(([, { by }]) => by === TAB) ? GATHER_MS : OTHER_TAB_MS);
  });

  const comeBack = (): void => {
    if (customer() !== null && document.visibilityState === 'visible') next.in(0);
  };
  document.addEventListener('visibilitychange', comeBack);
  window.addEventListener('online', comeBack);
  window.addEventListener('focus', comeBack);

  onSessionEnd((why) => {
    if (why === 'logout') leaveAccount();
  });
}

/** Removes the account's cart from this browser; choices that the account does not have stay. */
export function leaveAccount(): void {
  next.cancel();
  const mark = store.get(accountMarkAtom);
  if (mark) store.set(cartStateAtom, (state) => putAway(state, ({ at, item }) => at > mark.through && item !== null));
  store.set(accountMarkAtom, null);
  sentHere.clear();
}
