import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './section.module.css';

export interface SectionProps {
  title: ReactNode;
  /** A short note beside the title, such as a count. */
  note?: ReactNode;
  actions?: ReactNode;
  level?: 2 | 3;
  id?: string;
  className?: string;
  children: ReactNode;
}

/** A group under a title and a 2 px line. The line gives the structure, not a box. */
export function Section({ title, note, actions, level = 2, id, className, children }: SectionProps) {
  const titleId = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className={classNames(styles.section, level === 3 && styles.minor, className)}
    >
      <div className={styles.head}>
        <Heading id={titleId} className={styles.title}>
          {title}
        </Heading>
        {note && <div className={styles.note}>{note}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
