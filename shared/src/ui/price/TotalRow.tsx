import type { ReactNode } from 'react';
import type { Minor } from '../../domain';
import { classNames } from '../class-names';
import { Skeleton } from '../feedback';
import { Money } from './Money';
import styles from './price.module.css';

export interface TotalRowProps {
  label: ReactNode;
  /** Amount in minor units; undefined while it is loading, shown as a grey placeholder. */
  minor: Minor | undefined;
  /** ISO 4217 code; a strong row shows it after the label. */
  currency: string;
  /** The grand total: larger, above a rule. */
  strong?: boolean;
}

/** One line of a sum: label at the start, amount right-aligned at the end. */
export function TotalRow({ label, minor, currency, strong = false }: TotalRowProps) {
  return (
    <div className={classNames(styles.row, strong && styles.total)}>
      <span>
        {label}
        {strong && ` ${currency}`}
      </span>
      {minor === undefined ? <Skeleton width="4rem" /> : <Money minor={minor} currency={currency} strong={strong} />}
    </div>
  );
}
