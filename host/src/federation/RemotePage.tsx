import { useEffect, useState, type ReactNode } from 'react';
import type { RemotePageId } from './registry-document';
import { newReference } from '../reports/new-reference';
import { loadPage, reloadPage } from './load-page';
import type { PageLoadError } from './page-load-error';
import { forgetFailure, statusOf, usePageStatus } from './page-status';
import { findPage } from './registry';
import { RemoteBoundary } from './RemoteBoundary';
import { AbsentPage, IncompatiblePage, RemoteFailure } from './RemoteFailure';
import { RemoteWatch, PageHangError } from './RemoteWatch';
import { reportFailure } from './report-failure';
import styles from './remote-page.module.css';

interface RemotePageProps {
  readonly id: RemotePageId;
  /** Stands in the page's place until it has come. */
  readonly loading?: ReactNode;
}

function LoadFailure({ id, error }: { id: RemotePageId; error: PageLoadError }) {
  useEffect(() => reportFailure({ id, reference: error.reference, reason: error.reason, error }), [id, error]);
  useEffect(() => () => forgetFailure(id), [id]);
  if (error.reason === 'absent') return <AbsentPage />;
  if (error.reason === 'incompatible') return <IncompatiblePage reference={error.reference} />;
  return <RemoteFailure reference={error.reference} onRetry={() => loadPage(id)} />;
}

function LivePage({ id, loading, children }: RemotePageProps & { children: ReactNode }) {
  // One reference for each time that the page is mounted; after a crash it becomes the key of a new life.
  const [reference, setReference] = useState(newReference);
  const { remoteName, remote } = findPage(id);
  const retry = async () => {
    await reloadPage(id);
    setReference(newReference());
  };
  return (
    <div className={styles.page} data-remote={`${remoteName}@${remote?.version}`}>
      <RemoteBoundary
        key={reference}
        onCrash={(error) =>
          reportFailure({ id, reference, reason: error instanceof PageHangError ? error.reason : 'crashed', error })
        }
        fallback={<RemoteFailure reference={reference} onRetry={retry} />}
      >
        <RemoteWatch loading={loading}>{children}</RemoteWatch>
      </RemoteBoundary>
    </div>
  );
}

/** A page of a remote in a frame of its own: whatever happens to it, header, cart and footer stay alive. */
export function RemotePage({ id, loading }: RemotePageProps) {
  const status = usePageStatus(id);
  const unasked = status.state === 'unasked';
  useEffect(() => {
    // While prerendered HTML is taken over, `status` is what the server knew; the load may have ended since.
    // A rejection is in the status, which is what is drawn.
    if (unasked && statusOf(id).state === 'unasked') loadPage(id).catch(() => undefined);
  }, [id, unasked]);
  if (status.state === 'failed') return <LoadFailure id={id} error={status.error} />;
  if (status.state !== 'ready') return loading;
  const { Page } = status;
  return (
    <LivePage id={id} loading={loading}>
      <Page />
    </LivePage>
  );
}
