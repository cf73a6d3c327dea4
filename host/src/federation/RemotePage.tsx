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
  /** A guest must not run it: what the server has rendered of it waits for the session as well. */
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
  /** Remote and version, where a server says it, which has no registry of its own. */
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
    // While prerendered HTML is taken over, `status` is what the server knew; the load may have ended since.
    // A rejection is in the status, which is what is drawn.
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
 * Takes over what the server has rendered of a page: its HTML stays as it is until the code is there. Memoised, as a new render above
 * it would put the loading state in its place.
 */
const TakenOverPage = memo(function TakenOverPage({
  id,
  loading,
  personal,
  rendered,
  setTakesOver,
}: TakenOverPageProps) {
  useEffect(() => {
    // The rejection is in the status, which is what is drawn then.
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

/** A page of a remote in a frame of its own: whatever happens to it, header, cart and footer stay alive. */
export function RemotePage({ id, loading, personal = false }: RemotePageProps) {
  const rendered = use(RenderedPageContext);
  const hydrated = useHydrated();
  const [takesOver, setTakesOver] = useState(!hydrated && rendered?.id === id);
  if (!takesOver || !rendered) return <LoadedPage id={id} loading={loading} />;
  return (
    <TakenOverPage id={id} loading={loading} personal={personal} rendered={rendered} setTakesOver={setTakesOver} />
  );
}
