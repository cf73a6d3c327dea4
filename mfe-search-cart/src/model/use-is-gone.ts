import type { CartItem } from '@storefront/shared/cart';
import { useSession } from '@storefront/shared/session';
import { isGone } from './is-gone';

/** Tells of lines whether they cannot be bought any more by whoever is here; until that is known, as by a guest. */
export function useIsGone(): (item: Pick<CartItem, 'problem'>) => boolean {
  const isGuest = useSession().status !== 'authenticated';
  return (item) => isGone(item, isGuest);
}
