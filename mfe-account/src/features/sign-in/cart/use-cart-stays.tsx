import { useCart } from '@storefront/shared/cart';
import { useTranslate } from '@storefront/shared/i18n';
import { useHydrated } from '@storefront/shared/store';
import { useState, type ReactNode } from 'react';
import * as messages from './messages';
import styles from './cart-stays.module.css';

/**
 * Says that signing in keeps the cart; nothing where the cart is empty. A server does not know the cart: it keeps the room of the sentence,
 * which stays, so that the form below never moves.
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
