import { brand } from './brand';
import styles from './mark.module.css';

/** The shop's mark: one colour and the accent. Silent; the link or heading around it carries the name. */
export function Mark() {
  const { viewBox, ink, accent } = brand.mark;
  return (
    <svg className={styles.mark} viewBox={viewBox} fill="none" aria-hidden="true" focusable="false">
      <path d={ink} stroke="currentColor" strokeWidth="2" />
      <circle className={styles.accent} {...accent} />
    </svg>
  );
}
