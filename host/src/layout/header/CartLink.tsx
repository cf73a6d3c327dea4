import { useTranslate } from '@storefront/shared/i18n';
import { PageLink, paths } from '@storefront/shared/routing';
import { useCartCount } from '../cart/use-cart-count';
import * as messages from './messages';
import styles from './cart-link.module.css';

/**
 * The link to the cart with the current number of items. Its accessible name is text rather than a label, which would hide the visible
 * number from users of voice control (WCAG 2.5.3).
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
