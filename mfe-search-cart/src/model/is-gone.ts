import type { CartItem } from '@storefront/shared/cart';

/** The name cannot be bought any more: somebody has it, its registry does not sell it, or lets go of it. Asking again does not help (PR-03). */
export const isGone = ({ problem }: Pick<CartItem, 'problem'>): boolean =>
  problem === 'taken' || problem === 'not_sold' || problem === 'not_renewable';
