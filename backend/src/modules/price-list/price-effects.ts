import { ADD_ON_SERVICES } from '@storefront/shared/domain';
import { percentBetween } from './percent';
import type { PriceList } from './price-list';
import type { SaleCurrency } from './sale-currency';
import { SERVICES } from './tables';

interface PriceEffect {
  readonly currency: SaleCurrency;
  readonly changed: number;
  /** The greatest fall (below 0) and rise in percent; null if nothing falls or rises. */
  readonly fall: number | null;
  readonly rise: number | null;
}

/** Compares the prices of two price lists by currency. Omits currencies without a difference. */
export function comparePrices(
  before: PriceList,
  after: PriceList,
  endings: readonly string[],
  currencies: readonly SaleCurrency[],
): PriceEffect[] {
  return currencies.flatMap((currency): PriceEffect[] => {
    const pairs: (readonly [was: number, now: number])[] = [];
    for (const ending of endings) {
      const [was, now] = [before.findPrices(ending, currency), after.findPrices(ending, currency)];
      for (const price of [...SERVICES, 'late'] as const) pairs.push([was?.[price] ?? 0, now?.[price] ?? 0]);
    }
    for (const addOn of ADD_ON_SERVICES) pairs.push([before.addOn(addOn, currency), after.addOn(addOn, currency)]);
    const changed = pairs.filter(([was, now]) => was !== now);
    if (changed.length === 0) return [];
    const percents = changed.map(([was, now]) => percentBetween(was, now) ?? 0);
    const [fall, rise] = [Math.min(...percents), Math.max(...percents)];
    return [{ currency, changed: changed.length, fall: fall < 0 ? fall : null, rise: rise > 0 ? rise : null }];
  });
}
