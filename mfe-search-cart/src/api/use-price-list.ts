import { useEffect } from 'react';
import { useApiQuery } from '@storefront/shared/api';
import { listTlds, type TldOffer } from '@storefront/shared/contract';
import { useAtom } from '@storefront/shared/store';
import { knownPricesAtom } from '../model/known-prices-atom';

/** Prices change with an import; a page that stays open sees it within a minute of coming back. */
const FRESH_MS = 60_000;

export interface PriceListState {
  /** Undefined while nothing is known. */
  readonly offers: readonly TldOffer[] | undefined;
  /** When the offers were loaded, where they may be out of date. */
  readonly knownSince: Date | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly retry: () => void;
}

/** The price list in a currency; where it cannot be loaded, the last known one, with its date. */
export function usePriceList(currency: string): PriceListState {
  const { data, dataUpdatedAt, error, isFetching, refetch } = useApiQuery(
    listTlds,
    { input: { currency_code: currency } },
    { staleTime: FRESH_MS },
  );
  const [known, setKnown] = useAtom(knownPricesAtom);
  useEffect(() => {
    if (data && dataUpdatedAt > 0) setKnown({ at: new Date(dataUpdatedAt).toISOString(), currency, offers: data });
  }, [currency, data, dataUpdatedAt, setKnown]);

  const retry = () => void refetch();
  if (data) return { offers: data, knownSince: error ? new Date(dataUpdatedAt) : undefined, error, isFetching, retry };
  const kept = error && known?.currency === currency ? known : null;
  return { offers: kept?.offers, knownSince: kept ? new Date(kept.at) : undefined, error, isFetching, retry };
}
