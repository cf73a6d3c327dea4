import { apiQueryKey, queryClient } from '@storefront/shared/api';
import { getActivity, getSecurity } from '@storefront/shared/contract';

/** Asks again how the account is signed in to, and what was done with it; after every change. */
export async function refreshSecurity(): Promise<void> {
  await Promise.all(
    [getSecurity, getActivity].map((endpoint) => queryClient.invalidateQueries({ queryKey: apiQueryKey(endpoint) })),
  );
}
