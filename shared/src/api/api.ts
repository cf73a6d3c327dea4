import { createApi, type Api } from './create-api';
import { fetchOrUseInitialData } from './initial-data';
import { noteServerTime } from './server-clock';

let endOfSession: (() => void) | undefined;

/** Handles a 401 or 403, for clients that replace the page's own. */
export function handleUnauthorized(): void {
  endOfSession?.();
}

const own: Api = createApi({
  onUnauthorized: handleUnauthorized,
  onDate: noteServerTime,
  fetch: fetchOrUseInitialData,
});
let current: Api = own;

/** The page's API client, for its own origin. */
export const api: Api = {
  call: (...args) => current.call(...args),
  callWithResponse: (...args) => current.callWithResponse(...args),
};

/** Sets what happens on a 401 or 403 of any call; `shared/session` registers the end of the session (GD-03). */
export function setUnauthorizedHandler(handler: () => void): void {
  endOfSession = handler;
}

/** Replaces the page's own client, for the embed and for tests; undefined restores it. */
export function replaceApi(next: Api | undefined): void {
  current = next ?? own;
}
