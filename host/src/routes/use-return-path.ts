import { useLocation } from '@storefront/shared/routing';

/** The address shown now, with query and hash: where a sign-in that starts here comes back to. */
export function useReturnPath(): string {
  const { pathname, search, hash } = useLocation();
  return pathname + search + hash;
}
