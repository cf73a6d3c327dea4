import { formatMoney, type Minor } from '../../domain';
import { classNames } from '../class-names';
import styles from './price.module.css';

export interface MoneyProps {
  /** Amount in minor units, such as cents. */
  minor: Minor;
  /** ISO 4217 code. */
  currency: string;
  strong?: boolean;
  className?: string;
}

/** An amount in the format of its currency's locale (CU-07); always two decimals, never wrapped. */
export function Money({ minor, currency, strong = false, className }: MoneyProps) {
  return (
    <span className={classNames(styles.money, strong && styles.strong, className)} translate="no">
      {formatMoney(minor, currency)}
    </span>
  );
}
