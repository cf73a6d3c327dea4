import { useCart } from '@storefront/shared/cart';
import { CartBar } from './CartBar';
import { CartRail } from './CartRail';

/** The cart as routes with the cart flag show it: a rail beside the page, or a bar at the foot of a narrow window. */
export default function CartBeside() {
  const cart = useCart();
  return (
    <>
      <CartRail {...cart} />
      {cart.count > 0 && <CartBar {...cart} />}
    </>
  );
}
