import { apiQueryKey, queryClient, useApiQuery } from '@storefront/shared/api';
import { getDnssec, getDomainHistory, setDnssec, type Dnssec, type InputOf } from '@storefront/shared/contract';
import { toUnicode } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { useReauthMutation } from '@storefront/shared/password';
import { useSession } from '@storefront/shared/session';
import * as messages from './messages';

/** Milliseconds until it is asked again where the shop is at work, and where it only waits. */
const AT_WORK_MS = 5_000;
const WAITING_MS = 60_000;

function againMs(state: Dnssec | undefined): number | false {
  if (!state || state.state === 'off' || state.state === 'on') return false;
  return state.state === 'expiring' || state.publish_at !== null || state.problem !== null ? WAITING_MS : AT_WORK_MS;
}

/** Where the DNSSEC of a domain stands; asked for again as long as something is under way. */
export function useDnssec(domain: string) {
  const { status } = useSession();
  return useApiQuery(
    getDnssec,
    { params: { domain } },
    { enabled: status === 'authenticated', staleTime: 0, refetchInterval: ({ state }) => againMs(state.data) },
  );
}

/** Turns DNSSEC on or off, or sets the DS records of a zone elsewhere. `dialog` stands wherever it is used. */
export function useSetDnssec(domain: string) {
  const t = useTranslate();
  return useReauthMutation(setDnssec, t(messages.aboutToChange, { domain: toUnicode(domain) }), {
    parts: (input: InputOf<typeof setDnssec>) => ({ params: { domain }, input }),
    onDone: (state) => queryClient.setQueryData(apiQueryKey(getDnssec, { params: { domain } }), state),
    // Also after a refusal: the answer may have been lost on its way.
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: apiQueryKey(getDnssec) }),
        queryClient.invalidateQueries({ queryKey: apiQueryKey(getDomainHistory) }),
      ]),
  });
}
