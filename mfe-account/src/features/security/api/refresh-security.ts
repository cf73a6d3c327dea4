import { apiQueryKey, queryClient } from '@storefront/shared/api';
import { getActivity, getSecurity } from '@storefront/shared/contract';

/** Refetches the sign-in settings and the activity of the account; called after every change. */
export async function refreshSecurity(): Promise<void> {
  await Promise.all(
    [getSecurity, getActivity].map((endpoint) => queryClient.invalidateQueries({ queryKey: apiQueryKey(endpoint) })),
  );
}
