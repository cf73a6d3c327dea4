import type { ReactNode } from 'react';
import styles from './panel.module.css';

export interface EmptyStateProps {
  /** What will be shown here. */
  title: ReactNode;
  line?: ReactNode;
  action?: ReactNode;
  level?: 2 | 3;
}

/** A placeholder for an empty list or page: what it is for, and one action. */
export function EmptyState({ title, line, action, level = 2 }: EmptyStateProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={styles.panel}>
      <Heading className={styles.title}>{title}</Heading>
      {line && <p className={styles.line}>{line}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
