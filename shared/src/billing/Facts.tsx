import type { ReactNode } from 'react';
import styles from './facts.module.css';

/** A list of names and values, side by side if there is room. Each child is a `div` with a `dt` and a `dd`. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}
