import type { CartItem } from '@storefront/shared/cart';

/**
 * The line cannot be bought any more: somebody has the name, its registry does not sell it, or lets go of it, it is being
 * deleted, or the account does not have it. Asking again does not help (PR-03).
 * @param isGuest nobody is signed in: whose domain it is shows only then
 */
export const isGone = ({ problem }: Pick<CartItem, 'problem'>, isGuest: boolean): boolean =>
  problem === 'taken' ||
  problem === 'not_sold' ||
  problem === 'not_renewable' ||
  problem === 'being_deleted' ||
  (problem === 'not_yours' && !isGuest);
