import type { ComponentPropsWithRef } from 'react';
import styles from './plain-select.module.css';

interface PlainSelectProps extends ComponentPropsWithRef<'select'> {
  /** The accessible name; not shown, as the chosen value is self-explanatory. */
  readonly label: string;
}

/** A native select that looks like the surrounding text. */
export function PlainSelect({ label, children, ...rest }: PlainSelectProps) {
  return (
    <select {...rest} className={styles.select} aria-label={label}>
      {children}
    </select>
  );
}
