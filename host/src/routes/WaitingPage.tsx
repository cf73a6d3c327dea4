import { useTranslate } from '@storefront/shared/i18n';
import * as messages from './messages';
import styles from './waiting-page.module.css';

/** Stands where a page will be. The words appear after 150 ms: what is quicker than that needs none. */
export function WaitingPage({ text }: { text?: string }) {
  const t = useTranslate();
  return (
    <div className={styles.waiting} role="status" aria-live="polite">
      <p className={styles.text}>{text ?? t(messages.loading)}</p>
    </div>
  );
}
