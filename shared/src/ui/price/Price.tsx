import { Money } from './Money';
import styles from './price.module.css';

export interface PriceProps {
  /** What the whole first term costs, in minor units. */
  first: number;
  /** What every year after costs, in minor units. */
  renewal: number;
  /** Length of the first term in years. */
  term?: number;
  /** ISO 4217 code. */
  currency: string;
}

/** Both prices of a name, always together: the first term and every year after. */
export function Price({ first, renewal, term = 1, currency }: PriceProps) {
  return (
    <span className={styles.price}>
      <Money minor={first} currency={currency} strong /> {term === 1 ? 'the first year' : `for ${term} years`}, then{' '}
      <span className={styles.together}>
        <Money minor={renewal} currency={currency} strong />
        /year
      </span>
    </span>
  );
}
