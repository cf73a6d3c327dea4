import { api, keepPreviousData, useQuery } from '@storefront/shared/api';
import { checkCartPrice, type LineProblem, type PriceAnswer } from '@storefront/shared/contract';
import { useCurrency } from '@storefront/shared/currency';
import { toMinor, type Minor } from '@storefront/shared/domain';

/** What the shortest renewal of a name costs now, or why nobody can say. */
export type RenewalPrice =
  | {
      readonly kind: 'priced';
      readonly price: PriceAnswer;
      /** Of the add-ons that are renewed with it, before tax. */
      readonly addOns: Minor;
    }
  | { readonly kind: 'unpriced'; readonly reason: LineProblem };

export type RenewalPrices = ReadonlyMap<string, RenewalPrice>;

/**
 * What one more year, or the fewest that its registry renews for, costs for each of some names, with its fee and the add-ons that it has,
 * in one question: the figure of the cart and of the order (PR-04). Undefined while it is not known.
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
          // Without its add-ons it is not what the renewal costs.
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
