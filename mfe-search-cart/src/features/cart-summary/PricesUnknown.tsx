import { useState } from 'react';
import { repriceCart, type CartItem } from '@storefront/shared/cart';
import { Button } from '@storefront/shared/ui/button';
import { isGone } from '../../model/is-gone';
import styles from './cart-summary.module.css';

/** In place of the sums when no price at all is known, as without a network: one question for all of them (NT-12). */
export function PricesUnknown({ items }: { items: readonly CartItem[] }) {
  const [asking, setAsking] = useState(false);

  async function ask() {
    setAsking(true);
    await repriceCart();
    setAsking(false);
  }

  if (items.every(isGone)) return <p className={styles.unknown}>Nothing in the cart can be bought now.</p>;
  return (
    <>
      <p className={styles.unknown}>No price is known right now.</p>
      <Button loading={asking && 'Asking'} onClick={() => void ask()}>
        Ask for all prices again
      </Button>
    </>
  );
}
