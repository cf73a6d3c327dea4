import { Money } from './Money';
import styles from './price.module.css';

export interface PriceChangeProps {
  /** The price this person saw before, in minor units. */
  was: number;
  /** The price that holds now, in minor units. */
  now: number;
  /** ISO 4217 code. */
  currency: string;
  /** Where the price before was in another one. */
  wasCurrency?: string | undefined;
}

/** A price this very person saw and that no longer holds. Never for list prices or sales. */
export function PriceChange({ was, now, currency, wasCurrency = currency }: PriceChangeProps) {
  return (
    <span className={styles.change}>
      <del className={styles.was}>
        <span className="sf-visually-hidden">was </span>
        <Money minor={was} currency={wasCurrency} />
      </del>{' '}
      <ins className={styles.now}>
        <span className="sf-visually-hidden">now </span>
        <Money minor={now} currency={currency} strong />
      </ins>
    </span>
  );
}
