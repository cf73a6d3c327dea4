import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './rail.module.css';

export interface WithRailProps {
  rail: ReactNode;
  /** The accessible name of the rail. */
  label?: string;
  /** Under 1,120 px the rail is removed, if a bottom bar replaces it, or shown after the content. */
  narrow?: 'leave' | 'stack';
  children: ReactNode;
}

/** Content with a sticky rail of 288 px beside it. */
export function WithRail({ rail, label, narrow = 'leave', children }: WithRailProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.main}>{children}</div>
      <aside className={classNames(styles.rail, narrow === 'leave' && styles.leave)} aria-label={label}>
        {rail}
      </aside>
    </div>
  );
}
