import { ApiError, apiQueryKey, queryClient, useApiQuery } from '@storefront/shared/api';
import { getDomainHistory, getDomainInfo, type DomainInfo } from '@storefront/shared/contract';
import { useCurrency } from '@storefront/shared/currency';
import { useSession } from '@storefront/shared/session';

/** Milliseconds between two looks at a domain of which the registrar has not confirmed something. */
const UNSETTLED_MS = 15_000;

/** A domain of the customer; `isAbsent` both for one that is not theirs and for one that does not exist. */
export function useOwnDomain(name: string) {
  const { code } = useCurrency();
  const { status } = useSession();
  const query = useApiQuery(
    getDomainInfo,
    { params: { domainName: name }, input: { currency_code: code } },
    {
      enabled: name !== '' && status === 'authenticated',
      // What came of what is open is shown without a reload.
      refetchInterval: ({ state }) => (state.data?.unsettled ? UNSETTLED_MS : false),
      retry: (count, error) => count < 2 && error instanceof ApiError && error.isTransient,
    },
  );
  const isAbsent =
    name === '' || (query.error instanceof ApiError && (query.error.status === 404 || query.error.status === 400));
  return { ...query, isAbsent };
}

/** What a change may alter; prices stay those of the currency that is shown. */
type Facts = Partial<
  Omit<
    DomainInfo,
    'price' | 'restore_price' | 'add_on_prices' | 'add_on_offers' | 'currency_code' | 'tld_renewal_years'
  >
>;

/** Writes facts of a domain wherever they are kept; the history is asked for anew. @returns the way back, for these facts alone */
export function keepFacts(name: string, facts: Facts): () => void {
  const before = queryClient.getQueriesData<DomainInfo>({ queryKey: apiQueryKey(getDomainInfo) });
  for (const [key, known] of before) if (known?.domain === name) queryClient.setQueryData(key, { ...known, ...facts });
  void queryClient.invalidateQueries({ queryKey: [...apiQueryKey(getDomainHistory), { domainName: name }] });
  return () => {
    for (const [key, known] of before)
      if (known?.domain === name)
        queryClient.setQueryData<DomainInfo>(key, (now) => now && withFormer(now, known, facts));
  };
}

/** `now` with the former value of each fact that still is as it was written; another change may have been made meanwhile, and holds. */
function withFormer(now: DomainInfo, former: DomainInfo, written: Facts): DomainInfo {
  const names = (Object.keys(written) as (keyof Facts)[]).filter((fact) => now[fact] === written[fact]);
  return { ...now, ...Object.fromEntries(names.map((fact) => [fact, former[fact]])) };
}

const ofDomain = (name: string) => ({
  queryKey: apiQueryKey(getDomainInfo),
  predicate: ({ state }: { state: { data: unknown } }) => (state.data as DomainInfo | undefined)?.domain === name,
});

/** Whether a domain is being asked for: what it was when that began may come as the answer. */
export function isAskedFor(name: string): boolean {
  return queryClient.isFetching(ofDomain(name)) > 0;
}

/** Asks for a domain anew, as it is now; an answer that is on its way is not waited for. */
export async function askAgain(name: string): Promise<void> {
  await queryClient.invalidateQueries(ofDomain(name));
}

/** The facts of an answer, which has the prices of another currency perhaps. */
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
