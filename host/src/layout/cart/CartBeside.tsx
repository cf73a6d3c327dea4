import { CartBar } from './CartBar';
import { CartRail } from './CartRail';
import { useShownCart } from './use-shown-cart';

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
