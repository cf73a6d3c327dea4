import { useCart } from '@storefront/shared/cart';
import { PageLink, paths } from '@storefront/shared/routing';
import styles from './cart-link.module.css';

const spoken = (count: number): string =>
  count === 0 ? 'Cart, empty' : count === 1 ? 'Cart, 1 name' : `Cart, ${count} names`;

/**
 * The way to the cart with the number of names in it; it follows the cart at once, whoever changed it. What is spoken is text and
 * no label, which would hide the number that is seen from those who steer by voice (WCAG 2.5.3).
 */
export function CartLink() {
  const { count } = useCart();
  return (
    <PageLink className={styles.link} to={paths.cart()}>
      <span aria-hidden="true">Cart</span>
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      )}
      <span className="sf-visually-hidden">{spoken(count)}</span>
    </PageLink>
  );
}
