import { useState } from 'react';
import { currentPath, fullLoad, PageLink, paths } from '@storefront/shared/routing';
import { Button } from '@storefront/shared/ui/button';
import { FailurePanel } from '@storefront/shared/ui/feedback';
import styles from './remote-page.module.css';

interface RemoteFailureProps {
  readonly reference: string;
  /** Settles when it is known whether the page came. */
  readonly onRetry: () => Promise<unknown>;
}

/** What of the shop stays. Whose page it is stands in the report, where those look who mend it. */
const SAFE = 'Your cart and your account are as you left them, and the rest of the shop works.';

/** A page that could not be shown: what is safe, what to do, what to quote. The rest of the site goes on. */
export function RemoteFailure({ reference, onRetry }: RemoteFailureProps) {
  const [retrying, setRetrying] = useState(false);
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
        line={SAFE}
        reference={reference}
        onRetry={retry}
        retrying={retrying && 'Trying again'}
      />
    </div>
  );
}

/** A page whose release is made for another version of the host: another document may bring the two together. */
export function IncompatiblePage({ reference }: { readonly reference: string }) {
  return (
    <div className={styles.failure}>
      <FailurePanel
        title="This part of the shop is being updated"
        line={`Load the page again in a few minutes. ${SAFE}`}
        reference={reference}
        action={<Button onClick={() => fullLoad(currentPath().split('#', 1)[0] ?? '')}>Load the page again</Button>}
      />
    </div>
  );
}

/** A page that the published release of its remote does not have. */
export function AbsentPage() {
  return (
    <section className={styles.failure}>
      <h1>This page is not here yet</h1>
      <p>This page could not be loaded. Everything else works.</p>
      <p>
        <PageLink to={paths.home()}>Search for a name</PageLink>
      </p>
    </section>
  );
}
