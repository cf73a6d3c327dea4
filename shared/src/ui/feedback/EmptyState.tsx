import type { ReactNode } from 'react';
import styles from './panel.module.css';

export interface EmptyStateProps {
  /** What will be here. */
  title: ReactNode;
  /** One line more. */
  line?: ReactNode;
  /** The way to fill it. */
  action?: ReactNode;
  level?: 2 | 3;
}

/** A place with nothing in it yet: what it is for, and one action. */
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
