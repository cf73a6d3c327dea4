import type { ReactNode } from 'react';
import { StateIcon, type StateName } from '@storefront/shared/ui/state';
import styles from './line-note.module.css';

interface LineNoteProps {
  state: StateName;
  /** What is to be known before this line can be paid for. */
  text: ReactNode;
  /** Groups what it says with what can be done, for screen readers. */
  label?: string;
  children: ReactNode;
}

/** Something is to be known of a line, and to be done about it, before it can be checked out. */
export function LineNote({ state, text, label, children }: LineNoteProps) {
  return (
    <div className={styles.note} role={label && 'group'} aria-label={label}>
      <p className={styles.text}>
        <StateIcon state={state} className={styles.icon} />
        <span>{text}</span>
      </p>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
