import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './rail.module.css';

export interface WithRailProps {
  rail: ReactNode;
  /** Spoken name of the rail. */
  label?: string;
  /** Under 1,120 px the rail leaves, where a bottom bar takes over, or follows the content. */
  narrow?: 'leave' | 'stack';
  children: ReactNode;
}

/** Content with a rail of 288 px that stays in sight beside it. */
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
