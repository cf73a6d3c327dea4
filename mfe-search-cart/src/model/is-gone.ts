import type { CartItem } from '@storefront/shared/cart';

/**
 * Whether the line can no longer be bought: somebody has the domain, its registry does not sell it or is releasing it, it is being deleted,
 * or the account does not have it. Asking again does not help (PR-03).
 * @param isGuest nobody is signed in: whose domain it is will be known after signing in
 */
export const isGone = ({ problem }: Pick<CartItem, 'problem'>, isGuest: boolean): boolean =>
  problem === 'taken' ||
  problem === 'not_sold' ||
  problem === 'not_renewable' ||
  problem === 'being_deleted' ||
  (problem === 'not_yours' && !isGuest);
