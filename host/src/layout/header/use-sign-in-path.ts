import { paths, useLocation } from '@storefront/shared/routing';
import { useRoute } from '../../routes/site-map';

/** The login page with the way back to the present page; on the account pages themselves, which lead on, without one. */
export function useSignInPath(): string {
  const { pathname, search, hash } = useLocation();
  const { target, loginable } = useRoute(pathname);
  const leadsOn = 'remote' in target && target.remote.startsWith('account.');
  return loginable && !leadsOn ? paths.login(pathname + search + hash) : paths.login();
}
