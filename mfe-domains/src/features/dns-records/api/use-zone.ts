import { api, ApiError, apiQueryKey, queryClient, useApiMutation, useApiQuery, useQuery } from '@storefront/shared/api';
import {
  getZone,
  getZoneVersion,
  listRecords,
  listZoneVersions,
  proveZone,
  resetRecords,
  saveRecords,
  type DnsRecord,
  type ZoneVersion,
} from '@storefront/shared/contract';
import { toUnicode, type ZoneRecord } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { useReauthMutation } from '@storefront/shared/password';
import { useSession } from '@storefront/shared/session';
import { useState } from 'react';
import { toDnsChanges, type StagedZone } from '../model/staged-zone';
import * as messages from '../messages';

/** The records of a zone and the version that they are (ETag). */
export interface ServedZone {
  readonly records: readonly DnsRecord[];
  readonly version: string | null;
}

const zoneKey = (domain: string) => [listRecords.id, domain] as const;

/** The records as they are now; asked for again whenever the person comes back to this tab. */
export function useZone(domain: string) {
  const { status } = useSession();
  const query = useQuery({
    queryKey: zoneKey(domain),
    enabled: status === 'authenticated' && domain !== '',
    staleTime: 0,
    refetchOnWindowFocus: true,
    retry: (failures, error) =>
      failures < 2 && error instanceof ApiError && error.isTransient && error.code !== 'name_server_away',
    queryFn: async ({ signal }): Promise<ServedZone> => {
      const { data, headers } = await api.callWithResponse(listRecords, { params: { domain }, signal });
      return { records: data, version: headers.get('etag') };
    },
  });
  return { ...query, code: query.error instanceof ApiError ? query.error.code : undefined };
}

/** What the nameservers serve, and the earlier versions of a zone. */
export function useZoneFacts(domain: string, enabled: boolean) {
  return useApiQuery(getZone, { params: { domain } }, { enabled, staleTime: 0 });
}

/** What the nameservers answer over DNS to what was saved last (DN-09). */
export function useProof(domain: string, version: string | null) {
  return useQuery({
    queryKey: [...apiQueryKey(proveZone), domain, version],
    enabled: version !== null,
    staleTime: Infinity,
    queryFn: ({ signal }) => api.call(proveZone, { params: { domain }, signal }),
  });
}

/** Loads the records of an earlier version, to be staged. */
export function useEarlierVersion(onLoaded: (records: readonly ZoneRecord[]) => void) {
  return useApiMutation(getZoneVersion, { onSuccess: onLoaded });
}

/** The versions before those that are known, one page with each call of `load`; `more` is where the next page begins. */
export function useOlderVersions(from: string | null) {
  const [pages, setPages] = useState<{
    readonly versions: readonly ZoneVersion[];
    readonly older: string | null;
  } | null>(null);
  const load = useApiMutation(listZoneVersions, {
    onSuccess: ({ versions, older }) =>
      setPages((known) => ({ versions: [...(known?.versions ?? []), ...versions], older })),
  });
  return { versions: pages?.versions ?? [], more: pages ? pages.older : from, load };
}

const ifMatch = (version: string | null): Record<string, string> => (version === null ? {} : { 'if-match': version });

/** Loads the records anew, and all that follows from them. */
export async function reloadZone(domain: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: zoneKey(domain) }),
    queryClient.invalidateQueries({ queryKey: apiQueryKey(getZone) }),
  ]);
}

/** Sends the whole batch, made to one version of the zone, and loads the zone anew (DN-02). `dialog` stands wherever it is used. */
export function useSaveZone(domain: string, onSaved: (saved: StagedZone) => void) {
  const t = useTranslate();
  return useReauthMutation(saveRecords, t(messages.aboutToChange, { domain: toUnicode(domain) }), {
    parts: ({ staged, version }: { staged: StagedZone; version: string | null }) => ({
      params: { domain },
      input: toDnsChanges(staged),
      headers: ifMatch(version),
    }),
    onDone: (_records, { staged }) => onSaved(staged),
    // Also after a refusal: somebody else may have changed the zone, or the answer may have been lost on its way.
    onSettled: () => reloadZone(domain),
  });
}

/** Puts the default records back (DN-06). `dialog` stands wherever it is used. */
export function useResetZone(domain: string, onReset: () => void) {
  const t = useTranslate();
  return useReauthMutation(resetRecords, t(messages.aboutToReplace, { domain: toUnicode(domain) }), {
    parts: ({ version }: { version: string | null }) => ({ params: { domain }, headers: ifMatch(version) }),
    onDone: onReset,
    onSettled: () => reloadZone(domain),
  });
}
