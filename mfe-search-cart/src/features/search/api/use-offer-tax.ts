import { api, useQuery } from '@storefront/shared/api';
import { checkPrice, type SearchResult } from '@storefront/shared/contract';
import { SERVICE_TYPES, toMinor } from '@storefront/shared/domain';
import { useTaxCountry } from '@storefront/shared/session';
import type { TermTax } from '../../../components/NameCosts';

/**
 * Returns the tax on the first term of a domain for the current visitor. Fetched once a country is known: the customer's, or the one that a
 * guest picked or comes from.
 */
export function useOfferTax({ domain, min_years, currency_code }: SearchResult): TermTax {
  const country = useTaxCountry();
  const period = Math.max(1, min_years);
  const { data, isError } = useQuery({
    queryKey: [checkPrice.id, domain, period, currency_code, country],
    enabled: country !== null,
    staleTime: 60_000,
    queryFn: ({ signal }) =>
      api.call(checkPrice, {
        input: {
          domain,
          period,
          service: SERVICE_TYPES.new,
          with_add_ons: false,
          currency_code,
          ...(country !== null && { country }),
        },
        signal,
      }),
  });
  if (country === null) return { kind: 'at-review' };
  if (data)
    return {
      kind: 'known',
      rates: data.tax_rates.map((rate) => ({ ...rate, tax_amount: toMinor(rate.tax_amount, data.currency_code) })),
      country,
    };
  return { kind: isError ? 'not-known' : 'asking' };
}
