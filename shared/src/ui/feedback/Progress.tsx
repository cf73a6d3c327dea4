import { useId } from 'react';
import styles from './progress.module.css';

export interface ProgressProps {
  label: string;
  /** Left out while the progress is unknown. */
  value?: number;
  max?: number;
}

/** A progress bar, using the native element. */
export function Progress({ label, value, max = 1 }: ProgressProps) {
  const id = useId();
  return (
    <div className={styles.frame}>
      <label htmlFor={id}>{label}</label>
      <progress id={id} className={styles.progress} value={value} max={max} />
    </div>
  );
}
