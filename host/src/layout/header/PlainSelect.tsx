import type { ComponentPropsWithRef } from 'react';
import styles from './plain-select.module.css';

interface PlainSelectProps extends ComponentPropsWithRef<'select'> {
  /** What is chosen here; spoken only, as the chosen value says it to the eye. */
  readonly label: string;
}

/** A native select that looks like the words around it. */
export function PlainSelect({ label, children, ...rest }: PlainSelectProps) {
  return (
    <select {...rest} className={styles.select} aria-label={label}>
      {children}
    </select>
  );
}
