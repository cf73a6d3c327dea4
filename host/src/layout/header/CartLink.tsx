import { useTranslate } from '@storefront/shared/i18n';
import { PageLink, paths } from '@storefront/shared/routing';
import { useCartCount } from '../cart/use-cart-count';
import * as messages from './messages';
import styles from './cart-link.module.css';

/**
 * The way to the cart with the number of names in it; it follows the cart at once, whoever changed it. What is spoken is text and
 * no label, which would hide the number that is seen from those who steer by voice (WCAG 2.5.3).
 */
export function CartLink() {
  const t = useTranslate();
  const count = useCartCount();
  return (
    <PageLink className={styles.link} to={paths.cart()}>
      <span aria-hidden="true">{t(messages.cart)}</span>
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      )}
      <span className="sf-visually-hidden">{t(messages.cartSpoken, { count })}</span>
    </PageLink>
  );
}
