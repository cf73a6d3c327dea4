import type { ComponentPropsWithRef } from 'react';
import styles from './plain-select.module.css';

interface PlainSelectProps extends ComponentPropsWithRef<'select'> {
  /** The accessible name; not shown, as the chosen value is self-explanatory. */
  readonly label: string;
  /** Whether it becomes narrower before the other controls do. */
  readonly givesWay?: boolean;
}

/** A native select that looks like the surrounding text. */
export function PlainSelect({ label, givesWay = false, children, ...rest }: PlainSelectProps) {
  return (
    <select {...rest} className={givesWay ? `${styles.select} ${styles.givesWay}` : styles.select} aria-label={label}>
      {children}
    </select>
  );
}
