import styles from './waiting-page.module.css';

/** Stands where a page will be. The words appear after 150 ms: what is quicker than that needs none. */
export function WaitingPage({ text = 'Loading…' }: { text?: string }) {
  return (
    <div className={styles.waiting} role="status" aria-live="polite">
      <p className={styles.text}>{text}</p>
    </div>
  );
}
