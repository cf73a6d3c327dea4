import { cartAtom } from '@storefront/shared/cart';
import { useStored } from '@storefront/shared/store';

const NOTHING = { count: 0 };

/** How many names are in the cart; none in a first render. What keeps their prices true is no part of the first script. */
export function useCartCount(): number {
  return useStored<typeof NOTHING>(cartAtom, NOTHING).count;
}
