import { paths, useLocation } from '@storefront/shared/routing';
import { findRoute } from '../../routes/find-route';

/** The login page with the way back to the present page; on the account pages themselves, which lead on, without one. */
export function useSignInPath(): string {
  const { pathname, search, hash } = useLocation();
  const { target, loginable } = findRoute(pathname);
  const leadsOn = 'remote' in target && target.remote.startsWith('account.');
  return loginable && !leadsOn ? paths.login(pathname + search + hash) : paths.login();
}
