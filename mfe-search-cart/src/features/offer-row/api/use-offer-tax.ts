import { api, useQuery } from '@storefront/shared/api';
import { checkPrice, type PriceAnswer, type SearchResult } from '@storefront/shared/contract';
import { SERVICE_TYPES } from '@storefront/shared/domain';
import { useSession } from '@storefront/shared/session';

/** A tax belongs to a country, and only a customer has one. */
export type OfferTax =
  | { readonly kind: 'at-review' | 'asking' | 'not-known' }
  | { readonly kind: 'known'; readonly rates: PriceAnswer['tax_rates'] };

/** What tax the first term of a name bears for the person who looks at it. Asked of the server only for customers. */
export function useOfferTax({ domain, min_years, currency_code }: SearchResult): OfferTax {
  const isCustomer = useSession().status === 'authenticated';
  const period = Math.max(1, min_years);
  const { data, isError } = useQuery({
    queryKey: [checkPrice.id, domain, period, currency_code],
    enabled: isCustomer,
    staleTime: 60_000,
    queryFn: ({ signal }) =>
      api.call(checkPrice, { input: { domain, period, service: SERVICE_TYPES.new, with_add_ons: false, currency_code }, signal }),
  });
  if (!isCustomer) return { kind: 'at-review' };
  if (data) return { kind: 'known', rates: data.tax_rates };
  return { kind: isError ? 'not-known' : 'asking' };
}
