import { cartAtom } from '@storefront/shared/cart';
import { useStored } from '@storefront/shared/store';

const NOTHING = { count: 0 };

/**
 * The number of domains in the cart; 0 in a first render. Does not load the code that keeps prices current, which is not in the first
 * script.
 */
export function useCartCount(): number {
  return useStored<typeof NOTHING>(cartAtom, NOTHING).count;
}
