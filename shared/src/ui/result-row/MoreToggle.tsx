import type { ReactNode } from 'react';
import { Icon } from '../icon';
import styles from './more-toggle.module.css';

interface MoreToggleProps {
  open: boolean;
  /** The id of the expandable element; without one only the text is shown. */
  controls: string | undefined;
  /** Appended for screen readers: the subject of the details. */
  about: string;
  onToggle: () => void;
  children: ReactNode;
}

/** A text that expands details in place: a disclosure as wide as its text, whose target is taller than it looks. */
export function MoreToggle({ open, controls, about, onToggle, children }: MoreToggleProps) {
  if (controls === undefined) return children;
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-expanded={open}
      aria-controls={open ? controls : undefined}
      onClick={onToggle}
    >
      <span>{children}</span>
      <Icon name="chevron" className={styles.chevron} />
      <span className="sf-visually-hidden">, {about}</span>
    </button>
  );
}
