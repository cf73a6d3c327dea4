import { CartBar } from './CartBar';
import { CartRail } from './CartRail';
import { useShownCart } from './use-shown-cart';

/** The cart as routes with the cart flag show it: a rail beside the page, and a bar where there is no room for one or no rail. */
export function CartBeside({ rail }: { rail: boolean }) {
  const cart = useShownCart();
  return (
    <>
      {rail && <CartRail {...cart} />}
      {cart.count > 0 && <CartBar {...cart} />}
    </>
  );
}
