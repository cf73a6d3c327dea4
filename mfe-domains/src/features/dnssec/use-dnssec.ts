import { apiQueryKey, queryClient, useApiQuery } from '@storefront/shared/api';
import { getDnssec, getDomainHistory, setDnssec, type Dnssec, type InputOf } from '@storefront/shared/contract';
import { toUnicode } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { useReauthMutation } from '@storefront/shared/password';
import { useSession } from '@storefront/shared/session';
import * as messages from './messages';

/** Poll intervals in milliseconds: while the shop is working on it, and while it is waiting. */
const AT_WORK_MS = 5_000;
const WAITING_MS = 60_000;

function againMs(state: Dnssec | undefined): number | false {
  if (!state || state.state === 'off' || state.state === 'on') return false;
  return state.state === 'expiring' || state.publish_at !== null || state.problem !== null ? WAITING_MS : AT_WORK_MS;
}

/** Fetches the DNSSEC state of a domain, and polls while it is changing. */
export function useDnssec(domain: string) {
  const { status } = useSession();
  return useApiQuery(
    getDnssec,
    { params: { domain } },
    { enabled: status === 'authenticated', staleTime: 0, refetchInterval: ({ state }) => againMs(state.data) },
  );
}

/** Turns DNSSEC on or off, or sets the DS records of a zone hosted elsewhere. The caller has to render `dialog`. */
export function useSetDnssec(domain: string) {
  const t = useTranslate();
  return useReauthMutation(setDnssec, t(messages.aboutToChange, { domain: toUnicode(domain) }), {
    parts: (input: InputOf<typeof setDnssec>) => ({ params: { domain }, input }),
    onDone: (state) => queryClient.setQueryData(apiQueryKey(getDnssec, { params: { domain } }), state),
    // Also after a failure: the response may have been lost.
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: apiQueryKey(getDnssec) }),
        queryClient.invalidateQueries({ queryKey: apiQueryKey(getDomainHistory) }),
      ]),
  });
}
