import { cartAtom, type Cart } from '@storefront/shared/cart';
import { cartTotals } from '@storefront/shared/domain';
import { useStored } from '@storefront/shared/store';
import { CartBar } from './CartBar';
import { CartRail } from './CartRail';

const EMPTY: Cart = {
  items: [],
  totals: { ...cartTotals([]), currency_code: 'USD', complete: true, tax_country: null },
  count: 0,
  canUndo: false,
};

/** The cart; empty in a first render. `followCartOnceNeeded` loads the code that keeps its prices current, after the frame. */
const useShownCart = (): Cart => useStored(cartAtom, EMPTY);

/** The cart on routes with the cart flag: a rail beside the page, or a bar if the window is too narrow or the route has no rail. */
export function CartBeside({ rail }: { rail: boolean }) {
  const cart = useShownCart();
  return (
    <>
      {rail && <CartRail {...cart} />}
      {cart.count > 0 && <CartBar {...cart} />}
    </>
  );
}
