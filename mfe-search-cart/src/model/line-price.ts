import type { CartItem } from '@storefront/shared/cart';

/**
 * What can be said of a line's price: `known`, also while it is only being checked again; `pending` where the figures on the
 * line are of no quote, as after a change of its term; `unknown` where the check failed (NT-12).
 */
export type LinePriceState = 'known' | 'pending' | 'unknown';

export function linePriceState({ priced, quote }: Pick<CartItem, 'priced' | 'quote'>): LinePriceState {
  if (priced === 'checking') return quote === undefined ? 'pending' : 'known';
  return priced === 'unknown' ? 'unknown' : 'known';
}
