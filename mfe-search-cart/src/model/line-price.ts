import type { CartItem } from '@storefront/shared/cart';

/**
 * What is known about a line's price: `known`, also while it is only being rechecked; `pending` where the line's amounts do not come from a
 * quote, as after a change of its term; `unknown` where the check failed (NT-12).
 */
export type LinePriceState = 'known' | 'pending' | 'unknown';

export function linePriceState({ priced, quote }: Pick<CartItem, 'priced' | 'quote'>): LinePriceState {
  if (priced === 'checking') return quote === undefined ? 'pending' : 'known';
  return priced === 'unknown' ? 'unknown' : 'known';
}
