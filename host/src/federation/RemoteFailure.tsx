import { useEffect, useState } from 'react';
import { useTranslate } from '@storefront/shared/i18n';
import { currentPath, fullLoad, PageLink, paths } from '@storefront/shared/routing';
import { Button } from '@storefront/shared/ui/button';
import { FailurePanel } from '@storefront/shared/ui/feedback';
import { useOnline } from '../layout/banners/use-online';
import * as messages from './messages';
import styles from './remote-page.module.css';

interface RemoteFailureProps {
  readonly reference: string;
  /** Settles when the page has loaded or failed again. */
  readonly onRetry: () => Promise<unknown>;
}

/**
 * Shown instead of a page that failed: says that the rest of the site works, what to do, and which reference to quote. The owner of the
 * page is named in the failure report only.
 */
export function RemoteFailure({ reference, onRetry }: RemoteFailureProps) {
  const t = useTranslate();
  const online = useOnline();
  const [retrying, setRetrying] = useState(false);
  const retry = () => {
    setRetrying(true);
    onRetry().then(
      () => setRetrying(false),
      () => setRetrying(false),
    );
  };
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  });
  return (
    <div className={styles.failure}>
      <FailurePanel
        title={t(messages.notLoaded)}
        // Offline, the rest of the site does not work either and no report was sent; the offline banner explains that.
        line={online && t(messages.safe)}
        reference={online ? reference : undefined}
        onRetry={retry}
        retrying={retrying && t(messages.tryingAgain)}
      />
    </div>
  );
}

/** Shown for a page whose release needs another version of the host. A reload may bring matching versions. */
export function IncompatiblePage({ reference }: { readonly reference: string }) {
  const t = useTranslate();
  return (
    <div className={styles.failure}>
      <FailurePanel
        title={t(messages.updating)}
        line={t(messages.reloadLater)}
        reference={reference}
        action={<Button onClick={() => fullLoad(currentPath().split('#', 1)[0] ?? '')}>{t(messages.reload)}</Button>}
      />
    </div>
  );
}

/** Shown for a page that the published release of its remote does not contain. */
export function AbsentPage() {
  const t = useTranslate();
  return (
    <section className={styles.failure}>
      <h1>{t(messages.notHere)}</h1>
      <p>{t(messages.elseWorks)}</p>
      <p>
        <PageLink to={paths.home()}>{t(messages.search)}</PageLink>
      </p>
    </section>
  );
}
