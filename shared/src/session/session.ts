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
import { noteCustomerLeft } from './leave-later';
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

/** Why a session came to its end: the server no longer knows it, or the person left, here or in another tab. */
export type SessionEnd = 'expired' | 'logout';

const leaving = new Set<(why: SessionEnd) => void>();
/** Opened when this tab has something to say or to hear; the other tabs are followed from then on (GD-06). */
const channel = once(() => {
  const opened = openSessionChannel();
  opened.listen((news) => {
    if (news === 'signed-in') void loadSession();
    // What the person had begun survives an expiry in every tab (GD-03), and is wiped in every tab on the way out.
    else {
      if (news === 'expired') leave('expired');
      else leave('logout', 'signed-out-elsewhere');
      if (isSupportPage) leaveSupport();
    }
  });
  return opened;
});

/**
 * Runs when a session ends, before the page changes: stores that belong to the customer empty themselves on `logout` and keep
 * what must survive on `expired` (SS-03, GD-03). Returns the way to stop.
 */
export function onSessionEnd(listener: (why: SessionEnd) => void): () => void {
  leaving.add(listener);
  return () => leaving.delete(listener);
}

/**
 * Begins the session of the page: asks whether there is one, follows the other tabs, and ends it on a 401 or 403 of any
 * call (SS-01, GD-03, GD-06). Called by the host, or by a remote that stands alone.
 */
export async function startSession(): Promise<void> {
  setUnauthorizedHandler(() => endSession('expired'));
  channel();
  await loadSession();
}

/** Asks again who is signed in and tells the other tabs; after login, verification and logout elsewhere. */
export async function refreshSession(): Promise<void> {
  const session = await loadSession();
  if (session.status === 'authenticated') channel().post('signed-in');
}

/**
 * Whether a support session has begun or ended since this page was loaded, which decides what the page may store (BO-03g). The mark in the
 * browser has to say so as well: a page that is loaded anew goes by it.
 */
const isOfAnotherKind = (isSupport: boolean): boolean => isSupport !== isSupportPage && hasSupportMark() === isSupport;

/** Loads this page anew, and has the other tabs ask who is here; there is no answer on this page any more. */
function loadAnew(): Promise<never> {
  channel().post('signed-in');
  reloadPage();
  return new Promise(() => undefined);
}

async function askWhoIsHere({ signal }: { signal: AbortSignal }): Promise<Session> {
  try {
    const { is_authenticated, support } = await api.call(sessionActive, { signal });
    if (isOfAnotherKind(support !== undefined)) return await loadAnew();
    const user = is_authenticated ? toSessionUser(await api.call(getProfile, { signal })) : null;
    if (user) return { status: 'authenticated', user, ...(support && { support }) };
  } catch (error) {
    if (!signal.aborted) logProblem('session', error);
  }
  return { status: 'guest' };
}

/**
 * With a session the profile, the default currency and the list are loaded; without one, or when anything fails, the person is
 * a guest with the shop's default currency (SS-01). Failures are logged only (NT-13). Of two that run at once the later counts, and
 * none does that the end of the session outran.
 */
async function loadSession(): Promise<Session> {
  await askAnew(sessionKey, askWhoIsHere).catch(() => undefined);
  const session = store.get(sessionAtom);
  if (session.status === 'authenticated') forgetRegistration();
  await loadCurrencies({ signedIn: session.status === 'authenticated' });
  return session;
}

/** @param ended what a page that was open says of it; undefined where the person has just signed out in this tab */
function leave(why: SessionEnd, ended: EndedSession | undefined = why === 'expired' ? 'expired' : undefined): void {
  void queryClient.cancelQueries({ queryKey: sessionKey });
  for (const listener of leaving) listener(why);
  store.set(sessionAtom, (before) => {
    if (before.status === 'guest') return before;
    // Of a session that this tab never had there is nothing to say.
    return before.status === 'authenticated' && ended ? { status: 'guest', ended } : { status: 'guest' };
  });
  forgetCustomer();
}

/**
 * Leaves the page of a support session that is over. A call that is answered only now, and what other tabs say, must not lead away from the
 * desk whoever is on the way there: the browser follows the last address that it is given.
 */
function leaveSupport(): void {
  const desk = store.get(deskAtom);
  if (desk === undefined) fullLoad(paths.home());
  else leaveSite(desk);
}

/**
 * Signs out: the user and what belongs to the customer go, the chosen currency stays (SS-03). Who acted for a customer is back at the desk.
 * @param isCartLate nobody follows the cart yet, so that it goes once somebody does (`followCart`)
 * @throws ApiError where the server did not end the session
 */
export async function logout({ isCartLate = false } = {}): Promise<void> {
  const { support } = store.get(sessionAtom);
  await api.call(logoutCall);
  if (isCartLate) noteCustomerLeft();
  leave('logout');
  channel().post('signed-out');
  if (support) {
    store.set(deskAtom, support.desk_url);
    return leaveSupport();
  }
  await loadCurrencies();
}

/**
 * Ends the session in this page. `expired` says so once, however many calls fail together, and goes to the sign-in page, which
 * comes back here, unless it is shown already (GD-03).
 */
export function endSession(why: SessionEnd): void {
  // A guest is told once; the calls that fail after the first one find a guest.
  if (why === 'expired' && store.get(expiryToldAtom) && store.get(sessionAtom).status !== 'authenticated') return;
  leave(why);
  if (why !== 'expired') return;
  // The tab that met the end says so; the others show a guest's page.
  channel().post('expired');
  // Whoever acted for a customer has no password to sign in with again.
  if (isSupportPage) return leaveSupport();
  const here = currentPath();
  if (isLoginPath(here)) return;
  store.set(expiryToldAtom, true);
  notify({ tone: 'error', text: NOTICES.sessionExpired });
  goTo(paths.login(here, 'ended'));
}
