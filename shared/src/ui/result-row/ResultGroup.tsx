import { useId, type ReactNode } from 'react';
import { useThrottledText } from './use-throttled-text';
import styles from './result-group.module.css';

export interface ResultGroupProps {
  title: ReactNode;
  /** A short note beside the title, such as "9 of 11 answered". */
  note?: ReactNode;
  /** Announced while results come in, at most every two seconds. */
  live?: string;
  /** `strong` is the 2 px line of the exact match. */
  rule?: 'thin' | 'strong';
  children: ReactNode;
  /** False if the children are not a list, as with the exact match. */
  list?: boolean;
}

export function ResultGroup({ title, note, live, rule = 'thin', list = true, children }: ResultGroupProps) {
  const titleId = useId();
  const spoken = useThrottledText(live ?? '');
  return (
    <section className={styles.group} aria-labelledby={titleId}>
      <div className={rule === 'strong' ? styles.headStrong : styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {list ? <ul className={styles.rows}>{children}</ul> : children}
      <p className="sf-visually-hidden" role="status">
        {spoken}
      </p>
    </section>
  );
}
