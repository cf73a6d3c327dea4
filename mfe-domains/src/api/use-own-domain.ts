import { ApiError, apiQueryKey, queryClient, useApiQuery } from '@storefront/shared/api';
import { getDomainHistory, getDomainInfo, type DomainInfo } from '@storefront/shared/contract';
import { useCurrency } from '@storefront/shared/currency';
import { useSession } from '@storefront/shared/session';

/** Poll interval in milliseconds for a domain with unsettled changes. */
const UNSETTLED_MS = 15_000;

/** Returns a domain of the customer. `isAbsent` is true both for other customers' domains and for those that do not exist. */
export function useOwnDomain(name: string) {
  const { code } = useCurrency();
  const { status } = useSession();
  const query = useApiQuery(
    getDomainInfo,
    { params: { domainName: name }, input: { currency_code: code } },
    {
      enabled: name !== '' && status === 'authenticated',
      // Shows the outcome of unsettled changes without a reload.
      refetchInterval: ({ state }) => (state.data?.unsettled ? UNSETTLED_MS : false),
      retry: (count, error) => count < 2 && error instanceof ApiError && error.isTransient,
    },
  );
  const isAbsent =
    name === '' || (query.error instanceof ApiError && (query.error.status === 404 || query.error.status === 400));
  return { ...query, isAbsent };
}

/** The fields that a change may alter. Prices are excluded, as they depend on the displayed currency. */
type Facts = Partial<
  Omit<
    DomainInfo,
    'price' | 'restore_price' | 'add_on_prices' | 'add_on_offers' | 'currency_code' | 'tld_renewal_years'
  >
>;

/** Writes fields of a domain to all cached queries and refetches its history. @returns a function that rolls back these fields */
export function cacheFacts(name: string, facts: Facts): () => void {
  const before = queryClient.getQueriesData<DomainInfo>({ queryKey: apiQueryKey(getDomainInfo) });
  for (const [key, known] of before) if (known?.domain === name) queryClient.setQueryData(key, { ...known, ...facts });
  void queryClient.invalidateQueries({ queryKey: [...apiQueryKey(getDomainHistory), { domainName: name }] });
  return () => {
    for (const [key, known] of before)
      if (known?.domain === name)
        queryClient.setQueryData<DomainInfo>(key, (now) => now && withFormer(now, known, facts));
  };
}

/** Restores the former value of each field that still has the written value. Fields changed by someone else since are kept. */
function withFormer(now: DomainInfo, former: DomainInfo, written: Facts): DomainInfo {
  const names = (Object.keys(written) as (keyof Facts)[]).filter((fact) => now[fact] === written[fact]);
  return { ...now, ...Object.fromEntries(names.map((fact) => [fact, former[fact]])) };
}

const ofDomain = (name: string) => ({
  queryKey: apiQueryKey(getDomainInfo),
  predicate: ({ state }: { state: { data: unknown } }) => (state.data as DomainInfo | undefined)?.domain === name,
});

/** Whether a fetch of the domain is running, whose response may be older than the latest change. */
export function isFetchingDomain(name: string): boolean {
  return queryClient.isFetching(ofDomain(name)) > 0;
}

/** Refetches a domain and cancels a running fetch, whose response could be stale. */
export async function refetchDomain(name: string): Promise<void> {
  await queryClient.invalidateQueries(ofDomain(name));
}

/** Strips the prices from a response, which may be in another currency. */
export function toDomainFacts({
  price: _price,
  restore_price: _restore,
  add_on_prices: _addOns,
  add_on_offers: _offers,
  currency_code: _currency,
  tld_renewal_years: _years,
  ...facts
}: DomainInfo): Facts {
  return facts;
}
