import type { CartItem } from '@storefront/shared/cart';

/**
 * What is known about a line's price: `known`, even while it is being checked again; `pending` if its amounts are not from a quote, as
 * after a change of its term; `unknown` if the check failed (NT-12).
 */
type LinePriceState = 'known' | 'pending' | 'unknown';

export function linePriceState({ priced, quote }: Pick<CartItem, 'priced' | 'quote'>): LinePriceState {
  if (priced === 'checking') return quote === undefined ? 'pending' : 'known';
  return priced === 'unknown' ? 'unknown' : 'known';
}
