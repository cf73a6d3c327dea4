import type { ReactNode } from 'react';
import styles from './facts.module.css';

/** Terms with what is known of each: a `div` of `dt` and `dd` for every fact, beside each other where there is room. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}
