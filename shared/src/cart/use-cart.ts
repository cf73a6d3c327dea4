import { useEffect } from 'react';
import { useStored } from '../store';
import { followCart } from './follow';
import { cartAtom, NO_CART, type Cart } from './shown-cart';

/** The cart of this browser, the same in every remote and tab; empty in a first render. */
export function useCart(): Cart {
  useEffect(followCart, []);
  return useStored(cartAtom, NO_CART);
}
