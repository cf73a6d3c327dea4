import type { CartItem, PriceDifference } from '@storefront/shared/cart';
import { formatMoney, toUnicode } from '@storefront/shared/domain';
import { Button } from '@storefront/shared/ui/button';
import { PriceChange } from '@storefront/shared/ui/price';
import { Bead } from '@storefront/shared/ui/state';
import styles from './price-change-row.module.css';

interface PriceChangeRowProps {
  readonly item: CartItem;
  readonly change: PriceDifference;
  /** The filled button of the page is this one. */
  readonly primary: boolean;
  readonly onAccept: (item: CartItem) => void;
  readonly onRemove: () => void;
}

/** A price that is not the one this person saw: both figures, and what to do about it (CT-14). */
export function PriceChangeRow({ item, change: { was, now, currency, withdrawn }, primary, onAccept, onRemove }: PriceChangeRowProps) {
  const name = toUnicode(item.domain);
  return (
    <div className={styles.row} role="group" aria-label={`Price of ${name} changed`}>
      <p className={styles.text}>
        <Bead state="expiring" className={styles.bead} />
        <span>
          {withdrawn === undefined
            ? `Now costs ${now > was ? 'more' : 'less'} than when you added it `
            : `${withdrawn} is no longer offered. Now priced in ${currency} `}
          <PriceChange was={was} now={now} currency={currency} wasCurrency={withdrawn} />
        </span>
      </p>
      <div className={styles.actions}>
        <Button size="sm" variant={primary ? 'filled' : 'outlined'} onClick={() => onAccept(item)}>
          Accept {formatMoney(now, currency)}
        </Button>
        <Button size="sm" aria-label={`Remove it: ${name}`} onClick={onRemove}>
          Remove it
        </Button>
      </div>
    </div>
  );
}
