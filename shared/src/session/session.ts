import { api, queryClient, setUnauthorizedHandler } from '../api';
import { askAnew, forgetCustomer } from '../api/query-client';
import { logout as logoutCall, sessionActive } from '../contract/auth';
import { getProfile } from '../contract/billing';
import { loadCurrencies } from '../currency';
import { once } from '../domain/once';
import { NOTICES, notify } from '../notices';
import { currentPath, fullLoad, goTo, paths } from '../routing';
import { leaveSite, reloadPage } from '../routing/navigation';
import { logProblem, store } from '../store';
import { recordCustomerLeft } from './leave-later';
import { hasSupportMark, isSupportPage } from '../store/browser-storage';
import { forgetRegistration } from './pending-verification';
import { isLoginPath } from './return-path';
import { openSessionChannel } from './session-channel';
import {
  deskAtom,
  expiryToldAtom,
  sessionAtom,
  sessionKey,
  toSessionUser,
  type EndedSession,
  type Session,
} from './session-state';

/** Why a session ended: it expired on the server, or the customer signed out, here or in another tab. */
export type SessionEnd = 'expired' | 'logout';

const leaving = new Set<(why: SessionEnd) => void>();
/** Opens the channel when this tab first sends or listens; from then on, the tab follows the others (GD-06). */
const channel = once(() => {
  const opened = openSessionChannel();
  opened.listen((news) => {
    if (news === 'signed-in') void loadSession();
    // Drafts survive an expired session in every tab (GD-03), and are deleted in every tab at sign-out.
    else {
      if (news === 'expired') leave('expired');
      else leave('logout', 'signed-out-elsewhere');
      if (isSupportPage) leaveSupport();
    }
  });
  return opened;
});

/**
 * Registers a listener for the end of a session, called before the page changes: stores with customer data empty themselves on `logout`
 * and keep what must survive on `expired` (SS-03, GD-03). Returns a function that unsubscribes.
 */
export function onSessionEnd(listener: (why: SessionEnd) => void): () => void {
  leaving.add(listener);
  return () => leaving.delete(listener);
}

/**
 * Starts the session of the page: fetches it, follows the other tabs, and ends it on a 401 or 403 of any call (SS-01, GD-03, GD-06). Called
 * by the host, or by a standalone remote.
 */
export async function startSession(): Promise<void> {
  setUnauthorizedHandler(() => endSession('expired'));
  channel();
  await loadSession();
}

/** Reloads the session and notifies the other tabs; called after sign-in and verification, for example. */
export async function refreshSession(): Promise<void> {
  const session = await loadSession();
  if (session.status === 'authenticated') channel().post('signed-in');
}

/**
 * Whether a support session has started or ended since this page was loaded, which decides what the page may store (BO-03g). The browser's
 * mark has to agree, because the reloaded page relies on it.
 */
const isOfAnotherKind = (isSupport: boolean): boolean => isSupport !== isSupportPage && hasSupportMark() === isSupport;

/** Reloads this page, and has the other tabs reload their session; never resolves. */
function loadAnew(): Promise<never> {
  channel().post('signed-in');
  reloadPage();
  return new Promise(() => undefined);
}

async function fetchSession({ signal }: { signal: AbortSignal }): Promise<Session> {
  try {
    const { is_authenticated, visitor_country: visitorCountry, support } = await api.call(sessionActive, { signal });
    if (isOfAnotherKind(support !== undefined)) return await loadAnew();
    const user = is_authenticated ? toSessionUser(await api.call(getProfile, { signal })) : null;
    return user
      ? { status: 'authenticated', user, visitorCountry, ...(support && { support }) }
      : { status: 'guest', visitorCountry };
  } catch (error) {
    if (!signal.aborted) logProblem('session', error);
  }
  return { status: 'guest' };
}

/**
 * Loads the session's profile, its default currency and the list of currencies. Without a session, or if anything fails, the visitor is a
 * guest with the shop's default currency (SS-01). Failures are only logged (NT-13). Of two concurrent loads the later one counts, and none
 * counts after the session has ended.
 */
async function loadSession(): Promise<Session> {
  await askAnew(sessionKey, fetchSession).catch(() => undefined);
  const session = store.get(sessionAtom);
  if (session.status === 'authenticated') forgetRegistration();
  await loadCurrencies({ signedIn: session.status === 'authenticated' });
  return session;
}

/** @param ended how the session ended, for an open page to show; undefined after a sign-out in this tab */
function leave(why: SessionEnd, ended: EndedSession | undefined = why === 'expired' ? 'expired' : undefined): void {
  void queryClient.cancelQueries({ queryKey: sessionKey });
  for (const listener of leaving) listener(why);
  store.set(sessionAtom, (before) => {
    if (before.status === 'guest') return before;
    // A tab that never had the session does not show that it ended.
    const { visitorCountry } = before;
    return before.status === 'authenticated' && ended
      ? { status: 'guest', visitorCountry, ended }
      : { status: 'guest', visitorCountry };
  });
  forgetCustomer();
}

/**
 * Leaves the page of an ended support session for the desk. Late responses and messages of other tabs must not start another navigation,
 * because the browser follows the last one.
 */
function leaveSupport(): void {
  const desk = store.get(deskAtom);
  if (desk === undefined) fullLoad(paths.home());
  else leaveSite(desk);
}

/**
 * Signs out. Removes the user and all customer data; the chosen currency stays (SS-03). Staff in a support session return to the desk.
 * @param isCartLate the cart is not followed yet, and is cleared once it is (`followCart`)
 * @throws ApiError if the server did not end the session
 */
export async function logout({ isCartLate = false } = {}): Promise<void> {
  const { support } = store.get(sessionAtom);
  await api.call(logoutCall);
  if (isCartLate) recordCustomerLeft();
  leave('logout');
  channel().post('signed-out');
  if (support) {
    store.set(deskAtom, support.desk_url);
    return leaveSupport();
  }
  await loadCurrencies();
}

/**
 * Ends the session in this page. `expired` shows a notice once, however many calls fail together, and goes to the sign-in page, which
 * returns here, unless it is already open (GD-03).
 */
export function endSession(why: SessionEnd): void {
  // Shown once: later failing calls find a guest session.
  if (why === 'expired' && store.get(expiryToldAtom) && store.get(sessionAtom).status !== 'authenticated') return;
  leave(why);
  if (why !== 'expired') return;
  // The tab that detects the end shows it; in the others, the visitor becomes a guest.
  channel().post('expired');
  // Staff in a support session have no password of the customer to sign in with.
  if (isSupportPage) return leaveSupport();
  const here = currentPath();
  if (isLoginPath(here)) return;
  store.set(expiryToldAtom, true);
  notify({ tone: 'error', text: NOTICES.sessionExpired });
  goTo(paths.login(here, 'ended'));
}
