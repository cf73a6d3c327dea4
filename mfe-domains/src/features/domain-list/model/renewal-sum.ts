import { sumMinor, toMinor, type Minor } from '@storefront/shared/domain';
import type { RenewalPrices } from '../api/use-renewal-prices';

interface RenewalSum {
  /** Before tax, fees and add-ons included. */
  readonly minor: Minor;
  readonly currency: string;
  /** Number of domains that can be renewed. */
  readonly count: number;
}

/** Adds up the prices of one more year for all domains; undefined while any of them is unknown (PR-03). */
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
