import type { CartItem } from '@storefront/shared/cart';
import { useSession } from '@storefront/shared/session';

/**
 * Whether a line can no longer be bought: the domain is taken, its registry does not sell it or is releasing it, it is being deleted, or
 * the account does not have it. A retry does not help (PR-03).
 * @param isGuest whether the visitor is a guest, so that ownership is known only after signing in
 */
export const isGone = ({ problem }: Pick<CartItem, 'problem'>, isGuest: boolean): boolean =>
  problem === 'taken' ||
  problem === 'not_sold' ||
  problem === 'not_renewable' ||
  problem === 'being_deleted' ||
  (problem === 'not_yours' && !isGuest);

/** Returns `isGone` for the current visitor; a guest until the session is known. */
export function useIsGone(): (item: Pick<CartItem, 'problem'>) => boolean {
  const isGuest = useSession().status !== 'authenticated';
  return (item) => isGone(item, isGuest);
}
