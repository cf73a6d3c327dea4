import { sumMinor, toMinor, type Minor } from '@storefront/shared/domain';
import type { RenewalPrices } from '../api/use-renewal-prices';

export interface RenewalSum {
  /** Before tax, fees and add-ons included. */
  readonly minor: Minor;
  readonly currency: string;
  /** How many of the names it is for: those that their registries renew. */
  readonly count: number;
}

/** What one more year of all these names costs together; undefined while that is not known of each of them (PR-03). */
export function renewalSum(names: readonly string[], prices: RenewalPrices | undefined): RenewalSum | undefined {
  const answers = names.map((name) => prices?.get(name));
  if (
    answers.some(
      (answer) => answer === undefined || (answer.kind === 'unpriced' && answer.reason === 'registry_silent'),
    )
  )
    return undefined;
  const priced = answers.flatMap((answer) => (answer?.kind === 'priced' ? [answer] : []));
  const currency = priced[0]?.price.currency_code;
  if (currency === undefined) return undefined;
  const costs = priced.flatMap(({ price, addOns }) => [toMinor(price.cost, currency), addOns]);
  return { minor: sumMinor(costs), currency, count: priced.length };
}
