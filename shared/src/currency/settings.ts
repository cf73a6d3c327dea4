import { api, apiQueryKey, queryClient } from '../api';
import { peekInitialData, takeInitialData } from '../api/initial-data';
import { outlivesSession } from '../api/query-client';
import { getSettings, type Settings } from '../contract/billing';
import { callAddress } from '../contract/call-address';

/** Settings rarely change. A page that stays open for days gets new ones within a minute of the visitor's return. */
export const SETTINGS_FRESH_MS = 60_000;

export const settingsKey = apiQueryKey(getSettings, {});

const ADDRESS = callAddress(getSettings, {}, {});

// Also for components that query the settings themselves; one response serves all.
queryClient.setQueryDefaults(settingsKey, {
  ...outlivesSession,
  queryFn: () => api.call(getSettings),
  staleTime: SETTINGS_FRESH_MS,
  initialData: () => takeInitialData(ADDRESS) as Settings | undefined,
});

/** The latest known settings, initially those of the document. */
export function knownSettings(): Settings | undefined {
  return queryClient.getQueryData<Settings>(settingsKey) ?? (peekInitialData(ADDRESS) as Settings | undefined);
}
