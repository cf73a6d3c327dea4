import type { ReactNode } from 'react';
import styles from './form-footer.module.css';

export interface FormFooterProps {
  /** The buttons, the main action first. */
  children: ReactNode;
  /** A line above the buttons, such as what happens next. */
  note?: ReactNode;
}

/** The end of a form. On phones it sticks to the bottom of the screen. */
export function FormFooter({ children, note }: FormFooterProps) {
  return (
    <div className={styles.footer} data-bottom-bar="phone">
      {note && <div className={styles.note}>{note}</div>}
      <div className={styles.buttons}>{children}</div>
    </div>
  );
}
