import { memo, Suspense, use, useEffect, useState, type ReactNode } from 'react';
import { useHydrated } from '@storefront/shared/store';
import { ForCustomer } from './ForCustomer';
import type { RemotePageId } from './registry-document';
import { loadPage } from './load-page';
import type { PageLoadError } from './page-load-error';
import { forgetFailure, getPageStatus, usePageStatus, type LivePageProps } from './page-status';
import { findPage } from './registry';
import { AbsentPage, IncompatiblePage, RemoteFailure } from './RemoteFailure';
import { RenderedPageContext, type RenderedPage } from './rendered-page';
import { reportFailure } from './report-failure';
import styles from './remote-page.module.css';

interface RemotePageProps extends LivePageProps {
  readonly id: RemotePageId;
  /** For customers only: server-rendered HTML of the page is not hydrated until the session is known either. */
  readonly personal?: boolean;
}

function LoadFailure({ id, error }: { id: RemotePageId; error: PageLoadError }) {
  useEffect(() => reportFailure({ id, reference: error.reference, reason: error.reason, error }), [id, error]);
  useEffect(() => () => forgetFailure(id), [id]);
  if (error.reason === 'absent') return <AbsentPage />;
  if (error.reason === 'incompatible' || error.reason === 'outdated')
    return <IncompatiblePage reference={error.reference} />;
  return <RemoteFailure reference={error.reference} onRetry={() => loadPage(id)} />;
}

interface FrameProps {
  readonly id: RemotePageId;
  /** Remote and version. Set on the server only, which has no registry document to read them from. */
  readonly release?: string | undefined;
  readonly children: ReactNode;
}

function Frame({ id, release, children }: FrameProps) {
  const { remoteName, remote } = findPage(id);
  return (
    <div className={styles.page} data-remote={release ?? `${remoteName}@${remote?.version}`}>
      {children}
    </div>
  );
}

function LoadedPage({ id, loading }: RemotePageProps) {
  const status = usePageStatus(id);
  const unasked = status.state === 'unasked';
  useEffect(() => {
    // During hydration `status` is the server's value; the load may have finished since.
    // A rejection is ignored here because the status, which is rendered, records it.
    if (unasked && getPageStatus(id).state === 'unasked') loadPage(id).catch(() => undefined);
  }, [id, unasked]);
  if (status.state === 'failed') return <LoadFailure id={id} error={status.error} />;
  if (status.state !== 'ready') return loading;
  const { Page } = status;
  return (
    <Frame id={id}>
      <Page loading={loading} />
    </Frame>
  );
}

interface TakenOverPageProps extends RemotePageProps {
  readonly rendered: RenderedPage;
  readonly setTakesOver: (takesOver: boolean) => void;
}

/**
 * Hydrates a server-rendered page: its HTML stays until the code has loaded. Memoised, because a render from above would replace the
 * HTML with the loading state.
 */
const TakenOverPage = memo(function TakenOverPage({
  id,
  loading,
  personal,
  rendered,
  setTakesOver,
}: TakenOverPageProps) {
  useEffect(() => {
    // The status records the rejection and is rendered from then on.
    loadPage(id).catch(() => setTakesOver(false));
  }, [id, setTakesOver]);
  const { Page, release } = rendered;
  return (
    <Frame id={id} release={release}>
      <Suspense fallback={loading}>
        {personal ? (
          <ForCustomer>
            <Page loading={loading} />
          </ForCustomer>
        ) : (
          <Page loading={loading} />
        )}
      </Suspense>
    </Frame>
  );
});

/** Renders a page of a remote in isolation: whatever happens to it, the header, cart and footer keep working. */
export function RemotePage({ id, loading, personal = false }: RemotePageProps) {
  const rendered = use(RenderedPageContext);
  const hydrated = useHydrated();
  const [takesOver, setTakesOver] = useState(!hydrated && rendered?.id === id);
  if (!takesOver || !rendered) return <LoadedPage id={id} loading={loading} />;
  return (
    <TakenOverPage id={id} loading={loading} personal={personal} rendered={rendered} setTakesOver={setTakesOver} />
  );
}
