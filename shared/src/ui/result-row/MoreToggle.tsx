import type { ReactNode } from 'react';
import { Icon } from '../icon';
import styles from './more-toggle.module.css';

interface MoreToggleProps {
  open: boolean;
  /** The id of what opens; without one the words stand alone. */
  controls: string | undefined;
  /** Spoken after the words: what there is more of. */
  about: string;
  onToggle: () => void;
  children: ReactNode;
}

/** Words that open more about themselves in place: a disclosure as wide as its text, with a taller target than it looks. */
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
