import { useLocation } from '@storefront/shared/routing';

/** The current address with query and hash, to which a sign-in that starts here returns. */
export function useReturnPath(): string {
  const { pathname, search, hash } = useLocation();
  return pathname + search + hash;
}
