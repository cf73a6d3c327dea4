import { useState } from 'react';
import { repriceCart, type CartItem } from '@storefront/shared/cart';
import { useTranslate } from '@storefront/shared/i18n';
import { Button } from '@storefront/shared/ui/button';
import { useIsGone } from '../../model/use-is-gone';
import * as messages from './messages';
import styles from './cart-summary.module.css';

/** Shown instead of the sums if no price is known, for example offline, with one retry button for all lines (NT-12). */
export function PricesUnknown({ items }: { items: readonly CartItem[] }) {
  const t = useTranslate();
  const isGone = useIsGone();
  const [isLoading, setLoading] = useState(false);

  async function ask() {
    setLoading(true);
    await repriceCart();
    setLoading(false);
  }

  if (items.every(isGone)) return <p className={styles.unknown}>{t(messages.nothingBuyable)}</p>;
  return (
    <>
      <p className={styles.unknown}>{t(messages.noPrice)}</p>
      <Button loading={isLoading && t(messages.asking)} onClick={() => void ask()}>
        {t(messages.askAll)}
      </Button>
    </>
  );
}
