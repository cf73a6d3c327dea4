import { useApiQuery } from '@storefront/shared/api';
import { listTlds, type TldOffer } from '@storefront/shared/contract';
import { useCurrency } from '@storefront/shared/currency';

/** The extensions on the home page, in display order. */
export const HOME_ENDINGS = ['com', 'net', 'studio', 'org', 'app', 'io'] as const;

interface HomePrices {
  readonly state: 'loading' | 'ready' | 'failed';
  /** In the order of {@link HOME_ENDINGS}, without those that the shop does not sell. */
  readonly offers: readonly TldOffer[];
}

/**
 * Returns the prices of the home page's extensions in the shop currency. Requests only popular extensions: the whole list would be ten
 * times as long.
 */
export function useHomePrices(): HomePrices {
  const { code } = useCurrency();
  const { data, isError } = useApiQuery(listTlds, { input: { currency_code: code, category: 'popular' } });
  if (!data) return { state: isError ? 'failed' : 'loading', offers: [] };
  const offers = HOME_ENDINGS.flatMap((ending) => data.find(({ tld }) => tld === ending) ?? []);
  return { state: 'ready', offers };
}
