import { useCart } from '@storefront/shared/cart';
import { CartBar } from './CartBar';
import { CartRail } from './CartRail';

/** The cart as routes with the cart flag show it: a rail beside the page, and a bar where there is no room for one or no rail. */
export function CartBeside({ rail }: { rail: boolean }) {
  const cart = useCart();
  return (
    <>
      {rail && <CartRail {...cart} />}
      {cart.count > 0 && <CartBar {...cart} />}
    </>
  );
}
