import { useState } from 'react';
import type { RemotePageId } from '@storefront/shared/contract';
import { PageLink, paths } from '@storefront/shared/routing';
import { FailurePanel } from '@storefront/shared/ui/feedback';
import { findPage } from './registry';
import styles from './remote-page.module.css';

interface RemoteFailureProps {
  readonly id: RemotePageId;
  readonly reference: string;
  /** Settles when it is known whether the page came. */
  readonly onRetry: () => Promise<unknown>;
}

/** A page that could not be shown: what is safe, who looks after it, what to quote. The rest of the site goes on. */
export function RemoteFailure({ id, reference, onRetry }: RemoteFailureProps) {
  const [retrying, setRetrying] = useState(false);
  const { remote } = findPage(id);
  const retry = () => {
    setRetrying(true);
    onRetry().then(
      () => setRetrying(false),
      () => setRetrying(false),
    );
  };
  return (
    <div className={styles.failure}>
      <FailurePanel
        title="This part of the shop did not load"
        line={`Your cart and your account are as you left them, and the rest of the shop works.${remote ? ` The ${remote.owner} looks after this page.` : ''}`}
        reference={reference}
        onRetry={retry}
        retrying={retrying && 'Trying again'}
      />
    </div>
  );
}

/** A page that the published release of its remote does not have. */
export function AbsentPage() {
  return (
    <section className={styles.failure}>
      <h1>This page is not here yet</h1>
      <p>This part of the shop has not been opened. Everything else works.</p>
      <p>
        <PageLink to={paths.home()}>Search for a name</PageLink>
      </p>
    </section>
  );
}
