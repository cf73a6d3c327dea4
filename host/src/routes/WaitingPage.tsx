import { useTranslate } from '@storefront/shared/i18n';
import * as messages from './messages';
import styles from './waiting-page.module.css';

/** The placeholder for a page that is loading. Its text appears after 150 ms, so that quick loads show none. */
export function WaitingPage({ text }: { text?: string }) {
  const t = useTranslate();
  return (
    <div className={styles.waiting} role="status" aria-live="polite">
      <p className={styles.text}>{text ?? t(messages.loading)}</p>
    </div>
  );
}
