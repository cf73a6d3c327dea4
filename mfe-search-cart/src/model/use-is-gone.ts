import type { CartItem } from '@storefront/shared/cart';
import { useSession } from '@storefront/shared/session';
import { isGone } from './is-gone';

/** Returns `isGone` for the current visitor; a guest until the session is known. */
export function useIsGone(): (item: Pick<CartItem, 'problem'>) => boolean {
  const isGuest = useSession().status !== 'authenticated';
  return (item) => isGone(item, isGuest);
}
