import { Button } from '@storefront/shared/ui/button';
import { brand } from '../brand/brand';
import styles from './crash-report.module.css';

/** Something on our side failed: what is safe, what to do, what to quote. Links load the site anew, past what failed. */
export function CrashReport({ reference, onRetry }: { reference: string; onRetry: () => void }) {
  return (
    <section className={styles.report} role="alert">
      <h1>Something on our side failed</h1>
      <p>
        Your cart and your account are as they were, and nothing was charged by this. Try again; if it happens again,
        write to <a href={`mailto:${brand.support.mail}?subject=${reference}`}>{brand.support.mail}</a> with reference{' '}
        <code>{reference}</code>.
      </p>
      <p className={styles.actions}>
        <Button variant="filled" onClick={onRetry}>
          Try again
        </Button>
        <a href="/site/home">Go to the start page</a>
      </p>
    </section>
  );
}
