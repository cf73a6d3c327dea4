import { useCart } from '@storefront/shared/cart';
import { useTranslate } from '@storefront/shared/i18n';
import { useHydrated } from '@storefront/shared/store';
import { useState, type ReactNode } from 'react';
import * as messages from './messages';
import styles from './cart-stays.module.css';

/**
 * Returns the sentence that signing in keeps the cart; nothing if the cart is empty. The server does not know the cart and reserves space
 * for the sentence, which is kept, so that the form below never moves.
 */
export function useCartStays(): ReactNode {
  const t = useTranslate();
  const { count } = useCart();
  const [keepsRoom] = useState(!useHydrated());
  if (count > 0) return t(messages.stays, { count });
  return (
    keepsRoom && (
      <span className={styles.room} aria-hidden="true">
        {t(messages.stays, { count: 1 })}
      </span>
    )
  );
}
