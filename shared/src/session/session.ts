import { api, queryClient, setUnauthorizedHandler } from '../api';
import { askAnew, forgetCustomer } from '../api/query-client';
import { logout as logoutCall, sessionActive } from '../contract/auth';
import { getProfile } from '../contract/billing';
import { loadCurrencies } from '../currency';
import { once } from '../domain/once';
import { NOTICES, notify } from '../notices';
import { currentPath, goTo, paths } from '../routing';
import { logProblem, store } from '../store';
import { forgetPendingVerification } from './pending-verification';
import { isLoginPath } from './return-path';
import { openSessionChannel } from './session-channel';
import {
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
    else if (news === 'expired') leave('expired');
    else leave('logout', 'signed-out-elsewhere');
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

async function askWhoIsHere({ signal }: { signal: AbortSignal }): Promise<Session> {
  try {
    const { is_authenticated } = await api.call(sessionActive, { signal });
    const user = is_authenticated ? toSessionUser(await api.call(getProfile, { signal })) : null;
    if (user) return { status: 'authenticated', user };
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
  if (session.status === 'authenticated') forgetPendingVerification();
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

/** Signs out: the user and what belongs to the customer go, the chosen currency stays (SS-03). @throws ApiError where the server did not end the session. */
export async function logout(): Promise<void> {
  await api.call(logoutCall);
  leave('logout');
  channel().post('signed-out');
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
  const here = currentPath();
  if (isLoginPath(here)) return;
  store.set(expiryToldAtom, true);
  notify({ tone: 'error', text: NOTICES.sessionExpired });
  goTo(paths.login(here, 'ended'));
}
