import { paths, useLocation } from '@storefront/shared/routing';
import { useRoute } from '../../routes/site-map';

/** The address of the login page, with a return path to the current page. On the sign-in pages themselves there is no return path. */
export function useSignInPath(): string {
  const { pathname, search, hash } = useLocation();
  const { target, loginable } = useRoute(pathname);
  const leadsOn = 'remote' in target && target.remote.startsWith('account.');
  return loginable && !leadsOn ? paths.login(pathname + search + hash) : paths.login();
}
