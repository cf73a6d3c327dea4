import { use, useEffect, useSyncExternalStore } from 'react';
import { apiQueryKey, InitialDataContext, queryClient } from '@storefront/shared/api';
import { getSettings, type Settings } from '@storefront/shared/contract';
import { useTranslate } from '@storefront/shared/i18n';
import * as messages from './messages';

const queryKey = apiQueryKey(getSettings, {});

const subscribe = (changed: () => void): (() => void) => queryClient.getQueryCache().subscribe(changed);
const getKnown = (): Settings | undefined => queryClient.getQueryData<Settings>(queryKey);

/**
 * The settings of the shop, initially those that the HTML was rendered with. Read from the cache and not with `useApiQuery`, which alone
 * would bring 2 KB of observers into the first script.
 */
function useSettings(): Settings | undefined {
  const rendered = use(InitialDataContext)?.[getSettings.path] as Settings | undefined;
  const known = useSyncExternalStore(subscribe, getKnown, () => undefined);
  useEffect(() => void queryClient.prefetchQuery({ queryKey, staleTime: Infinity }), []);
  return known ?? rendered;
}

/** Says that the shop is a sandbox: a domain bought here does not exist and no card is charged. */
export function SandboxNotice({ className }: { className?: string }) {
  const t = useTranslate();
  const settings = useSettings();
  if (!settings?.is_sandbox) return null;
  return <p className={className}>{t(messages.sandbox)}</p>;
}
