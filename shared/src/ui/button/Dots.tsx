import styles from './dots.module.css';

/** Three breathing dots: something is under way. The words beside it say what. */
export function Dots() {
  return (
    <span className={styles.dots} aria-hidden="true">
      <span className={styles.dot} />
      <span className={styles.dot} />
      <span className={styles.dot} />
    </span>
  );
}
