import { api, keepPreviousData, useQuery } from '@storefront/shared/api';
import { checkCartPrice, type LineProblem, type PriceAnswer } from '@storefront/shared/contract';
import { useCurrency } from '@storefront/shared/currency';
import { toMinor, type Minor } from '@storefront/shared/domain';

/** The price of the shortest renewal of a domain, or why it is unknown. */
export type RenewalPrice =
  | {
      readonly kind: 'priced';
      readonly price: PriceAnswer;
      /** Price of the add-ons renewed with it, before tax. */
      readonly addOns: Minor;
    }
  | { readonly kind: 'unpriced'; readonly reason: LineProblem };

export type RenewalPrices = ReadonlyMap<string, RenewalPrice>;

/**
 * Fetches, in one call, the price of the shortest renewal (usually one year) of each domain, with its fee and add-ons: the same figure as
 * in the cart and the order (PR-04). Undefined while loading.
 */
export function useRenewalPrices(names: readonly string[]): RenewalPrices | undefined {
  const { code } = useCurrency();
  const { data } = useQuery({
    queryKey: [checkCartPrice.id, 'renewals', code, ...names],
    enabled: names.length > 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<RenewalPrices> => {
      const items = names.map((domain) => ({
        domain,
        period: 1,
        service: 'domain_renew' as const,
        with_add_ons: true,
        or_fewest: true,
        with_held: true,
      }));
      const { lines, unpriced } = await api.call(checkCartPrice, { input: { currency_code: code, items }, signal });
      return new Map<string, RenewalPrice>([
        ...lines.flatMap((price) =>
          // Without the price of the add-ons, the price of the renewal is unknown.
          price.held_add_ons_cost === undefined
            ? []
            : [
                [
                  price.domain,
                  { kind: 'priced', price, addOns: toMinor(price.held_add_ons_cost, price.currency_code) },
                ] as const,
              ],
        ),
        ...unpriced.map(({ domain, reason }) => [domain, { kind: 'unpriced', reason }] as const),
      ]);
    },
  });
  return data;
}
