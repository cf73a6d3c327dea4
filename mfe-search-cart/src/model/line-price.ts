import type { CartItem } from '@storefront/shared/cart';
import { lineKind, lineTotals, timesMinor, type Minor } from '@storefront/shared/domain';

/**
 * What is known about a line's price: `known`, even while it is being checked again; `pending` if its amounts are not from a quote, as
 * after a change of its term; `unknown` if the check failed (NT-12).
 */
type LinePriceState = 'known' | 'pending' | 'unknown';

export function linePriceState({ priced, quote }: Pick<CartItem, 'priced' | 'quote'>): LinePriceState {
  if (priced === 'checking') return quote === undefined ? 'pending' : 'known';
  return priced === 'unknown' ? 'unknown' : 'known';
}

/** The price that a line shows: of the domain for its term, without add-ons and before tax; of the add-ons if it has nothing else. */
export const getLinePrice = (item: CartItem): Minor =>
  lineKind(item) === 'add_ons' ? lineTotals(item).cost : timesMinor(item.cost, item.quantity);
