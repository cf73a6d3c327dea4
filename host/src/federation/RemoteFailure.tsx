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
  /** Settles when it is known whether the page came. */
  readonly onRetry: () => Promise<unknown>;
}

/**
 * A page that could not be shown: what is safe, what to do, what to quote. The rest of the site goes on. Whose page it is stands in the
 * report, where those look who mend it.
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
        // Without a network nothing else works either, nobody was told, and the banner says what holds.
        line={online && t(messages.safe)}
        reference={online ? reference : undefined}
        onRetry={retry}
        retrying={retrying && t(messages.tryingAgain)}
      />
    </div>
  );
}

/** A page whose release is made for another version of the host: another document may bring the two together. */
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

/** A page that the published release of its remote does not have. */
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
