import { useEffect } from 'react';
import { useApiQuery } from '@storefront/shared/api';
import { listTlds, type TldOffer } from '@storefront/shared/contract';
import { useAtom } from '@storefront/shared/store';
import { knownPricesAtom } from '../model/known-prices-atom';

/** Prices change when a new list is published. A page that stays open has it within a minute of the visitor's return. */
const FRESH_MS = 60_000;

interface PriceListState {
  /** Undefined until they are loaded. */
  readonly offers: readonly TldOffer[] | undefined;
  /** When the offers were loaded, if they may be out of date. */
  readonly knownSince: Date | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly retry: () => void;
}

/** Returns the price list in a currency; if it cannot be loaded, the last known one, with its date. */
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
  const last = error && known?.currency === currency ? known : null;
  return { offers: last?.offers, knownSince: last ? new Date(last.at) : undefined, error, isFetching, retry };
}
