import { useLocation } from '@storefront/shared/routing';

/** The present address, with query and hash: where a sign-in that starts here returns to. */
export function useReturnPath(): string {
  const { pathname, search, hash } = useLocation();
  return pathname + search + hash;
}
