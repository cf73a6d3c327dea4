import { useTranslate } from '@storefront/shared/i18n';
import { Button } from '@storefront/shared/ui/button';
import { brand } from '../brand/brand';
import * as messages from './messages';
import styles from './crash-report.module.css';

/** Shown after a crash: what is safe, what to do, and the reference to quote. Its links load the site anew, to leave the failed page. */
export function CrashReport({ reference, onRetry }: { reference: string; onRetry: () => void }) {
  const t = useTranslate();
  return (
    <section className={styles.report} role="alert">
      <h1>{t(messages.failed)}</h1>
      <p>
        {t(messages.safe, {
          mail: () => <a href={`mailto:${brand.support.mail}?subject=${reference}`}>{brand.support.mail}</a>,
          reference: () => <code>{reference}</code>,
        })}
      </p>
      <p className={styles.actions}>
        <Button variant="filled" onClick={onRetry}>
          {t(messages.tryAgain)}
        </Button>
        <a href="/site/home">{t(messages.startPage)}</a>
      </p>
    </section>
  );
}
