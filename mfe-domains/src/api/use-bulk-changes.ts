import { apiQueryKey, queryClient, useApiQuery } from '@storefront/shared/api';
import {
  getAutorenewal,
  getDomainInfo,
  listBulkChanges,
  listDomains,
  type BulkChange,
} from '@storefront/shared/contract';
import { useSession } from '@storefront/shared/session';
import { useEffect } from 'react';

/** Poll intervals in milliseconds: while changes are being made, and while the registrar has not confirmed some. */
const POLL_MS = 2_000;
const UNCONFIRMED_MS = 15_000;

const count = (changes: readonly BulkChange[], outcome: keyof BulkChange['counts']): number =>
  changes.reduce((sum, { counts }) => sum + (counts[outcome] ?? 0), 0);

function nextLook(changes: readonly BulkChange[] = []): number | false {
  if (count(changes, 'waiting') > 0) return POLL_MS;
  return count(changes, 'unconfirmed') > 0 ? UNCONFIRMED_MS : false;
}

/** Refetches the bulk changes after one was started or changed. */
export const refetchBulkChanges = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: apiQueryKey(listBulkChanges) });

/** Returns the customer's bulk changes that are running or not dismissed, and keeps the list of domains up to date with them. */
export function useBulkChanges() {
  const { status } = useSession();
  const query = useApiQuery(
    listBulkChanges,
    {},
    { enabled: status === 'authenticated', refetchInterval: ({ state }) => nextLook(state.data) },
  );
  const settled = count(query.data ?? [], 'done');
  useEffect(() => {
    if (settled === 0) return;
    for (const { id } of [listDomains, getDomainInfo, getAutorenewal])
      void queryClient.invalidateQueries({ queryKey: [id] });
  }, [settled]);
  return query;
}
