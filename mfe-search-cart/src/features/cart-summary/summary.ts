import { selectedAddOns, sumMinor, timesMinor, type CartItem, type Minor } from '@storefront/shared/domain';

/** The cost of a cart before tax, in minor units. */
interface CartSplit {
  readonly names: Minor;
  readonly addOns: Minor;
}

/**
 * Splits the cost of the lines included in the totals, which are those in their currency with a known price (NT-12). Both parts add up to
 * `totals.cost`.
 */
export function splitCosts(items: readonly CartItem[], currency_code: string): CartSplit {
  const counted = items.filter((item) => item.priced !== 'unknown' && item.currency_code === currency_code);
  return {
    names: sumMinor(counted.map((item) => timesMinor(item.cost, item.quantity))),
    addOns: sumMinor(
      counted.flatMap((item) => selectedAddOns(item).map((addOn) => timesMinor(addOn.cost, addOn.quantity))),
    ),
  };
}
