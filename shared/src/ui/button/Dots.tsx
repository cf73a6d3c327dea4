import styles from './dots.module.css';

/** Three pulsing dots for an action in progress; the text beside them names it. */
export function Dots() {
  return (
    <span className={styles.dots} aria-hidden="true">
      <span className={styles.dot} />
      <span className={styles.dot} />
      <span className={styles.dot} />
    </span>
  );
}
