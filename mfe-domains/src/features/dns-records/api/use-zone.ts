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

/** The records of a zone and their version (ETag). */
export interface ServedZone {
  readonly records: readonly DnsRecord[];
  readonly version: string | null;
}

const zoneKey = (domain: string) => [listRecords.id, domain] as const;

/** Fetches the current records, and again whenever this tab regains focus. */
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

/** Fetches what the nameservers serve and the earlier versions of a zone. */
export function useZoneFacts(domain: string, enabled: boolean) {
  return useApiQuery(getZone, { params: { domain } }, { enabled, staleTime: 0 });
}

/** Checks over DNS whether the nameservers serve what was saved last (DN-09). */
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

/** Loads older versions, one page per call of `load`; `more` is the cursor of the next page. */
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

/** Refetches the records and everything derived from them. */
async function reloadZone(domain: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: zoneKey(domain) }),
    queryClient.invalidateQueries({ queryKey: apiQueryKey(getZone) }),
  ]);
}

/** Sends the batch, based on one version of the zone, and refetches the zone (DN-02). The caller has to render `dialog`. */
export function useSaveZone(domain: string, onSaved: (saved: StagedZone) => void) {
  const t = useTranslate();
  return useReauthMutation(saveRecords, t(messages.aboutToChange, { domain: toUnicode(domain) }), {
    parts: ({ staged, version }: { staged: StagedZone; version: string | null }) => ({
      params: { domain },
      input: toDnsChanges(staged),
      headers: ifMatch(version),
    }),
    onDone: (_records, { staged }) => onSaved(staged),
    // Also after a failure: the zone may have been changed elsewhere, or the response may have been lost.
    onSettled: () => reloadZone(domain),
  });
}

/** Restores the default records (DN-06). The caller has to render `dialog`. */
export function useResetZone(domain: string, onReset: () => void) {
  const t = useTranslate();
  return useReauthMutation(resetRecords, t(messages.aboutToReplace, { domain: toUnicode(domain) }), {
    parts: ({ version }: { version: string | null }) => ({ params: { domain }, headers: ifMatch(version) }),
    onDone: onReset,
    onSettled: () => reloadZone(domain),
  });
}
