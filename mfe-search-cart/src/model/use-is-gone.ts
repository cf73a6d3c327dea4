import type { CartItem } from '@storefront/shared/cart';
import { useSession } from '@storefront/shared/session';
import { isGone } from './is-gone';

/** Returns a check whether lines can no longer be bought by the present visitor; until that is known, by a guest. */
export function useIsGone(): (item: Pick<CartItem, 'problem'>) => boolean {
  const isGuest = useSession().status !== 'authenticated';
  return (item) => isGone(item, isGuest);
}
