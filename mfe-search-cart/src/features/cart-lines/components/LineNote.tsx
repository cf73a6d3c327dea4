import type { ReactNode } from 'react';
import { StateIcon, type StateName } from '@storefront/shared/ui/state';
import styles from './line-note.module.css';

interface LineNoteProps {
  state: StateName;
  /** What the customer has to know before paying for this line. */
  text: ReactNode;
  /** Groups the text with its actions, for screen readers. */
  label?: string;
  children: ReactNode;
}

/** A note on a line that the customer has to read and act on before checking out. */
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
